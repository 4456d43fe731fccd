// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace tranche {

namespace {

/// One list for the whole program: an English sentence has one translation, wherever it stands.
class Texts final : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char*, const char* source, const char*, int count) const override
    {
        return QTranslator::translate("tranche", source, nullptr, count);
    }
};

} // namespace

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("de")};
}

QString languageOf(const QString& choice, const QLocale& system)
{
    const QString wanted = languages().contains(choice) ? choice : system.name().section(QLatin1Char('_'), 0, 0);
    return languages().contains(wanted) ? wanted : languages().front();
}

void useLanguage(QCoreApplication& application, const QString& language)
{
    const QLocale system = QLocale::system();
    const bool same = system.name().startsWith(language + QLatin1Char('_'));
    QLocale::setDefault(same ? system : QLocale(language == QLatin1String("de") ? QLocale::German : QLocale::English));
    if (language == languages().front())
        return;
    auto* ofQt = new QTranslator(&application);
    if (ofQt->load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(ofQt);
    auto* ours = new Texts(&application);
    if (ours->load(QStringLiteral(":/i18n/tranche_%1.qm").arg(language)))
        QCoreApplication::installTranslator(ours);
}

} // namespace tranche
