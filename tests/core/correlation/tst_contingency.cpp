// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/correlation/contingency.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <map>
#include <utility>

namespace tst_contingency {

using namespace tranche;

namespace {

using Codes = std::vector<std::uint32_t>;
using Counts = std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t>;

Counts countsOf(const ContingencyTable& table)
{
    Counts counts;
    for (const auto& cell : table.cells())
        counts[{cell.left, cell.right}] += cell.count;
    return counts;
}

Counts countedOneByOne(const Codes& left, const Codes& right)
{
    Counts counts;
    for (std::size_t row = 0; row < left.size(); ++row)
        ++counts[{left[row], right[row]}];
    return counts;
}

std::vector<std::uint8_t> bytes(const Codes& codes)
{
    std::vector<std::uint8_t> result;
    for (const auto code : codes)
        result.push_back(static_cast<std::uint8_t>(code));
    return result;
}

/// Every pair is to be visited once.
template <class Code>
Counts visited(const CodeGroups& left, const std::vector<Code>& right, std::size_t rightDomain)
{
    Counts counts;
    bool once = true;
    const auto take = [&](std::uint32_t code, std::uint32_t other, std::uint32_t count) {
        once &= counts.emplace(std::pair(code, other), count).second;
    };
    visitPairs(left, std::span<const Code>(right), rightDomain, JobContext(), take);
    return once ? counts : Counts();
}

Codes randomCodes(std::size_t rows, std::size_t domain, RandomSource& random)
{
    Codes codes;
    for (std::size_t row = 0; row < rows; ++row)
        codes.push_back(static_cast<std::uint32_t>(random.below(domain)));
    return codes;
}

} // namespace

class TestContingency : public QObject {
    Q_OBJECT
private slots:
    void countsPairsAndTotals();
    void countsTheSameOnEveryPath_data();
    void countsTheSameOnEveryPath();
    void countsALongRunOfOnePair();
    void groupsTuplesByCode();
    void neverBuildsATableLargerThanTheTuples();
    void stopsWhenTold();
};

void TestContingency::countsPairsAndTotals()
{
    const auto table = ContingencyTable::count({Codes{0, 0, 1, 1, 1}, 2}, {Codes{0, 2, 2, 2, 0}, 3}, JobContext());
    QCOMPARE(countsOf(table), (Counts{{{0, 0}, 1}, {{0, 2}, 1}, {{1, 0}, 1}, {{1, 2}, 2}}));
    QCOMPARE(table.leftTotals(), (Codes{2, 3}));
    QCOMPARE(table.rightTotals(), (Codes{2, 0, 3}));
}

void TestContingency::countsTheSameOnEveryPath_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("rows");
    QTest::newRow("tiny") << 2 << 3 << 7;
    QTest::newRow("four lanes") << 100 << 100 << 5001;
    QTest::newRow("one lane") << 256 << 200 << 70003;
    QTest::newRow("one constant") << 1 << 256 << 999;
    QTest::newRow("nobody") << 3 << 3 << 0;
}

void TestContingency::countsTheSameOnEveryPath()
{
    QFETCH(int, left);
    QFETCH(int, right);
    QFETCH(int, rows);
    SeededRandom random(7);
    const std::pair domains(static_cast<std::size_t>(left), static_cast<std::size_t>(right));
    const auto a = randomCodes(static_cast<std::size_t>(rows), domains.first, random);
    const auto b = randomCodes(static_cast<std::size_t>(rows), domains.second, random);
    const auto expected = countedOneByOne(a, b);
    const JobContext job;

    QCOMPARE(countsOf(ContingencyTable::count({a, domains.first}, {b, domains.second}, job)), expected);
    QCOMPARE(countsOf(ContingencyTable::count(bytes(a), bytes(b), domains, job)), expected);
    const auto groups = CodeGroups::of({a, domains.first}, job);
    QCOMPARE(visited<std::uint32_t>(groups, b, domains.second), expected);
    QCOMPARE(visited<std::uint8_t>(groups, bytes(b), domains.second), expected);
}

void TestContingency::countsALongRunOfOnePair()
{
    const Codes a(200001, 1);
    const auto table = ContingencyTable::count(bytes(a), bytes(a), {2, 2}, JobContext());
    QCOMPARE(countsOf(table), (Counts{{{1, 1}, 200001}}));
}

void TestContingency::groupsTuplesByCode()
{
    const auto groups = CodeGroups::of({Codes{2, 0, 2, 3}, 4}, JobContext());
    QCOMPARE(groups.rows, (Codes{1, 0, 2, 3}));
    QCOMPARE(groups.starts, (std::vector<std::size_t>{0, 1, 1, 3, 4}));
}

void TestContingency::neverBuildsATableLargerThanTheTuples()
{
    QVERIFY(!ContingencyTable::fitsDense(50'000, 50'000, 50'000));
    QVERIFY(!ContingencyTable::fitsDense(SIZE_MAX, SIZE_MAX, 1'000'000'000));
    QVERIFY(ContingencyTable::fitsDense(128, 128, 8));
    QVERIFY(ContingencyTable::fitsDense(50'000, 10, 500'000));

    Codes identity;
    for (std::uint32_t row = 0; row < 50'000; ++row)
        identity.push_back(row);
    const auto table = ContingencyTable::count({identity, identity.size()}, {identity, identity.size()}, JobContext());
    QCOMPARE(table.cells().size(), identity.size());
}

void TestContingency::stopsWhenTold()
{
    const Codes a{0, 1, 1};
    const auto groups = CodeGroups::of({a, 2}, JobContext());
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return CodeGroups::of({a, 2}, job); }));
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return ContingencyTable::count({a, 2}, {a, 2}, job); }));
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return ContingencyTable::count(bytes(a), bytes(a), {2, 2}, job); }));
    QVERIFY(test::stopsAtOnce(
        [&](JobContext& job) { visitPairs(groups, std::span<const std::uint32_t>(a), 2, job, [](auto, auto, auto) {}); }));
}

TRANCHE_CORE_TEST(TestContingency)

} // namespace tst_contingency

#include "tst_contingency.moc"
