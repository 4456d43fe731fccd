// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import_message.h"
#include "core/import/look/import_look.h"
#include "core/import/workbook/look/workbook_look.h"
#include "core/import/workbook/workbook_name.h"

namespace tranche {

Result<ImportLook> lookAtSource(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                LookExtent extent, JobContext& job)
{
    if (options ? std::holds_alternative<WorkbookOptions>(options->form) : !files.empty() && isNamedAsWorkbook(files.front()))
        return lookAtWorkbook(files, options, extent, job);
    return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
}

} // namespace tranche
