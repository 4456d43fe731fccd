// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/commands.h"

#include "ui/shell/welcome/samples.h"
#include "ui/style/plain_hint.h"
#include "ui/words/stage_facts.h"
#include "ui/style/icons.h"

namespace tranche {

namespace {

/// The toolkit takes the tooltip of the button from the text, which may name an attribute.
void setWords(QAction& action, const QString& text)
{
    if (action.text() == text)
        return;
    action.setText(text);
    action.setToolTip({});
    action.setToolTip(plainHint(action.toolTip()));
}

} // namespace

Commands::Commands(QWidget* window) : QObject(window), m_window(window)
{
    makeFile();
    makeEdit();
    makeView();
    makeStages();
    makeHelp();
}

QAction* Commands::make(const QString& text, const QString& iconName, const QKeySequence& keys)
{
    auto* action = new QAction(text, this);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName, m_window->palette()));
    action->setShortcut(keys);
    m_window->addAction(action); // so that the keys work whatever menu is shown
    m_all += action;
    return action;
}

void Commands::makeFile()
{
    open = make(tr("&Open a table…"), QStringLiteral("open"), QKeySequence::Open);
    openWithChoices = make(tr("Open with &choices…"), QStringLiteral("settings"));
    openDatabase = make(tr("Open a &database…"), QStringLiteral("database"));
    openRecipe = make(tr("Open a &recipe…"), QStringLiteral("recipe"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    saveRecipe = make(tr("&Save the recipe"), QStringLiteral("save"), QKeySequence(Qt::CTRL | Qt::Key_S));
    saveRecipeAs = make(tr("Save the recipe &as…"), {});
    applyToFile = make(tr("App&ly to another file…"), {});
    for (const Sample& sample : tranche::samples()) {
        QAction* action = make(tr("Open the sample: %1").arg(sample.title), QStringLiteral("stage-table"));
        action->setData(sample.name);
        samples += action;
    }
    quit = make(tr("&Quit"), {}, QKeySequence(Qt::CTRL | Qt::Key_Q));
}

void Commands::makeEdit()
{
    undo = make(tr("&Undo"), QStringLiteral("undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo = make(tr("&Redo"), QStringLiteral("redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    shuffle = make(tr("&Shuffle again"), QStringLiteral("shuffle"));
    proposal = make(tr("Back to the &proposed columns"), QStringLiteral("proposal"));
    compute = make(tr("Re&calculate"), QStringLiteral("state-running"), QKeySequence(Qt::Key_F5));
    cancel = make(tr("Ca&ncel the job"), QStringLiteral("close"), QKeySequence(Qt::Key_Escape));
}

void Commands::makeView()
{
    drawer = make(tr("&More settings"), QStringLiteral("settings"), QKeySequence(Qt::CTRL | Qt::Key_Period));
    drawer->setCheckable(true);
    nextRegion = make(tr("&Next region"), {}, QKeySequence(Qt::Key_F6));
    previousRegion = make(tr("&Previous region"), {}, QKeySequence(Qt::SHIFT | Qt::Key_F6));
    palette = make(tr("Search &commands"), QStringLiteral("search"), QKeySequence(Qt::CTRL | Qt::Key_K));
    goToModel = make(tr("Go to the privacy model"), {}, QKeySequence(Qt::ALT | Qt::Key_M));
    goToL = make(tr("Go to ℓ"), {}, QKeySequence(Qt::ALT | Qt::Key_L));
    goToAlpha = make(tr("Go to α"), {}, QKeySequence(Qt::ALT | Qt::Key_A));
    goToColumns = make(tr("Go to c"), {}, QKeySequence(Qt::ALT | Qt::Key_C));
    languages = new QActionGroup(this);
    // Each language is named by itself, so that who is lost in another one finds it.
    const std::pair<QString, const char*> tongues[]
        = {{tr("Language of the s&ystem"), "system"}, {QStringLiteral("&English"), "en"}, {QStringLiteral("&Deutsch"), "de"}};
    for (const auto& [text, name] : tongues) {
        QAction* action = make(text, {});
        action->setCheckable(true);
        action->setData(QLatin1String(name));
        languages->addAction(action);
    }
    schemes = new QActionGroup(this);
    const std::pair<QString, const char*> choices[] = {
        {tr("Colours of the s&ystem"), "system"},
        {tr("&Light"), "light"},
        {tr("&Dark"), "dark"},
        {tr("&High contrast"), "high-contrast"},
    };
    for (const auto& [text, name] : choices) {
        QAction* action = make(text, {});
        action->setCheckable(true);
        action->setData(QLatin1String(name));
        schemes->addAction(action);
    }
}

void Commands::makeStages()
{
    for (const PanelId panel : allPanels) {
        const int number = static_cast<int>(panel) + 1;
        QAction* action = make(QStringLiteral("&%1 %2").arg(number).arg(panelName(panel)), stageIcon(panel),
                               QKeySequence(Qt::CTRL | (Qt::Key(Qt::Key_0 + number))));
        stages += action;
    }
    verify = make(tr("&Verify the draft"), QStringLiteral("pass"));
    review = make(tr("&Review a release…"), QStringLiteral("seal"));
    verifyRelease = make(tr("Verify &a release…"), QStringLiteral("fingerprint"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    keys = make(tr("&Keys and signers…"), QStringLiteral("key"));
    openPolicy = make(tr("Open a &policy…"), QStringLiteral("policy"));
    auditLog = make(tr("Audit &log"), QStringLiteral("history"));
}

void Commands::makeHelp()
{
    manual = make(tr("&Manual for this stage"), QStringLiteral("help"), QKeySequence(Qt::Key_F1));
    tour = make(tr("Take the &tour"), QStringLiteral("tour"));
    glossary = make(tr("&Glossary"), QStringLiteral("glossary"));
    guarantee = make(tr("What is &guaranteed, and what is not"), QStringLiteral("stage-risk"));
    experiments = make(tr("The paper's &experiments"), QStringLiteral("stage-columns"));
    about = make(tr("&About Tranche"), QStringLiteral("info"));
}

QList<QAction*> Commands::all() const
{
    return m_all;
}

void Commands::refresh(const Session& session)
{
    const Snapshot& snapshot = session.now().snapshot;
    undo->setEnabled(session.canUndo());
    setWords(*undo, session.canUndo() ? tr("&Undo: %1").arg(session.undoText()) : tr("&Undo"));
    redo->setEnabled(session.canRedo());
    setWords(*redo, session.canRedo() ? tr("&Redo: %1").arg(session.redoText()) : tr("&Redo"));
    for (QAction* action : {saveRecipe, saveRecipeAs, applyToFile})
        action->setEnabled(snapshot.table != nullptr);
    for (QAction* action : {openPolicy, auditLog})
        action->setEnabled(snapshot.table != nullptr);
    shuffle->setEnabled(snapshot.sliced != nullptr);
    proposal->setEnabled(snapshot.columnsByHand != nullptr);
    compute->setEnabled(snapshot.table != nullptr && !session.isBusy() && snapshot.nextStage().has_value());
    cancel->setEnabled(session.isBusy());
    verify->setEnabled(snapshot.readyForRelease() && !session.isBusy());
    for (QAction* action : stages)
        action->setEnabled(snapshot.table != nullptr);
    for (QAction* action : {goToModel, goToL, goToAlpha, goToColumns})
        action->setEnabled(snapshot.table != nullptr);
}

} // namespace tranche
