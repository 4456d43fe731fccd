// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/statistical_look.h"

#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/look_and_read.h"

using namespace tranche;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const fuzz::FuzzFile file("table");
    const auto& path = file.with(fuzz::textOf(bytes, count));
    JobContext job;
    fuzz::readAsLooked(path, lookAtStatistical({&path, 1}, {}, LookExtent::Whole, job));
    return 0;
}
