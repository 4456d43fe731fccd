// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/verify_release.h"

#include "core/base/messages/folder_message.h"
#include "core/base/messages/verdict_message.h"
#include "core/base/memory.h"
#include "core/jobs/parallel.h"
#include "core/verify/reading/check_digests.h"
#include "core/verify/check_original.h"
#include "core/verify/judging/local_condition.h"
#include "core/verify/metadata/report_metadata.h"
#include "core/verify/order/order_leaks.h"
#include "core/verify/order/sorted_columns.h"
#include "core/verify/reading/never_list.h"
#include "core/verify/report_approvals.h"
#include "core/verify/reporter.h"
#include "core/verify/ruling/check_rules.h"
#include "core/verify/verify_statements.h"

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

/// A release read back, and the original as it asks to be read.
struct ReadBack {
    ReadRelease release;
    std::optional<Result<std::shared_ptr<const KeptTable>>> kept; ///< none where there is no original
    PolicyFacts approvals;                                        ///< what the approvals show
};

/// Files of a release; `own` are the same where nobody else needs them, else null; and what is asked of them.
struct GivenFiles {
    const ReleaseFiles& all;
    const VerifyOptions& options;
    ReleaseFiles* own = nullptr;
};

/// Digests and structure. nullopt when there is nothing left to judge; the reporter has the reason.
std::optional<ReadBack> readBack(const GivenFiles& given, const OriginalTable* original, Reporter& reporter, JobContext& job)
{
    const auto refuse = [&](const Error& error) {
        reporter.add(error);
        return std::nullopt;
    };
    const auto& files = given.all;
    const auto json = files.find("manifest.json");
    if (json == files.end())
        return refuse({ErrorCode::NotFound, FolderMessage::NoManifest});
    auto manifest = readManifest(json->second);
    if (!manifest)
        return refuse(manifest.error());
    const auto text = files.find("dictionary.csv");
    auto dictionary
        = text == files.end() ? fail(ErrorCode::NotFound, FolderMessage::NoDictionary) : readDictionary(text->second, *manifest, job);

    // Digests are judged first, but the data is read meanwhile.
    Result<void> digests;
    std::optional<Result<ReleaseData>> data;
    parallelFor(dictionary ? 2 : 1, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            digests = checkDigests(files, *manifest, given.options.draft, job);
        else if (job.threads() > 1 || digests)
            data = readReleaseData(files, *manifest, *dictionary, job);
    });
    if (!digests)
        return refuse(digests.error());
    reporter.add(Verdict::Holds, {VerdictMessage::DigestsAgree, manifest->digests.size()});
    if (!dictionary)
        return refuse(dictionary.error());
    if (!*data)
        return refuse(data->error());
    reporter.add(Verdict::Holds, {VerdictMessage::StructureSound, (*data)->lineCount(), (*data)->bucketCount(), manifest->columns.size()});
    auto facts = reportApprovals(files, *manifest, given.options, reporter);
    ReadBack read{{std::move(*manifest), std::move(*dictionary), std::move(**data)}, {}, std::move(facts)};
    if (read.release.manifest.format > 1)
        reportMetadata(files, read.release, reporter, job);
    for (const auto& names : {read.release.manifest.dataFiles(), read.release.manifest.linkingFiles()})
        for (const auto& name : names)
            if (given.own)
                given.own->erase(name);
    if (original)
        read.kept = keepAsReleased(read.release.dictionary, *original, job);
    return read;
}

/// What is judged, and how it looks in the files.
struct Judged {
    Target target;
    GroupedColumn groups;
    ModelJudge judge;
    LocalCondition local;

    JudgedTarget view() const { return {target, groups, local, judge}; }
};

void reportLocal(const ReadRelease& release, const Judged& judged, bool originalFollows, Reporter& reporter)
{
    const auto& local = judged.local;
    if (local.broken == 0)
        return reporter.add(Verdict::Holds, locallyKept(release, judged.target));
    auto found = brokenGroups(release, judged.target, local);
    if (local.hopeless)
        reporter.add(Verdict::DoesNotHold, {VerdictMessage::NoBucketHelps, std::move(found)});
    else if (originalFollows)
        reporter.add(Verdict::Holds, {VerdictMessage::OriginalDecides, std::move(found)});
    else
        reporter.add(Verdict::NotShownByFile, {VerdictMessage::FileCannotShow, std::move(found)});
}

/// A release under judgement.
struct Court {
    const ReadRelease& release;
    ReleaseIndex& index;
    ShownFacts& shown;
    Reporter& reporter;
    JobContext& job;
};

