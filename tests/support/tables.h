// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// A source table from rows a person can read. The first line names the attributes; cells are separated by a blank.
/// "_" stands for an empty cell.
std::shared_ptr<const Table> tableOf(const std::vector<std::string>& lines);

/// The same, kept whole: every attribute a quasi-identifier but `sensitive` (empty: none). Types are detected. Aborts on an error.
std::shared_ptr<const KeptTable> keptOf(const std::vector<std::string>& lines, const std::string& sensitive);

/// Folder with the shared material beside the checkout; empty when it is not there.
QString sharedFolder();
/// A folder with test data, inside the checkout.
QString dataFolder();

} // namespace tranche::test
