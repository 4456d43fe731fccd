// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/keep_tuples.h"
#include "core/base/messages/table_message.h"
#include "core/base/messages/import/value_message.h"

#include "core/base/memory.h"
#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"
#include "core/table/dates/detect_dates.h"
#include "core/table/missing.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <utility>

namespace tranche {

namespace {

constexpr std::uint32_t notKept = std::numeric_limits<std::uint32_t>::max();

Result<void> checkRequest(const Table& table, const Schema& schema, const Roles& roles)
{
    if (schema.attributes.size() != table.attributeCount() || roles.size() != table.attributeCount())
        return fail(ErrorCode::InvalidArgument, TableMessage::RolesDoNotFit);
    if (table.rowCount() >= notKept)
        return fail(ErrorCode::NotSupported, {TableMessage::TooManyRecords, std::uint64_t{notKept} - 1});
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] == Role::Undecided)
            return fail(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = table.attribute(SourceId(i)).name});
    if (std::ranges::none_of(roles, isReleased))
        return fail(ErrorCode::InvalidArgument, TableMessage::NothingReleased);
    return {};
}

/// The spellings of one attribute that occur among the kept tuples.
struct Occurring {
    std::vector<std::uint32_t> firstRow; ///< by spelling: the first kept tuple, or notKept
    std::vector<std::uint32_t> present;  ///< spellings that stand for a value
    std::vector<std::uint32_t> missing;  ///< spellings that mean "missing"
};

Occurring occurring(const Table& table, SourceId id, const Schema& schema, const std::vector<std::uint32_t>& rows, const JobContext& job)
{
    const auto& data = table.attribute(id);
    Occurring result;
    result.firstRow.assign(data.dictionary.size(), notKept);
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            auto& first = result.firstRow[data.codes[rows[i]]];
            first = std::min(first, rows[i]);
        }
    });
    const auto missing = missingSpellings(data, schema, id);
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        if (result.firstRow[code] != notKept)
            (missing[code] ? result.missing : result.present).push_back(code);
    return result;
}

/// One attribute of a table among the kept tuples.
struct KeptSource {
    SourceId id;
    const std::vector<std::uint32_t>& rows;
    const Occurring& occurs;
};

/// A value is one or more spellings; those of equal numbers stand side by side after sorting.
struct ValueOrder {
    std::vector<std::uint32_t> spellings; ///< in value order
    std::vector<std::size_t> starts;      ///< where the spellings of each value begin
    Axis axis;
    AttributeType type = AttributeType::Categorical;
    std::string dates = {};

    std::size_t size() const { return starts.size(); }
    std::span<const std::uint32_t> of(std::size_t value) const
    {
        const auto end = value + 1 < starts.size() ? starts[value + 1] : spellings.size();
        return std::span(spellings).subspan(starts[value], end - starts[value]);
    }
};

std::vector<std::string_view> textsOf(const AttributeData& data, const std::vector<std::uint32_t>& spellings)
{
    std::vector<std::string_view> texts;
    texts.reserve(spellings.size());
    for (const auto spelling : spellings)
        texts.push_back(data.dictionary.text(spelling));
    return texts;
}

ValueOrder numericOrder(const ScaledNumbers& numbers, const Occurring& occurs, const JobContext& job)
{
    std::vector<std::uint32_t> order(occurs.present.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto below = [&](auto a, auto b) {
        const auto sign = numbers.compare(a, b);
        return sign != 0 ? sign < 0 : a < b;
    };
    if (!std::ranges::is_sorted(order, below))
        sortInSteps(order, below, job);
    ValueOrder result;
    std::vector<std::uint32_t> distinct;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || numbers.compare(order[i - 1], order[i]) != 0) {
            result.starts.push_back(i);
            distinct.push_back(order[i]);
        }
        result.spellings.push_back(occurs.present[order[i]]);
    }
    result.axis = Axis::numeric(numbers, distinct, !occurs.missing.empty());
    return result;
}

