// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/verify_release.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/seed_release.h"

#include <array>

using namespace tranche;

/// A whole file of a release is the input, with digests that fit, so that its reader is reached: the first byte says which file.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static constexpr std::array names{"datapackage.json", "ddi.xml", "dictionary.csv", "data.csv"};
    auto text = fuzz::textOf(bytes, count);
    const auto which = fuzz::takeByte(text) % names.size();
    auto files = fuzz::seedRelease();
    files[names[which]] = text;
    fuzz::repairDigests(files);
    VerifyOptions options;
    options.draft = true;
    JobContext job;
    (void)verifyFiles(files, job, options);
    return 0;
}
