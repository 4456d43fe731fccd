// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/hierarchy_reader.h"
#include "tests/fuzz/fuzz_file.h"

using namespace tranche;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const fuzz::FuzzFile file("levels.csv");
    JobContext job;
    const auto hierarchy = readHierarchy(file.with(fuzz::textOf(bytes, count)), job);
    if (!hierarchy)
        return 0;
    std::size_t leaves = 0;
    for (const auto root : hierarchy->roots())
        leaves += hierarchy->leavesBelow(root).size();
    std::size_t lowest = 0;
    for (const auto& node : hierarchy->nodes()) {
        fuzz::require(node.level == 0 || !node.label.empty(), "no label above a value is empty");
        lowest += node.level == 0 ? 1 : 0;
    }
    fuzz::require(leaves == lowest, "every value stands below one root");
    return 0;
}
