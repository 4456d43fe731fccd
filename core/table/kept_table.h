// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/axis.h"
#include "core/table/roles.h"
#include "core/table/schema.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

struct JointPart;

/// One released attribute over the kept tuples.
///
/// Always true: every code is below values.size() and every value occurs; code order is the attribute's value order; a
/// missing value, where kept, is the last code.
struct KeptAttribute {
    std::string name;
    SourceId source;
    Role role = Role::QuasiIdentifier; ///< QuasiIdentifier or Sensitive
    AttributeType type = AttributeType::Categorical;
    bool ordered = false;                     ///< numeric, date, or an order given by the curator
    std::vector<std::string> values;          ///< what is printed, by code: the first spelling among the kept tuples
    std::vector<std::uint32_t> codes;         ///< one for each kept tuple
    std::optional<std::uint32_t> missingCode; ///< where missing is kept as a value and occurs
    std::optional<std::uint32_t> bins;        ///< the schema's bins
    std::string dates = {};                   ///< a pattern of DateForm: how its dates are written, "iso" or an order; else empty
    Axis axis;
    std::shared_ptr<const std::vector<JointPart>> parts; ///< where several sensitive attributes count as one: these; else null

    std::size_t presentCount() const { return values.size() - (missingCode ? 1 : 0); }
    bool numeric() const { return type != AttributeType::Categorical; }
};

/// One of several attributes that count as one.
struct JointPart {
    KeptAttribute attribute;                ///< as it would be alone, but without codes
    std::vector<std::uint32_t> codeOfValue; ///< its code, by code of the joint attribute
};

/// The tuples and attributes that everything is computed from: identifiers and excluded attributes are gone, and tuples
/// with a missing value are gone where the rule says so. A dropped tuple leaves no trace in any domain, order, range or
/// spelling. Never changes.
class KeptTable {
public:
    /// `sensitiveOrder` as in the schema.
    KeptTable(std::vector<KeptAttribute> attributes, std::vector<std::uint32_t> sourceRows, std::size_t sourceRowCount,
              const std::vector<SourceId>& sensitiveOrder = {});

    /// The same tuples with other attributes, their sensitive ones in the order in which these here were named.
    std::shared_ptr<const KeptTable> withAttributes(std::vector<KeptAttribute> attributes) const;

    std::size_t rowCount() const { return m_sourceRows.size(); }
    std::size_t droppedRowCount() const { return m_sourceRowCount - m_sourceRows.size(); }
    std::size_t attributeCount() const { return m_attributes.size(); }
    const KeptAttribute& attribute(AttributeId id) const { return m_attributes[id.value]; }
    const std::vector<KeptAttribute>& attributes() const { return m_attributes; }

    /// All attributes, or those with this role, in order.
    std::vector<AttributeId> ids(std::optional<Role> role = std::nullopt) const;
    /// The sensitive attributes, in the order in which they were named.
    const std::vector<AttributeId>& sensitive() const { return m_sensitive; }
    /// Position of a kept tuple in the source table.
    std::size_t sourceRow(RowId row) const { return m_sourceRows[row.value]; }
    const std::string& cell(RowId row, AttributeId id) const;
    /// NotFound when no released attribute has this name.
    Result<AttributeId> find(std::string_view name) const;

private:
    std::vector<KeptAttribute> m_attributes;
    std::vector<AttributeId> m_sensitive;
    std::vector<std::uint32_t> m_sourceRows; ///< ascending
    std::size_t m_sourceRowCount = 0;
};

} // namespace tranche
