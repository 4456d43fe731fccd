// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/membership/membership.h"
#include "tests/support/adult.h"
#include "tests/support/buckets.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QElapsedTimer>

#include <numeric>

namespace tst_membership_adult {

using namespace tranche;
using namespace tranche::test;

/// The known numbers of membership on Adult: random buckets of 100, so that figures
/// vary with the draw and are compared as ranges. What is exact is counted by two methods, which must agree to the last digit.
class TestMembershipAdult : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theSpecsFiguresAreReproduced();
    void twoMethodsAgreeAndTheEstimateIsNear_data();
    void twoMethodsAgreeAndTheEstimateIsNear();
    void uniqueColumnValuesAreThoseOfTheSpec();

private:
    std::shared_ptr<const KeptTable> m_occ7;
    std::shared_ptr<const KeptTable> m_occ15;
};

namespace {

/// Tuples dealt out to buckets of 100, the last one smaller.
BucketPartition randomHundreds(std::size_t rows, std::uint64_t seed)
{
    SeededRandom random(seed);
    Rows order(rows);
    std::iota(order.begin(), order.end(), 0U);
    shuffle(std::span(order), random);
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start < rows; start += 100)
        starts.push_back(start);
    return BucketPartition::make(std::move(order), std::move(starts), false).value();
}

ColumnPartition proposed(const KeptTable& table, std::size_t c, std::size_t alpha)
{
    JobContext job;
    const auto matrix = correlate(table, 20, job).value();
    return proposeColumns(*matrix, table.sensitive().front(), {.alpha = alpha, .columns = c}, job)->columns;
}

ColumnPartition named(const KeptTable& table, const std::vector<std::vector<std::string>>& names)
{
    std::vector<ColumnPartition::Column> columns;
    for (const auto& list : names) {
        columns.emplace_back();
        for (const auto& name : list)
            columns.back().push_back(*table.find(name));
    }
    return ColumnPartition::make(std::move(columns), table.attributeCount(), table.sensitive().front()).value();
}

Result<MembershipReport> count(const MembershipInput& input, const MembershipRequest& request)
{
    SeededRandom random(4);
    JobContext job;
    return membership(input, request, random, job);
}

bool sameFakes(const MembershipReport& a, const MembershipReport& b)
{
    return a.fakeDistinct == b.fakeDistinct && std::ranges::equal(a.fakes, b.fakes, [](const auto& x, const auto& y) {
               return x.buckets == y.buckets && x.fakes == y.fakes;
           });
}

} // namespace

void TestMembershipAdult::initTestCase()
{
    m_occ7 = adult(occ7(), true);
    m_occ15 = adult(occ15(), true);
    if (!m_occ7 || !m_occ15)
        QSKIP("The shared folder with the Adult table is not beside the checkout.");
}

