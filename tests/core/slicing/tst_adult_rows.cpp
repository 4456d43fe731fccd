// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/partition_rows.h"
#include "tests/support/adult.h"
#include "tests/support/buckets.h"
#include "tests/support/test_room.h"

namespace tst_adult_rows {

using namespace tranche;
using namespace tranche::test;

/// The known numbers on Adult: l-diversity and distinct l with every cut.
class TestAdultRows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void bucketsAreThoseOfTheSpec_data();
    void bucketsAreThoseOfTheSpec();
    void theGeneralEngineFindsTheSameBuckets();
    void greatestLIsExact();
    void incompleteTuplesOfOtherAttributesCount();

private:
    std::shared_ptr<const KeptTable> m_occ7;
    std::shared_ptr<const KeptTable> m_occ15;
};

/// The sensitive column is occupation, and sex where alpha is 2; all other attributes are one column.
static ColumnPartition columnsOf(const KeptTable& table, bool withSex)
{
    std::vector<ColumnPartition::Column> columns(2);
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto& attribute = table.attribute(AttributeId(i));
        const bool together = attribute.role == Role::Sensitive || (withSex && attribute.name == "sex");
        columns[together ? 1 : 0].emplace_back(i);
    }
    return ColumnPartition::make(std::move(columns), table.attributeCount(), table.sensitive().front()).value();
}

