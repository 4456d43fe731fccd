// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/kept_table.h"
#include "core/table/missing.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <ranges>

namespace tranche {

namespace {

constexpr std::uint32_t notKept = std::numeric_limits<std::uint32_t>::max();

Result<void> checkRequest(const Table& table, const Schema& schema, const Roles& roles)
{
    if (schema.attributes.size() != table.attributeCount() || roles.size() != table.attributeCount())
        return fail(ErrorCode::InvalidArgument, "Roles and schema must name every attribute of the table.");
    if (table.rowCount() >= notKept)
        return fail(ErrorCode::NotSupported, "The table has more than 4,294,967,294 tuples.");
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] == Role::Undecided)
            return fail(ErrorCode::InvalidArgument, "This attribute has no role yet: say what it is for.", {.attribute = table.attribute(SourceId(i)).name});
    if (std::ranges::none_of(roles, isReleased))
        return fail(ErrorCode::InvalidArgument, "No attribute is released: make at least one a quasi-identifier or sensitive.");
    return {};
}

std::vector<std::uint32_t> rowsToKeep(const Table& table, const Schema& schema, const Roles& roles)
{
    std::vector<bool> dropped(table.rowCount(), false);
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (!isReleased(roles[i]) || schema.attributes[i].missing != MissingRule::DropTuple)
            continue;
        const auto& data = table.attribute(SourceId(i));
        const auto missing = missingSpellings(data, schema);
        if (std::ranges::find(missing, true) == missing.end())
            continue;
        for (std::size_t row = 0; row < dropped.size(); ++row)
            if (missing[data.codes[row]])
                dropped[row] = true;
    }
    std::vector<std::uint32_t> rows;
    rows.reserve(dropped.size());
    for (std::uint32_t row = 0; row < dropped.size(); ++row)
        if (!dropped[row])
            rows.push_back(row);
    return rows;
}

/// The spellings of one attribute that occur among the kept tuples.
struct Occurring {
    std::vector<std::uint32_t> firstRow; ///< by spelling: the first kept tuple, or notKept
    std::vector<std::uint32_t> present;  ///< spellings that stand for a value
    std::vector<std::uint32_t> missing;  ///< spellings that mean "missing"
};

Occurring occurring(const AttributeData& data, const Schema& schema, const std::vector<std::uint32_t>& rows)
{
    Occurring result;
    result.firstRow.assign(data.dictionary.size(), notKept);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        result.firstRow[data.codes[*row]] = *row;
    const auto missing = missingSpellings(data, schema);
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        if (result.firstRow[code] != notKept)
            (missing[code] ? result.missing : result.present).push_back(code);
    return result;
}

/// A value is one or more spellings; those of equal numbers stand side by side after sorting.
struct ValueOrder {
    std::vector<std::vector<std::uint32_t>> values; ///< spellings of each value, in value order
    Axis axis;
    AttributeType type = AttributeType::Categorical;
};

std::vector<std::string_view> textsOf(const AttributeData& data, const std::vector<std::uint32_t>& spellings)
{
    std::vector<std::string_view> texts;
    texts.reserve(spellings.size());
    for (const auto spelling : spellings)
        texts.push_back(data.dictionary.text(spelling));
    return texts;
}

ValueOrder numericOrder(const ScaledNumbers& numbers, const std::vector<std::uint32_t>& spellings, bool missingLast)
{
    std::vector<std::uint32_t> order(spellings.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto below = [&](auto a, auto b) { return numbers.compare(a, b) < 0; };
    if (!std::ranges::is_sorted(order, below))
        std::ranges::stable_sort(order, below);
    ValueOrder result;
    std::vector<std::uint32_t> distinct;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || numbers.compare(order[i - 1], order[i]) != 0) {
            result.values.emplace_back();
            distinct.push_back(order[i]);
        }
        result.values.back().push_back(spellings[order[i]]);
    }
    result.axis = Axis::numeric(numbers, distinct, missingLast);
    return result;
}

Result<ValueOrder> givenOrder(const AttributeData& data, const AttributeSchema& schema, std::vector<std::uint32_t> spellings)
{
    std::map<std::string_view, std::size_t> rank;
    for (std::size_t i = 0; i < schema.order.size(); ++i)
        if (!rank.emplace(schema.order[i], i).second)
            return fail(ErrorCode::InvalidArgument, "The given order lists a value twice.", {.attribute = data.name});
    for (const auto spelling : spellings)
        if (!rank.contains(data.dictionary.text(spelling)))
            return fail(ErrorCode::InvalidArgument, "The given order does not list every value of this attribute.", {.attribute = data.name});
    std::ranges::sort(spellings, {}, [&](auto spelling) { return rank.at(data.dictionary.text(spelling)); });
    ValueOrder result;
    for (const auto spelling : spellings)
        result.values.push_back({spelling});
    return result;
}

