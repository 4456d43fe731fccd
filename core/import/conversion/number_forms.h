// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/conversion/conversion.h"
#include "core/jobs/job_context.h"

#include <span>
#include <string_view>
#include <vector>

namespace tranche {

/// Ways to read texts as numbers that are not written plainly.
struct NumberForms {
    std::vector<Conversion> forms; ///< PlainNumbers that change one of them at least
    bool twoWays = false; ///< there is another form, or they are plain numbers already: one sign could part thousands or begin fractions
    bool someLackSign = false; ///< a percent sign or a currency stands beside some of them only
};

/// The forms that fit all of these texts. O(total length), mostly less.
NumberForms numberFormsOf(std::span<const std::string_view> texts, const JobContext& job);

} // namespace tranche
