// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/documents.h"
#include "tests/support/test_room.h"
#include "ui/models/columns_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>

#include <memory>

namespace tst_columns_model {

using namespace tranche;
using namespace tranche::test;

class TestColumnsModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRulesOfModelsOverChangingDocuments();
    void showsEveryAttributeOnceUnderItsColumn();
    void figuresAreThereOrSaidToBeComputed();
    void droppingOnAColumnMovesThere();
    void droppingOnAnAttributeMovesToItsColumn();
    void droppingBesideColumnsMakesANewOne();
    void severalAttributesMoveInOneStep();
    void foreignDataIsRefused();
    void aDragSurvivesColumnsThatChangeMeanwhile();
    void medoidsAreTheProposalsOrThoseOfTheColumnsByHand();

private:
    void open(SessionDriver& driver, ColumnsModel& model) const;
};

void TestColumnsModel::open(SessionDriver& driver, ColumnsModel& model) const
{
    connect(&driver.session, &Session::snapshotChanged, &model, [&model](const Document& now, const Document&) { model.show(now); });
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    auto parameters = driver.snapshot().parameters;
    parameters.columns.columns = 3;
    driver.session.setParameters(parameters);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QCOMPARE(model.rowCount(), 3);
}

void TestColumnsModel::keepsTheRulesOfModelsOverChangingDocuments()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto& document : changingDocuments(driver)) {
        model.show(document);
        QCOMPARE(model.rowCount(), document.snapshot.columns ? static_cast<int>(document.snapshot.columns->size()) : 0);
    }
}

void TestColumnsModel::showsEveryAttributeOnceUnderItsColumn()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    std::vector<int> seen(5, 0);
    for (int c = 0; c < model.rowCount(); ++c) {
        const auto column = model.index(c, 0);
        for (int a = 0; a < model.rowCount(column); ++a) {
            const auto attribute = model.index(a, 0, column);
            ++seen[static_cast<std::size_t>(attribute.data(ColumnsModel::AttributeRole).toInt())];
            QCOMPARE(attribute.data(ColumnsModel::ColumnIndexRole).toInt(), c);
            QCOMPARE(model.indexOf(AttributeId(static_cast<std::size_t>(attribute.data(ColumnsModel::AttributeRole).toInt()))), attribute);
        }
    }
    QCOMPARE(seen, std::vector<int>(5, 1));
    const auto last = model.index(2, 0);
    QCOMPARE(last.data(ColumnsModel::LetterRole).toString(), QStringLiteral("S"));
    QCOMPARE(last.data().toString(), QStringLiteral("Sensitive column"));
    QVERIFY(last.data(ColumnsModel::SensitiveColumnRole).toBool());
    QVERIFY(model.index(0, 0, last).data(ColumnsModel::SensitiveRole).toBool());
    QCOMPARE(model.index(0, 0).data(ColumnsModel::LetterRole).toString(), QStringLiteral("A"));
}

void TestColumnsModel::figuresAreThereOrSaidToBeComputed()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    auto document = driver.now();
    model.show(document);
    QCOMPARE(model.index(2, 0).data(ColumnsModel::DistinctRole).toString(), QStringLiteral("6"));
    QCOMPARE(model.index(2, 0).data(ColumnsModel::InnerPhiRole).toString(), QStringLiteral("–"));
    QCOMPARE(model.index(2, 0).data(ColumnsModel::UniqueTextRole).toString(), QStringLiteral("0.0\u00A0%"));
    QVERIFY(!model.index(0, 0, model.index(2, 0)).data(ColumnsModel::SilhouetteRole).isValid());
    document.columnFacts.reset();
    model.show(document);
    QCOMPARE(model.index(2, 0).data(ColumnsModel::DistinctRole).toString(), QStringLiteral("…"));
    QCOMPARE(model.index(2, 0).data(ColumnsModel::UniqueTextRole).toString(), QStringLiteral("…"));
    QVERIFY(!model.index(2, 0).data(ColumnsModel::UniqueShareRole).isValid());
}

