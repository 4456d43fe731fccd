// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/leftover_keeper.h"

#include "core/release/approval.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"

#include <QDir>
#include <QSignalSpy>

namespace tst_leftover_keeper {

using namespace tranche;
using namespace tranche::test;

/// What an interrupted writing left is remembered until it is gone.
class TestLeftoverKeeper : public QObject {
    Q_OBJECT

private slots:
    void whatElseFailsForgetsNoLeftover();
    void anExportIsRememberedUntilItHasEnded();
};

void TestLeftoverKeeper::whatElseFailsForgetsNoLeftover()
{
    SessionDriver driver;
    QDir here(driver.path({}));
    QVERIFY(here.mkdir(QStringLiteral(".tranche-left")));
    const auto folder = here.path();
    const auto note = leftoverText({(folder + "/out.release").toStdString(), (folder + "/out.internal").toStdString()});
    driver.write(QStringLiteral(".tranche-left/targets"), QByteArray::fromStdString(note));
    driver.session.preferences().setUnfinishedExport(folder);
    LeftoverKeeper keeper(driver.session);
    QSignalSpy found(&keeper, &LeftoverKeeper::found);
    keeper.lookAtStart();
    QTRY_COMPARE(found.count(), 1);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.exportRelease(driver.path(QStringLiteral("never"))); // nothing is approved
    QCOMPARE(failed.count(), 1);
    QCOMPARE(driver.session.preferences().unfinishedExport(), folder);
    QSignalSpy cleared(&keeper, &LeftoverKeeper::cleared);
    keeper.clear();
    QTRY_COMPARE(cleared.count(), 1);
    QVERIFY(cleared.front().front().toBool());
    QVERIFY(!here.exists(QStringLiteral(".tranche-left")));
    QVERIFY(driver.session.preferences().unfinishedExport().isEmpty());
}

void TestLeftoverKeeper::anExportIsRememberedUntilItHasEnded()
{
    SessionDriver driver;
    LeftoverKeeper keeper(driver.session);
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    driver.session.verify();
    TRY_IDLE(driver.session);
    driver.session.approve(QStringLiteral("A. Keeper"), QStringLiteral("Asked for."));
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().approvals);
    driver.session.exportRelease(driver.path(QStringLiteral("out")));
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.load(peopleCsv(30), QStringLiteral("other.csv")); // refused meanwhile
    QCOMPARE(failed.count(), 1);
    QCOMPARE(QDir(driver.session.preferences().unfinishedExport()), QDir(driver.path({})));
    TRY_IDLE(driver.session);
    QTRY_VERIFY(driver.session.preferences().unfinishedExport().isEmpty());
}

TRANCHE_CORE_TEST(TestLeftoverKeeper)

} // namespace tst_leftover_keeper

#include "tst_leftover_keeper.moc"