void TestAdultRows::initTestCase()
{
    m_occ7 = adult(occ7(), true);
    m_occ15 = adult(occ15(), true);
    if (!m_occ7 || !m_occ15)
        QSKIP("The shared folder with the Adult table is not beside the checkout.");
    QCOMPARE(m_occ7->rowCount(), 45'222U);
}

void TestAdultRows::bucketsAreThoseOfTheSpec_data()
{
    QTest::addColumn<bool>("all15");
    QTest::addColumn<int>("alpha");
    QTest::addColumn<QString>("l");
    QTest::addColumn<QString>("how");
    QTest::addColumn<QList<double>>("expected"); // buckets, then least, median, greatest size where they are known

    using Numbers = QList<double>;
    QTest::newRow("OCC-7 l 2") << false << 2 << "2"
                               << "median all" << Numbers{4635, 2, 4, 209};
    QTest::newRow("OCC-7 l 2 one") << false << 2 << "2"
                                   << "median one" << Numbers{2138};
    QTest::newRow("OCC-7 l 3") << false << 2 << "3"
                               << "median all" << Numbers{1203, 3, 15, 1047};
    QTest::newRow("OCC-7 l 3 one") << false << 2 << "3"
                                   << "median one" << Numbers{225};
    QTest::newRow("OCC-7 l 3 balanced") << false << 2 << "3"
                                        << "balanced all" << Numbers{1263, 3, 12, 1314};
    QTest::newRow("OCC-7 l 3 balanced one") << false << 2 << "3"
                                            << "balanced one" << Numbers{382};
    QTest::newRow("OCC-7 l 3 relaxed") << false << 2 << "3"
                                       << "relaxed all" << Numbers{8872, 1, 2, 2827};
    QTest::newRow("OCC-7 l 3 relaxed one") << false << 2 << "3"
                                           << "relaxed one" << Numbers{2988};
    QTest::newRow("OCC-7 l 3.9") << false << 2 << "3.9"
                                 << "median all" << Numbers{246, 4, 34, 8196};
    QTest::newRow("OCC-7 l 3.9 one") << false << 2 << "3.9"
                                     << "median one" << Numbers{2};
    QTest::newRow("OCC-7 alpha 1 l 5") << false << 1 << "5"
                                       << "median all" << Numbers{89, 6, 206, 6952};
    QTest::newRow("OCC-7 alpha 1 l 5 one") << false << 1 << "5"
                                           << "median one" << Numbers{4};
    QTest::newRow("OCC-7 distinct 5") << false << 2 << "5"
                                      << "median all, distinct" << Numbers{2185};
    QTest::newRow("OCC-7 distinct 8") << false << 2 << "8"
                                      << "median all, distinct" << Numbers{925};
    QTest::newRow("OCC-7 distinct 10") << false << 2 << "10"
                                       << "median all, distinct" << Numbers{528};
    QTest::newRow("OCC-15 l 3") << true << 2 << "3"
                                << "median all" << Numbers{3861, 3, 4, 788};
    QTest::newRow("OCC-15 l 3 one") << true << 2 << "3"
                                    << "median one" << Numbers{299};
    QTest::newRow("OCC-15 alpha 1 l 5") << true << 1 << "5"
                                        << "median all" << Numbers{240, 5, 57, 6246};
}

void TestAdultRows::bucketsAreThoseOfTheSpec()
{
    QFETCH(bool, all15);
    QFETCH(int, alpha);
    QFETCH(QString, l);
    QFETCH(QString, how);
    QFETCH(QList<double>, expected);
    const auto& table = all15 ? *m_occ15 : *m_occ7;
    const auto columns = columnsOf(table, alpha == 2);
    PartitionRequest request;
    request.model.l = parseRatio(l.toStdString()).value();
    request.model.kind = how.endsWith("distinct") ? ModelKind::Distinct : ModelKind::LDiversity;
    const bool relaxed = how.startsWith("relaxed");
    request.cut = relaxed ? Cut::Relaxed : how.startsWith("balanced") ? Cut::Balanced : Cut::Median;
    if (relaxed)
        request.minBucket = 1; // as the known figures were computed
    request.attempts = how.endsWith("one") ? Attempts::One : Attempts::All;
    JobContext job;
    const auto buckets = partitioned(table, columns, request, job);
    QVERIFY(buckets.has_value());

    const auto sizes = buckets->sizes();
    const QList<double> found{static_cast<double>(buckets->size()), static_cast<double>(sizes.least), sizes.median,
                              static_cast<double>(sizes.greatest)};
    QCOMPARE(found.first(expected.size()), expected);
    const auto report = judge(table, columns, *buckets, request.model, job);
    QVERIFY(report->holds());
    QCOMPARE(report->locallySafe(), !relaxed);
}

void TestAdultRows::theGeneralEngineFindsTheSameBuckets()
{
    const auto columns = columnsOf(*m_occ7, true);
    for (const auto& [l, count] : {std::pair(5U, 2'185U), std::pair(8U, 925U), std::pair(10U, 528U)}) {
        PartitionRequest request;
        request.model.kind = ModelKind::Distinct;
        request.model.l = Ratio(l, 1);
        JobContext job;
        QCOMPARE(tracedPartition({*m_occ7, *m_occ7, columns}, request, {}, job)->size(), count);
    }
}

void TestAdultRows::greatestLIsExact()
{
    JobContext job;
    const auto alone = feasibility(*m_occ7, columnsOf(*m_occ7, false), job);
    QCOMPARE(alone->limit({}).figure.text(), std::string("22611/3010"));
    const auto withSex = feasibility(*m_occ7, columnsOf(*m_occ7, true), job);
    QCOMPARE(withSex->limit({}).figure.text(), std::string("2939/746"));
    const auto blocking = withSex->limit({}).blocking;
    QCOMPARE(m_occ7->attribute(blocking.group[0].attribute).values[blocking.group[0].code], std::string("Female"));
    QCOMPARE(m_occ7->attribute(m_occ7->sensitive().front()).values[blocking.value], std::string("Adm-clerical"));
}

void TestAdultRows::incompleteTuplesOfOtherAttributesCount()
{
    const auto table = adult(occ7(), false);
    QCOMPARE(table->rowCount(), 46'033U);
    PartitionRequest request;
    request.model.l = Ratio(3, 1);
    JobContext job;
    QCOMPARE(partitioned(*table, columnsOf(*table, true), request, job)->size(), 1'218U);
}

TRANCHE_TEST(TestAdultRows)

} // namespace tst_adult_rows

#include "tst_adult_rows.moc"
