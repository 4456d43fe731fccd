// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/key_folder.h"
#include "app/process_guards.h"
#include "core/release/pdf/report_pdf.h"
#include "ui/dialogs/questions.h"
#include "ui/session/session.h"
#include "ui/session/governance/stored_keys.h"
#include "ui/shell/main_window.h"
#include "ui/shell/manual_pictures.h"
#include "ui/shell/panel_factory.h"
#include "ui/words/stage_facts.h"
#include "ui/style/language.h"

#include <QCommandLineParser>
#include <QSettings>

#include <cstdio>
#include <exception>
#include <iterator>

using namespace tranche;

namespace {

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QStringLiteral("Turns a table about people into one that can be published, by slicing."));
    parser.addHelpOption();
    parser.addOptions({
        {QStringLiteral("scheme"), QStringLiteral("Colours for this run: light, dark or high-contrast."), QStringLiteral("name")},
        {QStringLiteral("language"), QStringLiteral("Language for this run: en or de."), QStringLiteral("name")},
        {QStringLiteral("sample"), QStringLiteral("Open a sample with its roles set: people or patients."), QStringLiteral("name")},
        {QStringLiteral("manual-pictures"), QStringLiteral("Write the pictures for the manual to this folder and exit."),
         QStringLiteral("folder")},
        {QStringLiteral("panel"),
         QStringLiteral("Start with this panel: table, roles, correlation, columns, buckets, risk, utility or approve."),
         QStringLiteral("name")},
    });
    parser.addPositionalArgument(QStringLiteral("tables"), QStringLiteral("Files of one table."), QStringLiteral("[tables...]"));
}

std::optional<PanelId> panelNamed(const QString& name)
{
    static constexpr const char* names[] = {"table", "roles", "correlation", "columns", "buckets", "risk", "utility", "approve"};
    static_assert(std::size(names) == std::size(allPanels));
    for (const PanelId panel : allPanels) {
        if (name == QLatin1String(names[static_cast<std::size_t>(panel)]))
            return panel;
    }
    return std::nullopt;
}

/// In every language and on both grounds, one after the other.
bool writeManualPictures(Application& application, const QString& folder)
{
    bool whole = true;
    for (const QString& language : languages()) { // English, which needs no texts, is the first
        useLanguage(application, language);
        for (const QString& scheme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            application.useScheme(scheme, true);
            ManualPictures pictures(QStringLiteral("%1/%2/%3").arg(folder, language, scheme));
            QObject::connect(&pictures, &ManualPictures::finished, &application, [&whole](bool all) {
                whole = whole && all;
                QApplication::quit();
            });
            pictures.begin();
            QApplication::exec();
        }
    }
    return whole;
}

int run(int argc, char** argv)
{
    Application application(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);
    if (parser.isSet(QStringLiteral("manual-pictures")))
        return writeManualPictures(application, parser.value(QStringLiteral("manual-pictures"))) ? 0 : 1;
    if (parser.isSet(QStringLiteral("scheme")))
        application.useScheme(parser.value(QStringLiteral("scheme")), true);
    else
        application.useScheme(application.settings()->value(QStringLiteral("scheme"), QStringLiteral("system")).toString());

    const auto language = parser.isSet(QStringLiteral("language"))
                              ? parser.value(QStringLiteral("language"))
                              : application.settings()->value(QStringLiteral("language"), QStringLiteral("system")).toString();
    useLanguage(application, languageOf(language, QLocale::system()));

    Session session;
    session.preferences().keepIn(application.settings());
    session.setKeys(std::make_shared<const StoredKeys>(keyFolder()));
    session.setPdfMaker([](std::span<const Report> reports) { return reportPdfs(reports); });
    const auto questions = fileDialogs();
    WindowSetup setup;
    setup.questions = questions;
    setup.settings = application.settings();
    setup.stateFolder = application.stateFolder();
    setup.keyFolder = keyFolder();
    setup.makePanel = [questions](PanelId panel, Session& of, QWidget* parent) { return makePanel(panel, of, questions, parent); };
    setup.changeScheme = [&application](const QString& scheme) { application.useScheme(scheme); };
    MainWindow window(session, setup);
    window.show();
    if (parser.isSet(QStringLiteral("panel")))
        window.beginWith(panelNamed(parser.value(QStringLiteral("panel"))).value_or(PanelId::Table));
    if (parser.isSet(QStringLiteral("sample")))
        window.beginWithSample(parser.value(QStringLiteral("sample")));
    else
        window.openTables(parser.positionalArguments());
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    guardProcess();
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        std::fputs("Tranche has to close because there is not enough memory. Nothing was written.\n", stderr);
    } catch (...) {
        // What the exception says may hold a value of the table.
        std::fputs("Tranche has to close because of an internal error. Nothing was written.\n", stderr);
    }
    return 70;
}
