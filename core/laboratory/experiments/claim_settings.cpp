// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/claim_settings.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

/// What a claim is about.
struct ClaimSetting {
    std::string_view claim;
    PaperData data = PaperData::Occ7;
    std::size_t columns = 2;
    ModelKind model = ModelKind::Distinct;
    std::uint64_t l = 5;
    std::size_t bucketSize = 0; ///< of random buckets; 0: none
    std::size_t alpha = experimentAlpha;
};

constexpr std::size_t seenBuckets = 100; // the size that the paper's numbers are about

constexpr auto settingsByClaim = std::to_array<ClaimSetting>({
    {"d3", PaperData::Occ7, 2, ModelKind::LDiversity, 3},
    {"d4", PaperData::Occ7, 2, ModelKind::LDiversity, 3},
    {"d5", PaperData::Occ15, 2, ModelKind::LDiversity, 3},
    {"d6", PaperData::Occ7, 2, ModelKind::LDiversity, 3},
    {"d8", PaperData::Occ7, 5, ModelKind::LDiversity, 3},
    {"a1", PaperData::Occ7, 2, ModelKind::LDiversity, 5},
    {"a2"},
    {"a3"},
    {"a4"},
    {"a5", PaperData::Occ7, 2, ModelKind::Distinct, 10},
    {"a6"},
    {"a7"},
    {"a8"},
    {"a9", PaperData::Occ15, 5},
    {"a10", PaperData::Occ15, 5},
    {"a11", PaperData::Occ15, 5},
    {"a12", PaperData::Occ15, 2, ModelKind::LDiversity, 3},
    {"m1", PaperData::Occ7, 2, ModelKind::LDiversity, 1, seenBuckets},
    {"m2", PaperData::Occ7, 2, ModelKind::LDiversity, 1, seenBuckets},
    {"m3", PaperData::Occ7, 2, ModelKind::LDiversity, 1, seenBuckets},
    {"m4", PaperData::Occ7, 5, ModelKind::LDiversity, 1, seenBuckets},
    {"m5", PaperData::Occ7, 2, ModelKind::LDiversity, 1, seenBuckets},
    {"m6", PaperData::Occ7, 5, ModelKind::LDiversity, 1, seenBuckets},
    {"m7", PaperData::Occ7, 2, ModelKind::LDiversity, 1, seenBuckets},
    {"m8", PaperData::Occ7, 2, ModelKind::LDiversity, 1, seenBuckets, 1},
});

Parameters parametersOf(const ClaimSetting& setting)
{
    Parameters parameters;
    parameters.columns.columns = setting.columns;
    parameters.columns.alpha = setting.alpha;
    parameters.model.kind = setting.model;
    parameters.model.l = Ratio(setting.l, 1);
    if (setting.bucketSize > 0)
        parameters.grouping = {Grouping::Kind::Random, setting.bucketSize};
    return parameters;
}

} // namespace

Result<std::optional<Decisions>> claimDecisions(std::string_view claim, const Table& table, const Schema& schema)
{
    const auto places = findPaperAttributes(table);
    if (!places)
        return std::unexpected(places.error());
    const auto* setting = std::ranges::find(settingsByClaim, claim, &ClaimSetting::claim);
    if (setting == settingsByClaim.end())
        return std::nullopt;
    const auto placeOf = [&](PaperAttribute attribute) { return (*places)[static_cast<std::size_t>(attribute)]; };
    Decisions decisions;
    decisions.schema = schema;
    decisions.schema.attributes.resize(table.attributeCount());
    for (const auto token : usualMissingTokens)
        if (std::ranges::find(decisions.schema.missingTokens, token) == decisions.schema.missingTokens.end())
            decisions.schema.missingTokens.emplace_back(token);
    decisions.roles.assign(table.attributeCount(), Role::Excluded);
    for (const auto attribute : attributesOf(setting->data))
        decisions.roles[placeOf(attribute).value] = Role::QuasiIdentifier;
    const auto occupation = placeOf(PaperAttribute::Occupation);
    decisions.roles[occupation.value] = Role::Sensitive;
    decisions.schema.sensitiveOrder = {occupation};
    decisions.parameters = parametersOf(*setting);
    return decisions;
}

std::string_view leadingClaim(const Experiment& experiment)
{
    if (experiment.paperProtocol)
        return {};
    switch (experiment.kind) {
    case ExperimentKind::Accuracy: return experiment.target == PaperAttribute::Education ? "a6" : "a3";
    case ExperimentKind::ColumnAccuracy: return "a9";
    case ExperimentKind::Fakes: return "m3";
    case ExperimentKind::Matching: return "m7";
    case ExperimentKind::TimeByTuples:
    case ExperimentKind::TimeByAttributes: return "a12";
    }
    return {};
}

} // namespace tranche
