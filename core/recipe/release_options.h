// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tranche {

enum class Layout { Together, PerColumn };  ///< data.csv, or one file a column
enum class FormulaCells { AsIs, Prefixed }; ///< cells that a spreadsheet would run: as they are, or with an apostrophe before them

/// The form in which a release is written.
struct ReleaseOptions {
    Layout layout = Layout::Together;
    FormulaCells formulaCells = FormulaCells::AsIs;
    bool utility = true; ///< README.txt says what an analyst may do, as far as that is known

    friend bool operator==(const ReleaseOptions&, const ReleaseOptions&) = default;
};

} // namespace tranche
