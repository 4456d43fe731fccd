// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/association_oracle.h"
#include "tests/support/adult.h"
#include "tests/support/buckets.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/slicing/partition_rows.h"
#include "core/utility/expected_association.h"

#include <algorithm>
#include <numeric>

namespace tst_expected_association {

using namespace tranche;
using namespace tranche::test;

namespace {

std::shared_ptr<const CorrelationMatrix> matrixOf(const KeptTable& table)
{
    JobContext job;
    return correlate(table, 10, job).value();
}

BucketPartition bucketsOf(const RowLists& lists)
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    for (const auto& list : lists) {
        starts.push_back(rows.size());
        for (const auto row : list)
            rows.push_back(static_cast<std::uint32_t>(row));
    }
    return BucketPartition::make(std::move(rows), std::move(starts), false).value();
}

ColumnPartition columnsOf(const std::vector<std::vector<std::size_t>>& lists, std::size_t count)
{
    std::vector<ColumnPartition::Column> columns;
    for (const auto& list : lists) {
        columns.emplace_back();
        for (const auto attribute : list)
            columns.back().push_back(AttributeId(attribute));
    }
    return ColumnPartition::make(std::move(columns), count, std::nullopt).value();
}

AssociationReport reportOf(const KeptTable& table, const ColumnPartition& columns, const RowLists& buckets)
{
    JobContext job;
    return expectedAssociation(table, *matrixOf(table), columns, bucketsOf(buckets), job).value();
}

bool isNear(double value, const BigRational& truth)
{
    return abs(BigRational(value) - truth) < BigRational(1e-12);
}

/// Tuples 0 .. count-1 in random order, cut into buckets of at most `most`.
RowLists randomBuckets(std::size_t count, std::size_t most, RandomSource& random)
{
    std::vector<std::size_t> rows(count);
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    shuffle(std::span(rows), random);
    RowLists buckets;
    for (std::size_t at = 0; at < count;) {
        const auto size = std::min<std::size_t>(count - at, 1 + random.below(most));
        buckets.emplace_back(rows.begin() + static_cast<std::ptrdiff_t>(at), rows.begin() + static_cast<std::ptrdiff_t>(at + size));
        at += size;
    }
    return buckets;
}

struct Sample {
    std::vector<std::vector<std::string>> labels; ///< by attribute
    std::shared_ptr<const KeptTable> table;
};

Sample randomSample(std::size_t rows, std::size_t domain, RandomSource& random)
{
    Sample sample;
    std::vector<std::string> lines(rows + 1);
    for (std::size_t attribute = 0; attribute < 3; ++attribute) {
        sample.labels.emplace_back();
        lines[0] += " a" + std::to_string(attribute);
        for (std::size_t row = 0; row < rows; ++row) {
            sample.labels.back().push_back("v" + std::to_string(random.below(domain)));
            lines[row + 1] += ' ' + sample.labels.back().back();
        }
    }
    sample.table = keptOf(lines, "");
    return sample;
}

} // namespace

class TestExpectedAssociation : public QObject {
    Q_OBJECT
private slots:
    void losesAllInOneBucketAcrossColumns();
    void keepsAllInBucketsOfOne();
    void keepsPairsInsideAColumn();
    void findsWhatHalfOfABucketKeeps();
    void exceedsTheWholeWhereBucketsBringOutAssociation();
    void hasNoPercentageWhereNothingWasAssociated();
    void agreesWithTheMeanOverAllShuffles();
    void agreesWithTheFormulaOnLargerTables();
    void refusesPartsOfAnotherTable();
    void doesNotDependOnThreads();
    void stopsWhenTold();
    void keepsMostOfAdult_data();
    void keepsMostOfAdult();
};

void TestExpectedAssociation::losesAllInOneBucketAcrossColumns()
{
    const auto table = keptOf({"a b", "x p", "x p", "y q", "y q"}, "");
    const auto report = reportOf(*table, columnsOf({{0}, {1}}, 2), {{0, 1, 2, 3}});
    QCOMPARE(report.at(AttributeId(0), AttributeId(1)), 0.0);
    QCOMPARE(report.keptPercent, std::optional(0.0));
}

void TestExpectedAssociation::keepsAllInBucketsOfOne()
{
    const auto table = keptOf({"a b", "x p", "x p", "y q", "y p"}, "");
    const auto report = reportOf(*table, columnsOf({{0}, {1}}, 2), {{0}, {1}, {2}, {3}});
    QVERIFY(isNear(*report.keptPercent, 100));
}

