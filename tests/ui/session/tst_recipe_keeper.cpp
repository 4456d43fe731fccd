// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/apply_recipe.h"
#include "ui/session/opened_table.h"
#include "ui/session/recipe_keeper.h"

#include "core/recipe/recipe_file.h"
#include "core/recipe/recipe_text.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/recent_files.h"

#include <QProcess>
#include <QSettings>
#include <QSignalSpy>

#include <latch>

namespace tst_recipe_keeper {

using namespace tranche;
using namespace tranche::test;

class TestRecipeKeeper : public QObject {
    Q_OBJECT

private slots:
    void savingAndOpeningGivesTheSameDecisionsAndBuckets();
    void decisionsAfterSavingCountAsChanged();
    void undoToTheSavedStateIsNotChanged();
    void aRecipeThatCannotBeWrittenStaysChanged();
    void decisionsAreKeptByThemselvesWithinTwoSeconds();
    void whatADeadProgramKeptIsOfferedAndTakenUp();
    void whatIsSavedIsNotOfferedAgain();
    void aLivingProgramIsLeftInPeace();
    void decisionsWithoutARecipeAreOfferedNextTime();
    void theEndWaitsForNoDiskAndLosesNothing();
    void anUndoToAnotherTableFindsItsRecipeAgain();
    void whatDiffersIsKnownAfterOpening();
    void choicesForRecordsAreFollowedInTheirFileAlone();
    void aMissingTableIsNamedWithoutItsFolder();
    void recentFilesAreRememberedOnceAndForgotten();

private:
    /// A table with roles, an order, columns by hand and settings of its own.
    static void decide(SessionDriver& driver)
    {
        driver.load(peopleCsv(300, true));
        TRY_IDLE(driver.session);
        driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
        driver.session.setMissingRule({SessionDriver::job}, MissingRule::KeepAsValue);
        driver.session.setOrder(SessionDriver::town, {"town3", "town1", "town0", "town2"});
        auto parameters = driver.snapshot().parameters;
        parameters.model.l = Ratio(7, 2);
        parameters.cut = Cut::Balanced;
        driver.session.setParameters(parameters);
        TRY_IDLE(driver.session);
        driver.session.moveToNewColumn({AttributeId(1)});
        TRY_IDLE(driver.session);
        driver.session.setPinned({AttributeId(1)}, true);
        driver.session.pinScenario(QStringLiteral("First"), QStringLiteral("why"));
        driver.session.setReleaseOptions({Layout::PerColumn, FormulaCells::Prefixed});
        TRY_IDLE(driver.session);
    }
    static void save(RecipeKeeper& keeper, const QString& path)
    {
        QSignalSpy saved(&keeper, &RecipeKeeper::saved);
        keeper.save(path);
        QTRY_COMPARE(saved.size(), 1);
    }
    /// Recipes in the state folder.
    static QStringList keptIn(const QTemporaryDir& folder)
    {
        return QDir(folder.path()).entryList({QStringLiteral("*.tranche")}, QDir::Files);
    }
    static std::string textOf(const Session& session) { return recipeText(tranche::recipeOf(session.now())); }
};

void TestRecipeKeeper::savingAndOpeningGivesTheSameDecisionsAndBuckets()
{
    SessionDriver first;
    RecipeKeeper keeper(first.session, {});
    decide(first);
    QVERIFY(first.snapshot().report && first.snapshot().columnsByHand);
    const auto path = first.path(QStringLiteral("r.tranche"));
    save(keeper, path);
    QCOMPARE(keeper.file(), path);

    SessionDriver second;
    RecipeKeeper other(second.session, {});
    other.open(path);
    TRY_IDLE(second.session);
    QVERIFY(second.now().opened);
    QCOMPARE(textOf(second.session), textOf(first.session));
    QCOMPARE(other.file(), path);
    QVERIFY(!other.isChanged());
    const auto& a = first.snapshot();
    const auto& b = second.snapshot();
    QVERIFY(a.roles == b.roles && a.schema == b.schema && a.parameters == b.parameters && *a.columns == *b.columns);
    QCOMPARE(a.buckets->size(), b.buckets->size());
    for (std::size_t i = 0; i < a.buckets->size(); ++i)
        QVERIFY(std::ranges::equal(a.buckets->rowsOf(BucketId(i)), b.buckets->rowsOf(BucketId(i))));
    QCOMPARE(b.report->holds(), a.report->holds());
}

void TestRecipeKeeper::decisionsAfterSavingCountAsChanged()
{
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, {});
    decide(driver);
    QVERIFY(!keeper.isChanged()); // it has no recipe yet
    save(keeper, driver.path(QStringLiteral("r.tranche")));
    QVERIFY(!keeper.isChanged());
    QSignalSpy changed(&keeper, &RecipeKeeper::changed);
    driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QVERIFY(keeper.isChanged());
    QTRY_VERIFY(keeper.wasChanged());
    QVERIFY(changed.size() >= 1);
}

