// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/slicing/partition_request.h"
#include "core/slicing/slice.h"
#include "core/table/kept_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// Words for what the JSON and the text call by name; the same words that the options take.
std::string_view typeName(AttributeType type);
std::string_view roleName(Role role);
std::string_view cutName(Cut cut);
std::string_view attemptsName(Attempts attempts);
std::string_view orderName(OrderInBucket order);

/// Names of some attributes of a kept table; where several sensitive attributes count as one, their own names.
std::vector<std::string> namesOf(const KeptTable& table, const std::vector<AttributeId>& attributes);

} // namespace tranche::cli
