// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/risk_before.h"

#include "core/base/random.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <map>
#include <set>

namespace tst_risk_before {

using namespace tranche;

namespace {

RiskBefore riskSlowly(const KeptTable& table)
{
    std::map<std::vector<std::uint32_t>, std::vector<std::uint32_t>> valuesOf;
    const bool anySensitive = !table.sensitive().empty();
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        std::vector<std::uint32_t> signature;
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            if (!anySensitive || AttributeId(i) != table.sensitive().front())
                signature.push_back(table.attribute(AttributeId(i)).codes[row]);
        valuesOf[signature].push_back(anySensitive ? table.attribute(table.sensitive().front()).codes[row] : 0);
    }
    RiskBefore risk;
    risk.signatures = valuesOf.size();
    for (const auto& [signature, values] : valuesOf) {
        risk.uniqueTuples += values.size() == 1 ? 1 : 0;
        risk.certainTuples += anySensitive && std::set(values.begin(), values.end()).size() == 1 ? values.size() : 0;
    }
    return risk;
}

/// More combinations than a word can tell apart, so that some are numbered before others are added.
std::shared_ptr<const KeptTable> wideTable(RandomSource& random)
{
    std::vector<std::string> lines{"s a b c d e f g h i"};
    for (int row = 0; row < 400; ++row) {
        std::string line = std::to_string(random.below(3));
        const auto same = random.below(4) == 0;
        for (int attribute = 0; attribute < 9; ++attribute)
            line += ' ' + std::to_string(same ? 7 : random.below(300));
        lines.push_back(line);
    }
    return test::keptOf(lines, "s");
}

bool agree(const RiskBefore& fast, const RiskBefore& slow)
{
    return fast.signatures == slow.signatures && fast.uniqueTuples == slow.uniqueTuples && fast.certainTuples == slow.certainTuples;
}

} // namespace

class TestRiskBefore : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheSlowCount();
    void agreesWhereCombinationsExceedOneWord();
    void stopsWhenTold();
};

void TestRiskBefore::agreesWithTheSlowCount()
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SeededRandom random(seed);
        const auto table = test::randomTable(random, {.mostSensitive = 2});
        QVERIFY2(agree(riskBefore(*table, JobContext()), riskSlowly(*table)), qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestRiskBefore::agreesWhereCombinationsExceedOneWord()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        SeededRandom random(seed);
        const auto table = wideTable(random);
        QVERIFY2(agree(riskBefore(*table, JobContext()), riskSlowly(*table)), qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestRiskBefore::stopsWhenTold()
{
    SeededRandom random(1);
    const auto table = wideTable(random);
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return riskBefore(*table, job); }));
}

TRANCHE_TEST(TestRiskBefore)

} // namespace tst_risk_before

#include "tst_risk_before.moc"
