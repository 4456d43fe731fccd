// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/text/text_look.h"

#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/look_and_read.h"

using namespace tranche;

// Any bytes as text, or packed, as the corpus of a target has it.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const fuzz::FuzzFile file("table");
    const auto& path = file.with(fuzz::textOf(bytes, count));
    JobContext job;
    fuzz::readAsLooked(path, lookAtText({&path, 1}, std::nullopt, LookExtent::Whole, job));
    return 0;
}
