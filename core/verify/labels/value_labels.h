// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// A value as it stands in the data, and the words that stand for it.
struct LabelledValue {
    std::string value;
    std::string label; ///< never blank

    friend bool operator==(const LabelledValue&, const LabelledValue&) = default;
};

/// What a cell of the field `value_labels` of dictionary.csv says: a list of {"value", "label"}, or nothing at all. nullopt where it is
/// anything else, a value stands there twice or a label is blank. O(bytes log values).
std::optional<std::vector<LabelledValue>> readValueLabels(std::string_view cell);

} // namespace tranche
