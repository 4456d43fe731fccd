// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/read_audit.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace tranche;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const auto text = fuzz::textOf(bytes, count);
    const auto reading = readAudit(text);
    fuzz::require(reading.lines.size() == reading.entries.size(), "every line is an entry, or none");
    std::size_t bytesOfLines = reading.torn;
    for (const auto& line : reading.lines)
        bytesOfLines += line.size() + 1;
    fuzz::require(bytesOfLines == text.size(), "nothing of a log is passed over");
    if (reading.isIntact())
        fuzz::require(std::ranges::all_of(reading.entries, [](const auto& entry) { return entry.has_value(); }),
                      "a log with a line that is no entry is not intact");
    return 0;
}
