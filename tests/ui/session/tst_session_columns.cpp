// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/classical_scaling.h"
#include "core/columns/silhouettes.h"
#include "core/correlation/pair_counts.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"

#include <QSettings>
#include <QSignalSpy>

#include <algorithm>

namespace tst_session_columns {

using namespace tranche;
using namespace tranche::test;

namespace {

const AttributeId age{0}, sex{1}, town{2}, job{3}, illness{4};

void open(SessionDriver& driver, std::size_t columns = 3)
{
    driver.load(peopleCsv(120));
    TRY_IDLE(driver.session);
    auto parameters = driver.snapshot().parameters;
    parameters.columns.columns = columns;
    driver.session.setParameters(parameters);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().sliced);
}

void askForColumns(SessionDriver& driver, std::size_t columns)
{
    auto parameters = driver.snapshot().parameters;
    parameters.columns.columns = columns;
    driver.session.setParameters(parameters);
    TRY_IDLE(driver.session);
}

} // namespace

class TestSessionColumns : public QObject {
    Q_OBJECT

private slots:
    void thePlaneAndTheCurveArriveAndGoWithWhatTheyAreOf();
    void aPinIsAStepThatKeepsEveryResult();
    void pinnedAttributesStayTogetherWhenColumnsAreProposedAnew();
    void whatIsMovedByHandTakesItsPinAlong();
    void backToTheProposalForgetsPinsAndUndoBringsThemBack();
    void pinsGoWhenAttributesAreNumberedAnew();
    void aPairIsCountedBesideTheStages();
    void theNewestPairWinsAndAnOlderCorrelationNeverShows();
    void preferencesLastAsLongAsTheProgramUnlessKept();
};

void TestSessionColumns::thePlaneAndTheCurveArriveAndGoWithWhatTheyAreOf()
{
    SessionDriver driver;
    open(driver);
    QVERIFY(driver.now().plane && driver.now().silhouetteCurve);
    QCOMPARE(driver.now().plane->points.size(), std::size_t{5});
    const auto plane = driver.now().plane;
    const auto curve = driver.now().silhouetteCurve;
    QCOMPARE(curve->back().columns, std::size_t{5});
    askForColumns(driver, 4);
    QVERIFY(driver.now().plane == plane && driver.now().silhouetteCurve == curve);
    auto parameters = driver.snapshot().parameters;
    parameters.columns.alpha = 2;
    driver.session.setParameters(parameters);
    QVERIFY(driver.now().plane == plane && !driver.now().silhouetteCurve);
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().silhouetteCurve && driver.now().silhouetteCurve->back().columns == 4);
    parameters.bins = 4;
    driver.session.setParameters(parameters);
    QVERIFY(!driver.now().plane && !driver.now().silhouetteCurve);
}

void TestSessionColumns::aPinIsAStepThatKeepsEveryResult()
{
    SessionDriver driver;
    open(driver);
    const Document before = driver.now();
    driver.session.setPinned({town}, true);
    QCOMPARE(driver.now().decision, QStringLiteral("Pin Town"));
    QVERIFY(sameResults(driver.now(), before));
    QVERIFY(!driver.session.isBusy());
    QVERIFY(driver.now().pins.contains(town));
    driver.session.setPinned({town}, true); // nothing new: no step
    driver.session.undo();
    QVERIFY(driver.now().pins.empty());
    QVERIFY(sameResults(driver.now(), before));
}

void TestSessionColumns::pinnedAttributesStayTogetherWhenColumnsAreProposedAnew()
{
    SessionDriver driver;
    open(driver);
    driver.session.moveAttributes({age, town}, driver.snapshot().columns->columnOf(age));
    driver.session.moveToNewColumn({job});
    driver.session.setPinned({age, town, job}, true);
    TRY_IDLE(driver.session);
    for (const std::size_t c : {2, 3, 4, 2}) {
        askForColumns(driver, c);
        const auto& columns = *driver.snapshot().columns;
        QCOMPARE(columns.columnOf(age), columns.columnOf(town));
        QVERIFY(columns.columnOf(job) != columns.columnOf(age));
        QVERIFY(driver.snapshot().sliced);
    }
    driver.session.proposeAgain();
    TRY_IDLE(driver.session);
    QCOMPARE(driver.snapshot().columns->columnOf(age), driver.snapshot().columns->columnOf(town));
}

