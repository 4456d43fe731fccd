// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/names.h"

#include "core/release/files/released_fields.h"

namespace tranche::cli {

std::string_view typeName(AttributeType type)
{
    switch (type) {
    case AttributeType::Categorical: return "categorical";
    case AttributeType::Numeric: return "numeric";
    case AttributeType::Date: return "date";
    }
    return "";
}

std::string_view roleName(Role role)
{
    switch (role) {
    case Role::Undecided: return "undecided";
    case Role::Identifier: return "identifier";
    case Role::QuasiIdentifier: return "quasi-identifier";
    case Role::Sensitive: return "sensitive";
    case Role::Excluded: return "excluded";
    }
    return "";
}

std::string_view cutName(Cut cut)
{
    switch (cut) {
    case Cut::Median: return "median";
    case Cut::Balanced: return "balanced";
    case Cut::Relaxed: return "relaxed";
    }
    return "";
}

std::string_view attemptsName(Attempts attempts)
{
    return attempts == Attempts::All ? "all" : "one";
}

std::string_view orderName(OrderInBucket order)
{
    return order == OrderInBucket::Random ? "random" : "sorted";
}

std::vector<std::string> namesOf(const KeptTable& table, const std::vector<AttributeId>& attributes)
{
    std::vector<std::string> names;
    for (const auto& field : fieldsOf(table, attributes))
        names.push_back(field.meaning->name);
    return names;
}

} // namespace tranche::cli
