// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/documents.h"
#include "tests/support/test_room.h"
#include "ui/models/roles_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace tst_roles_model {

using namespace tranche;
using namespace tranche::test;

class TestRolesModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRulesOfModelsOverChangingDocuments();
    void tellsWhatIsKnownOfEachAttribute();
    void editingARoleIsADecisionOfTheSession();
    void whatIsNoRoleIsRefused();
    void changedDecisionsKeepRowsAndSelection();
};

void TestRolesModel::keepsTheRulesOfModelsOverChangingDocuments()
{
    SessionDriver driver;
    RolesModel model(driver.session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto& document : changingDocuments(driver)) {
        model.show(document);
        QCOMPARE(model.rowCount(), document.snapshot.table ? 5 : 0);
    }
}

void TestRolesModel::tellsWhatIsKnownOfEachAttribute()
{
    SessionDriver driver;
    driver.load(peopleCsv(60, true));
    TRY_IDLE(driver.session);
    RolesModel model(driver.session);
    model.show(driver.now());
    const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(0, RolesModel::Attribute), QStringLiteral("Age"));
    QCOMPARE(text(0, RolesModel::Type), QStringLiteral("number"));
    QCOMPARE(text(0, RolesModel::Order), QStringLiteral("10 bins"));
    QCOMPARE(text(1, RolesModel::Distinct), QStringLiteral("2"));
    QCOMPARE(text(1, RolesModel::Missing), QStringLiteral("none"));
    QCOMPARE(text(1, RolesModel::Order), QStringLiteral("by name"));
    QCOMPARE(text(3, RolesModel::Missing), QStringLiteral("12"));
    QCOMPARE(text(3, RolesModel::RoleColumn), QStringLiteral("Quasi-identifier"));
    driver.session.setBinsFor({SessionDriver::age}, 4);
    model.show(driver.now());
    QCOMPARE(text(0, RolesModel::Order), QStringLiteral("4 bins"));
    TRY_IDLE(driver.session);
}

void TestRolesModel::editingARoleIsADecisionOfTheSession()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    RolesModel model(driver.session);
    connect(&driver.session, &Session::snapshotChanged, &model, [&](const Document& now, const Document&) { model.show(now); });
    model.show(driver.now());
    QVERIFY(model.setData(model.index(4, RolesModel::RoleColumn), static_cast<int>(Role::Sensitive), Qt::EditRole));
    QCOMPARE(driver.snapshot().roles[4], Role::Sensitive);
    QCOMPARE(driver.session.undoText(), QStringLiteral("Make Illness sensitive"));
    QCOMPARE(model.index(4, RolesModel::RoleColumn).data().toString(), QStringLiteral("Sensitive"));
    driver.session.undo();
    QCOMPARE(model.index(4, RolesModel::RoleColumn).data(RolesModel::RoleRole).toInt(), static_cast<int>(Role::QuasiIdentifier));
}

void TestRolesModel::whatIsNoRoleIsRefused()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    RolesModel model(driver.session);
    model.show(driver.now());
    const auto step = driver.session.undoText();
    QVERIFY(!model.setData(model.index(0, RolesModel::RoleColumn), 17, Qt::EditRole));
    QVERIFY(!model.setData(model.index(0, RolesModel::RoleColumn), QStringLiteral("boss"), Qt::EditRole));
    QVERIFY(!model.setData(model.index(0, RolesModel::Attribute), static_cast<int>(Role::Excluded), Qt::EditRole));
    QCOMPARE(driver.session.undoText(), step);
}

void TestRolesModel::changedDecisionsKeepRowsAndSelection()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    RolesModel model(driver.session);
    model.show(driver.now());
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QPersistentModelIndex kept(model.index(2, 0));
    driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    model.show(driver.now());
    QCOMPARE(reset.count(), 0);
    QVERIFY(kept.isValid());
}

TRANCHE_WINDOW_TEST(TestRolesModel)

} // namespace tst_roles_model

#include "tst_roles_model.moc"
