// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/membership.h"
#include "core/privacy/tuple_risk.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"

#include <QSignalSpy>

namespace tst_session_risk {

using namespace tranche;
using namespace tranche::test;

namespace {

#define TRY_RISK(driver) QTRY_VERIFY_WITH_TIMEOUT((driver).now().wholeMembership, 60000)

void open(SessionDriver& driver)
{
    driver.load(peopleCsv(120));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().sliced);
}

void askFor(SessionDriver& driver, std::uint64_t l)
{
    auto parameters = driver.snapshot().parameters;
    parameters.model.l = Ratio(l, 1);
    driver.session.setParameters(parameters);
}

MembershipReport counted(const Snapshot& snapshot, Counting counting)
{
    SeededRandom random(1);
    JobContext job;
    MembershipRequest request;
    request.counting = counting;
    return *membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, request, random, job);
}

} // namespace

class TestSessionRisk : public QObject {
    Q_OBJECT

private slots:
    void bothCountingsArriveWhenNothingElseIsComputed();
    void theFiguresGoWithTheBucketsAndComeBackWithUndo();
    void whatTouchesNoBucketKeepsTheFigures();
    void whatIsShownIsAlwaysOfTheBucketsBesideIt();
};

void TestSessionRisk::bothCountingsArriveWhenNothingElseIsComputed()
{
    SessionDriver driver;
    bool beforeTheRest = false;
    connect(&driver.session, &Session::snapshotChanged, &driver.session,
            [&](const Document& now) { beforeTheRest = beforeTheRest || (now.membership && (!now.snapshot.sliced || !now.association)); });
    open(driver);
    TRY_RISK(driver);
    QVERIFY(!beforeTheRest && !driver.session.isBusy());
    const auto quasi = counted(driver.snapshot(), Counting::QuasiIdentifiers);
    const auto whole = counted(driver.snapshot(), Counting::WholeTuples);
    QCOMPARE(driver.now().membership->fakeDistinct, quasi.fakeDistinct);
    QCOMPARE(driver.now().wholeMembership->fakeDistinct, whole.fakeDistinct);
    const auto& risk = driver.now().tupleRisks->front();
    QCOMPARE(risk.greatest.size(), std::size_t{120});
    QCOMPARE(risk.levels.back().greatest, driver.snapshot().report->maxP().toDouble());
    QVERIFY(driver.now().membership->counting == Counting::QuasiIdentifiers
            && driver.now().wholeMembership->counting == Counting::WholeTuples);
}

void TestSessionRisk::theFiguresGoWithTheBucketsAndComeBackWithUndo()
{
    SessionDriver driver;
    open(driver);
    TRY_RISK(driver);
    const Document before = driver.now();
    askFor(driver, 3);
    QVERIFY(!driver.now().membership && !driver.now().wholeMembership && !driver.now().tupleRisks);
    TRY_IDLE(driver.session);
    TRY_RISK(driver);
    QVERIFY(driver.now().membership != before.membership && driver.now().tupleRisks != before.tupleRisks);
    driver.session.undo();
    QVERIFY(driver.now().membership == before.membership && driver.now().wholeMembership == before.wholeMembership);
    QVERIFY(driver.now().tupleRisks == before.tupleRisks);
}

void TestSessionRisk::whatTouchesNoBucketKeepsTheFigures()
{
    SessionDriver driver;
    open(driver);
    TRY_RISK(driver);
    const auto before = driver.now().membership;
    driver.session.reshuffle();
    QVERIFY(driver.now().membership == before);
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().membership == before && driver.snapshot().sliced);
}

void TestSessionRisk::whatIsShownIsAlwaysOfTheBucketsBesideIt()
{
    SessionDriver driver;
    open(driver);
    std::size_t shown = 0;
    std::size_t wrong = 0;
    connect(&driver.session, &Session::snapshotChanged, &driver.session, [&](const Document& now) {
        if (!now.membership)
            return;
        ++shown;
        if (!now.snapshot.buckets || counted(now.snapshot, Counting::QuasiIdentifiers).fakeDistinct != now.membership->fakeDistinct)
            ++wrong;
    });
    SeededRandom random(5);
    for (int i = 0; i < 40; ++i) {
        if (random.below(4) == 0)
            driver.session.undo();
        else
            askFor(driver, 2 + random.below(3));
        if (random.below(3) == 0)
            TRY_IDLE(driver.session);
        if (random.below(6) == 0)
            TRY_RISK(driver);
    }
    TRY_IDLE(driver.session);
    TRY_RISK(driver);
    QVERIFY(shown > 0);
    QCOMPARE(wrong, std::size_t{0});
}

TRANCHE_CORE_TEST(TestSessionRisk)

} // namespace tst_session_risk

#include "tst_session_risk.moc"
