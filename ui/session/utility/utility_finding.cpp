// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/utility/utility_finding.h"

#include "core/laboratory/utility_lab.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t attributesOfCounts = 3;
constexpr double seenFrom = 0.0005;  ///< phi2 that does not round to nothing
constexpr double worthFrom = 0.01;   ///< phi2 of a relation that somebody would look at
constexpr std::size_t weakNamed = 3; ///< pairs in a list that is read

const AssociationFigures* associationOf(const Document& now, Technique technique)
{
    if (!now.labAssociation)
        return nullptr;
    const auto found = std::ranges::find(*now.labAssociation, technique, &AssociationFigures::technique);
    return found == now.labAssociation->end() ? nullptr : &*found;
}

std::vector<WeakenedPair> allPairs(const Document& now)
{
    const auto* before = associationOf(now, Technique::Original);
    const auto* after = associationOf(now, Technique::Slicing);
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

void addCounts(UtilityStatement& statement, const LabQueries& queries)
{
    const auto median = [&](QueryPart part) -> std::optional<double> {
        const auto* found = queries.find(Technique::Slicing, attributesOfCounts, part);
        return found != nullptr ? std::optional(found->median) : std::nullopt;
    };
    statement.off = median(QueryPart::All);
    statement.offWithSensitive = median(QueryPart::WithSensitive);
    if (const auto* across = queries.find(Technique::Slicing, attributesOfCounts, QueryPart::AcrossColumns))
        statement.offAcross = across->q75;
}

void addLearning(UtilityStatement& statement, const Document& now)
{
    const auto& kept = *now.snapshot.kept;
    if (!now.learning || kept.sensitive().empty())
        return;
    const auto target = kept.sensitive().front();
    const auto* models = now.learning->find(target, Learner::NaiveBayes);
    const auto* ours = models != nullptr ? models->find(Technique::Slicing, TrainingMethod::Expected) : nullptr;
    const auto* original = models != nullptr ? models->find(Technique::Original, TrainingMethod::Rows) : nullptr;
    if (ours == nullptr || original == nullptr || ours->reason || original->reason)
        return;
    statement.target = kept.attribute(target).name;
    statement.right = ours->accuracy;
    statement.rightOriginal = original->accuracy;
    statement.alike = original->versusSlicing && original->versusSlicing->verdict == AccuracyDifference::Verdict::NoDifferenceShown;
}

/// The attribute that stands in most of the weak pairs, the sensitive one before others, and what it is weakly related to.
void addWeak(UtilityStatement& statement, const Document& now)
{
    const auto& kept = *now.snapshot.kept;
    const auto pairs = weakPairs(now, 2 * weakNamed);
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

std::vector<WeakenedPair> weakenedPairs(const Document& now, std::size_t atMost)
{
    auto pairs = allPairs(now);
    std::erase_if(pairs, [](const WeakenedPair& pair) { return pair.lost() < seenFrom; });
    std::ranges::stable_sort(pairs, std::ranges::greater(), &WeakenedPair::lost);
    pairs.resize(std::min(pairs.size(), atMost));
    return pairs;
}

std::vector<WeakenedPair> weakPairs(const Document& now, std::size_t atMost)
{
    auto pairs = allPairs(now);
    std::erase_if(pairs, [](const WeakenedPair& pair) { return pair.before < worthFrom || pair.left() >= 0.5; });
    std::ranges::stable_sort(pairs, std::ranges::greater(), &WeakenedPair::before);
    pairs.resize(std::min(pairs.size(), atMost));
    return pairs;
}

UtilityStatement utilityFinding(const Document& now)
{
    UtilityStatement statement;
    const auto& snapshot = now.snapshot;
    if (!snapshot.kept || !snapshot.buckets)
        return statement;
    const auto& kept = *snapshot.kept;
    if (kept.sensitive().size() == 1)
        statement.sensitive = kept.attribute(kept.sensitive().front()).name;
    if (const auto* after = associationOf(now, Technique::Slicing); after != nullptr && after->keptPercent)
        statement.kept = *after->keptPercent / 100.0;
    if (now.labQueries)
        addCounts(statement, *now.labQueries);
    addLearning(statement, now);
    statement.generalized = snapshot.regions && !snapshot.regions->empty();
    addWeak(statement, now);
    return statement;
}

UtilityStatement wholeUtilityFinding(Document document, JobContext& job)
{
    const auto& snapshot = document.snapshot;
    if (!snapshot.kept || !snapshot.buckets || snapshot.kept->attributeCount() < 2)
        return {};
    const auto counted = [&] { return document.labQueries && document.labQueries->next > attributesOfCounts; };
    if (!document.publications && (!document.labAssociation || !counted())) {
        auto part = job.part(0, 500);
        if (auto made = labPublications(snapshot, part))
            document.publications = std::move(*made);
    }
    if (!document.publications)
        return utilityFinding(document);
    if (!document.labAssociation) {
        auto part = job.part(500, 750);
        if (auto figures = labAssociation(*document.publications, part))
            document.labAssociation = std::make_shared<const std::vector<AssociationFigures>>(std::move(*figures));
    }
    if (!counted() && attributesOfCounts <= LabQueries::last(snapshot.kept->attributeCount())) {
        auto part = job.part(750, 1000);
        QueryRequest request;
        request.predicates = attributesOfCounts;
        if (auto errors = labQueries(*document.publications, request, part))
            document.labQueries = std::make_shared<const LabQueries>(LabQueries{attributesOfCounts, std::move(*errors), {}});
    }
    return utilityFinding(document);
}

} // namespace tranche