/// Judge every target by the files alone. nullopt when the original need not be compared any more.
std::optional<std::vector<Judged>> judgeFiles(const Court& court, bool originalFollows)
{
    const auto& [release, index, shown, reporter, job] = court;
    std::vector<Judged> all;
    bool hopeless = false;
    if (release.manifest.promise.model == PromisedModel::None)
        reporter.add(Verdict::Holds, VerdictMessage::NothingPromised);
    for (auto& target : targetsOf(release.manifest)) {
        auto groups = index.groupsOf(target, job);
        auto judge = judgeOf(release, target, groups, index.release());
        auto local = checkLocally(index, target, groups, judge, job);
        all.push_back({std::move(target), std::move(groups), std::move(judge), std::move(local)});
        if (release.manifest.promise.model != PromisedModel::None)
            reportLocal(release, all.back(), originalFollows, reporter);
        hopeless = hopeless || all.back().local.hopeless;
        for (auto& bound : shown.bounds)
            bound.lookLocally(index, all.back().target, all.back().groups, job);
    }
    if (shown.asksForUnique)
        shown.facts.uniqueShare = uniqueShareIn(release, index.release(), job);
    return hopeless ? std::nullopt : std::optional(std::move(all));
}

/// The greatest p(t,s) of a target where it is a fraction that fits. Other models than l-diversity do not look for it.
std::optional<Ratio> largestOf(const PosteriorReport& sums, const Promise& promise)
{
    const auto largest = parseRatio(sums.largest);
    const bool isExact = promise.model == PromisedModel::LDiversity && largest && largest->text() == sums.largest;
    return isExact ? std::optional(*largest) : std::nullopt;
}

/// Bounds of p(t,s), and the greatest over the targets: known only where that of each of them is.
void noteLargest(const Court& court, const Judged& judged, std::size_t which, const std::optional<Ratio>& largest)
{
    for (auto& bound : court.shown.bounds) {
        if (largest)
            bound.compare(which, *largest);
        else
            bound.sum(court.index, judged.target, judged.groups, which, court.job);
    }
    auto& known = court.shown.facts.largestP;
    if (!largest || (which > 0 && !known))
        known.reset();
    else
        known = std::max(known.value_or(*largest), *largest);
}

/// p(t,.) of every tuple for every target. False when there is nothing left to check.
bool sumTargets(const Court& court, const std::vector<Judged>& all)
{
    const auto& [release, index, shown, reporter, job] = court;
    bool kept = true;
    for (const auto& judged : all) {
        const auto sums = sumPosteriors(index, judged.view(), job);
        if (&judged == &all.front()) {
            if (const auto places = checkPlaces(sums); !places) {
                reporter.add(places.error());
                return false;
            }
            reporter.add(Verdict::Holds, {VerdictMessage::OriginalMatches, release.data.lineCount()});
        }
        if (release.manifest.promise.model == PromisedModel::None)
            continue;
        reporter.add(sums.brokenSignatures == 0 ? Verdict::Holds : Verdict::DoesNotHold, summed(release, judged.target, sums));
        kept = kept && sums.brokenSignatures == 0;
        noteLargest(court, judged, static_cast<std::size_t>(&judged - all.data()), largestOf(sums, release.manifest.promise));
    }
    return kept;
}

void checkNames(const ReadRelease& release, const ReleaseFiles& files, const OriginalTable& original, Reporter& reporter)
{
    NeverList never{unreleasedNames(release, original), release.manifest.freeTexts};
    for (const auto& entry : release.dictionary.entries) {
        for (const auto& text : {entry.label, entry.description})
            never.described.push_back({entry.name, text});
        for (const auto& each : entry.labels)
            never.described.push_back({entry.name, each.label, true});
    }
    if (const auto clean = checkNeverList(files, never); !clean)
        return reporter.add(clean.error());
    reporter.add(Verdict::Holds, VerdictMessage::NothingUnreleased);
}

/// The release's lines by themselves.
CodedRelease codedAlone(const ReadRelease& release)
{
    CodedRelease coded{{}, columnStarts(release.manifest), release.data.bucketStarts, 0};
    for (const auto& attribute : release.data.attributes)
        coded.attributes.push_back({attribute.data->codes, {}, attribute.values.size(), {}});
    return coded;
}

