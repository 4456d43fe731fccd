// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/evidence_message.h"
#include "core/base/random.h"
#include "core/verify/order/sorted_columns.h"
#include "tests/core/verify/handmade_release.h"
#include "tests/oracle/release/order_oracle.h"
#include "tests/support/release/described_files.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>

namespace tst_order_leaks {

using namespace tranche;
using namespace tranche::test;

namespace {

template <class Items>
void shuffle(Items& items, RandomSource& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(i)]);
}

enum class Leak { None, Buckets, Lines, Sorted };

/// Tuples in any order, dealt to buckets of `size`; columns are shuffled, but for what leaks.
HandmadeRelease randomHandmade(std::size_t tuples, std::size_t size, std::size_t domain, Leak leak, RandomSource& random)
{
    HandmadeRelease release{.columns = {{"A", "B"}, {"C", "S"}}, .sensitive = {"S"}, .promise = {{"model", "l"}, {"l", "1/1"}}};
    for (std::size_t i = 0; i < tuples; ++i) {
        release.original.emplace_back();
        for (std::size_t attribute = 0; attribute < 4; ++attribute)
            release.original.back().push_back("v" + std::to_string(10 + random.below(domain)));
    }
    auto dealt = release.original;
    if (leak != Leak::Buckets)
        shuffle(dealt, random);
    for (std::size_t i = 0; i < tuples; ++i) {
        if (i % size == 0)
            release.buckets.emplace_back();
        release.buckets.back().push_back(dealt[i]);
    }
    for (auto& bucket : release.buckets) {
        if (leak == Leak::Lines)
            std::ranges::sort(bucket, {},
                              [&](const auto& line) { return std::ranges::find(release.original, line) - release.original.begin(); });
        for (std::size_t column = 0; column < 2 && leak != Leak::Lines; ++column) {
            auto values = bucket;
            shuffle(values, random);
            if (leak == Leak::Sorted)
                std::ranges::sort(values, {}, [&](const auto& line) { return std::pair(line[2 * column], line[2 * column + 1]); });
            for (std::size_t line = 0; line < bucket.size(); ++line)
                std::copy_n(values[line].begin() + static_cast<std::ptrdiff_t>(2 * column), 2,
                            bucket[line].begin() + static_cast<std::ptrdiff_t>(2 * column));
        }
    }
    return release;
}

VerifyReport verify(const HandmadeRelease& release)
{
    JobContext job;
    auto files = asFormatTwo(filesOf(release));
    describe(files, 0);
    return verifyAgainstOriginal(files, originalOf(release), job, {.draft = true});
}

const VerifyCheck* find(const VerifyReport& report, EvidenceMessage message)
{
    const auto at = std::ranges::find(report.checks, Message(message), [](const auto& check) { return check.statement.says; });
    return at == report.checks.end() ? nullptr : &*at;
}

} // namespace

class TestOrderLeaks : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheObviousTwin();
    void shuffledReleasesHold();
    void noticesBucketsInTheOrderOfTheSource();
    void noticesLinesInTheOrderOfTheSource();
    void sortedLinesAreExempt();
};

void TestOrderLeaks::agreesWithTheObviousTwin()
{
    const auto seeds = Seeds(1, 300);
    int told = 0;
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto release = randomHandmade(8 + random.below(20), 3 + random.below(4), 2 + random.below(3), Leak::None, random);
        const auto report = verify(release);
        const auto* found = find(report, EvidenceMessage::NoOrder);
        QVERIFY2(found, sentencesOf(report).constData());
        const PlainRelease plain{release.original, release.buckets, {{0, 1}, {2, 3}}, {3}};
        const auto expected = plainOrder(plain);
        if (found->statement.arguments[0] != Argument(std::uint64_t{3})) // columns that happen to be sorted are left out
            continue;
        ++told;
        double most = 0;
        for (const auto z : expected)
            most = std::max(most, std::abs(z));
        const auto text = found->statement.arguments[1].texts.front();
        QVERIFY2(std::abs(std::stod(text) - most) < 0.006, (text + " for " + std::to_string(most)).c_str());
    }
    if (seeds.all())
        QVERIFY(told > 200);
}

void TestOrderLeaks::shuffledReleasesHold()
{
    SeededRandom random(3);
    for (int run = 0; run < 20; ++run) {
        const auto report = verify(randomHandmade(400, 5, 6, Leak::None, random));
        QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    }
}

void TestOrderLeaks::noticesBucketsInTheOrderOfTheSource()
{
    SeededRandom random(4);
    const auto report = verify(randomHandmade(400, 5, 6, Leak::Buckets, random));
    QCOMPARE(report.verdict, Verdict::DoesNotHold);
    QVERIFY2(find(report, EvidenceMessage::BucketOrder), sentencesOf(report).constData());
    QVERIFY(!find(report, EvidenceMessage::LineOrder));
}

void TestOrderLeaks::noticesLinesInTheOrderOfTheSource()
{
    SeededRandom random(5);
    const auto report = verify(randomHandmade(400, 5, 6, Leak::Lines, random));
    QCOMPARE(report.verdict, Verdict::DoesNotHold);
    QVERIFY2(find(report, EvidenceMessage::LineOrder), sentencesOf(report).constData());
    QVERIFY(!find(report, EvidenceMessage::BucketOrder));
}

/// A table that is sorted itself, and lines that are, too: they follow each other, and say no more than the values do.
void TestOrderLeaks::sortedLinesAreExempt()
{
    SeededRandom random(6);
    auto release = randomHandmade(400, 5, 6, Leak::Sorted, random);
    std::ranges::sort(release.original);
    const auto report = verify(release);
    const auto* found = find(report, EvidenceMessage::NoOrder);
    QVERIFY2(found, sentencesOf(report).constData());
    QCOMPARE(found->statement.arguments[0], Argument(std::uint64_t{1})); // the buckets alone
}

TRANCHE_CORE_TEST(TestOrderLeaks)

} // namespace tst_order_leaks

#include "tst_order_leaks.moc"