void TestRecipeKeeper::undoToTheSavedStateIsNotChanged()
{
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, {});
    decide(driver);
    save(keeper, driver.path(QStringLiteral("r.tranche")));
    driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QVERIFY(keeper.isChanged());
    driver.session.undo();
    QVERIFY(!keeper.isChanged());
}

void TestRecipeKeeper::aRecipeThatCannotBeWrittenStaysChanged()
{
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, {});
    decide(driver);
    save(keeper, driver.path(QStringLiteral("r.tranche")));
    driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QSignalSpy failed(&keeper, &RecipeKeeper::failed);
    bool followed = false;
    keeper.save(driver.path(QStringLiteral("no/such/folder/r.tranche")), [&] { followed = true; });
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!followed && keeper.isChanged());
    QCOMPARE(keeper.file(), driver.path(QStringLiteral("r.tranche")));
}

void TestRecipeKeeper::decisionsAreKeptByThemselvesWithinTwoSeconds()
{
    QTemporaryDir folder;
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, folder.path());
    decide(driver);
    const auto kept = [&]() -> std::string {
        const auto files = keptIn(folder);
        return files.size() == 1 ? *readSmallFile(folder.filePath(files.front()).toStdString()) : std::string();
    };
    for (int round = 0; round < 3; ++round) {
        driver.session.setRoles({SessionDriver::age}, round % 2 == 0 ? Role::Excluded : Role::QuasiIdentifier);
        const auto wanted = textOf(driver.session);
        QTRY_COMPARE_WITH_TIMEOUT(kept(), wanted, 2000);
    }
    const auto files = QDir(folder.path()).entryInfoList(QDir::Files | QDir::Hidden);
    for (const auto& file : files)
        QVERIFY2(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)) || file.suffix() == QLatin1String("lock"),
                 qPrintable(file.fileName()));
    QVERIFY(!(QFileInfo(folder.path()).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
}

void TestRecipeKeeper::whatADeadProgramKeptIsOfferedAndTakenUp()
{
    QTemporaryDir folder;
    SessionDriver table; // the file outlives the child
    const auto path = table.write(QStringLiteral("people.csv"), peopleCsv(200));
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("tst_recipe_keeper"), QStringLiteral("--keep"), folder.path(), path});
    const auto kept = [&] { return keptIn(folder); };
    QTRY_VERIFY_WITH_TIMEOUT(
        !kept().isEmpty() && readSmallFile(folder.filePath(kept().front()).toStdString())->find("\"sensitive\"") != std::string::npos,
        20000);
    QVERIFY(RecipeState::leftBehind(folder.path()).empty()); // it lives
    child.kill();                                            // no word of farewell
    QVERIFY(child.waitForFinished());

    const auto left = RecipeState::leftBehind(folder.path());
    QCOMPARE(left.size(), std::size_t(1));
    QCOMPARE(left.front().title, QStringLiteral("people.csv"));
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, folder.path());
    keeper.recover(left.front());
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().roles[SessionDriver::illness.value], Role::Sensitive);
    QVERIFY(keeper.file().isEmpty());
    QTRY_VERIFY(!QFile::exists(left.front().path)); // it is kept anew
    QTRY_COMPARE(kept().size(), 1);
}

