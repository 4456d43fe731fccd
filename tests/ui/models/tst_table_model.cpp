// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/documents.h"
#include "tests/support/test_room.h"
#include "ui/models/table_model.h"

#include <QAbstractItemModelTester>

namespace tst_table_model {

using namespace tranche;
using namespace tranche::test;

class TestTableModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRulesOfModelsOverChangingDocuments();
    void showsCellsAsTheyWereReadInTheOrderOfTheFile();
    void marksDroppedTuplesAndSaysWhy();
    void tellsLabelsWhereNamesAndCodesStand();
};

void TestTableModel::keepsTheRulesOfModelsOverChangingDocuments()
{
    SessionDriver driver;
    TableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto& document : changingDocuments(driver)) {
        model.show(document);
        QCOMPARE(model.rowCount(), document.snapshot.table ? static_cast<int>(document.snapshot.table->rowCount()) : 0);
    }
}

void TestTableModel::showsCellsAsTheyWereReadInTheOrderOfTheFile()
{
    SessionDriver driver;
    driver.load("Name of town,Size\n Ulm ,007\nAy,10\n");
    TRY_IDLE(driver.session);
    TableModel model;
    model.show(driver.now());
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral(" Ulm "));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("007"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Ay"));
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Name of town"));
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("2"));
    QCOMPARE(model.index(0, 1).data(TableModel::TypeRole).toInt(), static_cast<int>(AttributeType::Categorical)); // 007 is a code
}

void TestTableModel::marksDroppedTuplesAndSaysWhy()
{
    SessionDriver driver;
    driver.load("Town,Age\nUlm,30\n,31\nAy,32\nUlm,\n,\n");
    TRY_IDLE(driver.session);
    TableModel model;
    model.show(driver.now());
    const auto dropped = [&](int row) { return model.index(row, 0).data(TableModel::DroppedRole).toBool(); };
    QVERIFY(!dropped(0) && dropped(1) && !dropped(2) && dropped(3) && dropped(4));
    QVERIFY(model.index(1, 0).data(TableModel::MissingRole).toBool());
    QVERIFY(!model.index(1, 1).data(TableModel::MissingRole).toBool());
    QCOMPARE(model.rowSentence(1), QStringLiteral("line 2: Town is missing, record dropped"));
    QCOMPARE(model.rowSentence(4), QStringLiteral("line 5: Town, Age are missing, record dropped"));
    QCOMPARE(model.rowSentence(0), QString());
    driver.session.setMissingRule({SourceId(0)}, MissingRule::KeepAsValue);
    TRY_IDLE(driver.session);
    model.show(driver.now());
    QVERIFY(!dropped(1) && dropped(3));
    QCOMPARE(model.rowSentence(4), QStringLiteral("line 5: Age is missing, record dropped"));
}

void TestTableModel::tellsLabelsWhereNamesAndCodesStand()
{
    SessionDriver driver;
    const auto path = QStringLiteral(TRANCHE_TEST_DATA "/statistical/pspp.sav");
    driver.session.loadFiles({path}, {StatisticalOptions()});
    TRY_IDLE(driver.session);
    TableModel model;
    model.show(driver.now());
    const auto hint = [&](int row, int column) { return model.index(row, column).data(Qt::ToolTipRole).toString(); };
    QVERIFY(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString().endsWith(QStringLiteral("\nSex")));
    QCOMPARE(hint(0, 1), QStringLiteral("Male"));
    QCOMPARE(hint(2, 1), QString()); // 3 has no label
    QCOMPARE(driver.now().releaseOptions.texts.at("name").label, std::string("Name of the person"));
    QCOMPARE(driver.now().releaseOptions.valueLabels.at("sex").at("2"), std::string("Female"));
    StatisticalOptions shown;
    shown.values = StatisticalOptions::Values::Labels;
    driver.session.loadFiles({path}, {shown});
    TRY_IDLE(driver.session);
    model.show(driver.now());
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("Male"));
    QCOMPARE(hint(0, 1), QString());
    QVERIFY(driver.now().releaseOptions.valueLabels.empty());
}

TRANCHE_WINDOW_TEST(TestTableModel)

} // namespace tst_table_model

#include "tst_table_model.moc"
