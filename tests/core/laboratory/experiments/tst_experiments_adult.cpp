// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/measure_membership.h"
#include "core/laboratory/experiments/measure_table.h"
#include "core/laboratory/experiments/measure_time.h"
#include "tests/support/lab/paper_table.h"
#include "tests/support/test_room.h"

#include <array>

namespace tst_experiments_adult {

using namespace tranche;
using namespace tranche::test;

/// The known numbers on Adult: what a second program counted, with the same draw.
class TestExperimentsAdult : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theDataAreAsTheSecondProgramSays();
    void claimsAboutTheDataAreDecided();
    void fakesAreThoseOfTheSecondProgram_data();
    void fakesAreThoseOfTheSecondProgram();
    void claimsAboutMembershipAreDecided();
    void everyNumberOfAttributesCanBeTimed();

private:
    std::optional<PaperTable> m_table;
    Measurements m_measured;
};

void TestExperimentsAdult::initTestCase()
{
    const auto table = adultTable();
    if (!table)
        QSKIP("Adult is not in the shared folder");
    JobContext job;
    m_table = PaperTable::make(*table, {}, job).value();
    m_measured.facts = measureTable(*m_table, job).value();
    QVERIFY(measureMembership(*m_table, PaperData::Occ7, 1, m_measured, job));
    m_measured.facts.fakesOfBucketization = fakesOfBucketization(*m_table, 1, job).value();
}

void TestExperimentsAdult::theDataAreAsTheSecondProgramSays()
{
    const auto& facts = m_measured.facts;
    QCOMPARE(facts.tuples, 45222U);
    const auto& seven = facts.data.at(PaperData::Occ7);
    QCOMPARE(seven.closest[0], "sex");
    QCOMPARE(qRound(seven.phi[0] * 1e4), 1899);
    QCOMPARE(seven.closest[1], "workclass");
    QCOMPARE(qRound(seven.phi[1] * 1e4), 471);
    QCOMPARE(seven.onlyOnce, 7578U);
    QCOMPARE(seven.largestL, "3.93");
    QCOMPARE(qRound(seven.costOfPam * 1e4), 15939);
    QCOMPARE(qRound(seven.costOfPaper * 1e4), 17074);
    const auto& fifteen = facts.data.at(PaperData::Occ15);
    QCOMPARE(fifteen.onlyOnce, 44980U);
    QCOMPARE(fifteen.closest[1], "salary");
    QCOMPARE(qRound(fifteen.phi[1] * 1e4), 1197);
}

void TestExperimentsAdult::claimsAboutTheDataAreDecided()
{
    std::vector<std::string> found;
    for (const auto& claim : dataClaims(m_measured.facts))
        found.push_back(claim.id + ' ' + std::string(verdictKey(claim.verdict)));
    const std::vector<std::string> known = {"d1 TRUE", "d2 FALSE", "d3 TRUE", "d4 FALSE", "d5 TRUE", "d6 TRUE", "d7 FALSE", "d8 FALSE"};
    QCOMPARE(found, known);
}

void TestExperimentsAdult::fakesAreThoseOfTheSecondProgram_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<QList<int>>("counts"); ///< by bucket size: fakes, fakes above 20, originals above 20
    const auto add = [](const char* name, ColumnChoice choice, bool whole, const QList<int>& counts) {
        QTest::newRow(name) << static_cast<int>(choice) << whole << counts;
    };
    add("PAM 2", ColumnChoice::PamTwo, false, {25147, 120, 28116, 52195, 1441, 31018, 58844, 1855, 30492, 59836, 1681, 29590});
    add("PAM 5", ColumnChoice::PamFive, false, {281416, 53775, 43373, 530835, 329495, 45071, 558629, 354540, 45086, 562074, 350124, 45058});
    add("paper 5", ColumnChoice::PaperFive, false,
        {138242, 8466, 37953, 341251, 98362, 42195, 386099, 121905, 42106, 394914, 112002, 41414});
    add("paper 2", ColumnChoice::PaperTwo, false, {31190, 256, 31527, 91004, 5766, 39066, 144090, 12756, 40422, 166563, 12987, 39852});
    add("paper 2, whole", ColumnChoice::PaperTwo, true,
        {92203, 349, 17609, 337686, 12216, 31691, 609786, 31666, 35182, 738224, 34317, 34921});
    add("paper 5, whole", ColumnChoice::PaperFive, true,
        {1401927, 79588, 35103, 4626527, 1324190, 42123, 5443089, 1692056, 42090, 5614355, 1563467, 41400});
}

void TestExperimentsAdult::fakesAreThoseOfTheSecondProgram()
{
    QFETCH(int, choice);
    QFETCH(bool, whole);
    QFETCH(QList<int>, counts);
    QList<int> found;
    for (const auto size : bucketSizes) {
        const auto counting = whole ? Counting::WholeTuples : Counting::QuasiIdentifiers;
        const auto* report = m_measured.find(MembershipKey{PaperData::Occ7, ColumnChoice(choice), counting, size});
        QVERIFY(report);
        found
            += {qRound(report->fakeDistinct.approximate), qRound(report->fakeClasses().above20), qRound(report->originalClasses().above20)};
    }
    QCOMPARE(found, counts);
}

void TestExperimentsAdult::claimsAboutMembershipAreDecided()
{
    std::vector<std::string> found;
    for (const auto& claim : membershipClaims(m_measured))
        found.push_back(claim.id + ' ' + std::string(verdictKey(claim.verdict)));
    const std::vector<std::string> known
        = {"m1 NOT TESTABLE", "m2 TRUE", "m3 TRUE", "m4 FALSE", "m5 TRUE", "m6 TRUE", "m7 TRUE", "m8 TRUE"};
    QCOMPARE(found, known);
}

void TestExperimentsAdult::everyNumberOfAttributesCanBeTimed()
{
    JobContext job;
    std::size_t count = 1;
    for (const auto& attributes : timedAttributes()) {
        QCOMPARE(attributes.size(), count += 2);
        const auto timed = timeSlicing(*m_table, attributes, 5000, job);
        QVERIFY(timed && timed->all && *timed->all >= timed->partition);
    }
    QCOMPARE(count, paperAttributes);
}

TRANCHE_CORE_TEST(TestExperimentsAdult)

} // namespace tst_experiments_adult

#include "tst_experiments_adult.moc"
