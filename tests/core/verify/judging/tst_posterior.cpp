// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/exact.h"
#include "tests/core/verify/judging/small_release.h"
#include "tests/support/test_room.h"

namespace tst_posterior {

using namespace tranche;
using namespace tranche::test;

namespace {

using Row = SmallRelease::Row;

/// Everything by its definition: for each distinct tuple without its sensitive value a sum over every bucket and every line.
class PlainPosterior {
public:
    PlainPosterior(const SmallRelease& release, const Ratio& l) : m_release(release)
    {
        std::map<std::vector<Row>, std::vector<Row>> tuplesOf;
        for (const auto& tuple : release.tuples)
            tuplesOf[bareParts(tuple)].push_back(tuple);
        for (const auto& [parts, tuples] : tuplesOf)
            judge(parts, tuples, l);
    }

    std::size_t signatures = 0;
    std::size_t several = 0;
    std::size_t unmatched = 0;
    std::size_t broken = 0;
    BigRational largest = 0;

private:
    std::vector<Row> bareParts(const Row& row) const
    {
        std::vector<Row> parts;
        for (std::size_t column = 0; column < m_release.columns(); ++column)
            parts.push_back(m_release.part(row, column, true));
        return parts;
    }

    /// Lines of a bucket that have this part of a column.
    std::uint64_t count(const std::vector<Row>& bucket, std::size_t column, const Row& part) const
    {
        return static_cast<std::uint64_t>(
            std::ranges::count_if(bucket, [&](const auto& line) { return m_release.part(line, column, true) == part; }));
    }

    void judge(const std::vector<Row>& parts, const std::vector<Row>& tuples, const Ratio& l)
    {
        ++signatures;
        std::map<std::uint32_t, BigRational> sums;
        BigRational total = 0;
        std::size_t matching = 0;
        for (const auto& bucket : m_release.buckets) {
            BigRational weight = 1;
            for (std::size_t column = 0; column + 1 < parts.size(); ++column)
                weight *= rationalOf(count(bucket, column, parts[column]), bucket.size());
            if (weight == 0 || count(bucket, parts.size() - 1, parts.back()) == 0)
                continue;
            ++matching;
            for (const auto& line : bucket)
                if (m_release.part(line, parts.size() - 1, true) == parts.back()) {
                    sums[line.back()] += weight / bucket.size();
                    total += weight / bucket.size();
                }
        }
        several += matching > 1 ? 1 : 0;
        bool keeps = true;
        for (const auto& [value, sum] : sums) {
            largest = std::max<BigRational>(largest, sum / total);
            keeps = keeps && sum / total <= rationalOf(l.denominator(), l.numerator());
        }
        broken += keeps ? 0 : 1;
        for (const auto& tuple : tuples)
            unmatched += sums.contains(tuple.back()) ? 0 : 1;
    }

    const SmallRelease& m_release;
};

Promise asking(const Ratio& l)
{
    return {.model = PromisedModel::LDiversity, .l = l};
}

} // namespace

class TestPosterior : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheDefinition_data();
    void agreesWithTheDefinition();
    void sumsOverSeveralBuckets();
    void aTupleThatIsNowhereIsUnmatched();
    void moreTuplesThanLinesAreTooMany();
};

void TestPosterior::agreesWithTheDefinition_data()
{
    QTest::addColumn<Ratio>("l");
    QTest::newRow("2") << Ratio(2, 1);
    QTest::newRow("3/2") << Ratio(3, 2);
    QTest::newRow("1") << Ratio(1, 1);
}

void TestPosterior::agreesWithTheDefinition()
{
    QFETCH(Ratio, l);
    SeededRandom random(31);
    std::size_t several = 0;
    for (int round = 0; round < 300; ++round) {
        const auto release = randomRelease(random);
        const auto report = CodedSmallRelease(release, asking(l)).posterior();
        const PlainPosterior plain(release, l);
        QCOMPARE(report.signatures, plain.signatures);
        QCOMPARE(report.severalMatching, plain.several);
        QCOMPARE(report.unmatchedTuples, plain.unmatched);
        QCOMPARE(report.brokenSignatures, plain.broken);
        QCOMPARE(report.largest, ratioText(plain.largest));
        QCOMPARE(report.overfullPlaces, std::size_t{0}); // cut from these very tuples
        several += plain.several;
    }
    QVERIFY(several > 100);
}

void TestPosterior::sumsOverSeveralBuckets()
{
    // q = 0 stands in both buckets, beside 0 and 1: half of two lines, and of one line of four a value of its own.
    SmallRelease release{{0, 1, 2}, {{{0, 0}, {1, 1}}, {{0, 2}, {1, 2}, {1, 0}, {1, 1}}}, {{0, 0}}};
    // p(0,s): bucket 1 gives 1/2 * 1/2 to 0 and to 1, bucket 2 gives 1/4 * 2/4 to 2 and 1/4 * 1/4 to 0 and to 1.
    const auto report = CodedSmallRelease(release, asking({2, 1})).posterior();
    QCOMPARE(report.severalMatching, std::size_t{1});
    QCOMPARE(report.largest, std::string("5/12")); // (1/4 + 1/16) / (1/2 + 1/4)
    QCOMPARE(report.brokenSignatures, std::size_t{0});
}

void TestPosterior::aTupleThatIsNowhereIsUnmatched()
{
    SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 1}}}, {{0, 0}, {5, 0}, {0, 5}}};
    const auto report = CodedSmallRelease(release, asking({2, 1})).posterior();
    QCOMPARE(report.unmatchedTuples, std::size_t{2}); // one has no bucket, one has no line of its sensitive value
}

void TestPosterior::moreTuplesThanLinesAreTooMany()
{
    SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 1}}, {{1, 0}, {1, 1}}}, {{0, 0}, {0, 0}, {1, 1}, {1, 1}}};
    const auto report = CodedSmallRelease(release, asking({2, 1})).posterior();
    QCOMPARE(report.unmatchedTuples, std::size_t{0});
    QCOMPARE(report.overfullPlaces, std::size_t{2}); // two tuples need the one line of 0 in bucket 1, two the one of 1 in bucket 2
}

TRANCHE_TEST(TestPosterior)

} // namespace tst_posterior

#include "tst_posterior.moc"