/// Each spelling is a value of its own.
ValueOrder categories(std::vector<std::uint32_t> spellings, bool missingLast)
{
    ValueOrder result;
    result.spellings = std::move(spellings);
    result.starts.resize(result.spellings.size());
    std::iota(result.starts.begin(), result.starts.end(), std::size_t{0});
    result.axis = Axis::categorical(result.size() + (missingLast ? 1 : 0));
    return result;
}

Result<ValueOrder> givenOrder(const AttributeData& data, const AttributeSchema& schema, const Occurring& occurs)
{
    std::map<std::string_view, std::size_t> rank;
    for (std::size_t i = 0; i < schema.order.size(); ++i)
        if (!rank.emplace(schema.order[i], i).second)
            return fail(ErrorCode::InvalidArgument, TableMessage::OrderRepeatsValue, {.attribute = data.name});
    auto spellings = occurs.present;
    for (const auto spelling : spellings)
        if (!rank.contains(data.dictionary.text(spelling)))
            return fail(ErrorCode::InvalidArgument, TableMessage::OrderLacksValue, {.attribute = data.name});
    std::ranges::sort(spellings, {}, [&](auto spelling) { return rank.at(data.dictionary.text(spelling)); });
    return categories(std::move(spellings), !occurs.missing.empty());
}

ValueOrder byteOrder(const AttributeData& data, const Occurring& occurs, const JobContext& job)
{
    auto spellings = occurs.present;
    const auto below = [&](auto a, auto b) { return data.dictionary.text(a) < data.dictionary.text(b); };
    if (!std::ranges::is_sorted(spellings, below))
        sortInSteps(spellings, below, job);
    return categories(std::move(spellings), !occurs.missing.empty());
}

/// Which spellings are none of a type that was asked for.
std::vector<bool> unfitting(const AttributeData& data, const AttributeSchema& asked, const Occurring& occurs)
{
    std::vector<bool> result(data.dictionary.size());
    const auto mark = [&](auto isWrong) {
        for (const auto code : occurs.present)
            result[code] = isWrong(data.dictionary.text(code));
        return std::ranges::find(result, true) != result.end();
    };
    if (asked.type == AttributeType::Date) {
        const auto form = DateForm::parse(asked.dates).value_or(DateForm());
        if (!mark([&](auto text) { return !isDate(text, form); }))
            mark([&](auto text) { return !form.read(text)->hasZone; }); // each is a date, but some have zones
    } else if (!mark([&](auto text) { return !isNumber(text, {data.decimal, true}); }))
        mark([](auto text) { return text.contains('.'); }); // each is a number, but some have commas
    return result;
}

/// What there is to say about the values that are no numbers (or dates): how many, and the first lines.
Statement unfittingSaid(AttributeType type, std::size_t count, std::vector<std::uint64_t> lines)
{
    const bool dates = type == AttributeType::Date;
    if (count == 1)
        return dates ? TableMessage::NotADate : TableMessage::NotANumber;
    if (lines.size() == count)
        return {dates ? TableMessage::NotDates : TableMessage::NotNumbers, std::move(lines)};
    return {dates ? TableMessage::SomeNotDates : TableMessage::SomeNotNumbers, count, std::move(lines)};
}

/// InvalidArgument that says where the kept tuples stand whose value is none of the type that was asked for.
std::unexpected<Error> notOfType(const Table& table, const KeptSource& source, const AttributeSchema& asked, const JobContext& job)
{
    constexpr std::size_t mostNamed = 3;
    const auto type = *asked.type;
    const auto& data = table.attribute(source.id);
    const auto wrong = unfitting(data, asked, source.occurs);
    std::size_t count = 0;
    std::vector<std::uint64_t> lines;
    Place place;
    inChunks(0, source.rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            if (!wrong[data.codes[source.rows[i]]])
                continue;
            const auto here = ++count <= mostNamed ? table.placeOf(source.rows[i]) : Place();
            if (count == 1)
                place = here;
            if (here.line > 0 && here.file == place.file)
                lines.push_back(here.line);
        }
    });
    place.attribute = data.name;
    return fail(ErrorCode::InvalidArgument, unfittingSaid(type, count, std::move(lines)), place);
}

