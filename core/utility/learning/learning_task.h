// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What a learner learns: to name the label of `target` from the values of all other attributes, from what is published.
struct LearningTask {
    const Publication& publication;
    const std::vector<AttributeLabels>& labels; ///< by attribute of the publication's table
    AttributeId target;

    std::size_t classes() const { return labels[target.value].count(); }
};

/// A tuple as a trained model is asked about it: a code by attribute, that of the target not looked at. A code that is `unknown` is a
/// categorical value from outside the table.
using TupleCodes = std::span<const std::uint32_t>;
inline constexpr std::uint32_t unknownCode = 0xFFFF'FFFFU;

} // namespace tranche
