// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/verify_statements.h"

#include "core/base/messages/promise_message.h"
#include "core/base/messages/verdict_message.h"

namespace tranche {

namespace {

bool isShare(const Promise& promise)
{
    return promise.model == PromisedModel::LDiversity;
}

Argument limitOf(const Promise& promise)
{
    return Argument::figure(promise.l.inverse().text());
}

Statement promised(const Promise& promise)
{
    const auto l = Argument::figure(promise.l.text());
    switch (promise.model) {
    case PromisedModel::None: return PromiseMessage::Nothing;
    case PromisedModel::LDiversity: return {PromiseMessage::LDiversity, l};
    case PromisedModel::Distinct: return {PromiseMessage::Distinct, l};
    case PromisedModel::Entropy: return {PromiseMessage::Entropy, l};
    case PromisedModel::Recursive: return {PromiseMessage::Recursive, Argument::figure(promise.c.text()), l};
    case PromisedModel::TCloseness: break;
    }
    return {PromiseMessage::TCloseness, Argument::figure(promise.t.text())};
}

/// The sensitive column, or where several attributes are judged by themselves the column of this one.
Statement columnOf(const ReadRelease& release, const Target& target)
{
    if (release.manifest.joint || release.manifest.sensitive.size() < 2)
        return PromiseMessage::SensitiveColumn;
    return {PromiseMessage::ColumnOf, release.dictionary.entries[target.attributes.front()].name};
}

} // namespace

Statement locallyKept(const ReadRelease& release, const Target& target)
{
    const auto& promise = release.manifest.promise;
    if (isShare(promise))
        return {VerdictMessage::SharesWithin, columnOf(release, target), limitOf(promise)};
    return {VerdictMessage::GroupsSatisfy, columnOf(release, target), promised(promise)};
}

Statement brokenGroups(const ReadRelease& release, const Target& target, const LocalCondition& local)
{
    const auto& promise = release.manifest.promise;
    const auto& example = *local.example;
    const auto bucket = std::uint64_t{example.bucket} + 1;
    if (isShare(promise))
        return {VerdictMessage::SharesAbove,
                columnOf(release, target),
                local.broken,
                local.groups,
                limitOf(promise),
                bucket,
                example.greatest,
                example.size};
    return {VerdictMessage::GroupsFail,
            columnOf(release, target),
            local.broken,
            local.groups,
            promised(promise),
            bucket,
            example.size,
            example.values};
}

Statement summed(const ReadRelease& release, const Target& target, const PosteriorReport& report)
{
    const auto& promise = release.manifest.promise;
    const auto column = columnOf(release, target);
    const bool kept = report.brokenSignatures == 0;
    if (isShare(promise)) {
        const auto largest = Argument::figure(report.largest);
        if (kept)
            return {VerdictMessage::PosteriorWithin, column, report.signatures, largest};
        return {VerdictMessage::PosteriorAbove, column, report.signatures, largest, limitOf(promise), report.brokenSignatures};
    }
    if (kept)
        return {VerdictMessage::PosteriorSatisfies, column, report.signatures, promised(promise)};
    return {VerdictMessage::PosteriorFails, column, report.signatures, promised(promise), report.brokenSignatures};
}

std::vector<BlindSpotMessage> blindSpots(bool withOriginal)
{
    using enum BlindSpotMessage;
    return {WeakerRequest, ExchangedValues, RemovedApprovals, WrittenWords, withOriginal ? OrdinaryWords : OtherTable};
}

} // namespace tranche
