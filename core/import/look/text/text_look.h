// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

namespace tranche {

/// Look at text files of one shape: as `options` say, or as they propose themselves to be read. Errors as lookAtSource(); of the text
/// itself only: it is packed or in UTF-16, or is shorter than the lines that are to be skipped (BadInput). O(bytes), several times slower
/// than reading; with LookExtent::Beginning of the first file's first 256 KiB alone.
Result<ImportLook> lookAtText(std::span<const std::filesystem::path> files, const std::optional<CsvOptions>& options, LookExtent extent,
                              JobContext& job);

} // namespace tranche
