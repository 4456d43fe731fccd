// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/import/byte_masks.h"
#include "tests/oracle/import/csv_oracle.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::test {

/// The whole text through a scanner in stretches of random length, up to `most` bytes, as a window over a file gives it.
template <class Scanner>
SlowReading scanInStretches(const std::string& text, Scanner& scanner, std::uint64_t most, RandomSource& random)
{
    SlowReading reading;
    std::size_t begin = 0;
    for (std::size_t end = 0;;) {
        end = std::min(text.size(), end + 1 + random.below(most));
        std::string stretch = text.substr(begin, end - begin);
        const auto size = stretch.size();
        stretch.append(maskWidth, random.below(2) == 0 ? ',' : '\n'); // must not be read as text
        std::vector<std::string_view> cells;
        const auto taken = scanner.scan(std::string_view(stretch).substr(0, size), end == text.size(), cells);
        for (std::size_t i = 0; i < cells.size(); i += scanner.width())
            reading.records.emplace_back(cells.begin() + static_cast<std::ptrdiff_t>(i),
                                         cells.begin() + static_cast<std::ptrdiff_t>(i + scanner.width()));
        if (!taken)
            reading.fault = taken.error();
        if (!taken || end == text.size())
            return reading;
        begin += *taken;
    }
}

} // namespace tranche::test
