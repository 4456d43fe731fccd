// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/statistical/statistical_kind.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tranche::test {

/// A kind of missing: 0 for the one without a kind.
struct WrittenMissing {
    char tag = 0;
};

using WrittenValue = std::variant<WrittenMissing, double, std::string>;

/// One attribute of a file as it is to be written.
struct WrittenAttribute {
    enum class Type { Text, Whole8, Whole16, Whole32, Short, Number };

    std::string name = {};
    Type type = Type::Number;
    std::size_t width = 8; ///< of a text, in bytes
    std::string label = {};
    std::string format = {};
    std::vector<std::pair<WrittenValue, std::string>> labels = {};
    std::vector<std::pair<double, double>> missing = {};
    std::vector<std::string> missingTexts = {};
};

/// A file of SPSS, Stata or SAS, as libreadstat writes it.
struct WrittenFile {
    StatisticalKind kind = StatisticalKind::Spss;
    std::vector<WrittenAttribute> attributes = {};
    std::vector<std::vector<WrittenValue>> rows = {}; ///< a value for each attribute
    int version = 0;                                  ///< 0: the library's own
    bool packsRows = false;
    bool packsAll = false; ///< .zsav
    std::vector<std::string> notes = {};
};

/// Its bytes; the test ends where it cannot be written.
std::string bytesOf(const WrittenFile& file);

/// ".sav" and the like.
const char* endOf(StatisticalKind kind);

} // namespace tranche::test
