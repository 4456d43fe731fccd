// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_tuples.h"

#include "core/base/memory.h"
#include "core/base/messages/import/statistical_message.h"
#include "core/import/statistical/statistical_text.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

std::vector<std::string> namesOf(const StatisticalSchema& schema)
{
    std::vector<std::string> names;
    for (const auto& attribute : schema.attributes)
        names.push_back(attribute.name);
    return names;
}

template <class Choice>
Choice choiceOf(const std::map<std::string, Choice>& choices, const std::string& name, Choice otherwise)
{
    const auto place = choices.find(name);
    return place == choices.end() ? otherwise : place->second;
}

template <class Choice>
Result<void> checkNames(const std::map<std::string, Choice>& choices, const std::vector<std::string>& names)
{
    for (const auto& [name, choice] : choices)
        if (std::ranges::find(names, name) == names.end())
            return fail(ErrorCode::InvalidArgument, StatisticalMessage::UnknownAttribute, {.attribute = name});
    return {};
}

/// A record that is damaged may say that there are billions of others: a byte of a file is never more than this many cells of a row.
bool isPlausible(std::uint64_t records, std::size_t bytes)
{
    constexpr std::uint64_t mostPerByte = 1024;
    return records / mostPerByte <= bytes;
}

} // namespace

/// Puts the values of one file into rows.
class StatisticalTuples::Listener final : public StatisticalListener {
public:
    Listener(StatisticalTuples& tuples, const StatisticalSchema& schema, StatisticalText& decoder)
        : m_tuples(tuples), m_schema(schema), m_decoder(decoder), m_row(schema.attributes.size())
    {
    }

    void file(std::optional<std::uint64_t>, int, std::string_view) override {}
    void attribute(std::size_t, const readstat_variable_s&, std::string_view) override {}
    bool value(std::size_t record, std::size_t attribute, const StatisticalValue& value) override;

    /// Records that were read whole.
    std::size_t records() const { return m_records; }
    bool isBetweenRecords() const { return m_next == 0; }
    /// What was wrong with a value.
    std::optional<StatisticalMessage> fault() const { return m_fault; }
    const std::string& attributeAtFault() const { return m_schema.attributes[m_next].name; }

private:
    StatisticalTuples& m_tuples;
    const StatisticalSchema& m_schema;
    StatisticalText& m_decoder;
    std::vector<std::string_view> m_row; ///< each kept by the cells of its attribute until the next record
    std::size_t m_records = 0;
    std::size_t m_next = 0; ///< attribute whose value comes next
    std::optional<StatisticalMessage> m_fault;
};

bool StatisticalTuples::Listener::value(std::size_t record, std::size_t attribute, const StatisticalValue& value)
{
    if (attribute != m_next || record != m_records) {
        m_fault = StatisticalMessage::Damaged;
        return false;
    }
    auto readable = value;
    if (value.kind == StatisticalValue::Kind::Text) {
        const auto text = m_decoder.decode(value.text);
        if (!text)
            m_fault = StatisticalMessage::NotTheEncoding;
        readable.text = text.value_or("");
    }
    const auto cell = m_tuples.m_cells[attribute].cell(readable);
    if (!cell)
        m_fault = StatisticalMessage::LabelOfTwoValues;
    if (m_fault)
        return false;
    m_row[attribute] = *cell;
    if (++m_next < m_row.size())
        return true;
    m_tuples.m_builder.append(m_row);
    m_next = 0;
    ++m_records;
    return true;
}

StatisticalTuples::StatisticalTuples(const StatisticalSchema& schema) : m_builder(namesOf(schema)) {}

Result<StatisticalTuples> StatisticalTuples::make(const StatisticalSchema& schema, const StatisticalOptions& options)
{
    const auto names = namesOf(schema);
    if (const auto known = checkNames(options.valuesOf, names); !known)
        return std::unexpected(known.error());
    if (const auto known = checkNames(options.missingOf, names); !known)
        return std::unexpected(known.error());
    StatisticalTuples tuples(schema);
    for (const auto& attribute : schema.attributes)
        tuples.m_cells.emplace_back(attribute, choiceOf(options.valuesOf, attribute.name, options.values),
                                    choiceOf(options.missingOf, attribute.name, options.missing));
    return tuples;
}

Result<void> StatisticalTuples::add(const StatisticalBytes& file, const StatisticalSchema& schema, std::size_t records, JobContext& job)
{
    auto decoder = StatisticalText::make(schema.encoding, file.name);
    if (!decoder)
        return std::unexpected(decoder.error());
    const auto promised = schema.records.value_or(0);
    if (!isPlausible(promised, file.bytes.size()))
        return fail(ErrorCode::BadInput, StatisticalMessage::EndsTooEarly, {.file = file.name});
    const auto wanted = records == 0 ? promised : std::min<std::uint64_t>(promised, records);
    // A cell is a code of four bytes; half as much again is for the spellings, most of which occur often.
    if (const auto fits = checkMemory(wanted * schema.attributes.size() * 6); !fits)
        return std::unexpected(fits.error());
    const auto before = m_builder.rowCount();
    m_builder.reserve(before + static_cast<std::size_t>(std::min<std::uint64_t>(wanted, file.bytes.size())));
    m_lines.addFile(file.name, before, 1);
    Listener listener(*this, schema, *decoder);
    const auto parsed = parseStatistical(file, {.records = records}, listener, job);
    const Place place{.file = file.name, .line = listener.records() + 1};
    if (listener.fault())
        return fail(ErrorCode::BadInput, *listener.fault(),
                    {.file = place.file, .line = place.line, .attribute = listener.attributeAtFault()});
    if (!parsed)
        return fail(parsed.error().code, Statement(parsed.error().says, parsed.error().arguments), place);
    if (!listener.isBetweenRecords() || listener.records() < wanted)
        return fail(ErrorCode::BadInput, StatisticalMessage::EndsTooEarly, place);
    if (listener.records() == 0)
        return fail(ErrorCode::BadInput, StatisticalMessage::WithoutRecords, {.file = file.name});
    return {};
}

Result<std::shared_ptr<const Table>> StatisticalTuples::finish(JobContext& job)
{
    job.check();
    m_builder.setLines(std::move(m_lines));
    return m_builder.finish(job);
}

} // namespace tranche
