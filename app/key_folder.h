// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace tranche {

/// Where the keys of this account are kept: in the folder of its settings, the same for the window and the command line.
std::filesystem::path keyFolder();

} // namespace tranche
