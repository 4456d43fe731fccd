// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/naming/source_title.h"

#include "core/import/qt_text.h"
#include "ui/session/tr.h"

#include <QFileInfo>
#include <QStringList>

namespace tranche {

QString sourceTitle(const std::vector<std::filesystem::path>& files, const ImportOptions& options)
{
    const auto* database = std::get_if<DatabaseOptions>(&options.form);
    if (files.empty() && database != nullptr) {
        const QString name = qtText(database->database);
        return database->table.empty() ? tr("Query to %1").arg(name) : tr("%1 of %2").arg(qtText(database->table), name);
    }
    QStringList names;
    for (const auto& file : files)
        names << qtText(file.filename().string());
    return names.join(QStringLiteral(", "));
}

QString sourceFileName(const std::vector<std::string>& files, const ImportOptions& options)
{
    if (!files.empty())
        return QFileInfo(qtText(files.front())).completeBaseName();
    const auto* database = std::get_if<DatabaseOptions>(&options.form);
    if (database == nullptr)
        return {};
    QString name = qtText(database->table.empty() ? database->database : database->table);
    for (QChar& sign : name)
        if (!sign.isLetterOrNumber() && sign != u'_' && sign != u'-')
            sign = u'_';
    return name;
}

} // namespace tranche
