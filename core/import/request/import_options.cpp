// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/request/import_options.h"

#include "core/import/conversion/convert.h"

namespace tranche {

Result<void> validate(const ImportOptions& options)
{
    for (const auto& conversion : options.conversions)
        if (const auto good = validate(conversion); !good)
            return good;
    if (const auto* workbook = std::get_if<WorkbookOptions>(&options.form))
        return validate(*workbook);
    const auto* csv = options.csv();
    return csv ? validate(*csv) : Result<void>();
}

} // namespace tranche