void TestExpectedAssociation::keepsPairsInsideAColumn()
{
    const auto table = keptOf({"a b c", "x p k", "x p k", "y q k", "y p h"}, "");
    const auto report = reportOf(*table, columnsOf({{0, 1}, {2}}, 3), {{0, 1, 2, 3}});
    const auto matrix = matrixOf(*table);
    QCOMPARE(report.at(AttributeId(0), AttributeId(1)), matrix->at(AttributeId(0), AttributeId(1)));
    QCOMPARE(report.at(AttributeId(1), AttributeId(0)), report.at(AttributeId(0), AttributeId(1)));
    QCOMPARE(report.at(AttributeId(2), AttributeId(2)), 1.0);
}

void TestExpectedAssociation::findsWhatHalfOfABucketKeeps()
{
    // The bucket {xp, xp} keeps its pairs; {xp, yq} expects each of the four pairs half a time.
    // E: xp 2 + 1/2, xq 1/2, yp 1/2, yq 1/2; totals x 3, y 1, p 3, q 1: 25/36 + 1/12 + 1/12 + 1/4 - 1 = 1/9.
    const auto table = keptOf({"a b", "x p", "x p", "x p", "y q"}, "");
    const auto report = reportOf(*table, columnsOf({{0}, {1}}, 2), {{0, 1}, {2, 3}});
    QVERIFY(isNear(report.at(AttributeId(0), AttributeId(1)), BigRational(1, 9)));
    QVERIFY(isNear(*report.keptPercent / 100.0, BigRational(1, 9))); // it was 1
}

void TestExpectedAssociation::exceedsTheWholeWhereBucketsBringOutAssociation()
{
    // Each bucket leans to (x, p) or to (y, q), while its own pairs run the other way.
    const auto table = keptOf({"a b", "x q", "x p", "y p", "x q", "y q", "y p", "x p"}, "");
    const RowLists buckets{{0, 1, 2, 6}, {3, 4, 5}};
    const auto report = reportOf(*table, columnsOf({{0}, {1}}, 2), buckets);
    QVERIFY(*report.keptPercent > 100.0);
}

void TestExpectedAssociation::hasNoPercentageWhereNothingWasAssociated()
{
    const auto table = keptOf({"a b", "x p", "x q"}, "");
    QVERIFY(!reportOf(*table, columnsOf({{0}, {1}}, 2), {{0, 1}}).keptPercent);
}

void TestExpectedAssociation::agreesWithTheMeanOverAllShuffles()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        SeededRandom random(seed);
        const auto sample = randomSample(1 + random.below(8), 1 + random.below(3), random);
        const auto buckets = randomBuckets(sample.table->rowCount(), 4, random);
        const auto report = reportOf(*sample.table, columnsOf({{0}, {1}, {2}}, 3), buckets);
        for (std::size_t i = 1; i < 3; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const auto truth = phiAfterAllShuffles(sample.labels[i], sample.labels[j], buckets);
                QVERIFY2(isNear(report.at(AttributeId(i), AttributeId(j)), truth), qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
    }
}

void TestExpectedAssociation::agreesWithTheFormulaOnLargerTables()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        SeededRandom random(seed);
        const auto sample = randomSample(10 + random.below(40), 2 + random.below(5), random);
        const auto buckets = randomBuckets(sample.table->rowCount(), 12, random);
        const auto report = reportOf(*sample.table, columnsOf({{0, 2}, {1}}, 3), buckets);
        const auto before = matrixOf(*sample.table);
        const auto ab = phiAfterByFormula(sample.labels[0], sample.labels[1], buckets);
        const auto cb = phiAfterByFormula(sample.labels[2], sample.labels[1], buckets);
        const auto seedText = QStringLiteral("seed %1").arg(seed);
        QVERIFY2(isNear(report.at(AttributeId(0), AttributeId(1)), ab), qPrintable(seedText));
        QVERIFY2(isNear(report.at(AttributeId(1), AttributeId(2)), cb), qPrintable(seedText));
        const BigRational ac(before->at(AttributeId(0), AttributeId(2)));
        const BigRational all
            = ac + BigRational(before->at(AttributeId(0), AttributeId(1))) + BigRational(before->at(AttributeId(1), AttributeId(2)));
        QVERIFY2(all == 0 || isNear(*report.keptPercent / 100.0, (ac + ab + cb) / all), qPrintable(seedText));
    }
}