ValueOrder byteOrder(const AttributeData& data, std::vector<std::uint32_t> spellings)
{
    const auto text = [&](auto spelling) { return data.dictionary.text(spelling); };
    if (!std::ranges::is_sorted(spellings, {}, text))
        std::ranges::sort(spellings, {}, text);
    ValueOrder result;
    result.values.reserve(spellings.size());
    for (const auto spelling : spellings)
        result.values.push_back({spelling});
    return result;
}

Result<ValueOrder> orderValues(const AttributeData& data, const AttributeSchema& schema, const Occurring& occurs)
{
    const auto texts = textsOf(data, occurs.present);
    const auto type = schema.type.value_or(!schema.order.empty() ? AttributeType::Categorical : detectType(texts));
    const bool missingLast = !occurs.missing.empty();
    if (type != AttributeType::Categorical) {
        const bool isDate = type == AttributeType::Date;
        const auto numbers = isDate ? ScaledNumbers::parseDates(texts) : ScaledNumbers::parse(texts);
        if (!numbers)
            return fail(ErrorCode::InvalidArgument,
                        isDate ? "A value of this attribute is not a date. Make it categorical." : "A value of this attribute is not a number. Make it categorical.",
                        {.attribute = data.name});
        auto result = numericOrder(*numbers, occurs.present, missingLast);
        result.type = type;
        return result;
    }
    auto result = schema.order.empty() ? Result<ValueOrder>(byteOrder(data, occurs.present)) : givenOrder(data, schema, occurs.present);
    if (result)
        result->axis = Axis::categorical(result->values.size() + (missingLast ? 1 : 0));
    return result;
}

/// What is printed for a value: the spelling that stands first among the kept tuples.
std::string firstSpelling(const AttributeData& data, const Occurring& occurs, const std::vector<std::uint32_t>& spellings)
{
    return std::string(data.dictionary.text(*std::ranges::min_element(spellings, {}, [&](auto spelling) { return occurs.firstRow[spelling]; })));
}

Result<KeptAttribute> keepAttribute(const Table& table, SourceId id, const Schema& schema, const std::vector<std::uint32_t>& rows)
{
    const auto& data = table.attribute(id);
    const auto& wanted = schema.attributes[id.value];
    const auto occurs = occurring(data, schema, rows);
    auto order = orderValues(data, wanted, occurs);
    if (!order)
        return std::unexpected(order.error());

    KeptAttribute kept;
    kept.name = data.name;
    kept.source = id;
    kept.type = order->type;
    kept.ordered = kept.numeric() || !wanted.order.empty();
    kept.bins = wanted.bins;
    kept.axis = std::move(order->axis);
    if (!occurs.missing.empty()) {
        kept.missingCode = static_cast<std::uint32_t>(order->values.size());
        order->values.push_back(occurs.missing);
    }
    std::vector<std::uint32_t> newCode(data.dictionary.size(), notKept);
    kept.values.reserve(order->values.size());
    for (const auto& spellings : order->values) {
        for (const auto spelling : spellings)
            newCode[spelling] = static_cast<std::uint32_t>(kept.values.size());
        auto printed = firstSpelling(data, occurs, spellings);
        kept.values.push_back(kept.numeric() ? std::string(numberSpelling(printed)) : std::move(printed));
    }
    kept.codes.resize(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        kept.codes[i] = newCode[data.codes[rows[i]]];
    return kept;
}

} // namespace

Result<std::shared_ptr<const KeptTable>> keepTuples(const Table& table, const Schema& schema, const Roles& roles, JobContext& job)
{
    if (const auto request = checkRequest(table, schema, roles); !request)
        return std::unexpected(request.error());
    auto rows = rowsToKeep(table, schema, roles);
    if (rows.empty())
        return fail(ErrorCode::InvalidArgument, "Every tuple has a missing value, so none is kept. Keep missing as a value or exclude an attribute.");
    std::vector<KeptAttribute> attributes;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (!job.step(i, roles.size()))
            return cancelled();
        if (!isReleased(roles[i]))
            continue;
        auto kept = keepAttribute(table, SourceId(i), schema, rows);
        if (!kept)
            return std::unexpected(kept.error());
        kept->role = roles[i];
        attributes.push_back(std::move(*kept));
    }
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), table.rowCount(), schema.sensitiveOrder);
}

} // namespace tranche
