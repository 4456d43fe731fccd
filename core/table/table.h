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

/// Which lines of which files the tuples of a table stand in.
class SourceLines {
public:
    /// The next tuples come from this file, the first of them in this physical line.
    void addFile(std::string name, std::size_t firstRow, std::uint64_t firstLine);
    /// The tuple takes so many lines more than one; in ascending order, after its file.
    void addTall(std::size_t row, std::uint64_t linesMore);

    /// Base name of the file and physical line; both empty where it is not known. O(log of the tall tuples).
    Place placeOf(std::size_t row) const;

private:
    struct File {
        std::string name;
        std::size_t firstRow = 0;
        std::uint64_t firstLine = 0;
    };
    struct Tall {
        std::size_t row = 0;
        std::uint64_t linesMore = 0; ///< of this one and all before it
    };

    std::vector<File> m_files;
    std::vector<Tall> m_tall;
};

/// One attribute as it was read: every distinct spelling once, and for each tuple the code of its spelling.
///
/// Always true: every code is below dictionary.size() and every spelling occurs. Spellings stand in value order:
/// by number where all that are not empty are numbers (DEFINITIONS, Table; equal numbers by first occurrence), else by UTF-8 bytes.
struct AttributeData {
    std::string name;
    ValueDictionary dictionary;
    std::vector<std::uint32_t> codes;
    char decimal = '.'; ///< how its numbers are written, if it has any: see NumberForm
};

/// A table as it was read, missing values and all. Never changes; attributes are equally long.
class Table {
public:
    /// InvalidArgument when lengths differ, a name is empty or occurs twice, or there is no attribute.
    static Result<std::shared_ptr<const Table>> make(std::vector<AttributeData> attributes, SourceLines lines = {});

    std::size_t rowCount() const { return m_attributes.front()->codes.size(); }
    std::size_t attributeCount() const { return m_attributes.size(); }
    const AttributeData& attribute(SourceId id) const { return *m_attributes[id.value]; }
    std::shared_ptr<const AttributeData> shareAttribute(SourceId id) const { return m_attributes[id.value]; }

    /// The spelling in one cell; row counts from 0 in the order of the file.
    std::string_view cell(std::size_t row, SourceId id) const;
    /// File and line in which a tuple begins, for errors.
    Place placeOf(std::size_t row) const { return m_lines.placeOf(row); }
    /// The same tuples with other values: one attribute for each that there is, of the same name and length, in the same order.
    std::shared_ptr<const Table> with(std::vector<std::shared_ptr<const AttributeData>> attributes) const;
    /// NotFound when no attribute has this name.
    Result<SourceId> find(std::string_view name) const;

private:
    Table(std::vector<std::shared_ptr<const AttributeData>> attributes, SourceLines lines)
        : m_attributes(std::move(attributes)), m_lines(std::move(lines))
    {
    }

    std::vector<std::shared_ptr<const AttributeData>> m_attributes;
    SourceLines m_lines;
};

} // namespace tranche
