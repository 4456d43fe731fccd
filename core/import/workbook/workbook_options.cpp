// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/workbook_options.h"

#include "core/base/messages/import_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "core/import/workbook/cell_reference.h"

#include <set>

namespace tranche {

Result<void> validate(const WorkbookOptions& options)
{
    if (!options.range.empty() && !rangeOf(options.range))
        return fail(ErrorCode::InvalidArgument, WorkbookMessage::BadRange);
    std::set<std::string> names;
    for (const auto& name : options.names)
        if (name.empty() || !names.insert(name).second)
            return fail(ErrorCode::InvalidArgument, ImportMessage::BadNames);
    return {};
}

} // namespace tranche