void TestColumnsModel::droppingOnAColumnMovesThere()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    const auto sex = driver.snapshot().kept->find("Sex").value();
    const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(sex)}));
    const auto target = model.index(2, 0);
    QVERIFY(model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, target));
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, target));
    const auto& columns = *driver.snapshot().columns;
    QCOMPARE(columns.columnOf(sex), ColumnId(columns.size() - 1));
    QCOMPARE(driver.session.undoText(), QStringLiteral("Move Sex to the sensitive column"));
    QCOMPARE(model.indexOf(sex).parent().data().toString(), QStringLiteral("Sensitive column"));
}

void TestColumnsModel::droppingOnAnAttributeMovesToItsColumn()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    const auto sex = driver.snapshot().kept->find("Sex").value();
    const auto illness = driver.snapshot().kept->find("Illness").value();
    const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(sex)}));
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.indexOf(illness)));
    QCOMPARE(driver.snapshot().columns->columnOf(sex), driver.snapshot().columns->columnOf(illness));
}

void TestColumnsModel::droppingBesideColumnsMakesANewOne()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    const auto before = *driver.snapshot().columns;
    const auto& larger = before.columns()[0].size() > 1 ? before.columns()[0] : before.columns()[1];
    const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(larger.front())}));
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, {}));
    QCOMPARE(driver.snapshot().columns->size(), before.size() + 1);
    driver.session.undo();
    QCOMPARE(*driver.snapshot().columns, before);
    QCOMPARE(model.rowCount(), 3);
}

void TestColumnsModel::severalAttributesMoveInOneStep()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    const auto before = *driver.snapshot().columns;
    const std::unique_ptr<QMimeData> data(model.mimeData({model.index(0, 0), model.index(1, 0)})); // columns stand for all their attributes
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(2, 0)));
    QCOMPARE(driver.snapshot().columns->size(), std::size_t{1});
    QCOMPARE(driver.session.undoText(), QStringLiteral("Move 4 attributes to the sensitive column"));
    driver.session.undo();
    QCOMPARE(*driver.snapshot().columns, before);
}

void TestColumnsModel::foreignDataIsRefused()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    QMimeData text;
    text.setText(QStringLiteral("Sex"));
    QVERIFY(!model.canDropMimeData(&text, Qt::MoveAction, -1, -1, model.index(0, 0)));
    QMimeData broken;
    broken.setData(ColumnsModel::mimeType(), "nonsense");
    QVERIFY(!model.dropMimeData(&broken, Qt::MoveAction, -1, -1, model.index(0, 0)));
    QVERIFY(!model.dropMimeData(nullptr, Qt::MoveAction, -1, -1, {}));
    const std::unique_ptr<QMimeData> own(model.mimeData({model.index(0, 0)}));
    QVERIFY(!model.canDropMimeData(own.get(), Qt::CopyAction, -1, -1, {}));
    QVERIFY(!model.mimeData({}));
}

void TestColumnsModel::aDragSurvivesColumnsThatChangeMeanwhile()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(driver.snapshot().kept->find("Job").value())}));
    driver.session.setRoles({SessionDriver::age}, Role::Excluded); // positions shift by one
    TRY_IDLE(driver.session);
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(model.rowCount() - 1, 0)));
    QCOMPARE(driver.session.undoText(), QStringLiteral("Move Job to the sensitive column"));
    driver.session.setRoles({SessionDriver::job}, Role::Excluded);
    TRY_IDLE(driver.session);
    QVERIFY(!model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(0, 0)));
}

void TestColumnsModel::medoidsAreTheProposalsOrThoseOfTheColumnsByHand()
{
    SessionDriver driver;
    ColumnsModel model(driver.session);
    open(driver, model);
    const auto marked = [&] {
        int count = 0;
        for (std::size_t a = 0; a < 5; ++a)
            count += model.indexOf(AttributeId(a)).data(ColumnsModel::MedoidRole).toBool() ? 1 : 0;
        return count;
    };
    QCOMPARE(marked(), 2);
    driver.session.moveAttributes({AttributeId(0)}, ColumnId(2));
    QCOMPARE(marked(), 0); // not known yet, and the old ones no longer hold
    TRY_IDLE(driver.session);
    QCOMPARE(marked(), 1); // three attributes are left in one column or in two; a lone one and the sensitive column have none
}

TRANCHE_WINDOW_TEST(TestColumnsModel)

} // namespace tst_columns_model

#include "tst_columns_model.moc"
