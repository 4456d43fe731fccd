// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/accuracy_comparison.h"
#include "core/laboratory/experiments/experiment_figure.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace tranche {

namespace {

constexpr double smallLoss = 0.01; // a point: what "slightly" is taken for

ClaimResult accuracyClaim(std::string id, ClaimMessage claim)
{
    return {.id = std::move(id), .claim = claim, .place = ClaimMessage::InAttributeDisclosure, .reason = ExperimentMessage::ReasonNotRun};
}

bool ofTwoColumns(const AccuracyKey& key)
{
    return key.setting.columns == 2;
}

SettingFilter learning(PaperAttribute target)
{
    return [target](const AccuracyKey& key) { return ofTwoColumns(key) && key.target == target; };
}

/// The columns figures' settings.
SettingFilter byColumns(std::optional<PaperAttribute> target)
{
    return [target](const AccuracyKey& key) {
        const bool model = std::ranges::any_of(columnModels(),
                                               [&](const auto& each) { return each.kind == key.setting.model && each.l == key.setting.l; });
        return model && key.setting.data == PaperData::Occ15 && (!target || key.target == *target);
    };
}

/// Of those the paper's own: it compares with bucketization at l = 5 alone.
SettingFilter byColumnsAsPrinted(PaperAttribute target)
{
    return [all = byColumns(target)](const AccuracyKey& key) { return all(key) && key.setting.model == ModelKind::Distinct; };
}

Statement tallied(const Comparison& comparison, bool asThePaper)
{
    return {ExperimentMessage::Settings, readingName(asThePaper),   comparison.above(),
            comparison.settings.size(),  comparison.clearlyAbove(), comparison.clearlyBelow()};
}

/// A claim that one technique beats others in every setting.
ClaimResult beatsInEvery(ClaimResult claim, const Measurements& measured, const std::vector<std::pair<Technique, Technique>>& pairs,
                         const SettingFilter& filter)
{
    for (const bool asThePaper : {false, true}) {
        std::optional<ClaimVerdict> verdict;
        for (const auto& [first, second] : pairs) {
            const auto comparison = compare(measured, first, second, filter, asThePaper);
            const auto one = comparison.inEvery();
            if (!one)
                continue;
            claim.measured.push_back(tallied(comparison, asThePaper));
            if (pairs.size() > 1)
                claim.measured.back()
                    = {ExperimentMessage::SettingsOf, techniqueStatement(first), techniqueStatement(second), claim.measured.back()};
            verdict = verdict == ClaimVerdict::False ? verdict : one;
        }
        if (!verdict)
            continue;
        if (asThePaper) {
            claim.asThePaper = verdict;
        } else {
            claim.verdict = *verdict;
            claim.reason
                = *verdict == ClaimVerdict::True ? ExperimentMessage::ReasonEverySetting : ExperimentMessage::ReasonNotEverySetting;
        }
    }
    return claim;
}

ClaimResult admitsItsL(const TableFacts& facts)
{
    auto claim = accuracyClaim("a1", ClaimMessage::AdmitsItsL);
    bool all = true;
    for (const auto& [data, of] : facts.data) {
        all = all && of.largestLNumber >= 10.0;
        claim.measured.emplace_back(ExperimentMessage::LargestL, Argument::figure(paperDataName(data)), Argument::figure(of.largestL));
        claim.measured.emplace_back(ExperimentMessage::DistinctHolds, Argument::figure(paperDataName(data)),
                                    Argument::figure(std::to_string(of.largestDistinct)));
    }
    claim.verdict = all ? ClaimVerdict::True : ClaimVerdict::False;
    claim.reason = all ? ExperimentMessage::ReasonAsSaid : ExperimentMessage::ReasonDefinition;
    return claim;
}

/// Points that a technique loses from the least to the greatest of the paper's l.
std::optional<double> lostFrom5To10(const Measurements& measured, AccuracyKey key, bool asThePaper)
{
    key.setting.model = ModelKind::Distinct;
    key.setting.l = Ratio(5, 1);
    const auto before = accuracyOf(measured, key, asThePaper);
    key.setting.l = Ratio(10, 1);
    const auto after = accuracyOf(measured, key, asThePaper);
    return before && after ? std::optional(*before - *after) : std::nullopt;
}

std::optional<ClaimVerdict> fallsLeast(ClaimResult& claim, const Measurements& measured, bool asThePaper)
{
    std::optional<ClaimVerdict> verdict;
    for (const auto data : {PaperData::Occ7, PaperData::Occ15})
        for (const auto learner : {Learner::NaiveBayes, Learner::Tree}) {
            AccuracyKey key{{data, 2, ModelKind::Distinct, Ratio(5, 1), false}, PaperAttribute::Occupation, Technique::Slicing, learner};
            const auto sliced = lostFrom5To10(measured, key, asThePaper);
            key.technique = Technique::Bucketization;
            const auto bucketized = lostFrom5To10(measured, key, asThePaper);
            key.technique = Technique::Generalization;
            const auto generalized = lostFrom5To10(measured, key, asThePaper);
            if (!sliced || !bucketized || !generalized)
                continue;
            const bool holds = *bucketized > *sliced && *generalized > *sliced;
            verdict = holds && verdict != ClaimVerdict::False ? ClaimVerdict::True : ClaimVerdict::False;
            claim.measured.emplace_back(ExperimentMessage::PointsLost, learnerStatement(learner), Argument::figure(paperDataName(data)),
                                        percent(*sliced), percent(*bucketized), percent(*generalized), readingName(asThePaper));
        }
    return verdict;
}

ClaimResult slicingFallsLeast(const Measurements& measured)
{
    auto claim = accuracyClaim("a5", ClaimMessage::SlicingFallsLeast);
    if (const auto verdict = fallsLeast(claim, measured, false)) {
        claim.verdict = *verdict;
        claim.reason = *verdict == ClaimVerdict::True ? ExperimentMessage::ReasonEverySetting : ExperimentMessage::ReasonNotEverySetting;
    }
    claim.asThePaper = fallsLeast(claim, measured, true);
    return claim;
}

/// With the settings that speak most for or against it.
void addExtreme(ClaimResult& claim, const Comparison& comparison, bool asThePaper)
{
    const auto& settings = comparison.settings;
    const auto best = std::ranges::max_element(settings, {}, [](const auto& each) { return each.difference.difference; });
    if (best != settings.end())
        claim.measured.emplace_back(ExperimentMessage::Against, settingName(best->key, asThePaper), percent(best->first),
                                    percent(best->second));
}

ClaimResult belowOriginal(const Measurements& measured)
{
    using enum Technique;
    auto claim = beatsInEvery(accuracyClaim("a7", ClaimMessage::EducationBelowOriginal), measured,
                              {{Original, Slicing}, {Original, Bucketization}}, learning(PaperAttribute::Education));
    addExtreme(claim, compare(measured, Slicing, Original, learning(PaperAttribute::Education), false), false);
    return claim;
}

ClaimResult someBeatOriginal(const Measurements& measured)
{
    auto claim = accuracyClaim("a8", ClaimMessage::SomeBeatOriginal);
    claim.place = ClaimMessage::InIntroduction;
    for (const bool asThePaper : {false, true}) {
        const auto comparison = compare(measured, Technique::Slicing, Technique::Original, ofTwoColumns, asThePaper);
        const auto verdict = comparison.inSome();
        if (!verdict)
            continue;
        claim.measured.push_back(tallied(comparison, asThePaper));
        addExtreme(claim, comparison, asThePaper);
        if (asThePaper) {
            claim.asThePaper = verdict;
        } else {
            claim.verdict = *verdict;
            claim.reason = *verdict == ClaimVerdict::True ? ExperimentMessage::ReasonOneSetting : ExperimentMessage::ReasonNoSetting;
        }
    }
    return claim;
}

/// What more columns cost at most, by learner and model; nullopt where not all is there.
std::optional<ClaimVerdict> costLittle(ClaimResult& claim, const Measurements& measured, bool asThePaper)
{
    std::optional<ClaimVerdict> verdict;
    for (const auto learner : {Learner::NaiveBayes, Learner::Tree})
        for (const auto& model : columnModels()) {
            AccuracyKey key{{PaperData::Occ15, 2, model.kind, model.l, false}, PaperAttribute::Occupation, Technique::Slicing, learner};
            const auto two = accuracyOf(measured, key, asThePaper);
            std::optional<double> worst;
            for (const auto columns : {columnCounts[1], columnCounts[2]}) {
                key.setting.columns = columns;
                const auto more = accuracyOf(measured, key, asThePaper);
                worst = more && (!worst || *more < *worst) ? more : worst;
            }
            if (!two || !worst)
                continue;
            verdict = *two - *worst <= smallLoss && verdict != ClaimVerdict::False ? ClaimVerdict::True : ClaimVerdict::False;
            claim.measured.emplace_back(ExperimentMessage::LostByColumns, settingName(key, asThePaper), percent(*two - *worst));
        }
    return verdict;
}

ClaimResult columnsCostLittle(const Measurements& measured)
{
    auto claim = accuracyClaim("a9", ClaimMessage::ColumnsCostLittle);
    if (const auto verdict = costLittle(claim, measured, false)) {
        claim.verdict = *verdict;
        const bool holds = *verdict == ClaimVerdict::True;
        claim.reason = Statement(holds ? ExperimentMessage::ReasonSmall : ExperimentMessage::ReasonNotSmall, percent(smallLoss));
    }
    claim.asThePaper = costLittle(claim, measured, true);
    return claim;
}

ClaimResult efficient(const Measurements& measured)
{
    auto claim = accuracyClaim("a12", ClaimMessage::Efficient);
    claim.reason = ExperimentMessage::ReasonNothingPrinted;
    if (!measured.byTuples.empty() && measured.byTuples.back().all) {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%.2f", *measured.byTuples.back().all);
        claim.measured.emplace_back(ExperimentMessage::Seconds, measured.byTuples.back().tuples, Argument::figure(text.data()));
    }
    return claim;
}

} // namespace

