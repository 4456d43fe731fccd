// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/decide_attributes.h"

#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"

#include <algorithm>

namespace tranche::cli {

namespace {

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// In quotes where it would not be seen where the name begins or ends.
std::string shownName(const std::string& name)
{
    return withoutBlanks(name) == name ? printable(name) : '"' + printable(name) + '"';
}

/// Gives roles and schema entries to attributes by name, and remembers the first thing that does not fit.
class Decisions {
public:
    Decisions(const Table& table, const TableRequest& reading) : m_table(table), m_roles(table.attributeCount(), Role::Undecided)
    {
        schema.attributes.resize(table.attributeCount());
        schema.missingTokens = reading.missingTokens;
        for (const auto& [name, text] : reading.missingTokensFor)
            if (const auto id = find(name, "--missing-token-for"))
                schema.attributes[id->value].missingTokens.push_back(text);
    }

    void setRole(const std::string& name, Role role, const std::string& option)
    {
        const auto id = find(name, option);
        if (!id)
            return;
        if (m_roles[id->value] != Role::Undecided)
            refuse("The attribute " + printable(name) + " was given two roles (by " + option + ").");
        m_roles[id->value] = role;
    }

    void setSensitive(const std::string& name)
    {
        setRole(name, Role::Sensitive, "--sensitive");
        if (const auto id = m_table.find(name))
            schema.sensitiveOrder.push_back(*id);
    }

    void setType(const std::string& name, AttributeType type, const std::string& option)
    {
        const auto id = find(name, option);
        if (!id)
            return;
        if (schema.attributes[id->value].type)
            refuse("The attribute " + printable(name) + " was given two types (by " + option + ").");
        schema.attributes[id->value].type = type;
    }

    void setDates(const std::string& name, const std::string& pattern)
    {
        setType(name, AttributeType::Date, "--date");
        if (const auto id = m_table.find(name))
            schema.attributes[id->value].dates = pattern;
    }

    void setOrder(const std::string& name, const std::vector<std::string>& order)
    {
        const auto id = find(name, "--order");
        if (!id)
            return;
        auto& attribute = schema.attributes[id->value];
        if (!attribute.order.empty())
            refuse("The attribute " + printable(name) + " was given two orders.");
        if (attribute.type.value_or(AttributeType::Categorical) != AttributeType::Categorical)
            refuse("The attribute " + printable(name) + " is numeric; only a categorical attribute can have an order.");
        attribute.type = AttributeType::Categorical;
        attribute.order = order;
    }

    void setBins(const std::string& name, std::uint32_t bins)
    {
        const auto id = find(name, "--bins-for");
        if (!id)
            return;
        auto& attribute = schema.attributes[id->value];
        if (attribute.bins)
            refuse("The attribute " + printable(name) + " was given two numbers of bins.");
        if (attribute.type == AttributeType::Categorical)
            refuse("The attribute " + printable(name) + " is categorical; only a numeric attribute has bins.");
        attribute.bins = bins;
    }

    /// What is left: quasi-identifiers, or excluded where a list of kept attributes does not name them.
    void settleOthers(const std::optional<std::vector<std::string>>& keep)
    {
        std::vector<bool> kept(m_roles.size(), !keep);
        for (const auto& name : keep.value_or(std::vector<std::string>())) {
            const auto id = find(name, "--keep");
            if (!id)
                continue;
            if (kept[id->value])
                refuse("--keep lists the attribute " + printable(name) + " twice.");
            kept[id->value] = true;
        }
        for (std::size_t i = 0; i < m_roles.size(); ++i)
            settle(i, kept[i], keep.has_value());
    }

    const std::optional<Error>& problem() const { return m_problem; }
    Roles roles() const { return m_roles; }

    Schema schema;

private:
    void settle(std::size_t i, bool kept, bool listed)
    {
        const auto& name = m_table.attribute(SourceId(i)).name;
        if (m_roles[i] == Role::Undecided)
            m_roles[i] = kept ? Role::QuasiIdentifier : Role::Excluded;
        else if (listed && kept && !isReleased(m_roles[i]))
            refuse("The attribute " + printable(name) + " is listed by --keep and dropped by another option.");
        else if (!kept && isReleased(m_roles[i]))
            refuse("The attribute " + printable(name) + " is sensitive, but --keep does not list it. Add it to the list.");
    }

    std::optional<SourceId> find(const std::string& name, const std::string& option)
    {
        const auto id = m_table.find(name);
        if (id)
            return *id;
        if (!m_problem)
            m_problem
                = Error(ErrorCode::NotFound, {GeneralMessage::Worded, "The table has no attribute " + shownName(name) + ", which " + option
                                                                          + " names." + butForBlanks(name) + " See: tranche-cli inspect"});
        return std::nullopt;
    }

    /// A sentence about an attribute that would have this name if blanks around names did not count.
    std::string butForBlanks(const std::string& name) const
    {
        for (std::size_t i = 0; i < m_table.attributeCount(); ++i)
            if (const auto& other = m_table.attribute(SourceId(i)).name; withoutBlanks(other) == withoutBlanks(name))
                return " It has " + shownName(other) + ": blanks are part of a name.";
        return {};
    }

    void refuse(std::string message)
    {
        if (!m_problem)
            m_problem = badUsage(std::move(message)).error();
    }

    const Table& m_table;
    Roles m_roles;
    std::optional<Error> m_problem;
};

} // namespace

Result<Snapshot> decideAttributes(std::shared_ptr<const Table> table, const TableRequest& reading, const RoleRequest& request)
{
    Decisions decisions(*table, reading);
    for (const auto& name : request.sensitive)
        decisions.setSensitive(name);
    for (const auto& name : request.identifiers)
        decisions.setRole(name, Role::Identifier, "--identifier");
    for (const auto& name : request.excluded)
        decisions.setRole(name, Role::Excluded, "--exclude");
    decisions.settleOthers(request.keep);
    for (const auto& name : request.categorical)
        decisions.setType(name, AttributeType::Categorical, "--categorical");
    for (const auto& name : request.numeric)
        decisions.setType(name, AttributeType::Numeric, "--numeric");
    for (const auto& [name, pattern] : request.dates)
        decisions.setDates(name, pattern);
    for (const auto& [name, order] : request.orders)
        decisions.setOrder(name, order);
    for (const auto& [name, bins] : request.binsFor)
        decisions.setBins(name, bins);
    for (auto& attribute : decisions.schema.attributes)
        attribute.missing = request.missing;
    if (decisions.problem())
        return std::unexpected(*decisions.problem());

    Snapshot snapshot;
    snapshot.table = std::move(table);
    snapshot.schema = std::move(decisions.schema);
    snapshot.roles = decisions.roles();
    snapshot.parameters.bins = request.bins;
    snapshot.parameters.joint = request.joint;
    return snapshot;
}

} // namespace tranche::cli
