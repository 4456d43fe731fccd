// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/check_digests.h"

#include "core/base/messages/folder_message.h"
#include "core/import/sha256.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tranche {

namespace {

/// What a release may hold beside its data files.
constexpr std::array<std::string_view, 6> companions{"README.txt",     "datapackage.json", "ddi.xml",
                                                     "dictionary.csv", "report.html",      "report.pdf"};

bool mayHold(const std::string& name, const ReleaseManifest& manifest)
{
    if (std::ranges::find(companions, name) != companions.end())
        return true;
    const auto data = manifest.dataFiles();
    return std::ranges::find(data, name) != data.end();
}

} // namespace

Result<void> checkDigests(const ReleaseFiles& files, const ReleaseManifest& manifest, const JobContext& job)
{
    for (const auto& [name, digest] : manifest.digests)
        if (!files.contains(name))
            return fail(ErrorCode::DoesNotHold, FolderMessage::Missing, {.file = name});
    for (const auto& [name, bytes] : files) {
        if (name == "manifest.json")
            continue;
        const auto listed = manifest.digests.find(name);
        if (listed == manifest.digests.end())
            return fail(ErrorCode::DoesNotHold, FolderMessage::Unlisted, {.file = name});
        if (!mayHold(name, manifest))
            return fail(ErrorCode::DoesNotHold, FolderMessage::NotOfFormat, {.file = name});
        if (sha256Hex(bytes, job) != listed->second)
            return fail(ErrorCode::DoesNotHold, FolderMessage::Changed, {.file = name});
    }
    return {};
}

} // namespace tranche
