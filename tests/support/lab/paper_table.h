// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace tranche::test {

/// Adult with its 15 attributes, the complete tuples alone; null when the shared folder is not there.
std::shared_ptr<const Table> adultTable();

/// Made-up people with the attributes of Adult: the same names, numbers where it has numbers, Occupation of 14 values that hangs together
/// with sex and education, education-num determined by education. As a CSV file with a header.
std::string madeUpAdult(std::size_t tuples, std::uint64_t seed);
std::shared_ptr<const Table> madeUpAdultTable(std::size_t tuples, std::uint64_t seed);

} // namespace tranche::test
