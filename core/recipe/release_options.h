// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/release_details.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

enum class Layout { Together, PerColumn };  ///< data.csv, or one file a column
enum class FormulaCells { AsIs, Prefixed }; ///< cells that a spreadsheet would run: as they are, or with an apostrophe before them
enum class Container { Folder, Zip };       ///< NAME.release, or NAME.release.zip

/// Random linkings that a release can hold.
inline constexpr std::size_t mostLinkings = 5;

/// The form in which a release is written, and what is said about it.
struct ReleaseOptions {
    Layout layout = Layout::Together;
    FormulaCells formulaCells = FormulaCells::AsIs;
    bool utility = true;                     ///< README.txt says what an analyst may do, as far as that is known
    Container container = Container::Folder; ///< never part of what is signed
    std::size_t linkings = 0;                ///< random linkings to write, 0 to mostLinkings
    ReleaseDetails details = {};
    AttributeTexts texts = {};
    std::optional<PolicyName> policy = {};
    std::vector<Waiver> waivers = {}; ///< one for a rule at most; only with a policy
    ValueLabels valueLabels = {};     ///< written for values that a release holds, and no others

    friend bool operator==(const ReleaseOptions&, const ReleaseOptions&) = default;
};

} // namespace tranche
