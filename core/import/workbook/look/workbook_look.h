// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

namespace tranche {

/// lookAtSource() of workbooks. Without options, the first visible sheet and proposedRange() are looked at. A workbook that is locked or
/// damaged is a problem in the look.
Result<ImportLook> lookAtWorkbook(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                  LookExtent extent, JobContext& job);

} // namespace tranche
