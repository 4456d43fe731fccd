// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tranche {

/// What texts look like as dates.
struct DetectedDates {
    std::optional<std::string> pattern; ///< the only one that fits all of them; "": ISO; nullopt: none does, or two do
    std::string dayFirst = {};          ///< two fit: one with the day before the month
    std::string monthFirst = {};        ///< and one with the month before the day

    bool eitherOrder() const { return !dayFirst.empty(); }
};

/// How all of these texts could be dates: ISO; or year, month, day in this order, or day and month before the year, with `/`, `.`, `. ` or
/// `-` between them (DEFINITIONS, Dates). No text at all: nothing. O(total length), mostly less where the first text is no date.
DetectedDates detectDates(std::span<const std::string_view> texts, const JobContext& job = {});

} // namespace tranche
