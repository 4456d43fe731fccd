// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/privacy_model.h"

#include <cstdint>
#include <vector>

namespace tranche::test {

using Codes = std::vector<std::uint32_t>;

/// How a group in which values 0 and 1 occur stands to a model, in a table that has as many of either.
struct LimitCase {
    const char* name;
    PrivacyModel model;
    Codes within; ///< keeps it
    Codes beyond; ///< does not
};

/// Groups exactly on the limit, but for recursive, whose limit is strict, and others one step beyond.
inline std::vector<LimitCase> limitCases()
{
    return {{"l = 2", {.kind = ModelKind::LDiversity, .l = Ratio(2, 1)}, {0, 1, 0, 1}, {0, 0, 1}},
            {"l = 3/2", {.kind = ModelKind::LDiversity, .l = Ratio(3, 2)}, {0, 0, 1}, {0, 0, 0, 1}},
            {"l just above 4/3", {.kind = ModelKind::LDiversity, .l = Ratio(400'000'001, 300'000'000)}, {0, 0, 1}, {0, 0, 0, 1}},
            {"distinct", {.kind = ModelKind::Distinct, .l = Ratio(2, 1)}, {0, 0, 0, 0, 1}, {1, 1}},
            {"entropy", {.kind = ModelKind::Entropy, .l = Ratio(2, 1)}, {1, 0, 0, 1}, {0, 0, 0, 1, 1}},
            {"recursive", {.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(2, 1)}, {0, 0, 0, 1, 1}, {0, 0, 1}},
            {"t = 1/4", {.kind = ModelKind::TCloseness, .t = Ratio(1, 4)}, {1, 1, 0, 1}, {1, 1, 1, 0, 1}},
            {"t = 0", {.kind = ModelKind::TCloseness, .t = Ratio(0, 1)}, {0, 1}, {0, 1, 1}}};
}

} // namespace tranche::test