void TestSessionColumns::whatIsMovedByHandTakesItsPinAlong()
{
    SessionDriver driver;
    open(driver);
    driver.session.setPinned({age}, true);
    driver.session.moveAttributes({age}, ColumnId{driver.snapshot().columns->size() - 1});
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().pins.contains(age));
    askForColumns(driver, 2);
    QCOMPARE(driver.snapshot().columns->columnOf(age), driver.snapshot().columns->columnOf(illness));
}

void TestSessionColumns::backToTheProposalForgetsPinsAndUndoBringsThemBack()
{
    SessionDriver driver;
    open(driver);
    const auto proposed = *driver.snapshot().columns;
    driver.session.moveToNewColumn({age});
    driver.session.setPinned({age}, true);
    TRY_IDLE(driver.session);
    const auto byHand = *driver.snapshot().columns;
    driver.session.backToProposal();
    TRY_IDLE(driver.session);
    QVERIFY(*driver.snapshot().columns == proposed);
    QVERIFY(driver.now().pins.empty());
    driver.session.undo();
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().pins.contains(age));
    QVERIFY(*driver.snapshot().columns == byHand);
}

void TestSessionColumns::pinsGoWhenAttributesAreNumberedAnew()
{
    SessionDriver driver;
    open(driver);
    driver.session.setPinned({town}, true);
    driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QVERIFY(driver.now().pins.empty());
    TRY_IDLE(driver.session);
    driver.session.undo();
    QVERIFY(driver.now().pins.contains(town));
}

void TestSessionColumns::aPairIsCountedBesideTheStages()
{
    SessionDriver driver;
    open(driver);
    const Document before = driver.now();
    driver.session.lookAt(std::pair(sex, town));
    QTRY_VERIFY(driver.now().pair);
    QVERIFY(driver.now().pair->first == sex && driver.now().pair->second == town);
    QVERIFY(sameResults(driver.now(), before));
    QVERIFY(!driver.session.isBusy());
    const auto shown = driver.now().pair;
    askForColumns(driver, 2); // the correlation stays, so does its pair
    QVERIFY(driver.now().pair == shown);
}

void TestSessionColumns::theNewestPairWinsAndAnOlderCorrelationNeverShows()
{
    SessionDriver driver;
    open(driver);
    QSignalSpy changes(&driver.session, &Session::snapshotChanged);
    for (int round = 0; round < 20; ++round)
        driver.session.lookAt(std::pair(AttributeId{static_cast<std::size_t>(round) % 4}, illness));
    driver.session.lookAt(std::pair(age, town));
    QTRY_VERIFY(driver.now().pair && driver.now().pair->second == town);
    for (const auto& change : changes) {
        const auto pair = change.front().value<Document>().pair;
        QVERIFY(!pair || pair->second == town);
    }
    driver.session.lookAt(std::pair(age, job));
    auto parameters = driver.snapshot().parameters;
    parameters.bins = 4; // another correlation before the answer
    driver.session.setParameters(parameters);
    QVERIFY(!driver.now().pair);
    TRY_IDLE(driver.session);
    QVERIFY(!driver.now().pair);
    driver.session.lookAt(std::pair(age, AttributeId{99}));
    driver.session.lookAt(std::nullopt);
    QVERIFY(!driver.now().pair);
}

void TestSessionColumns::preferencesLastAsLongAsTheProgramUnlessKept()
{
    const QTemporaryDir folder;
    const auto file = [&] { return std::make_shared<QSettings>(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat); };
    Session unkept;
    QCOMPARE(unkept.preferences().uniqueLimit(), 0.05);
    QCOMPARE(unkept.preferences().hiddenBelow(), 5);
    QSignalSpy changed(&unkept.preferences(), &Preferences::changed);
    unkept.preferences().setUniqueLimit(0.2);
    unkept.preferences().setUniqueLimit(0.2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(unkept.preferences().uniqueLimit(), 0.2);
    {
        Session kept;
        kept.preferences().keepIn(file());
        kept.preferences().setHiddenBelow(12);
        kept.preferences().setPaneWidth(QStringLiteral("pair"), 510);
    }
    Session next;
    next.preferences().keepIn(file());
    QCOMPARE(next.preferences().hiddenBelow(), 12);
    QCOMPARE(next.preferences().paneWidth(QStringLiteral("pair")), 510);
    file()->setValue(QStringLiteral("limits/hidden-below"), QStringLiteral("nonsense"));
    QCOMPARE(next.preferences().hiddenBelow(), 5);
}

TRANCHE_CORE_TEST(TestSessionColumns)

} // namespace tst_session_columns

#include "tst_session_columns.moc"
