// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/phi_oracle.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"
#include "core/correlation/exact_phi.h"
#include "core/correlation/phi_squared.h"

#include <algorithm>
#include <string>

namespace tst_phi_squared {

using namespace tranche;
using namespace tranche::test;

namespace {

/// One letter a tuple.
std::vector<std::uint32_t> coded(const QString& letters)
{
    auto values = letters;
    std::ranges::sort(values);
    values.truncate(static_cast<qsizetype>(std::ranges::unique(values).begin() - values.begin()));
    std::vector<std::uint32_t> codes;
    for (const auto letter : letters)
        codes.push_back(static_cast<std::uint32_t>(values.indexOf(letter)));
    return codes;
}

ContingencyTable counted(const std::vector<std::uint32_t>& left, const std::vector<std::uint32_t>& right)
{
    const auto domain = [](const auto& codes) { return std::size_t{std::ranges::max(codes)} + 1; };
    return ContingencyTable::count({left, domain(left)}, {right, domain(right)}, JobContext());
}

std::vector<std::string> labels(const std::vector<std::uint32_t>& codes)
{
    std::vector<std::string> result;
    for (const auto code : codes)
        result.push_back(std::to_string(code));
    return result;
}

bool isWithinError(double value, const BigRational& truth)
{
    return abs(BigRational(value) - truth) <= BigRational(phiSquaredError);
}

} // namespace

class TestPhiSquared : public QObject {
    Q_OBJECT
private slots:
    void scoresKnownTables_data();
    void scoresKnownTables();
    void agreesWithTheDefinitionOnRandomTables();
    void staysWithinItsErrorOnLargeDomains();
    void leavesOutValuesThatDoNotOccur();
};

void TestPhiSquared::scoresKnownTables_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("expected");

    QTest::newRow("renamed values") << "abab"
                                    << "yxyx"
                                    << "1/1";
    QTest::newRow("independent") << "aabb"
                                 << "xyxy"
                                 << "0/1";
    QTest::newRow("constant attribute") << "aaaa"
                                        << "xyxy"
                                        << "0/1";
    QTest::newRow("both constant") << "aaaa"
                                   << "xxxx"
                                   << "0/1";
    QTest::newRow("one of four differs") << "aabb"
                                         << "xxxy"
                                         << "1/3"; // 2/3 + 1/6 + 1/2 - 1
    QTest::newRow("one tells the other, not back") << "abcd"
                                                   << "xxyy"
                                                   << "1/1";
    QTest::newRow("three by three") << "aabbcc"
                                    << "xyyzzx"
                                    << "1/4"; // six cells of 1/4, less 1, by 2
}

void TestPhiSquared::scoresKnownTables()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(QString, expected);
    const auto table = counted(coded(left), coded(right));
    QCOMPARE(QString::fromStdString(ratioText(exactPhiSquared(table))), expected);
    QVERIFY(isWithinError(phiSquared(table), exactPhiSquared(table)));
}

void TestPhiSquared::agreesWithTheDefinitionOnRandomTables()
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        SeededRandom random(seed);
        const auto rows = 1 + random.below(30);
        const auto leftDomain = 1 + random.below(6);
        const auto rightDomain = 1 + random.below(6);
        std::vector<std::uint32_t> left;
        std::vector<std::uint32_t> right;
        for (std::uint64_t row = 0; row < rows; ++row) {
            left.push_back(static_cast<std::uint32_t>(random.below(leftDomain)));
            right.push_back(random.below(2) == 0 ? static_cast<std::uint32_t>(left.back() % rightDomain)
                                                 : static_cast<std::uint32_t>(random.below(rightDomain)));
        }
        const auto table = counted(left, right);
        const auto truth = phiByDefinition(labels(left), labels(right));
        QVERIFY2(exactPhiSquared(table) == truth, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QVERIFY2(isWithinError(phiSquared(table), truth), qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestPhiSquared::staysWithinItsErrorOnLargeDomains()
{
    SeededRandom random(11);
    std::vector<std::uint32_t> left;
    std::vector<std::uint32_t> right;
    for (int row = 0; row < 20'000; ++row) {
        left.push_back(static_cast<std::uint32_t>(random.below(9'000)));
        right.push_back(static_cast<std::uint32_t>(random.below(700) * random.below(3)));
    }
    const auto table = counted(left, right);
    QVERIFY(isWithinError(phiSquared(table), exactPhiSquared(table)));
}

void TestPhiSquared::leavesOutValuesThatDoNotOccur()
{
    // Values 1 and 3 of the left do not occur: min(d1, d2) is 2, not 3.
    QVERIFY(exactPhiSquared(counted({0, 0, 2, 2, 4}, {0, 0, 2, 2, 2})) == 1);
    QCOMPARE(phiSquared(counted({0, 0, 2, 2, 4}, {0, 0, 2, 2, 2})), 1.0);
    QCOMPARE(phiSquared(counted({2, 2}, {0, 3})), 0.0);
}

TRANCHE_CORE_TEST(TestPhiSquared)

} // namespace tst_phi_squared

#include "tst_phi_squared.moc"
