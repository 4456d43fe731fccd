// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_facts.h"
#include "core/limits/limits_by_alpha.h"
#include "core/pipeline/cut_cost.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/opened_table.h"
#include "core/base/messages/table_message.h"

#include <QSignalSpy>

#include <algorithm>

namespace tst_session {

using namespace tranche;
using namespace tranche::test;

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void startsWithoutATable();
    void loadingGivesRolesAndAnUndoableStep();
    void suspectedIdentifiersStayUndecidedAndNothingRuns();
    void withoutASensitiveAttributeOnlyASmallestBucketIsLacking();
    void twoSensitiveAttributesAreBothJudged();
    void aSensitiveAttributeLeadsToASlicedTable();
    void resultsArriveOneByOne();
    void anInfeasibleRequestKeepsWhatWasComputedAndNamesTheGreatestL();
    void aWrongParameterIsRefusedWithoutAStep();
    void missingTokensAreThoseGiven();
    void aDecisionThatChangesNothingIsNoStep();
    void movingAttributesIsAStepWithAName();
    void backToProposalRestoresTheProposedColumns();
    void settingsOfOneDragAreOneStep();
    void undoAndRedoReturnTheVerySameResults();
    void fiftyDecisionsAndFiftyUndosEndWhereTheyBegan();
    void anotherTableKeepsParameters();
};

namespace {

/// Loads people and makes Illness sensitive; the rest follows by itself.
void open(SessionDriver& driver, int rows = 60)
{
    driver.load(peopleCsv(rows));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().sliced);
}

void decideAtRandom(Session& session, SeededRandom& random)
{
    const auto& snapshot = session.now().snapshot;
    auto parameters = snapshot.parameters;
    const auto any = [&](std::size_t count) { return static_cast<std::size_t>(random.below(count)); };
    switch (any(8)) {
    case 0: parameters.model.l = Ratio(2 + any(3), 1 + any(2)); break;
    case 1: parameters.columns.alpha = 1 + any(3); break;
    case 2: parameters.columns.columns = 1 + any(4); break;
    case 3: parameters.bins = static_cast<std::uint32_t>(2 + any(8)); break;
    case 4: session.setRoles({SourceId(any(5))}, any(4) == 0 ? Role::Excluded : Role::QuasiIdentifier); return;
    case 5: session.setRoles({SessionDriver::illness}, Role::Sensitive); return;
    case 6: session.reshuffle(); return;
    default:
        if (snapshot.columns)
            session.moveToNewColumn({AttributeId(any(snapshot.columns->attributeCount()))});
        return;
    }
    session.setParameters(parameters);
}

} // namespace

void TestSession::startsWithoutATable()
{
    Session session;
    QVERIFY(!session.now().opened);
    QVERIFY(!session.now().snapshot.table);
    QVERIFY(!session.isBusy());
    QVERIFY(!session.canUndo());
    QVERIFY(!session.canRedo());
    session.setRoles({SourceId(0)}, Role::Sensitive);
    session.moveToNewColumn({AttributeId(0)});
    session.reshuffle();
    session.verify();
    session.cancel();
    session.retry();
    QVERIFY(!session.isBusy());
    QVERIFY(!session.canUndo());
}

void TestSession::loadingGivesRolesAndAnUndoableStep()
{
    SessionDriver driver;
    QSignalSpy changed(&driver.session, &Session::snapshotChanged);
    QSignalSpy progressed(&driver.session, &Session::jobProgressed);
    driver.load(peopleCsv(60));
    QVERIFY(driver.session.isBusy());
    TRY_IDLE(driver.session);
    QCOMPARE(driver.now().opened->title, QStringLiteral("people.csv"));
    QCOMPARE(driver.now().opened->source.sha256, QCryptographicHash::hash(peopleCsv(60), QCryptographicHash::Sha256).toHex().toStdString());
    QCOMPARE(driver.now().opened->profiles.size(), std::size_t{5});
    QCOMPARE(driver.snapshot().roles, Roles(5, Role::QuasiIdentifier));
    QCOMPARE(driver.session.undoText(), QStringLiteral("Open people.csv"));
    QVERIFY(changed.count() >= 3); // the table, the kept tuples, the correlation
    QVERIFY(progressed.count() > 0);
    driver.session.undo();
    QVERIFY(!driver.now().opened);
    driver.session.redo();
    QVERIFY(driver.snapshot().correlation);
}

