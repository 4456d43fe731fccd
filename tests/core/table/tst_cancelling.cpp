// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/buckets/bucket_partition.h"
#include "core/table/keep_tuples.h"
#include "core/table/kept_table.h"
#include "core/table/numbers.h"
#include "core/table/table_builder.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <atomic>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

namespace tst_cancelling {

using namespace tranche;

/// Work on one huge attribute looks at its job often enough, counted in steps of the work, never in time.
class TestCancelling : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void parsingNumbers();
    void parsingNumbersBeyondSixtyFourBits();
    void parsingDates();
    void keepingNumbers();
    void keepingWords();
    void makingBuckets();

private:
    /// Asks at least so often, and each time it is told to stop it ends as cancelled after a few more.
    template <class Work>
    static void check(Work work, std::size_t leastAsks);
    std::shared_ptr<const Table> tableOf(const std::string& prefix) const;

    static constexpr std::size_t count = 200'000;
    std::vector<std::string> m_spellings;
    std::vector<std::string_view> m_numbers;
};

void TestCancelling::initTestCase()
{
    for (std::size_t i = 0; i < count; ++i)
        m_spellings.push_back(std::to_string(i));
    m_numbers.assign(m_spellings.begin(), m_spellings.end());
}

template <class Work>
void TestCancelling::check(Work work, std::size_t leastAsks)
{
    const auto stops = test::stopsAt(7, JobContext::processors(), work, [] {});
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY2(stops.asked >= leastAsks, QByteArray::number(static_cast<qulonglong>(stops.asked)));
    QVERIFY2(stops.afterwards <= 8, QByteArray::number(static_cast<qulonglong>(stops.afterwards)));
}

void TestCancelling::parsingNumbers()
{
    check([&](JobContext& job) { return ScaledNumbers::parse(m_numbers, job); }, 2 * count / 4'096);
}

void TestCancelling::parsingNumbersBeyondSixtyFourBits()
{
    auto numbers = m_numbers;
    numbers.back() = "1e300";
    check([&](JobContext& job) { return ScaledNumbers::parse(numbers, job); }, 2 * count / 4'096);
}

void TestCancelling::parsingDates()
{
    const std::vector<std::string_view> dates(count, "2024-02-29");
    check([&](JobContext& job) { return ScaledNumbers::parseDates(dates, job); }, count / 4'096);
}

std::shared_ptr<const Table> TestCancelling::tableOf(const std::string& prefix) const
{
    TableBuilder builder({"a"});
    for (const auto& spelling : m_spellings) {
        const auto cell = prefix + spelling;
        const std::string_view cells[] = {cell};
        builder.append(cells);
    }
    return builder.finish().value();
}

static Result<std::shared_ptr<const KeptTable>> kept(const Table& table, JobContext& job)
{
    Schema schema;
    schema.attributes.resize(1);
    return keepTuples(table, schema, {Role::QuasiIdentifier}, job);
}

void TestCancelling::keepingNumbers()
{
    const auto table = tableOf("");
    check([&](JobContext& job) { return kept(*table, job); }, 2 * count / 4'096 + 2 * count / 65'536);
}

void TestCancelling::keepingWords()
{
    const auto table = tableOf("w");
    check([&](JobContext& job) { return kept(*table, job); }, 2 * count / 65'536);
}

void TestCancelling::makingBuckets()
{
    std::vector<std::uint32_t> rows(count);
    std::iota(rows.rbegin(), rows.rend(), 0U);
    check([&](JobContext& job) { return BucketPartition::make(rows, {0}, false, job); }, count / 65'536 + count / 16'384);
}

TRANCHE_TEST(TestCancelling)

} // namespace tst_cancelling

#include "tst_cancelling.moc"
