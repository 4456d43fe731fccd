// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <vector>

namespace tranche {

/// One field of the release: an attribute of the published table, or a part of one that several sensitive attributes make up together.
struct ReleasedField {
    AttributeId attribute;                            ///< in the published table
    const KeptAttribute* meaning = nullptr;           ///< name, type, values as published
    const std::vector<std::uint32_t>* part = nullptr; ///< code of the part by code of the attribute; null: it is the attribute itself

    std::uint32_t code(std::uint32_t attributeCode) const { return part ? (*part)[attributeCode] : attributeCode; }
};

/// The fields of one attribute, and of one column in its order. They point into `published`, which must outlive them.
std::vector<ReleasedField> fieldsOf(const KeptTable& published, AttributeId attribute);
std::vector<ReleasedField> fieldsOf(const KeptTable& published, const ColumnPartition::Column& column);
/// Of all attributes, in their order.
std::vector<ReleasedField> fieldsOf(const KeptTable& published);

/// A type as dictionary.csv has it: categorical, numeric, date; of dates that are not ISO with a blank and the pattern after it.
std::string writtenType(const KeptAttribute& attribute);

} // namespace tranche