void TestSession::suspectedIdentifiersStayUndecidedAndNothingRuns()
{
    QByteArray text("Passport,Town,Illness\n");
    for (int i = 0; i < 30; ++i)
        text += "P" + QByteArray::number(1000 + i) + ",town" + QByteArray::number(i % 3) + ",ill" + QByteArray::number(i % 5) + "\n";
    SessionDriver driver;
    driver.load(text);
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().roles.front(), Role::Undecided);
    QVERIFY(!driver.snapshot().kept);
    QVERIFY(driver.now().failure);
    QCOMPARE(driver.now().failure->stage, Stage::Keep);
    QVERIFY(driver.now().failure->error == Error(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = "Passport"}));
    driver.session.setRoles({SourceId(0)}, Role::Identifier);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().kept);
    QCOMPARE(driver.snapshot().kept->attributeCount(), std::size_t{2});
    QCOMPARE(driver.session.undoText(), QStringLiteral("Drop Passport as an identifier"));
}

void TestSession::withoutASensitiveAttributeOnlyASmallestBucketIsLacking()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().correlation && driver.snapshot().columns && driver.now().silhouetteCurve);
    QVERIFY(promisesNothing(driver.snapshot()) && lacksSize(driver.snapshot()));
    QVERIFY(driver.now().failure);
    QCOMPARE(driver.now().failure->stage, Stage::Partition);
    QVERIFY(!driver.snapshot().buckets);
    auto parameters = driver.snapshot().parameters;
    parameters.minBucket = 5;
    driver.session.setParameters(parameters);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().readyForRelease());
    QVERIFY(driver.snapshot().report->claimsNothing());
    QVERIFY(driver.snapshot().buckets->sizes().least >= 5);
    QTRY_VERIFY_WITH_TIMEOUT(driver.now().wholeMembership && driver.now().cutCost, 60000);
    QVERIFY(!driver.now().cutCost->attribute && !driver.now().limit && !driver.now().limitsByAlpha && !driver.now().waysOut);
}

void TestSession::twoSensitiveAttributesAreBothJudged()
{
    SessionDriver driver;
    open(driver);
    driver.session.setRoles({SessionDriver::job}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().feasibility);
    QCOMPARE(driver.snapshot().kept->sensitive().size(), 2U);
    QCOMPARE(driver.snapshot().kept->attribute(driver.snapshot().kept->sensitive().back()).source, SessionDriver::job); // named last
    QCOMPARE(driver.snapshot().feasibility->groups.size(), 2U);
}

void TestSession::aSensitiveAttributeLeadsToASlicedTable()
{
    SessionDriver driver;
    open(driver);
    QVERIFY(!driver.now().failure);
    QVERIFY(driver.snapshot().readyForRelease());
    QCOMPARE(driver.snapshot().sliced->lineCount(), std::size_t{60});
    QCOMPARE(driver.now().columnFacts->columns.size(), driver.snapshot().columns->size());
    QVERIFY(!driver.now().limitsByAlpha->limits.empty());
    QVERIFY(!driver.session.isBusy());
}

void TestSession::resultsArriveOneByOne()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    std::vector<bool> withColumns;
    std::vector<bool> withSliced;
    connect(&driver.session, &Session::snapshotChanged, this, [&](const Document& now, const Document&) {
        withColumns.push_back(now.snapshot.columns != nullptr);
        withSliced.push_back(now.snapshot.sliced != nullptr);
    });
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(withColumns.size() >= 8); // the decision, seven stages
    QVERIFY(!withColumns.front());
    const auto columnsCame = std::ranges::find(withColumns, true) - withColumns.begin();
    const auto slicedCame = std::ranges::find(withSliced, true) - withSliced.begin();
    QVERIFY(columnsCame < slicedCame);
    QVERIFY(withSliced.back());
}

