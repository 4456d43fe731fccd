// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/verify_release.h"

#include "core/verify/check_digests.h"
#include "core/verify/check_original.h"
#include "core/verify/local_condition.h"
#include "core/verify/never_list.h"
#include "core/verify/report_words.h"

#include <optional>

namespace tranche {

namespace {

/// How much worse one verdict is than another: what fails outweighs what could not be read, what could not be read outweighs
/// what is not shown.
int weight(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return 0;
    case Verdict::NotShownByFile: return 1;
    case Verdict::Unreadable: return 2;
    case Verdict::DoesNotHold: break;
    }
    return 3;
}

class Reporter {
public:
    void add(Verdict verdict, std::string sentence)
    {
        if (m_report.checks.empty() || weight(verdict) > weight(m_report.verdict))
            m_report.verdict = verdict;
        m_report.checks.push_back({verdict, std::move(sentence)});
    }

    void add(const Error& error)
    {
        std::string where = error.place.file;
        if (error.place.line > 0)
            where += (where.empty() ? "line " : ", line ") + grouped(error.place.line);
        if (!error.place.attribute.empty())
            where += (where.empty() ? "\"" : ", \"") + error.place.attribute + '"';
        add(error.code == ErrorCode::DoesNotHold ? Verdict::DoesNotHold : Verdict::Unreadable,
            where.empty() ? error.message : where + ": " + error.message);
    }

    VerifyReport finish(std::vector<std::string> cannotSee)
    {
        m_report.cannotSee = std::move(cannotSee);
        return std::move(m_report);
    }

private:
    VerifyReport m_report;
};

std::vector<std::string> blindSpots(bool withOriginal)
{
    std::vector<std::string> texts{
        "a weaker request than was meant (a smaller l, fewer sensitive attributes, other columns)",
        "values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it",
        "approvals taken away from a release that nobody signed",
    };
    if (withOriginal)
        texts.emplace_back("plain words such as \"name\" in README.txt that happen to be an attribute that is not released");
    else
        texts.emplace_back("whether the values are those of the original table, each in a bucket where it belongs");
    return texts;
}

std::string limitText(const Ratio& l)
{
    return l.inverse().text();
}

/// Digests and structure. nullopt when there is nothing left to judge; the reporter has the reason.
std::optional<ReadRelease> readBack(const ReleaseFiles& files, Reporter& reporter, JobContext& job)
{
    const auto refuse = [&](const Error& error) {
        reporter.add(error);
        return std::nullopt;
    };
    const auto json = files.find("manifest.json");
    if (json == files.end())
        return refuse({ErrorCode::NotFound, "There is no manifest.json, so this is not a release."});
    auto manifest = readManifest(json->second);
    if (!manifest)
        return refuse(manifest.error());
    if (const auto digests = checkDigests(files, *manifest); !digests)
        return refuse(digests.error());
    reporter.add(Verdict::Holds, "Digests of " + counted(manifest->digests.size(), "file") + (manifest->digests.size() == 1 ? " agrees" : " agree") + " with the manifest");

    const auto text = files.find("dictionary.csv");
    if (text == files.end())
        return refuse({ErrorCode::NotFound, "There is no dictionary.csv."});
    auto dictionary = readDictionary(text->second, *manifest, job);
    if (!dictionary)
        return refuse(dictionary.error());
    auto data = readReleaseData(files, *manifest, *dictionary, job);
    if (!data)
        return refuse(data.error());
    reporter.add(Verdict::Holds, "Structure: " + counted(data->lineCount(), "line") + ", " + counted(data->bucketCount(), "bucket") + ", "
                                     + counted(manifest->columns.size(), "column"));
    return ReadRelease{std::move(*manifest), std::move(*dictionary), std::move(*data)};
}

Result<LocalCondition> localCondition(const ReadRelease& release, JobContext& job)
{
    CodedRelease coded{{}, release.data.bucketStarts, 0};
    for (const auto& attribute : release.data.attributes)
        coded.attributes.push_back({attribute.data->codes, {}, attribute.values.size()});
    return checkLocally(coded, indexRelease(coded, release.manifest), release.manifest.l, job);
}

void reportLocal(const LocalCondition& local, const Ratio& l, bool originalFollows, Reporter& reporter)
{
    if (local.broken == 0) {
        reporter.add(Verdict::Holds, "Every group of equal QI part in the sensitive column keeps each share within " + limitText(l));
        return;
    }
    const auto& example = *local.example;
    const auto found = counted(local.broken, "group") + " of " + grouped(local.groups) + " in the sensitive column "
        + (local.broken == 1 ? "has" : "have") + " a share above " + limitText(l) + " (bucket " + grouped(example.bucket + 1) + ": "
        + grouped(example.count) + " of " + grouped(example.size) + ")";
    if (local.hopeless)
        reporter.add(Verdict::DoesNotHold, found + ", and no other bucket can match these tuples and lower it");
    else if (originalFollows)
        reporter.add(Verdict::Holds, found + ". The promise can then only rest on several matching buckets, which the original must show");
    else
        reporter.add(Verdict::NotShownByFile, found + ". The release may rely on several matching buckets, so the file alone cannot show the guarantee. Verify it with the original table");
}

/// True when the original may still be compared.
bool checkFile(const ReadRelease& release, bool originalFollows, Reporter& reporter, JobContext& job)
{
    const auto local = localCondition(release, job);
    if (!local) {
        reporter.add(local.error());
        return false;
    }
    reportLocal(*local, release.manifest.l, originalFollows, reporter);
    return !local->hopeless;
}

void checkOriginal(const ReadRelease& release, const ReleaseFiles& files, const OriginalTable& original, Reporter& reporter, JobContext& job)
{
    const auto sums = compareWithOriginal(release, original, job);
    if (!sums)
        return reporter.add(sums.error());
    reporter.add(Verdict::Holds, "With the original: every column holds the table's values, all " + counted(release.data.lineCount(), "tuple") + " match a bucket");

    const auto limit = limitText(release.manifest.l);
    const auto summed = "With the original: p(t,s) of " + counted(sums->signatures, "signature") + " summed anew, largest " + sums->largest;
    if (sums->brokenSignatures > 0)
        return reporter.add(Verdict::DoesNotHold, summed + ", which is above " + limit + "; " + counted(sums->brokenSignatures, "signature") + " break the limit");
    reporter.add(Verdict::Holds, summed);

    NeverList never{unreleasedNames(release, original), release.manifest.freeTexts};
    for (const auto& entry : release.dictionary.entries)
        never.freeTexts.push_back(entry.label);
    if (const auto clean = checkNeverList(files, never); !clean)
        return reporter.add(clean.error());
    reporter.add(Verdict::Holds, "No identifier, excluded attribute, order, seed or path in any file");
}

} // namespace

VerifyReport verifyFiles(const ReleaseFiles& files, JobContext& job)
{
    Reporter reporter;
    if (const auto release = readBack(files, reporter, job))
        checkFile(*release, false, reporter, job);
    return reporter.finish(blindSpots(false));
}

VerifyReport verifyAgainstOriginal(const ReleaseFiles& files, const OriginalTable& original, JobContext& job)
{
    Reporter reporter;
    if (const auto release = readBack(files, reporter, job))
        if (checkFile(*release, true, reporter, job))
            checkOriginal(*release, files, original, reporter, job);
    return reporter.finish(blindSpots(true));
}

} // namespace tranche
