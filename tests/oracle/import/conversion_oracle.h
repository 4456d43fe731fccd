// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/conversion/convert.h"

#include <span>

namespace tranche::test {

/// convert() cell by cell, by regular expressions, into a table that is built anew.
Converted slowlyConverted(const Table& table, std::span<const Conversion> conversions);

} // namespace tranche::test