void TestSession::anInfeasibleRequestKeepsWhatWasComputedAndNamesTheGreatestL()
{
    SessionDriver driver;
    open(driver);
    auto parameters = driver.snapshot().parameters;
    parameters.model.l = Ratio(7, 1);
    driver.session.setParameters(parameters);
    QVERIFY(!driver.snapshot().buckets);
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().failure);
    QCOMPARE(driver.now().failure->stage, Stage::Partition);
    QCOMPARE(driver.now().failure->error.code, ErrorCode::Infeasible);
    QVERIFY(driver.snapshot().feasibility);
    QVERIFY(driver.now().columnFacts);
    QVERIFY(driver.now().limit && driver.now().limitsByAlpha);
    QVERIFY(!driver.snapshot().buckets);
    QVERIFY(!driver.snapshot().report);
    QVERIFY(!driver.snapshot().sliced);
    parameters.model.l = driver.now().limit->figure.ratio().value();
    driver.session.setParameters(parameters);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().readyForRelease());
}

void TestSession::aWrongParameterIsRefusedWithoutAStep()
{
    SessionDriver driver;
    open(driver);
    QSignalSpy failed(&driver.session, &Session::failed);
    const auto text = driver.session.undoText();
    auto parameters = driver.snapshot().parameters;
    parameters.bins = 1;
    driver.session.setParameters(parameters);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(driver.session.undoText(), text);
    QVERIFY(driver.snapshot().sliced);
}

void TestSession::missingTokensAreThoseGiven()
{
    SessionDriver driver;
    auto text = peopleCsv(60);
    text.replace("job3", "?");
    driver.session.loadFiles({driver.write(QStringLiteral("a.csv"), text)}, CsvOptions{}, {QStringLiteral("?")});
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().opened->profiles[SessionDriver::job.value].missing > 0);
    QCOMPARE(driver.snapshot().kept->droppedRowCount(), driver.now().opened->profiles[SessionDriver::job.value].missing);
    driver.session.setMissingRule({SessionDriver::job}, MissingRule::KeepAsValue);
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().kept->droppedRowCount(), std::size_t{0});
}

void TestSession::aDecisionThatChangesNothingIsNoStep()
{
    SessionDriver driver;
    open(driver);
    const auto before = driver.now();
    QSignalSpy changed(&driver.session, &Session::snapshotChanged);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    driver.session.setParameters(driver.snapshot().parameters);
    driver.session.setType({SessionDriver::age}, std::nullopt);
    driver.session.backToProposal();
    driver.session.setReleaseOptions(driver.now().releaseOptions);
    driver.session.moveAttributes({driver.snapshot().columns->columns()[0].front()}, ColumnId(0));
    QCOMPARE(changed.count(), 0);
    QVERIFY(sameResults(before, driver.now()));
}

void TestSession::movingAttributesIsAStepWithAName()
{
    SessionDriver driver;
    open(driver);
    const auto sexId = driver.snapshot().kept->find("Sex").value();
    driver.session.moveToNewColumn({sexId});
    QCOMPARE(driver.session.undoText(), QStringLiteral("Move Sex to a new column"));
    QVERIFY(driver.snapshot().columnsByHand);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().sliced);
    const ColumnId last(driver.snapshot().columns->size() - 1);
    driver.session.moveAttributes({sexId}, last);
    QCOMPARE(driver.session.undoText(), QStringLiteral("Move Sex to the sensitive column"));
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().columns->columnOf(sexId), ColumnId(driver.snapshot().columns->size() - 1));
}

