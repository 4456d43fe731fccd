// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/experiment_figure.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tranche {

namespace {

constexpr std::size_t printedTuples = 45222;
/// By PaperAttribute; 0: the paper prints none.
constexpr std::array<std::size_t, paperAttributes> printedValues = {74, 8, 0, 16, 16, 7, 14, 6, 5, 2, 0, 0, 0, 41, 2};

ClaimVerdict verdictOf(bool holds)
{
    return holds ? ClaimVerdict::True : ClaimVerdict::False;
}

ClaimResult claimOf(std::string id, ClaimMessage claim, ClaimMessage place, bool holds)
{
    return {.id = std::move(id),
            .claim = claim,
            .place = place,
            .verdict = verdictOf(holds),
            .asThePaper = {},
            .measured = {},
            .reason = holds ? ExperimentMessage::ReasonAsSaid : ExperimentMessage::ReasonNotAsSaid};
}

Argument dataArgument(PaperData data)
{
    return Argument::figure(paperDataName(data));
}

Argument decimal(double number)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4f", number);
    return Argument::figure(text.data());
}

ClaimResult numbersOfValues(const TableFacts& facts)
{
    std::vector<Statement> measured;
    for (std::size_t i = 0; i < paperAttributes; ++i)
        if (printedValues[i] != 0 && printedValues[i] != facts.values[i])
            measured.emplace_back(ExperimentMessage::ValuesDiffer, facts.names[i], facts.values[i], printedValues[i]);
    auto claim = claimOf("d2", ClaimMessage::NumbersOfValues, ClaimMessage::InDescription, measured.empty());
    if (measured.empty())
        measured.emplace_back(
            ExperimentMessage::ValuesAsPrinted,
            static_cast<std::uint64_t>(printedValues.size() - static_cast<std::size_t>(std::ranges::count(printedValues, 0U))));
    claim.measured = std::move(measured);
    return claim;
}

/// Which attribute is the closest but `skipped` to Occupation.
class Ranking {
public:
    Ranking(const TableFacts& facts, PaperData data) : m_facts(facts), m_data(data), m_of(facts.data.at(data)) {}

    bool isAt(std::size_t rank, PaperAttribute attribute) const
    {
        return m_of.closest[rank] == m_facts.names[static_cast<std::size_t>(attribute)];
    }
    Statement at(std::size_t rank) const
    {
        return {ExperimentMessage::PhiOf, dataArgument(m_data), m_of.closest[rank], decimal(m_of.phi[rank])};
    }
    Statement of(PaperAttribute attribute) const
    {
        const auto& name = m_facts.names[static_cast<std::size_t>(attribute)];
        const auto rank = static_cast<std::size_t>(std::ranges::find(m_of.closest, name) - m_of.closest.begin());
        return at(rank);
    }

private:
    const TableFacts& m_facts;
    PaperData m_data;
    const TableFacts::Data& m_of;
};

void addRankings(const TableFacts& facts, std::vector<ClaimResult>& all)
{
    const Ranking seven(facts, PaperData::Occ7);
    const Ranking fifteen(facts, PaperData::Occ15);
    using enum PaperAttribute;
    all.push_back(claimOf("d3", ClaimMessage::ClosestInOcc7, ClaimMessage::InData, seven.isAt(0, Sex)));
    all.back().measured = {seven.at(0)};
    all.push_back(claimOf("d4", ClaimMessage::SecondInOcc7, ClaimMessage::InData, seven.isAt(1, Education)));
    all.back().measured = {seven.at(1)};
    if (!seven.isAt(1, Education))
        all.back().measured.push_back(seven.of(Education));
    all.push_back(claimOf("d5", ClaimMessage::ClosestInOcc15, ClaimMessage::InData, fifteen.isAt(0, Sex) && fifteen.isAt(1, Salary)));
    all.back().measured = {fifteen.at(0), fifteen.at(1)};
}

bool isSexAndOccupation(const TableFacts& facts, const std::vector<std::string>& column)
{
    const auto& sex = facts.names[static_cast<std::size_t>(PaperAttribute::Sex)];
    return column.size() == 2 && std::ranges::find(column, sex) != column.end();
}

template <class Holds, class Measured>
ClaimResult inBoth(const TableFacts& facts, ClaimResult claim, Holds&& holds, Measured&& measured)
{
    bool all = true;
    for (const auto& [data, of] : facts.data) {
        all = all && holds(of);
        claim.measured.push_back(measured(data, of));
    }
    claim.verdict = verdictOf(all);
    claim.reason = all ? ExperimentMessage::ReasonAsSaid : ExperimentMessage::ReasonNotAsSaid;
    return claim;
}

} // namespace

std::vector<ClaimResult> dataClaims(const TableFacts& facts)
{
    using Data = TableFacts::Data;
    std::vector<ClaimResult> all;
    all.push_back(claimOf("d1", ClaimMessage::CompleteTuples, ClaimMessage::InData, facts.tuples == printedTuples));
    all.back().measured = {{ExperimentMessage::Tuples, facts.tuples}};
    all.push_back(numbersOfValues(facts));
    addRankings(facts, all);
    all.push_back(inBoth(
        facts, claimOf("d6", ClaimMessage::SensitiveColumn, ClaimMessage::InAttributeDisclosure, true),
        [&](const Data& of) { return isSexAndOccupation(facts, of.sensitiveColumn); },
        [](PaperData data, const Data& of) { return Statement(ExperimentMessage::ColumnIs, dataArgument(data), of.sensitiveColumn); }));
    all.push_back(inBoth(
        facts, claimOf("d7", ClaimMessage::UniqueCombinations, ClaimMessage::InMembershipDisclosure, true),
        [&](const Data& of) { return of.onlyOnce == facts.tuples; },
        [&](PaperData data, const Data& of) {
            return Statement(ExperimentMessage::OnlyOnce, dataArgument(data), of.onlyOnce, facts.tuples);
        }));
    all.push_back(inBoth(
        facts, claimOf("d8", ClaimMessage::FiveColumns, ClaimMessage::InMembershipDisclosure, true),
        [](const Data& of) { return of.sameFiveColumns; },
        [](PaperData data, const Data& of) {
            if (of.sameFiveColumns)
                return Statement(ExperimentMessage::ColumnsSame, dataArgument(data));
            return Statement(ExperimentMessage::ColumnCosts, dataArgument(data), decimal(of.costOfPam), decimal(of.costOfPaper));
        }));
    if (all.back().verdict == ClaimVerdict::False)
        all.back().reason = ExperimentMessage::ReasonLocalOptimum;
    return all;
}

} // namespace tranche