void TestRecipeKeeper::whatIsSavedIsNotOfferedAgain()
{
    QTemporaryDir folder;
    SessionDriver driver;
    auto keeper = std::make_unique<RecipeKeeper>(driver.session, folder.path());
    decide(driver);
    save(*keeper, driver.path(QStringLiteral("r.tranche")));
    keeper->endWell();
    keeper.reset();
    JobRunner::awaitLetGo();
    QVERIFY(keptIn(folder).isEmpty());
    QVERIFY(RecipeState::leftBehind(folder.path()).empty());
}

void TestRecipeKeeper::aLivingProgramIsLeftInPeace()
{
    QTemporaryDir folder;
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, folder.path());
    decide(driver);
    QTRY_VERIFY(!keptIn(folder).isEmpty());
    QVERIFY(RecipeState::leftBehind(folder.path()).empty());
}

void TestRecipeKeeper::decisionsWithoutARecipeAreOfferedNextTime()
{
    QTemporaryDir folder;
    SessionDriver driver;
    {
        RecipeKeeper keeper(driver.session, folder.path());
        decide(driver);
        keeper.endWell(); // at once, before anything was kept by itself
    }
    JobRunner::awaitLetGo();
    const auto left = RecipeState::leftBehind(folder.path());
    QCOMPARE(left.size(), std::size_t(1));
    QCOMPARE(*readSmallFile(left.front().path.toStdString()), textOf(driver.session));
    RecipeState::forget(left.front().path);
    QVERIFY(RecipeState::leftBehind(folder.path()).empty());
}

void TestRecipeKeeper::theEndWaitsForNoDiskAndLosesNothing()
{
    QTemporaryDir folder;
    SessionDriver driver;
    std::latch answered(1);
    {
        RecipeKeeper keeper(driver.session, folder.path());
        decide(driver);
        keeper.endWell([&answered] { answered.wait(); }); // a disk that does not answer
    }
    QVERIFY(RecipeState::leftBehind(folder.path()).empty()); // whoever writes lives
    answered.count_down();
    JobRunner::awaitLetGo();
    const auto left = RecipeState::leftBehind(folder.path());
    QCOMPARE(left.size(), std::size_t(1));
    QCOMPARE(*readSmallFile(left.front().path.toStdString()), textOf(driver.session));
}

void TestRecipeKeeper::anUndoToAnotherTableFindsItsRecipeAgain()
{
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, {});
    decide(driver);
    const auto path = driver.path(QStringLiteral("r.tranche"));
    save(keeper, path);
    driver.load(peopleCsv(40), QStringLiteral("other.csv"));
    TRY_IDLE(driver.session);
    QVERIFY(keeper.file().isEmpty());
    driver.session.undo();
    QCOMPARE(keeper.file(), path);
    QVERIFY(!keeper.isChanged());
}

void TestRecipeKeeper::whatDiffersIsKnownAfterOpening()
{
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, {});
    decide(driver);
    const auto path = driver.path(QStringLiteral("r.tranche"));
    save(keeper, path);
    driver.write(QStringLiteral("people.csv"), peopleCsv(300, true).replace("town2", "village"));
    keeper.open(path);
    TRY_IDLE(driver.session);
    const auto& recipe = driver.now().opened->recipe;
    QVERIFY(recipe && recipe->sourceChanged);
    QCOMPARE(recipe->name, QStringLiteral("r.tranche"));
    QCOMPARE(recipe->drift.differences.newValues, (std::vector<RecipeDifferences::NewValues>{{"Town", 1, false}}));
    QVERIFY(keeper.isChanged());
    QVERIFY(driver.snapshot().buckets);
}

void TestRecipeKeeper::choicesForRecordsAreFollowedInTheirFileAlone()
{
    SessionDriver driver;
    const auto bytes = peopleCsv(300, true) + "odd\n";
    driver.write(QStringLiteral("people.csv"), bytes);
    driver.write(QStringLiteral("moved.csv"), bytes);
    driver.write(QStringLiteral("next.csv"), peopleCsv(200, true));
    CsvOptions csv;
    csv.records = {{.line = 302}};
    driver.session.loadFiles({driver.path(QStringLiteral("people.csv"))}, csv);
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().table->rowCount(), std::size_t{300});
    driver.session.applyToFiles({driver.path(QStringLiteral("moved.csv"))});
    TRY_IDLE(driver.session);
    QCOMPARE(driver.now().opened->recipe->drift.foreignChoices, std::size_t{0});
    QVERIFY(driver.now().opened->options == ImportOptions(csv));
    driver.session.applyToFiles({driver.path(QStringLiteral("next.csv"))});
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().table->rowCount(), std::size_t{200});
    QCOMPARE(driver.now().opened->recipe->drift.foreignChoices, std::size_t{1});
    QVERIFY(driver.now().opened->options == ImportOptions(CsvOptions()));
}