/// False: what is to be compared would not fit into memory; the reporter has the reason.
bool fits(const CodedRelease& coded, const ReleaseManifest& manifest, Reporter& reporter)
{
    const auto enough = checkMemory(ReleaseIndex::bytesFor(coded.rows(), coded.columnCount(), targetsOf(manifest).size()));
    if (!enough)
        reporter.add(enough.error());
    return enough.has_value();
}

ShownFacts shownBy(const ReadBack& read, const VerifyOptions& options, bool withOriginal)
{
    const auto& manifest = read.release.manifest;
    ShownFacts shown{factsOf(read.release), boundsAsked(manifest, options), withOriginal, manifest.promise.model == PromisedModel::None,
                     asksForUnique(manifest, options)};
    shown.facts.approvals = read.approvals.approvals;
    shown.facts.allSigned = read.approvals.allSigned;
    shown.facts.daysToReview = read.approvals.daysToReview;
    return shown;
}

void checkAlone(const ReadBack& read, bool originalFollows, const GivenFiles& given, Reporter& reporter, JobContext& job)
{
    const auto& release = read.release;
    const auto coded = codedAlone(release);
    if (!fits(coded, release.manifest, reporter))
        return;
    ReleaseIndex index(coded);
    auto shown = shownBy(read, given.options, false);
    judgeFiles({release, index, shown, reporter, job}, originalFollows);
    checkRules(release.manifest, shown, given.options, reporter);
}

/// Room for what follows: all that is compared from now on is in the index.
void forgetCodes(ReleaseData& data, ComparedTables& tables)
{
    tables.coded.attributes.clear();
    tables.lineCodes.clear();
    tables.tupleRegions.clear();
    tables.kept.reset();
    data.attributes.clear();
}

/// What only the original shows; `judged` is what the files alone did. False when there is nothing left to check.
bool compareBoth(const Court& court, const std::vector<Judged>& judged, const std::vector<bool>& sorted)
{
    const auto& [release, index, shown, reporter, job] = court;
    if (const auto equal = checkMultisets(release, index, judged.front().view(), job); !equal) {
        reporter.add(equal.error());
        return false;
    }
    if (!sumTargets(court, judged))
        return false;
    if (release.manifest.format > 1)
        reportOrder(orderCorrelations(index, judged.front().view(), sorted, job), reporter);
    return true;
}

void checkBoth(ReadBack read, const GivenFiles& given, const OriginalTable& original, Reporter& reporter, JobContext& job)
{
    // one index serves both modes: what the files show by themselves does not depend on how values are numbered
    const auto& release = read.release;
    auto tables = *read.kept ? codeAlike(release, std::move(**read.kept), job) : std::unexpected(read.kept->error());
    if (!tables) {
        checkAlone(read, true, given, reporter, job);
        return reporter.add(tables.error());
    }
    if (!fits(tables->coded, release.manifest, reporter))
        return;
    ReleaseIndex index(tables->coded);
    const auto targets = targetsOf(release.manifest);
    index.prepare(targets.front(), job);
    auto shown = shownBy(read, given.options, true);
    const Court court{release, index, shown, reporter, job};
    const auto judged = judgeFiles(court, true);
    const auto sorted = sortedColumns(release, job);
    if (judged && targets.size() == 1)
        forgetCodes(read.release.data, *tables);
    if (judged && compareBoth(court, *judged, sorted))
        checkNames(release, given.all, original, reporter);
    checkRules(release.manifest, shown, given.options, reporter);
}

VerifyReport verifyBoth(const GivenFiles& given, const OriginalTable& original, JobContext& job)
{
    Reporter reporter;
    if (auto read = readBack(given, &original, reporter, job))
        checkBoth(std::move(*read), given, original, reporter, job);
    return reporter.finish(blindSpots(true));
}

} // namespace

VerifyReport verifyFiles(const ReleaseFiles& files, JobContext& job, const VerifyOptions& options)
{
    Reporter reporter;
    const GivenFiles given{files, options};
    if (const auto read = readBack(given, nullptr, reporter, job))
        checkAlone(*read, false, given, reporter, job);
    return reporter.finish(blindSpots(false));
}

VerifyReport verifyAgainstOriginal(const ReleaseFiles& files, const OriginalTable& original, JobContext& job, const VerifyOptions& options)
{
    return verifyBoth({files, options}, original, job);
}

VerifyReport verifyAgainstOriginal(ReleaseFiles&& files, const OriginalTable& original, JobContext& job, const VerifyOptions& options)
{
    return verifyBoth({files, options, &files}, original, job);
}

} // namespace tranche