void TestMembershipAdult::theSpecsFiguresAreReproduced()
{
    // {Age,Marital,Sex | Workclass,Education,Race}: about 90,900 fakes, 5,800 of them and 39,100 originals with more than 20 matching
    // buckets
    const auto columns = named(*m_occ7, {{"age", "marital-status", "sex"}, {"workclass", "education", "race", "occupation"}});
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto buckets = randomHundreds(m_occ7->rowCount(), seed);
        const auto report = count({*m_occ7, columns, buckets}, {});

        const auto fakes = report->fakeDistinct.approximate;
        const auto fakesAbove = report->fakeClasses().above20;
        const auto originalsAbove = report->originalClasses().above20;
        const auto said
            = qPrintable(QString("%1 fakes, %2 above 20, %3 originals above 20").arg(fakes).arg(fakesAbove).arg(originalsAbove));
        QVERIFY2(report->method != FakesBy::Estimate && std::abs(fakes - 90'900) < 900, said);
        QVERIFY2(std::abs(fakesAbove - 5'800) < 300, said);
        QVERIFY2(std::abs(originalsAbove - 39'100) < 300, said);
        QCOMPARE(report->originalDistinct, 12'546U);
    }
}

void TestMembershipAdult::twoMethodsAgreeAndTheEstimateIsNear_data()
{
    QTest::addColumn<bool>("all15");
    QTest::addColumn<int>("c");
    QTest::addColumn<int>("alpha");
    QTest::addColumn<bool>("fitsAnArray");
    QTest::addColumn<double>("combinations"); // measured with an independent program, where its columns are ours too

    QTest::newRow("OCC-7 c 2 alpha 1") << false << 2 << 1 << true << 157'081.0;
    QTest::newRow("OCC-7 c 2 alpha 2") << false << 2 << 2 << true << 218'142.0;
    QTest::newRow("OCC-7 c 3 alpha 1") << false << 3 << 1 << true << 1'250'315.0;
    QTest::newRow("OCC-7 c 5 alpha 1") << false << 5 << 1 << true << 4'641'212.0;
    QTest::newRow("OCC-7 c 5 alpha 2") << false << 5 << 2 << true << 4'933'257.0;
    QTest::newRow("OCC-15 c 2 alpha 1") << true << 2 << 1 << true << 551'296.0;
    QTest::newRow("OCC-15 c 3 alpha 1") << true << 3 << 1 << true << 22'860'807.0;
    QTest::newRow("OCC-15 c 5 alpha 1") << true << 5 << 1 << false << 11'985'606'204.0;
    QTest::newRow("OCC-15 c 5 alpha 2") << true << 5 << 2 << false << 11'957'622'484.0;
}

void TestMembershipAdult::twoMethodsAgreeAndTheEstimateIsNear()
{
    QFETCH(bool, all15);
    QFETCH(int, c);
    QFETCH(int, alpha);
    QFETCH(bool, fitsAnArray);
    QFETCH(double, combinations);
    const auto& table = all15 ? *m_occ15 : *m_occ7;
    const auto columns = proposed(table, static_cast<std::size_t>(c), static_cast<std::size_t>(alpha));
    const auto buckets = randomHundreds(table.rowCount(), 1);
    const MembershipInput input{table, columns, buckets};
    MembershipRequest request;
    request.counting = Counting::WholeTuples; // as those figures were

    QElapsedTimer timer;
    timer.start();
    const auto chosen = count(input, request);
    const auto exactTime = timer.restart();
    QVERIFY2(chosen->method != FakesBy::Estimate, chosen ? "" : tranche::test::wordsOf(chosen.error()).c_str());
    request.method = FakesBy::Estimate;
    const auto estimate = count(input, request);
    const auto estimateTime = timer.restart();
    qInfo("%s fakes exactly in %lld ms (method %d); about %s from %zu draws in %lld ms", chosen->fakeDistinct.digits.c_str(),
          static_cast<long long>(exactTime), static_cast<int>(chosen->method), estimate->fakeDistinct.digits.c_str(), estimate->samples,
          static_cast<long long>(estimateTime));

    const auto fakes = chosen->fakeDistinct.approximate;
    // the notes had other buckets, and other columns where ties were resolved otherwise
    QVERIFY2(std::abs(fakes + static_cast<double>(chosen->originalDistinct) - combinations) < 0.03 * combinations,
             chosen->fakeDistinct.digits.c_str());
    QVERIFY(estimate->interval->low <= fakes && fakes <= estimate->interval->high);
    QVERIFY(std::abs(estimate->fakeDistinct.approximate - fakes) < 0.02 * fakes);
    request.method = FakesBy::Recursion;
    QVERIFY(sameFakes(*count(input, request), *chosen));
    if (fitsAnArray) {
        request.method = FakesBy::Bitmap;
        QVERIFY(sameFakes(*count(input, request), *chosen));
    }
}

void TestMembershipAdult::uniqueColumnValuesAreThoseOfTheSpec()
{
    // OCC-15, c = 2, alpha 1: 99.5 % of the tuples have a quasi-identifier column value of their own; OCC-7: 16.8 %
    const auto share = [](const KeptTable& table) {
        const auto columns = proposed(table, 2, 1);
        const auto report = count({table, columns, randomHundreds(table.rowCount(), 1)}, {});
        return 100.0 * static_cast<double>(report->columns.at(0).uniqueTuples) / static_cast<double>(table.rowCount());
    };
    QVERIFY(std::abs(share(*m_occ15) - 99.5) < 0.05);
    QVERIFY(std::abs(share(*m_occ7) - 16.8) < 0.05);
}

TRANCHE_CORE_TEST(TestMembershipAdult)

} // namespace tst_membership_adult

#include "tst_membership_adult.moc"
