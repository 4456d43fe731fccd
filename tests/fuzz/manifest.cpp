// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/release_seal.h"
#include "core/verify/reading/release_manifest.h"
#include "core/verify/signing/approvals_file.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const auto text = tranche::fuzz::textOf(bytes, count);
    (void)tranche::readManifest(text);
    (void)tranche::readApprovals(text);
    (void)tranche::readReleaseSeal(text, text);
    return 0;
}