void TestRecipeKeeper::aMissingTableIsNamedWithoutItsFolder()
{
    SessionDriver driver;
    RecipeKeeper keeper(driver.session, {});
    decide(driver);
    const auto path = driver.path(QStringLiteral("r.tranche"));
    save(keeper, path);
    QVERIFY(QFile::rename(driver.path(QStringLiteral("people.csv")), driver.path(QStringLiteral("moved.csv"))));
    const auto before = driver.now().opened;
    QSignalSpy failed(&driver.session, &Session::failed);
    keeper.open(path);
    TRY_IDLE(driver.session);
    QCOMPARE(failed.size(), 1);
    const auto error = errorIn(failed.front().front());
    QCOMPARE(error.place.file, std::string("people.csv"));
    QVERIFY(driver.now().opened == before);
    keeper.open(path, {driver.path(QStringLiteral("moved.csv"))});
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().opened != before);
    QVERIFY(!driver.now().opened->recipe->sourceChanged);
}

void TestRecipeKeeper::recentFilesAreRememberedOnceAndForgotten()
{
    QTemporaryDir folder;
    const auto settings = std::make_shared<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    {
        RecentFiles recents(settings);
        for (int i = 0; i < 12; ++i)
            recents.remember(RecentFiles::Kind::Table, {{QStringLiteral("/a/%1.csv").arg(i)}, QStringLiteral("x")});
        recents.remember(RecentFiles::Kind::Table, {{QStringLiteral("/a/9.csv")}, QStringLiteral("y")});
        recents.remember(RecentFiles::Kind::Recipe, {{QStringLiteral("/b/r.tranche")}, {}});
    }
    RecentFiles recents(settings);
    const auto& tables = recents.list(RecentFiles::Kind::Table);
    QCOMPARE(tables.size(), std::size_t(8));
    QCOMPARE(tables.front().name(), QStringLiteral("9.csv"));
    QCOMPARE(tables.front().about, QStringLiteral("y"));
    QCOMPARE(tables[1].name(), QStringLiteral("11.csv"));
    QSignalSpy changed(&recents, &RecentFiles::changed);
    recents.forget(RecentFiles::Kind::Recipe, {QStringLiteral("/b/r.tranche")});
    recents.forget(RecentFiles::Kind::Recipe, {QStringLiteral("/b/r.tranche")});
    QCOMPARE(changed.size(), 1);
    QVERIFY(RecentFiles(settings).list(RecentFiles::Kind::Recipe).empty());
}

/// Another program that works on a table until it is killed.
static int keepUntilKilled(QCoreApplication& application)
{
    Session session(std::make_unique<SeededRandom>(7));
    RecipeKeeper keeper(session, application.arguments().at(2));
    QObject::connect(&session, &Session::snapshotChanged, &application, [&](const Document& now, const Document& before) {
        if (now.opened != before.opened)
            QMetaObject::invokeMethod(
                &session, [&] { session.setRoles({SessionDriver::illness}, Role::Sensitive); }, Qt::QueuedConnection);
    });
    session.loadFiles({application.arguments().at(3)}, CsvOptions{});
    return QCoreApplication::exec();
}

static int testOrKeep(int count, char** words)
{
    QCoreApplication application(count, words);
    if (application.arguments().value(1) == QLatin1String("--keep"))
        return keepUntilKilled(application);
    TestRecipeKeeper test;
    return QTest::qExec(&test, count, words);
}

static const tranche::test::Registration registeredTest(__FILE__, testOrKeep);

} // namespace tst_recipe_keeper

#include "tst_recipe_keeper.moc"
