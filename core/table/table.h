// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/table/value_dictionary.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// One attribute as it was read: every distinct spelling once, and for each tuple the code of its spelling.
///
/// Always true: every code is below dictionary.size() and every spelling occurs. Spellings stand in value order:
/// by number where all that are not empty are numbers (DEFINITIONS, Table; equal numbers by first occurrence), else by UTF-8 bytes.
struct AttributeData {
    std::string name;
    ValueDictionary dictionary;
    std::vector<std::uint32_t> codes;
};

/// A table as it was read, missing values and all. Never changes; attributes are equally long.
class Table {
public:
    /// InvalidArgument when lengths differ, a name is empty or occurs twice, or there is no attribute.
    static Result<std::shared_ptr<const Table>> make(std::vector<AttributeData> attributes);

    std::size_t rowCount() const { return m_attributes.front()->codes.size(); }
    std::size_t attributeCount() const { return m_attributes.size(); }
    const AttributeData& attribute(SourceId id) const { return *m_attributes[id.value]; }
    std::shared_ptr<const AttributeData> shareAttribute(SourceId id) const { return m_attributes[id.value]; }

    /// The spelling in one cell; row counts from 0 in the order of the file.
    std::string_view cell(std::size_t row, SourceId id) const;
    /// NotFound when no attribute has this name.
    Result<SourceId> find(std::string_view name) const;

private:
    explicit Table(std::vector<std::shared_ptr<const AttributeData>> attributes) : m_attributes(std::move(attributes)) {}

    std::vector<std::shared_ptr<const AttributeData>> m_attributes;
};

} // namespace tranche