/// Numbers or dates behind spellings.
struct FoundNumbers {
    ScaledNumbers numbers;
    AttributeType type = AttributeType::Numeric;
    std::string dates = {}; ///< how they are written
};

/// As dates: in the way that was asked for, or in the only one that fits. nullopt: they are none.
std::optional<FoundNumbers> datesOf(const std::vector<std::string_view>& texts, const AttributeSchema& schema, const JobContext& job)
{
    auto pattern = schema.type == AttributeType::Date ? schema.dates : std::string();
    if (pattern.empty())
        pattern = detectDates(texts, job).pattern.value_or(std::string());
    auto numbers = ScaledNumbers::parseDates(texts, job, *DateForm::parse(pattern));
    if (!numbers)
        return std::nullopt;
    return FoundNumbers{std::move(*numbers), AttributeType::Date, pattern.empty() ? "iso" : pattern};
}

/// The numbers or dates behind the spellings; nullopt where the type is or turns out to be categorical.
/// A type that is asked for but does not fit is an error.
Result<std::optional<FoundNumbers>> numbersOf(const Table& table, const KeptSource& source, const AttributeSchema& schema,
                                              const JobContext& job)
{
    const auto& data = table.attribute(source.id);
    const auto& occurs = source.occurs;
    if (schema.type == AttributeType::Categorical || (!schema.type && (!schema.order.empty() || occurs.present.empty())))
        return std::nullopt;
    if (!DateForm::parse(schema.dates))
        return fail(ErrorCode::InvalidArgument, ValueMessage::BadDatePattern, {.attribute = data.name});
    const auto texts = textsOf(data, occurs.present);
    if (schema.type != AttributeType::Date) {
        auto numbers = ScaledNumbers::parse(texts, job, {data.decimal, schema.type.has_value()});
        if (!numbers)
            return std::unexpected(numbers.error());
        if (*numbers)
            return FoundNumbers{std::move(**numbers)};
    }
    if (schema.type != AttributeType::Numeric)
        if (auto dates = datesOf(texts, schema, job))
            return dates;
    if (!schema.type)
        return std::nullopt;
    if (schema.type == AttributeType::Date && schema.dates.empty() && detectDates(texts, job).eitherOrder())
        return fail(ErrorCode::InvalidArgument, ValueMessage::EitherOrder, {.attribute = data.name});
    return notOfType(table, source, schema, job);
}

Result<ValueOrder> orderValues(const Table& table, const KeptSource& source, const AttributeSchema& schema, const JobContext& job)
{
    const auto& data = table.attribute(source.id);
    const auto& occurs = source.occurs;
    const auto numbers = numbersOf(table, source, schema, job);
    if (!numbers)
        return std::unexpected(numbers.error());
    if (!*numbers)
        return schema.order.empty() ? byteOrder(data, occurs, job) : givenOrder(data, schema, occurs);
    auto result = numericOrder((*numbers)->numbers, occurs, job);
    result.type = (*numbers)->type;
    result.dates = (*numbers)->dates;
    return result;
}

/// What is printed for a value: the spelling that stands first among the kept tuples.
std::string_view firstSpelling(const AttributeData& data, const Occurring& occurs, std::span<const std::uint32_t> spellings)
{
    return data.dictionary.text(*std::ranges::min_element(spellings, {}, [&](auto spelling) { return occurs.firstRow[spelling]; }));
}

