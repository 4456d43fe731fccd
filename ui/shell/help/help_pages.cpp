// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/help_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>

namespace tranche {

namespace {

constexpr const char* pageNames[] = {"index",   "table",   "roles",   "correlation", "columns",     "buckets", "risk",
                                     "utility", "approve", "recipes", "guarantee",   "experiments", "glossary"};

/// The manual in the language of the screen where there is one, else in English.
QString pathOf(const QString& name)
{
    const QString own = QStringLiteral(":/help/%1/%2.md").arg(QLocale().name().section(QLatin1Char('_'), 0, 0), name);
    return QFile::exists(own) ? own : QStringLiteral(":/help/en/%1.md").arg(name);
}

} // namespace

std::vector<HelpPage> helpPages()
{
    std::vector<HelpPage> pages;
    for (const char* known : pageNames) {
        const QString name = QLatin1String(known);
        QFile file(pathOf(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        pages.push_back({name, text.section(QLatin1Char('\n'), 0, 0).remove(QStringLiteral("# ")), text,
                         QUrl(QStringLiteral("qrc") + file.fileName())});
    }
    return pages;
}

QString manualPictures()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* place : {"manual", "../share/tranche/manual"}) {
        if (program.exists(QLatin1String(place)))
            return program.filePath(QLatin1String(place));
    }
    return {};
}

QString helpPageOf(PanelId panel)
{
    switch (panel) {
    case PanelId::Table: return QStringLiteral("table");
    case PanelId::AttributeRoles: return QStringLiteral("roles");
    case PanelId::Correlation: return QStringLiteral("correlation");
    case PanelId::Columns: return QStringLiteral("columns");
    case PanelId::Buckets: return QStringLiteral("buckets");
    case PanelId::Risk: return QStringLiteral("risk");
    case PanelId::Utility: return QStringLiteral("utility");
    case PanelId::Approve: return QStringLiteral("approve");
    }
    return QStringLiteral("index");
}

} // namespace tranche
