// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/new_values.h"

#include "core/table/keep_tuples.h"
#include "core/table/kept_table.h"
#include "core/table/missing.h"

#include <functional>
#include <set>

namespace tranche {

namespace {

using Rows = std::vector<std::uint32_t>;
using Values = std::vector<std::string>;

/// The values of kept tuples that are not listed, in value order.
Values unlisted(const Snapshot& decided, std::size_t source, const Rows& kept, const std::function<bool(const std::string&)>& isListed)
{
    const auto& attribute = decided.table->attribute(SourceId(source));
    std::vector<bool> occurs(attribute.dictionary.size(), false);
    for (const auto row : kept)
        occurs[attribute.codes[row]] = true;
    const auto missing = missingSpellings(attribute, decided.schema, SourceId(source));
    Values values;
    for (std::uint32_t code = 0; code < occurs.size(); ++code)
        if (std::string value(attribute.dictionary.text(code)); occurs[code] && !missing[code] && !isListed(value))
            values.push_back(std::move(value));
    return values;
}

} // namespace

std::vector<RecipeDifferences::NewValues> takeInNewValues(Snapshot& decided, JobContext& job)
{
    std::vector<RecipeDifferences::NewValues> found;
    const auto kept = rowsToKeep(*decided.table, decided.schema, decided.roles, job);
    for (std::size_t i = 0; i < decided.roles.size(); ++i) {
        job.check();
        if (!isReleased(decided.roles[i]))
            continue;
        auto& schema = decided.schema.attributes[i];
        const auto& name = decided.table->attribute(SourceId(i)).name;
        if (!schema.order.empty() && schema.type.value_or(AttributeType::Categorical) == AttributeType::Categorical) {
            const std::set<std::string> listed(schema.order.begin(), schema.order.end());
            const auto values = unlisted(decided, i, kept, [&](const auto& value) { return listed.contains(value); });
            if (!values.empty())
                found.push_back({name, values.size(), false});
            schema.order.insert(schema.order.end(), values.begin(), values.end());
        }
        if (const auto* hierarchy = decided.parameters.hierarchies.of(name)) {
            const auto values = unlisted(decided, i, kept, [&](const auto& value) { return hierarchy->leaf(value).has_value(); });
            if (!values.empty())
                found.push_back({name, values.size(), true});
        }
    }
    return found;
}

} // namespace tranche
