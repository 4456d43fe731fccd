// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/check_digests.h"

#include "core/base/messages/folder_message.h"
#include "core/import/sha256.h"
#include "core/verify/signing/check_approvals.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tranche {

namespace {

/// What a release may hold beside its data files.
constexpr std::array<std::string_view, 6> companions{"README.txt",     "datapackage.json", "ddi.xml",
                                                     "dictionary.csv", "report.html",      "report.pdf"};

/// What every release of format 2 has beside its data; only a draft may lack its report.
constexpr std::array<std::string_view, 5> always{"README.txt", "datapackage.json", "ddi.xml", "dictionary.csv", "report.html"};

Result<void> checkComplete(const ReleaseManifest& manifest, bool draft)
{
    for (const auto name : always)
        if (manifest.format > 1 && !(draft && name == "report.html") && !manifest.digests.contains(std::string(name)))
            return fail(ErrorCode::DoesNotHold, FolderMessage::Incomplete, {.file = std::string(name)});
    return {};
}

bool mayHold(const std::string& name, const ReleaseManifest& manifest)
{
    if (std::ranges::find(companions, name) != companions.end())
        return true;
    const auto data = manifest.dataFiles();
    const auto linkings = manifest.linkingFiles();
    return std::ranges::find(data, name) != data.end() || std::ranges::find(linkings, name) != linkings.end();
}

/// What is made after the manifest, and says for itself whether it belongs to it.
bool comesAfter(const std::string& name, const ReleaseManifest& manifest)
{
    return name == "manifest.json" || (manifest.format == 2 && (name == "approvals.json" || isSignatureName(name)));
}

} // namespace

Result<void> checkDigests(const ReleaseFiles& files, const ReleaseManifest& manifest, bool draft, const JobContext& job)
{
    for (const auto& [name, digest] : manifest.digests)
        if (!files.contains(name))
            return fail(ErrorCode::DoesNotHold, FolderMessage::Missing, {.file = name});
    for (const auto& [name, bytes] : files) {
        const auto listed = manifest.digests.find(name);
        const bool after = comesAfter(name, manifest);
        if (after && listed == manifest.digests.end())
            continue;
        if (after || listed == manifest.digests.end())
            return fail(ErrorCode::DoesNotHold, FolderMessage::Unlisted, {.file = name});
        if (!mayHold(name, manifest))
            return fail(ErrorCode::DoesNotHold, FolderMessage::NotOfFormat, {.file = name});
        if (sha256Hex(bytes, job) != listed->second)
            return fail(ErrorCode::DoesNotHold, FolderMessage::Changed, {.file = name});
    }
    return checkComplete(manifest, draft);
}

} // namespace tranche
