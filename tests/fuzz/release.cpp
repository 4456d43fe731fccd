// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/verify_release.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/seed_release.h"

#include <algorithm>

using namespace tranche;

namespace {

/// One change that the input says: which file, where, how many bytes go, what comes instead.
void change(ReleaseFiles& files, std::string_view& script)
{
    auto file = files.begin();
    std::advance(file, fuzz::takeByte(script) % files.size());
    auto& bytes = file->second;
    const auto high = fuzz::takeByte(script);
    const auto at = (high << 8U | fuzz::takeByte(script)) % (bytes.size() + 1);
    const auto gone = fuzz::takeByte(script);
    const auto added = std::min<std::size_t>(fuzz::takeByte(script), script.size());
    bytes.replace(at, gone, script.substr(0, added));
    script.remove_prefix(added);
}

/// Whether a file that the manifest lists has other bytes than it says.
bool hasAnotherDigest(const ReleaseFiles& files)
{
    const auto& first = fuzz::seedRelease();
    return std::ranges::any_of(files, [&](const auto& file) {
        return file.first != "manifest.json" && file.first != "approvals.json" && file.second != first.at(file.first);
    });
}

} // namespace

/// The first byte says whether whoever changes the release repairs its digests, and whether it is taken as a draft.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    auto script = fuzz::textOf(bytes, count);
    const auto how = fuzz::takeByte(script);
    auto files = fuzz::seedRelease();
    while (!script.empty())
        change(files, script);
    const bool repaired = (how & 1U) != 0;
    if (repaired)
        fuzz::repairDigests(files);
    VerifyOptions options;
    options.draft = (how & 2U) != 0;
    JobContext job;
    const auto report = verifyFiles(files, job, options);
    const bool isSound = report.verdict == Verdict::Holds || report.verdict == Verdict::NotShownByFile;
    if (files == fuzz::seedRelease())
        fuzz::require(isSound, "the release itself holds");
    if (!repaired && files.at("manifest.json") == fuzz::seedRelease().at("manifest.json") && hasAnotherDigest(files))
        fuzz::require(!isSound, "a release whose files are not those of its manifest does not hold");
    return 0;
}
