// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tranche {

/// How a sheet of a workbook (.xlsx, .ods) is to be read. Nothing is guessed: what stands here is used.
struct WorkbookOptions {
    enum class ErrorCells {
        Stop,    ///< the first cell with an error is a fault
        Missing, ///< they are read as empty
        AsText,  ///< they are read as they are written, "#N/A"
    };

    std::string sheet = {};              ///< its name; empty: the first that is not hidden
    std::string range = {};              ///< "A3:U1003"; "A3:U": down to the end; empty: all that is used
    std::size_t headerRows = 1;          ///< rows of the range that name the attributes, joined by a blank; 0: none
    std::vector<std::string> names = {}; ///< given names, used instead of the header where not empty
    ErrorCells errors = ErrorCells::Stop;
    bool hiddenRows = true; ///< rows and columns that are hidden are read as well

    friend bool operator==(const WorkbookOptions&, const WorkbookOptions&) = default;
};

/// InvalidArgument where the range is none, or a given name is empty or occurs twice.
Result<void> validate(const WorkbookOptions& options);

} // namespace tranche
