// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/source/source_kind.h"

#include <filesystem>

struct zip;

namespace tranche {

/// What a zip holds by the names of its entries: a workbook, one under a password, or anything else (Zip, also where it is damaged).
/// O(entries).
SourceKind kindOfZip(const std::filesystem::path& file);
/// The same of one that is open.
SourceKind kindOfZip(zip& archive);

} // namespace tranche
