// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/utility_finding.h"

#include "core/laboratory/utility_lab.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr double seenFrom = 0.0005;  ///< phi2 that does not round to nothing
constexpr double worthFrom = 0.01;   ///< phi2 of a relation that somebody would look at
constexpr std::size_t weakNamed = 3; ///< pairs in a list that is read

const AssociationFigures* associationBy(std::span<const AssociationFigures> all, Technique technique)
{
    const auto found = std::ranges::find(all, technique, &AssociationFigures::technique);
    return found == all.end() ? nullptr : &*found;
}

std::vector<WeakenedPair> allPairs(std::span<const AssociationFigures> association)
{
    const auto* before = associationBy(association, Technique::Original);
    const auto* after = associationBy(association, Technique::Slicing);
    std::vector<WeakenedPair> pairs;
    if (before == nullptr || after == nullptr)
        return pairs;
    for (std::size_t i = 0; i < before->attributes; ++i)
        for (std::size_t j = i + 1; j < before->attributes; ++j) {
            const AttributeId first{i};
            const AttributeId second{j};
            pairs.push_back({first, second, before->phiAt(first, second), after->phiAt(first, second)});
        }
    return pairs;
}

const QueryErrors* countsOf(std::span<const QueryErrors> queries, QueryPart part)
{
    const auto found = std::ranges::find_if(queries, [&](const QueryErrors& one) {
        return one.technique == Technique::Slicing && one.predicates == LabFindings::attributesOfCounts && one.part == part
               && one.count > 0;
    });
    return found == queries.end() ? nullptr : &*found;
}

void addCounts(UtilityStatement& statement, std::span<const QueryErrors> queries)
{
    const auto median = [&](QueryPart part) -> std::optional<double> {
        const auto* found = countsOf(queries, part);
        return found != nullptr ? std::optional(found->median) : std::nullopt;
    };
    statement.off = median(QueryPart::All);
    statement.offWithSensitive = median(QueryPart::WithSensitive);
    if (const auto* across = countsOf(queries, QueryPart::AcrossColumns))
        statement.offAcross = across->q75;
}

void addGuesses(UtilityStatement& statement, const KeptTable& kept, std::span<const ClassificationResult> guesses)
{
    const auto by = [&](Technique technique, TrainingMethod method) -> const ClassificationResult* {
        const auto found = std::ranges::find_if(guesses, [&](const auto& one) {
            return one.technique == technique && one.method == method && !one.reason;
        });
        return found == guesses.end() ? nullptr : &*found;
    };
    const auto* ours = by(Technique::Slicing, TrainingMethod::Expected);
    const auto* original = by(Technique::Original, TrainingMethod::Rows);
    if (ours == nullptr || original == nullptr || kept.sensitive().empty())
        return;
    statement.target = kept.attribute(kept.sensitive().front()).name;
    statement.right = ours->accuracy;
    statement.rightOriginal = original->accuracy;
    statement.alike = original->versusSlicing && original->versusSlicing->verdict == AccuracyDifference::Verdict::NoDifferenceShown;
}

/// The attribute that stands in most of the weak pairs, the sensitive one before others, and what it is weakly related to.
void addWeak(UtilityStatement& statement, const KeptTable& kept, std::span<const AssociationFigures> association)
{
    const auto pairs = weakPairs(association, 2 * weakNamed);
    const auto weight = [&](AttributeId id) {
        const auto count = std::ranges::count_if(pairs, [&](const WeakenedPair& pair) { return pair.first == id || pair.second == id; });
        return std::pair(count, kept.attribute(id).role == Role::Sensitive);
    };
    std::optional<AttributeId> chosen;
    for (const auto& pair : pairs)
        for (const auto id : {pair.first, pair.second})
            if (!chosen || weight(id) > weight(*chosen))
                chosen = id;
    if (!chosen)
        return;
    statement.weak = kept.attribute(*chosen).name;
    for (const auto& pair : pairs)
        if ((pair.first == *chosen || pair.second == *chosen) && statement.weakWith.size() < weakNamed)
            statement.weakWith.push_back(kept.attribute(pair.first == *chosen ? pair.second : pair.first).name);
}

} // namespace

std::vector<WeakenedPair> weakenedPairs(std::span<const AssociationFigures> association, std::size_t atMost)
{
    auto pairs = allPairs(association);
    std::erase_if(pairs, [](const WeakenedPair& pair) { return pair.lost() < seenFrom; });
    std::ranges::stable_sort(pairs, std::ranges::greater(), &WeakenedPair::lost);
    pairs.resize(std::min(pairs.size(), atMost));
    return pairs;
}

std::vector<WeakenedPair> weakPairs(std::span<const AssociationFigures> association, std::size_t atMost)
{
    auto pairs = allPairs(association);
    std::erase_if(pairs, [](const WeakenedPair& pair) { return pair.before < worthFrom || pair.left() >= 0.5; });
    std::ranges::stable_sort(pairs, std::ranges::greater(), &WeakenedPair::before);
    pairs.resize(std::min(pairs.size(), atMost));
    return pairs;
}

UtilityStatement utilityStatement(const Snapshot& snapshot, const LabFindings& found)
{
    UtilityStatement statement;
    if (!snapshot.kept || !snapshot.buckets)
        return statement;
    const auto& kept = *snapshot.kept;
    if (kept.sensitive().size() == 1)
        statement.sensitive = kept.attribute(kept.sensitive().front()).name;
    if (const auto* after = associationBy(found.association, Technique::Slicing); after != nullptr && after->keptPercent)
        statement.kept = *after->keptPercent / 100.0;
    addCounts(statement, found.queries);
    addGuesses(statement, kept, found.guesses);
    statement.generalized = snapshot.regions && !snapshot.regions->empty();
    addWeak(statement, kept, found.association);
    return statement;
}

UtilityStatement wholeUtilityStatement(const Snapshot& snapshot, LabFindings found, bool counted,
                                       std::shared_ptr<const LabPublications> publications, JobContext& job)
{
    if (!snapshot.kept || !snapshot.buckets || snapshot.kept->attributeCount() < 2)
        return {};
    counted = counted || snapshot.kept->attributeCount() < LabFindings::attributesOfCounts;
    if (!publications && (found.association.empty() || !counted)) {
        auto part = job.part(0, 500);
        if (auto made = slicedAndOriginal(snapshot, part))
            publications = std::move(*made);
    }
    if (!publications)
        return utilityStatement(snapshot, found);
    std::vector<AssociationFigures> association;
    if (found.association.empty()) {
        auto part = job.part(500, 750);
        association = labAssociation(*publications, part).value_or(association);
        found.association = association;
    }
    std::vector<QueryErrors> errors;
    if (!counted) {
        auto part = job.part(750, 1000);
        QueryRequest request;
        request.predicates = LabFindings::attributesOfCounts;
        errors = labQueries(*publications, request, part).value_or(errors);
        found.queries = errors;
    }
    return utilityStatement(snapshot, found);
}

} // namespace tranche
