// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/printable.h"
#include "core/base/number_words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// Lines of cells, printed in aligned columns: text to the left, numbers to the right. Width counts characters of UTF-8.
class TextTable {
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> aligns) : m_aligns(std::move(aligns)) {}

    void add(std::vector<std::string> cells) { m_lines.push_back(std::move(cells)); }
    /// Two blanks between columns, none at the end of a line.
    std::string text() const;

private:
    std::vector<Align> m_aligns;
    std::vector<std::vector<std::string>> m_lines;
};

/// A number with `digits` places, rounded to the nearest; ".190" style without the leading zero is not used.
std::string decimal(double number, int digits);

/// "1 tuple", "2 tuples".
std::string counted(std::size_t number, std::string_view one, std::string_view many);

/// Names as `a, b, c`, for people.
std::string joined(const std::vector<std::string>& names, std::string_view separator = ", ");

} // namespace tranche::cli
