// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// The table with some of its tuples, in their order, as if it had been read so: values that no longer occur leave no trace.
std::shared_ptr<const KeptTable> withTuples(const KeptTable& table, const std::vector<std::uint32_t>& rows);

/// The fewest of `count` tuples, by leaving out runs of them, for which `fails` still says yes; all of them must fail. Ascending. Stays the
/// same for equal input. Looks at some hundred choices.
std::vector<std::uint32_t> fewestTuples(std::size_t count, const std::function<bool(const std::vector<std::uint32_t>&)>& fails);

/// The smallest table, by leaving out tuples, on which `fails` still says yes; the table itself must fail. Stays the same for equal
/// input. Looks at some hundred tables.
std::shared_ptr<const KeptTable> shrunk(std::shared_ptr<const KeptTable> table, const std::function<bool(const KeptTable&)>& fails);

/// Names, roles and cells, one tuple a line, to be put into a test.
std::string textOf(const KeptTable& table);

} // namespace tranche::test
