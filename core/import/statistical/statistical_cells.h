// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/request/source_labels.h"
#include "core/import/statistical/statistical_options.h"
#include "core/import/statistical/statistical_schema.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tranche {

/// How the values of one attribute are written into cells.
///
/// Shown as labels, a value has its label where the file gives it one, else its code. Two values whose labels are the same text are
/// written "label (code)", both, so that they stay two. Where that does not tell them apart, or a value without a label is spelled like
/// the label of another, there is no cell: they would become one without a word.
class StatisticalCells {
public:
    StatisticalCells(const StatisticalAttribute& attribute, StatisticalOptions::Values shown, StatisticalOptions::DeclaredMissing missing);

    /// The cell of a value, whose text is UTF-8 without padding; stays until the next one is asked for. nullopt where it would be that of
    /// another value too. O(1) expected where numbers occur again.
    std::optional<std::string_view> cell(const StatisticalValue& value);

    /// How many cells so far had a value that the file declares missing, shown or not.
    std::uint64_t declaredCells() const { return m_declaredCells; }
    /// What the file says of the attribute; of ranges that are declared missing, and of kinds of missing, the codes that occurred so far.
    SourceLabels labels() const;
    /// Each code and how it is shown, for those with a label, in the order of the file.
    std::vector<std::pair<std::string, std::string>> shownValues() const;

private:
    struct Cell {
        std::string text;
        bool declared = false;
    };

    std::string code(const StatisticalValue& value) const;
    std::string code(const ValueLabel& label) const;
    void chooseShown();
    const std::string* shownFor(const StatisticalValue& value) const;
    bool isDeclared(const StatisticalValue& value) const;
    std::optional<Cell> make(const StatisticalValue& value);
    std::string_view count(const Cell& cell);

    const StatisticalAttribute& m_attribute;
    bool m_labels;
    bool m_missing;
    std::map<double, std::string> m_shownNumbers;
    std::map<std::string, std::string, std::less<>> m_shownTexts;
    std::map<char, std::string> m_shownTags;
    std::set<std::string, std::less<>> m_shown;     ///< all texts that stand for a value with a label
    bool m_clash = false;                           ///< one of them for two
    std::unordered_map<std::uint64_t, Cell> m_seen; ///< by the bits of a number
    Cell m_last;
    std::uint64_t m_declaredCells = 0;
    std::set<std::string> m_declaredSeen;
};

} // namespace tranche
