// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/buckets/bucket_partition.h"
#include "core/table/kept_table.h"
#include "core/table/numbers.h"
#include "core/table/table_builder.h"
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
    using Work = std::function<ErrorCode(JobContext&)>;

    /// Asks at least so often, and each time it is told to stop it ends as cancelled after a few more.
    static void check(const Work& work, std::size_t leastAsks);
    std::shared_ptr<const Table> tableOf(const std::string& prefix) const;

    static constexpr std::size_t count = 200'000;
    std::vector<std::string> m_spellings;
    std::vector<std::string_view> m_numbers;
};

static constexpr auto done = ErrorCode::InvalidArgument; // what check() takes for an answer

void TestCancelling::initTestCase()
{
    for (std::size_t i = 0; i < count; ++i)
        m_spellings.push_back(std::to_string(i));
    m_numbers.assign(m_spellings.begin(), m_spellings.end());
}

void TestCancelling::check(const Work& work, std::size_t leastAsks)
{
    std::atomic<std::size_t> asked = 0;
    {
        JobContext job;
        job.watchAsking([&] { ++asked; });
        QCOMPARE(work(job), done);
    }
    const auto all = asked.load();
    QVERIFY2(all >= leastAsks, QByteArray::number(static_cast<qulonglong>(all)));
    for (std::size_t n = 1; n <= all; n += std::max<std::size_t>(1, all / 7)) {
        std::stop_source stop;
        JobContext job(stop.get_token());
        std::atomic<std::size_t> atStop = 0;
        asked = 0;
        job.watchAsking([&] {
            if (++asked == n) {
                stop.request_stop();
                atStop = asked.load();
            }
        });
        QCOMPARE(work(job), ErrorCode::Cancelled);
        QVERIFY2(asked <= atStop + 8, QByteArray::number(static_cast<qulonglong>(asked - atStop)));
    }
}

void TestCancelling::parsingNumbers()
{
    check(
        [&](JobContext& job) {
            const auto numbers = ScaledNumbers::parse(m_numbers, job);
            return numbers ? done : numbers.error().code;
        },
        2 * count / 4'096);
}

void TestCancelling::parsingNumbersBeyondSixtyFourBits()
{
    auto numbers = m_numbers;
    numbers.back() = "1e300";
    check(
        [&](JobContext& job) {
            const auto parsed = ScaledNumbers::parse(numbers, job);
            return parsed ? done : parsed.error().code;
        },
        2 * count / 4'096);
}

void TestCancelling::parsingDates()
{
    const std::vector<std::string_view> dates(count, "2024-02-29");
    check(
        [&](JobContext& job) {
            const auto parsed = ScaledNumbers::parseDates(dates, job);
            return parsed ? done : parsed.error().code;
        },
        count / 4'096);
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

static ErrorCode kept(const Table& table, JobContext& job)
{
    Schema schema;
    schema.attributes.resize(1);
    const auto result = keepTuples(table, schema, {Role::QuasiIdentifier}, job);
    return result ? done : result.error().code;
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
    check(
        [&](JobContext& job) {
            const auto buckets = BucketPartition::make(rows, {0}, false, job);
            return buckets ? done : buckets.error().code;
        },
        count / 65'536 + count / 16'384);
}

TRANCHE_TEST(TestCancelling)

} // namespace tst_cancelling

#include "tst_cancelling.moc"
