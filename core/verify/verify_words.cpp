// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/verify_words.h"

#include "core/verify/report_words.h"

namespace tranche {

namespace {

std::string limitText(const Promise& promise)
{
    return promise.l.inverse().text();
}

bool isShare(const Promise& promise)
{
    return promise.model == PromisedModel::LDiversity;
}

/// " for "disease"", where several attributes are judged by themselves.
std::string ofAttribute(const ReadRelease& release, const Target& target)
{
    if (release.manifest.joint || release.manifest.sensitive.size() < 2)
        return {};
    return " for \"" + release.dictionary.entries[target.attributes.front()].name + '"';
}

} // namespace

std::string promiseText(const Promise& promise)
{
    const auto l = "l = " + promise.l.text();
    switch (promise.model) {
    case PromisedModel::None: return "nothing";
    case PromisedModel::LDiversity: return "l-diversity, " + l;
    case PromisedModel::Distinct: return "distinct l-diversity (weak), " + l;
    case PromisedModel::Entropy: return "entropy l-diversity, " + l;
    case PromisedModel::Recursive: return "recursive (c,l)-diversity, c = " + promise.c.text() + ", " + l;
    case PromisedModel::TCloseness: break;
    }
    return "t-closeness, t = " + promise.t.text();
}

std::string columnText(const ReadRelease& release, const Target& target)
{
    if (release.manifest.joint || release.manifest.sensitive.size() < 2)
        return "the sensitive column";
    return "the column of \"" + release.dictionary.entries[target.attributes.front()].name + '"';
}

std::string locallyKeptText(const ReadRelease& release, const Target& target)
{
    const auto& promise = release.manifest.promise;
    return "Every group of equal QI part in " + columnText(release, target) + " keeps "
           + (isShare(promise) ? "each share within " + limitText(promise) : promiseText(promise));
}

std::string brokenGroupsText(const ReadRelease& release, const Target& target, const LocalCondition& local)
{
    const auto& promise = release.manifest.promise;
    const auto& example = *local.example;
    const auto found = counted(local.broken, "group") + " of " + grouped(local.groups) + " in " + columnText(release, target);
    const auto where = " (bucket " + grouped(example.bucket + 1) + ": ";
    if (isShare(promise))
        return found + (local.broken == 1 ? " has" : " have") + " a share above " + limitText(promise) + where + grouped(example.greatest)
               + " of " + grouped(example.size) + ')';
    return found + (local.broken == 1 ? " does" : " do") + " not keep " + promiseText(promise) + where + counted(example.size, "line")
           + ", " + counted(example.values, "value") + ')';
}

std::string summedText(const ReadRelease& release, const Target& target, const PosteriorReport& report)
{
    const auto& promise = release.manifest.promise;
    const auto broken = report.brokenSignatures;
    const auto signatures = counted(report.signatures, "signature");
    if (isShare(promise)) {
        const auto summed
            = "With the original: p(t,s) of " + signatures + " summed anew" + ofAttribute(release, target) + ", largest " + report.largest;
        return broken == 0 ? summed
                           : summed + ", which is above " + limitText(promise) + "; " + counted(broken, "signature") + " break the limit";
    }
    const auto summed = "With the original: p(t,.) of " + signatures + " summed anew" + ofAttribute(release, target);
    if (broken == 0)
        return summed + ", each keeps " + promiseText(promise);
    return summed + "; " + counted(broken, "signature") + (broken == 1 ? " does" : " do") + " not keep " + promiseText(promise);
}

std::vector<std::string> blindSpots(bool withOriginal)
{
    std::vector<std::string> texts{
        "a weaker request than was meant (a smaller l, another model, fewer sensitive attributes, other columns)",
        "values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it",
        "approvals taken away from a release that nobody signed",
    };
    if (withOriginal)
        texts.emplace_back("plain words such as \"name\" in README.txt that happen to be an attribute that is not released");
    else
        texts.emplace_back("whether the values are those of the original table, each in a bucket where it belongs");
    return texts;
}

} // namespace tranche
