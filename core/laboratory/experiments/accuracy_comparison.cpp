// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/accuracy_comparison.h"

#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/experiment_figure.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tranche {

namespace {

const ClassificationResult* resultOf(const Measurements& measured, const AccuracyKey& key, bool asThePaper)
{
    const auto* pair = measured.find(key);
    if (!pair)
        return nullptr;
    const auto& result = pair->read(asThePaper && key.technique != Technique::Original);
    return result ? &*result : nullptr;
}

} // namespace

const AccuracyPair* Measurements::find(const AccuracyKey& key) const
{
    const auto found = accuracy.find(key);
    return found == accuracy.end() ? nullptr : &found->second;
}

const MembershipReport* Measurements::find(const MembershipKey& key) const
{
    const auto found = membership.find(key);
    return found == membership.end() ? nullptr : &found->second;
}

std::size_t Comparison::above() const
{
    return static_cast<std::size_t>(std::ranges::count_if(settings, [](const auto& each) { return each.difference.difference > 0.0; }));
}

std::size_t Comparison::clearlyAbove() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(settings, [](const auto& each) { return each.difference.verdict == AccuracyDifference::Verdict::Better; }));
}

std::size_t Comparison::clearlyBelow() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(settings, [](const auto& each) { return each.difference.verdict == AccuracyDifference::Verdict::Worse; }));
}

std::optional<ClaimVerdict> Comparison::inEvery() const
{
    if (settings.empty())
        return std::nullopt;
    return above() == settings.size() ? ClaimVerdict::True : ClaimVerdict::False;
}

std::optional<ClaimVerdict> Comparison::inSome() const
{
    if (settings.empty())
        return std::nullopt;
    return above() > 0 ? ClaimVerdict::True : ClaimVerdict::False;
}

Comparison compare(const Measurements& measured, Technique first, Technique second, const SettingFilter& filter, bool asThePaper)
{
    Comparison comparison;
    for (const auto& [key, pair] : measured.accuracy) {
        if (key.technique != first || key.setting.paperProtocol || !filter(key))
            continue;
        auto other = key;
        other.technique = second;
        const auto* one = resultOf(measured, key, asThePaper);
        const auto* two = resultOf(measured, other, asThePaper);
        if (!one || !two)
            continue;
        comparison.settings.push_back({key, one->accuracy, two->accuracy, compareByFold(one->foldAccuracy, two->foldAccuracy)});
    }
    return comparison;
}

std::optional<double> accuracyOf(const Measurements& measured, const AccuracyKey& key, bool asThePaper)
{
    const auto* result = resultOf(measured, key, asThePaper);
    return result ? std::optional(result->accuracy) : std::nullopt;
}

Statement readingName(bool asThePaper)
{
    return asThePaper ? ExperimentMessage::ReadAsPaper : ExperimentMessage::ReadExpected;
}

Statement settingName(const AccuracyKey& key, bool asThePaper)
{
    return {ExperimentMessage::SettingName, learnerStatement(key.learner), Argument::figure(paperDataName(key.setting.data)),
            modelName(key.setting.model, key.setting.l), readingName(asThePaper)};
}

Argument percent(double share)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f", 100.0 * share);
    return Argument::figure(text.data());
}

} // namespace tranche
