// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tranche {

/// What is asked of p(t,.) for every tuple t (DEFINITIONS, Privacy models). All five are closed under mixing: where every distribution of a
/// set passes, so does every weighted mean of them.
enum class ModelKind {
    LDiversity, ///< p(t,s) <= 1/l for every sensitive value s (the paper's Definition 7)
    Distinct,   ///< at least l values have p(t,s) > 0; weak, and to be called so wherever it is offered
    Entropy,    ///< exp(-sum p ln p) >= l
    Recursive,  ///< r_1 < c (r_l + ... + r_m), r sorted decreasing
    TCloseness, ///< earth mover's distance to the table's distribution of S at most t
};

inline constexpr ModelKind allModels[]
    = {ModelKind::LDiversity, ModelKind::Distinct, ModelKind::Entropy, ModelKind::Recursive, ModelKind::TCloseness};

/// The promise a release is to keep (DEFINITIONS, Privacy models). Parameters that a kind does not use are kept, and compared.
struct PrivacyModel {
    ModelKind kind = ModelKind::LDiversity;
    Ratio l{2, 1}; ///< at least 1; whole for Distinct and Recursive; not used by TCloseness
    Ratio c{1, 1}; ///< above 0; Recursive only
    Ratio t{1, 5}; ///< from 0 to 1; TCloseness only

    friend bool operator==(const PrivacyModel&, const PrivacyModel&) = default;
};

/// InvalidArgument, with what is allowed, for a parameter that the kind uses and that is out of range, not whole where it must be,
/// or written with more than nine digits.
Result<void> validate(const PrivacyModel& model);

/// No bucket below this size can keep the model: l rounded up; 1 for t-closeness.
std::size_t leastBucket(const PrivacyModel& model);

/// As on the command line and in a manifest: l, distinct, entropy, recursive, t.
std::string_view modelKey(ModelKind kind);
/// InvalidArgument, naming the five, for anything else.
Result<ModelKind> modelOfKey(std::string_view key);

/// In words for people: "l-diversity", "distinct l-diversity (weak)", "entropy l-diversity", "recursive (c,l)-diversity", "t-closeness".
std::string modelName(ModelKind kind);
/// With its parameters, exactly: "l-diversity, l = 39/10", "recursive (c,l)-diversity, c = 2, l = 3", "t-closeness, t = 1/5".
std::string requestText(const PrivacyModel& model);

} // namespace tranche
