// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/keep_tuples.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/vectors.h"

#include "core/correlation/binning.h"

#include <QJsonArray>

namespace tst_binning {

using namespace tranche;
using namespace tranche::test;

using Codes = std::vector<std::uint32_t>;

namespace {

/// The only attribute of a table, missing kept as a value.
KeptAttribute lone(const std::vector<std::string>& cells, AttributeType type)
{
    std::vector<std::string> lines{"x"};
    lines.insert(lines.end(), cells.begin(), cells.end());
    Schema schema;
    schema.attributes.resize(1);
    schema.attributes.front().type = type;
    schema.attributes.front().missing = MissingRule::KeepAsValue;
    JobContext job;
    return keepTuples(*tableOf(lines), schema, {Role::QuasiIdentifier}, job).value()->attribute(AttributeId(0));
}

} // namespace

class TestBinning : public QObject {
    Q_OBJECT
private slots:
    void putsNumbersIntoBins_data();
    void putsNumbersIntoBins();
    void givesTheBinsOfEveryVector_data();
    void givesTheBinsOfEveryVector();
    void leavesOutEmptyBins();
    void leavesCategoriesAlone();
    void putsMissingBesideTheBins();
    void givesMissingAloneACategory();
    void stopsWhenTold();
};

void TestBinning::putsNumbersIntoBins_data()
{
    QTest::addColumn<std::vector<std::string>>("cells");
    QTest::addColumn<int>("k");
    QTest::addColumn<Codes>("bins"); // of the values in ascending order
    using Cells = std::vector<std::string>;
    QTest::newRow("edges go up, the maximum stays in") << Cells{"0", "1", "2", "3", "4"} << 2 << Codes{0, 0, 1, 1, 1};
    QTest::newRow("exact in tenths") << Cells{"0.1", "0.2", "0.3", "0.4"} << 3 << Codes{0, 1, 2, 2};
    QTest::newRow("constant") << Cells{"7", "7"} << 10 << Codes{0};
    QTest::newRow("two values") << Cells{"-5", "1e3"} << 4 << Codes{0, 3};
    QTest::newRow("beyond 64 bits") << Cells{"0", "1e40", "1.9e40", "2e40"} << 2 << Codes{0, 1, 1, 1};
}

void TestBinning::putsNumbersIntoBins()
{
    QFETCH(std::vector<std::string>, cells);
    QFETCH(int, k);
    QFETCH(Codes, bins);
    QCOMPARE(binsOf(lone(cells, AttributeType::Numeric), static_cast<std::uint32_t>(k)), bins);
}

void TestBinning::givesTheBinsOfEveryVector_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : vectorNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestBinning::givesTheBinsOfEveryVector()
{
    QFETCH(QString, name);
    const auto vector = loadVector(name);
    const auto expected = vector.json[u"discretized"].toObject();
    qsizetype numeric = 0;
    for (const auto& attribute : vector.table->attributes()) {
        if (!attribute.numeric())
            continue;
        ++numeric;
        const auto bins = binsOf(attribute, vector.bins);
        const auto rows = expected[QString::fromStdString(attribute.name)].toArray();
        QCOMPARE(static_cast<std::size_t>(rows.size()), attribute.codes.size());
        for (std::size_t row = 0; row < attribute.codes.size(); ++row)
            QCOMPARE(static_cast<int>(bins[attribute.codes[row]]), rows[static_cast<qsizetype>(row)].toInt());
    }
    QCOMPARE(numeric, expected.size());
}

void TestBinning::leavesOutEmptyBins()
{
    const auto result = binned(lone({"100", "0", "1", "52"}, AttributeType::Numeric), 10, JobContext());
    QCOMPARE(result.codes, (Codes{2, 0, 0, 1})); // bins 9, 0, 0, 5
    QCOMPARE(result.domain, std::size_t{3});
}

void TestBinning::leavesCategoriesAlone()
{
    const auto result = binned(lone({"10", "9", "10", "1"}, AttributeType::Categorical), 2, JobContext());
    QCOMPARE(result.codes, (Codes{1, 2, 1, 0}));
    QCOMPARE(result.domain, std::size_t{3});
}

void TestBinning::putsMissingBesideTheBins()
{
    const auto attribute = lone({"4", "_", "0", "3", "_"}, AttributeType::Numeric);
    QCOMPARE(binsOf(attribute, 2), (Codes{0, 1, 1, 2})); // 0, 3, 4, missing: it does not stretch the bins
    QCOMPARE(binned(attribute, 2, JobContext()).codes, (Codes{1, 2, 0, 1, 2}));
}

void TestBinning::givesMissingAloneACategory()
{
    const auto result = binned(lone({"_", "_"}, AttributeType::Numeric), 5, JobContext());
    QCOMPARE(result.codes, (Codes{0, 0}));
    QCOMPARE(result.domain, std::size_t{1});
}

void TestBinning::stopsWhenTold()
{
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return binned(lone({"1", "2"}, AttributeType::Numeric), 5, job); }));
}

TRANCHE_CORE_TEST(TestBinning)

} // namespace tst_binning

#include "tst_binning.moc"
