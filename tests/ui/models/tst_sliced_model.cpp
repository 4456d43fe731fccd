// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/documents.h"
#include "tests/support/test_room.h"
#include "ui/models/bucket_list_model.h"
#include "ui/models/sliced_model.h"

#include <QAbstractItemModelTester>

namespace tst_sliced_model {

using namespace tranche;
using namespace tranche::test;

class TestSlicedModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRulesOfModelsOverChangingDocuments();
    void linesAreThoseOfTheSlicedTable();
    void bucketsAreToldApart();

private:
    void open(SessionDriver& driver, SlicedModel& model) const;
};

void TestSlicedModel::keepsTheRulesOfModelsOverChangingDocuments()
{
    SessionDriver driver;
    SlicedModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto& document : changingDocuments(driver)) {
        model.show(document);
        QCOMPARE(model.rowCount(), document.snapshot.sliced ? static_cast<int>(document.snapshot.sliced->lineCount()) : 0);
        QCOMPARE(model.sliced(), document.snapshot.sliced);
    }
}

void TestSlicedModel::open(SessionDriver& driver, SlicedModel& model) const
{
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    model.show(driver.now());
    QVERIFY(driver.snapshot().sliced);
}

void TestSlicedModel::linesAreThoseOfTheSlicedTable()
{
    SessionDriver driver;
    SlicedModel model;
    open(driver, model);
    const auto& sliced = *driver.snapshot().sliced;
    QCOMPARE(model.columnCount(), 6);
    for (int line = 0; line < model.rowCount(); ++line)
        for (int column = 1; column < model.columnCount(); ++column) {
            const AttributeId attribute(
                static_cast<std::size_t>(model.headerData(column, Qt::Horizontal, SlicedModel::AttributeRole).toInt()));
            QCOMPARE(model.index(line, column).data().toString().toStdString(), sliced.cell(static_cast<std::size_t>(line), attribute));
            QCOMPARE(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().toStdString(),
                     sliced.table().attribute(attribute).name);
        }
    QCOMPARE(model.headerData(5, Qt::Horizontal, SlicedModel::LetterRole).toString(), QStringLiteral("S"));
    QVERIFY(model.headerData(5, Qt::Horizontal, SlicedModel::FirstOfColumnRole).toBool());
    QCOMPARE(model.headerData(0, Qt::Horizontal, SlicedModel::ColumnIndexRole).toInt(), -1);
}

void TestSlicedModel::bucketsAreToldApart()
{
    SessionDriver driver;
    SlicedModel model;
    open(driver, model);
    const auto& buckets = *driver.snapshot().buckets;
    QVERIFY(buckets.size() > 1);
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const int first = model.firstLine(BucketId(bucket));
        QCOMPARE(model.index(first, 0).data().toString(), QString::number(bucket + 1));
        for (std::size_t i = 0; i < buckets.sizeOf(BucketId(bucket)); ++i) {
            const auto index = model.index(first + static_cast<int>(i), 2);
            QCOMPARE(index.data(SlicedModel::BucketRole).toInt(), static_cast<int>(bucket));
            QCOMPARE(index.data(SlicedModel::BandRole).toBool(), bucket % 2 == 1);
            QCOMPARE(index.data(SlicedModel::FirstOfBucketRole).toBool(), i == 0);
            if (i > 0)
                QCOMPARE(index.siblingAtColumn(0).data().toString(), QString());
        }
    }
    QCOMPARE(model.firstLine(BucketId(buckets.size())), -1);
}

TRANCHE_WINDOW_TEST(TestSlicedModel)

} // namespace tst_sliced_model

#include "tst_sliced_model.moc"