Result<KeptAttribute> keepAttribute(const Table& table, SourceId id, const Schema& schema, const std::vector<std::uint32_t>& rows,
                                    const JobContext& job)
{
    const auto& data = table.attribute(id);
    const auto& wanted = schema.attributes[id.value];
    const auto occurs = occurring(table, id, schema, rows, job);
    auto order = orderValues(table, {id, rows, occurs}, wanted, job);
    if (!order)
        return std::unexpected(order.error());

    KeptAttribute kept;
    kept.name = data.name;
    kept.source = id;
    kept.type = order->type;
    kept.dates = std::move(order->dates);
    kept.ordered = kept.numeric() || !wanted.order.empty();
    kept.bins = wanted.bins;
    kept.axis = std::move(order->axis);
    if (!occurs.missing.empty()) {
        kept.missingCode = static_cast<std::uint32_t>(order->size());
        order->starts.push_back(order->spellings.size());
        order->spellings.insert(order->spellings.end(), occurs.missing.begin(), occurs.missing.end());
    }
    std::vector<std::uint32_t> newCode(data.dictionary.size(), notKept);
    kept.values.reserve(order->size());
    for (std::size_t value = 0; value < order->size(); ++value) {
        for (const auto spelling : order->of(value))
            newCode[spelling] = static_cast<std::uint32_t>(value);
        const auto printed = firstSpelling(data, occurs, order->of(value));
        kept.values.emplace_back(kept.numeric() ? numberSpelling(printed) : printed);
    }
    kept.codes.resize(rows.size());
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            kept.codes[i] = newCode[data.codes[rows[i]]];
    });
    return kept;
}

/// InvalidArgument that names the attribute with the most missing values, the first of them.
std::unexpected<Error> noTupleKept(const Table& table, const Schema& schema, const Roles& roles, const JobContext& job)
{
    std::size_t most = 0;
    std::string name;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (!isReleased(roles[i]) || schema.attributes[i].missing != MissingRule::DropTuple)
            continue;
        const auto& data = table.attribute(SourceId(i));
        const auto missing = missingSpellings(data, schema, SourceId(i));
        std::size_t count = 0;
        inChunks(0, data.codes.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto code : std::span(data.codes).subspan(from, to - from))
                count += missing[code] ? 1 : 0;
        });
        if (count > most) {
            most = count;
            name = data.name;
        }
    }
    return fail(ErrorCode::InvalidArgument, most == table.rowCount() ? TableMessage::NoValueKept : TableMessage::NothingKept,
                {.attribute = name});
}

} // namespace

std::vector<std::uint32_t> rowsToKeep(const Table& table, const Schema& schema, const Roles& roles, const JobContext& job)
{
    std::vector<std::uint8_t> dropped(table.rowCount(), 0);
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (!isReleased(roles[i]) || schema.attributes[i].missing != MissingRule::DropTuple)
            continue;
        const auto& data = table.attribute(SourceId(i));
        const auto missing = missingSpellings(data, schema, SourceId(i));
        if (std::ranges::find(missing, true) == missing.end())
            continue;
        inChunks(0, dropped.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto row = from; row < to; ++row)
                if (missing[data.codes[row]])
                    dropped[row] = 1;
        });
    }
    std::vector<std::uint32_t> rows;
    rows.reserve(dropped.size());
    for (std::uint32_t row = 0; row < dropped.size(); ++row)
        if (dropped[row] == 0)
            rows.push_back(row);
    return rows;
}

Result<std::shared_ptr<const KeptTable>> keepTuples(const Table& table, const Schema& schema, const Roles& roles, JobContext& job)
{
    if (const auto request = checkRequest(table, schema, roles); !request)
        return std::unexpected(request.error());
    const auto released = static_cast<std::uint64_t>(std::ranges::count_if(roles, isReleased));
    if (const auto fits = checkMemory(table.rowCount() * (released + 1) * sizeof(std::uint32_t)); !fits)
        return std::unexpected(fits.error());
    auto rows = rowsToKeep(table, schema, roles, job);
    if (rows.empty())
        return noTupleKept(table, schema, roles, job);
    std::vector<std::optional<Result<KeptAttribute>>> kept(roles.size());
    SharedProgress progress(job, roles.size());
    progress.add(0);
    parallelFor(roles.size(), job, [&](std::size_t i, std::size_t) {
        if (isReleased(roles[i]))
            kept[i] = keepAttribute(table, SourceId(i), schema, rows, job.alone());
        progress.add(1);
    });
    std::vector<KeptAttribute> attributes;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (!kept[i])
            continue;
        if (!*kept[i])
            return std::unexpected(kept[i]->error());
        (*kept[i])->role = roles[i];
        attributes.push_back(std::move(**kept[i]));
    }
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), table.rowCount(), schema.sensitiveOrder);
}

} // namespace tranche
