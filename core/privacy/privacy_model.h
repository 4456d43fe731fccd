// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"

namespace tranche {

enum class ModelKind {
    LDiversity, ///< p(t,s) <= 1/l for every tuple t and every sensitive value s (the paper's Definition 7)
};

/// The promise a release is to keep (spec section 5).
struct PrivacyModel {
    ModelKind kind = ModelKind::LDiversity;
    Ratio l{2, 1}; ///< at least 1

    friend bool operator==(const PrivacyModel&, const PrivacyModel&) = default;
};

/// InvalidArgument when l is below 1 or written with more than nine digits.
Result<void> validate(const PrivacyModel& model);

} // namespace tranche