void TestExpectedAssociation::refusesPartsOfAnotherTable()
{
    JobContext job;
    const auto table = keptOf({"a b", "x p", "y q"}, "");
    const auto other = keptOf({"a b c", "x p k", "y q k", "y q h"}, "");
    const auto columns = columnsOf({{0}, {1}}, 2);
    const auto code = [&](const auto& result) { return result.error().code; };
    QCOMPARE(code(expectedAssociation(*table, *matrixOf(*other), columns, bucketsOf({{0, 1}}), job)), ErrorCode::InvalidArgument);
    QCOMPARE(code(expectedAssociation(*table, *matrixOf(*table), columnsOf({{0, 1, 2}}, 3), bucketsOf({{0, 1}}), job)),
             ErrorCode::InvalidArgument);
    QCOMPARE(code(expectedAssociation(*table, *matrixOf(*table), columns, bucketsOf({{0, 1, 2}}), job)), ErrorCode::InvalidArgument);
}

/// 300 tuples with six attributes, in buckets of ten.
static std::shared_ptr<const KeptTable> sixAttributes()
{
    SeededRandom random(7);
    std::vector<std::string> lines{"a b c d e f"};
    for (int tuple = 0; tuple < 300; ++tuple) {
        std::string line;
        for (int attribute = 0; attribute < 6; ++attribute)
            line += (attribute == 0 ? "v" : " v") + std::to_string(random.below(3 + static_cast<std::uint64_t>(attribute)));
        lines.push_back(line);
    }
    return keptOf(lines, "");
}

static BucketPartition tens()
{
    RowLists lists(30);
    for (std::size_t row = 0; row < 300; ++row)
        lists[row / 10].push_back(row);
    return bucketsOf(lists);
}

void TestExpectedAssociation::doesNotDependOnThreads()
{
    const auto table = sixAttributes();
    const auto before = matrixOf(*table);
    const auto columns = columnsOf({{0, 1}, {2}, {3, 4}, {5}}, 6);
    std::optional<AssociationReport> first;
    for (const std::size_t threads : {1, 2, 3, 8}) {
        JobContext job;
        job.setThreads(threads);
        const auto report = expectedAssociation(*table, *before, columns, tens(), job).value();
        QCOMPARE(report.after.size(), std::size_t{36});
        QVERIFY(!first || (report.after == first->after && report.keptPercent == first->keptPercent));
        first = report;
    }
}

void TestExpectedAssociation::stopsWhenTold()
{
    const auto six = sixAttributes();
    const auto stops = stopsAt(100, [&](JobContext& job) {
        return expectedAssociation(*six, *matrixOf(*six), columnsOf({{0, 1}, {2}, {3, 4}, {5}}, 6), tens(), job);
    });
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY(stops.asked > 15); // once a pair at least

    const auto table = keptOf({"a b", "x p", "y q"}, "");
    QVERIFY(stopsAtOnce([&](JobContext& job) {
        return expectedAssociation(*table, *matrixOf(*table), columnsOf({{0}, {1}}, 2), bucketsOf({{0, 1}}), job);
    }));
}

void TestExpectedAssociation::keepsMostOfAdult_data()
{
    QTest::addColumn<bool>("all");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("buckets");
    QTest::addColumn<QString>("kept");
    QTest::newRow("OCC-7, 4 columns") << false << 4 << 1'218 << "91.1";
    QTest::newRow("OCC-15, 5 columns") << true << 5 << 3'861 << "93.2";
}

void TestExpectedAssociation::keepsMostOfAdult()
{
    QFETCH(bool, all);
    QFETCH(int, columns);
    QFETCH(int, buckets);
    QFETCH(QString, kept);
    const auto table = adult(all ? occ15() : occ7(), false);
    if (!table)
        QSKIP("The Adult files are not beside this checkout.");
    JobContext job;
    const auto matrix = matrixOf(*table);
    const auto proposal = proposeColumns(*matrix, table->sensitive().front(), {2, static_cast<std::size_t>(columns)}, job).value();
    PartitionRequest request;
    request.model.l = Ratio(3, 1);
    const auto partition = partitioned(*table, proposal.columns, request, job).value();
    QCOMPARE(static_cast<int>(partition.size()), buckets);
    const auto report = expectedAssociation(*table, *matrix, proposal.columns, partition, job).value();
    QCOMPARE(QString::number(*report.keptPercent, 'f', 1), kept);
}

TRANCHE_CORE_TEST(TestExpectedAssociation)

} // namespace tst_expected_association

#include "tst_expected_association.moc"
