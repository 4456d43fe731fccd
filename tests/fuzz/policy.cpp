// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy.h"

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    (void)tranche::readPolicy(tranche::fuzz::textOf(bytes, count));
    return 0;
}
