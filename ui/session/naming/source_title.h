// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// What a table is called by where it comes from: base names of files, or the table or query of a database on a server. Nobody's account.
QString sourceTitle(const std::vector<std::filesystem::path>& files, const ImportOptions& options);
/// The same for the name of a file that belongs to it, without an ending.
QString sourceFileName(const std::vector<std::string>& files, const ImportOptions& options);

} // namespace tranche
