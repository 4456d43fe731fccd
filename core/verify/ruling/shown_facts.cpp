// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/ruling/shown_facts.h"

#include <QDate>

#include <algorithm>
#include <set>
#include <span>

namespace tranche {

namespace {

const char* modelWordOf(PromisedModel model)
{
    switch (model) {
    case PromisedModel::None: return "none";
    case PromisedModel::LDiversity: return "l";
    case PromisedModel::Distinct: return "distinct";
    case PromisedModel::Entropy: return "entropy";
    case PromisedModel::Recursive: return "recursive";
    case PromisedModel::TCloseness: break;
    }
    return "t";
}

bool anyFormula(const ReadRelease& release)
{
    for (const auto& attribute : release.data.attributes)
        if (std::ranges::any_of(attribute.values, runsAsFormula))
            return true;
    return false;
}

std::size_t leastBucketOf(const ReleaseData& data)
{
    auto least = data.lineCount();
    for (std::size_t bucket = 0; bucket < data.bucketCount(); ++bucket)
        least = std::min<std::size_t>(least, data.bucketSize(bucket));
    return least;
}

std::size_t aloneIn(const Combinations& column, const JobContext& job)
{
    std::vector<std::uint32_t> lines(column.count, 0);
    inChunks(0, column.lines.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto value : std::span(column.lines).subspan(from, to - from))
            ++lines[value];
    });
    return static_cast<std::size_t>(std::ranges::count(lines, 1U));
}

QDate dayOf(const std::string& text)
{
    return QDate::fromString(QString::fromStdString(text.substr(0, 10)), Qt::ISODate);
}

} // namespace

PolicyFacts factsOf(const ReadRelease& release)
{
    const auto& manifest = release.manifest;
    PolicyFacts facts{.model = modelWordOf(manifest.promise.model)};
    if (manifest.promise.model != PromisedModel::None && manifest.promise.model != PromisedModel::TCloseness)
        facts.l = manifest.promise.l;
    facts.leastBucket = leastBucketOf(release.data);
    std::set<std::string> missing;
    for (const auto& [name, isValue] : manifest.missingIsValue)
        missing.insert(isValue ? "value" : "drop");
    facts.missing.assign(missing.begin(), missing.end());
    facts.releaseType = manifest.details.releaseType;
    facts.formulaCells = !anyFormula(release) ? "none" : release.dictionary.prefixed ? "prefixed" : "asis";
    return facts;
}

double uniqueShareIn(const ReadRelease& release, const CodedRelease& coded, const JobContext& job)
{
    std::size_t most = 0;
    for (std::size_t column = 0; column < coded.columnCount(); ++column) {
        std::vector<CodedTwice> attributes;
        for (auto at = coded.columnStarts[column]; at < coded.columnStarts[column + 1]; ++at)
            if (!release.manifest.isSensitive(release.dictionary.entries[at].name))
                attributes.push_back(coded.attributes[at]);
        if (!attributes.empty())
            most = std::max(most, aloneIn(combine(attributes, coded.rows(), job), job));
    }
    return static_cast<double>(most) / static_cast<double>(release.manifest.lines);
}

void addApprovals(const ReleaseManifest& manifest, const ApprovalReport& approvals, PolicyFacts& facts)
{
    facts.approvals = approvals.valid;
    facts.allSigned = approvals.allSigned();
    std::string last;
    for (const auto& approval : approvals.approvals)
        last = std::max(last, approval.entry.time);
    if (!last.empty() && !manifest.details.reviewBy.empty())
        facts.daysToReview = static_cast<long>(dayOf(last).daysTo(dayOf(manifest.details.reviewBy)));
}

} // namespace tranche