void TestSession::backToProposalRestoresTheProposedColumns()
{
    SessionDriver driver;
    open(driver);
    const auto proposed = *driver.snapshot().columns;
    driver.session.moveToNewColumn({driver.snapshot().kept->find("Town").value()});
    TRY_IDLE(driver.session);
    driver.session.backToProposal();
    TRY_IDLE(driver.session);
    QCOMPARE(*driver.snapshot().columns, proposed);
    QVERIFY(!driver.snapshot().columnsByHand);
    QVERIFY(driver.snapshot().sliced);
}

void TestSession::settingsOfOneDragAreOneStep()
{
    SessionDriver driver;
    open(driver);
    const auto before = driver.now();
    auto parameters = driver.snapshot().parameters;
    for (const std::uint64_t tenths : {21U, 22U, 25U, 30U}) {
        parameters.model.l = Ratio(tenths, 10);
        driver.session.setParameters(parameters, true);
    }
    driver.session.setParameters(parameters); // the handle is let go
    QCOMPARE(driver.session.undoText(), QStringLiteral("Set ℓ to 3"));
    parameters.model.l = Ratio(5, 2);
    driver.session.setParameters(parameters, true); // another drag
    driver.session.undo();
    QCOMPARE(driver.snapshot().parameters.model.l, Ratio(3, 1));
    driver.session.undo();
    QCOMPARE(driver.snapshot().parameters, before.snapshot.parameters);
    QVERIFY(sameResults(driver.now(), before));
}

void TestSession::undoAndRedoReturnTheVerySameResults()
{
    SessionDriver driver;
    open(driver);
    const auto first = driver.now();
    driver.session.reshuffle();
    TRY_IDLE(driver.session);
    const auto second = driver.now();
    QVERIFY(first.snapshot.sliced != second.snapshot.sliced);
    QCOMPARE(first.snapshot.buckets, second.snapshot.buckets);
    driver.session.undo();
    QVERIFY(!driver.session.isBusy());
    QVERIFY(sameResults(driver.now(), first));
    QCOMPARE(driver.session.redoText(), QStringLiteral("Shuffle again"));
    driver.session.redo();
    QVERIFY(!driver.session.isBusy());
    QVERIFY(sameResults(driver.now(), second));
}

void TestSession::fiftyDecisionsAndFiftyUndosEndWhereTheyBegan()
{
    SessionDriver driver;
    open(driver);
    const auto first = driver.now();
    const auto name = driver.session.undoText();
    SeededRandom random(50);
    std::vector<Document> visited;
    for (int i = 0; i < 50; ++i) {
        decideAtRandom(driver.session, random);
        if (random.below(3) == 0)
            TRY_IDLE(driver.session); // else the next decision overtakes the results
        visited.push_back(driver.now());
    }
    int undone = 0;
    while (driver.session.undoText() != name || !sameDecisions(driver.now(), first)) {
        QVERIFY(driver.session.canUndo());
        driver.session.undo();
        QVERIFY(++undone <= 50);
    }
    QVERIFY(undone > 20); // some of the fifty decided what held already
    QVERIFY(sameResults(driver.now(), first));
    while (driver.session.canRedo())
        driver.session.redo();
    QVERIFY(sameDecisions(driver.now(), visited.back()));
    TRY_IDLE(driver.session);
}

void TestSession::anotherTableKeepsParameters()
{
    SessionDriver driver;
    open(driver);
    auto parameters = driver.snapshot().parameters;
    parameters.model.l = Ratio(3, 1);
    parameters.bins = 7;
    driver.session.setParameters(parameters);
    driver.load(peopleCsv(90), QStringLiteral("other.csv"));
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().parameters, parameters);
    QCOMPARE(driver.snapshot().table->rowCount(), std::size_t{90});
    QCOMPARE(driver.now().opened->title, QStringLiteral("other.csv"));
    QCOMPARE(driver.snapshot().roles, Roles(5, Role::QuasiIdentifier));
    QVERIFY(!driver.snapshot().sliced);
}

TRANCHE_CORE_TEST(TestSession)

} // namespace tst_session

#include "tst_session.moc"