std::vector<ClaimResult> accuracyClaims(const Measurements& measured)
{
    using enum Technique;
    using Pairs = std::vector<std::pair<Technique, Technique>>;
    const auto every = [&](const char* id, ClaimMessage claim, const Pairs& pairs, const SettingFilter& filter) {
        return beatsInEvery(accuracyClaim(id, claim), measured, pairs, filter);
    };
    const auto occupation = learning(PaperAttribute::Occupation);
    const auto education = learning(PaperAttribute::Education);
    return {
        admitsItsL(measured.facts),
        every("a2", ClaimMessage::OccupationBeatsGeneralization, {{Slicing, Generalization}}, occupation),
        every("a3", ClaimMessage::OccupationBeatsBucketization, {{Slicing, Bucketization}}, occupation),
        every("a4", ClaimMessage::BucketizationWorse, {{Generalization, Bucketization}}, occupation),
        slicingFallsLeast(measured),
        every("a6", ClaimMessage::EducationBeatsGeneralization, {{Slicing, Generalization}, {Bucketization, Generalization}}, education),
        belowOriginal(measured),
        someBeatOriginal(measured),
        columnsCostLittle(measured),
        every("a10", ClaimMessage::ColumnsBeatGeneralization, {{Slicing, Generalization}}, byColumns(std::nullopt)),
        every("a11", ClaimMessage::ColumnsBeatBucketization, {{Slicing, Bucketization}}, byColumnsAsPrinted(PaperAttribute::Occupation)),
        efficient(measured)};
}

} // namespace tranche
