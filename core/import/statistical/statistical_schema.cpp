// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_schema.h"

#include "core/base/messages/import/statistical_message.h"
#include "core/import/statistical/statistical_text.h"

#include <readstat.h>

#include <map>
#include <set>

namespace tranche {

namespace {

/// Empty where a file leaves it open. Stata had the encoding of Windows before version 118.
std::string encodingOf(StatisticalKind kind, int version, std::string_view said)
{
    constexpr int firstInUtf8 = 118;
    if (kind == StatisticalKind::SpssPortable)
        return "UTF-8";
    if (kind == StatisticalKind::Stata && said.empty())
        return version < firstInUtf8 ? "WINDOWS-1252" : "UTF-8";
    return std::string(said);
}

class SchemaListener final : public StatisticalListener {
public:
    explicit SchemaListener(StatisticalKind kind) : m_kind(kind) {}

    void file(std::optional<std::uint64_t> records, int version, std::string_view encoding) override
    {
        m_version = version;
        m_schema.records = records;
        m_schema.encoding = encodingOf(m_kind, version, encoding);
        m_schema.saysEncoding = !m_schema.encoding.empty();
    }
    void note() override { ++m_schema.notes; }
    void weight(std::size_t attribute) override { m_schema.weight = attribute; }
    void attribute(std::size_t index, const readstat_variable_s& variable, std::string_view labelSet) override;
    void label(std::string_view set, const StatisticalValue& value, std::string_view label) override
    {
        if (value.kind == StatisticalValue::Kind::Missing && value.tag == 0)
            return;
        // Labels of numbers are numbers, in how many bytes an attribute may ever keep them.
        const auto kind = value.kind == StatisticalValue::Kind::ShortNumber ? StatisticalValue::Kind::Number : value.kind;
        m_labels[std::string(set)].push_back({kind, value.number, value.tag, std::string(value.text), std::string(label)});
    }
    bool value(std::size_t, std::size_t, const StatisticalValue&) override { return false; }

    /// The library finds no long text of the newest version of Stata, and calls it empty.
    bool losesTexts() const { return m_losesTexts; }

    StatisticalSchema finish()
    {
        for (auto& attribute : m_schema.attributes)
            if (const auto set = m_labels.find(attribute.labelSet); !attribute.labelSet.empty() && set != m_labels.end())
                attribute.labels = set->second;
        return std::move(m_schema);
    }

private:
    StatisticalKind m_kind;
    int m_version = 0;
    bool m_losesTexts = false;
    StatisticalSchema m_schema;
    std::map<std::string, std::vector<ValueLabel>> m_labels;
};

std::string textOf(const readstat_value_t& value)
{
    return value.type == READSTAT_TYPE_STRING && value.v.string_value ? std::string(value.v.string_value) : std::string();
}

void SchemaListener::attribute(std::size_t index, const readstat_variable_s& variable, std::string_view labelSet)
{
    StatisticalAttribute said{.name = std::string(variable.name), .label = std::string(variable.label)};
    said.isText = readstat_variable_get_type_class(&variable) == READSTAT_TYPE_CLASS_STRING;
    said.meaning = said.isText ? NumberMeaning::Number : numberMeaning(m_kind, variable.format);
    said.labelSet = labelSet;
    constexpr int newestOfStata = 119;
    m_losesTexts
        = m_losesTexts || (said.isText && variable.storage_width == 0 && m_kind == StatisticalKind::Stata && m_version >= newestOfStata);
    for (int i = 0; i < readstat_variable_get_missing_ranges_count(&variable); ++i) {
        const auto from = readstat_variable_get_missing_range_lo(&variable, i);
        const auto to = readstat_variable_get_missing_range_hi(&variable, i);
        if (said.isText)
            said.missingTexts.emplace_back(textOf(from), textOf(to));
        else
            said.missingNumbers.emplace_back(readstat_double_value(from), readstat_double_value(to));
    }
    if (m_schema.attributes.size() <= index)
        m_schema.attributes.resize(index + 1);
    m_schema.attributes[index] = std::move(said);
}

/// False where it is not in the encoding.
bool decodeIn(StatisticalText& decoder, std::string& text)
{
    const auto decoded = decoder.decode(text);
    if (decoded)
        text = std::string(*decoded);
    return decoded.has_value();
}

bool decodeIn(StatisticalText& decoder, StatisticalAttribute& attribute)
{
    bool right = decodeIn(decoder, attribute.label);
    for (auto& label : attribute.labels)
        right = right && decodeIn(decoder, label.text) && decodeIn(decoder, label.label);
    for (auto& [from, to] : attribute.missingTexts)
        right = right && decodeIn(decoder, from) && decodeIn(decoder, to);
    return right;
}

Result<void> decodeSchema(StatisticalSchema& schema, const std::string& file)
{
    auto decoder = StatisticalText::make(schema.encoding, file);
    if (!decoder)
        return std::unexpected(decoder.error());
    for (auto& attribute : schema.attributes) {
        if (!decodeIn(*decoder, attribute.name))
            return fail(ErrorCode::BadInput, StatisticalMessage::NotTheEncoding, {.file = file});
        if (!decodeIn(*decoder, attribute))
            return fail(ErrorCode::BadInput, StatisticalMessage::NotTheEncoding, {.file = file, .attribute = attribute.name});
    }
    return {};
}

Result<void> checkSchema(const StatisticalSchema& schema, const std::string& file)
{
    if (schema.attributes.empty())
        return fail(ErrorCode::BadInput, StatisticalMessage::WithoutAttributes, {.file = file});
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto& attribute = schema.attributes[i];
        if (attribute.name.empty() || !names.insert(attribute.name).second)
            return fail(ErrorCode::BadInput, {StatisticalMessage::BadName, i + 1}, {.file = file});
    }
    return {};
}

} // namespace

Result<StatisticalSchema> readStatisticalSchema(const StatisticalBytes& file, const std::string& encoding, JobContext& job)
{
    SchemaListener listener(file.kind);
    auto quiet = job.quiet();
    if (const auto parsed = parseStatistical(file, {.values = false}, listener, quiet); !parsed)
        return std::unexpected(parsed.error());
    if (listener.losesTexts())
        return fail(ErrorCode::NotSupported, StatisticalMessage::OtherVersion, {.file = file.name});
    auto schema = listener.finish();
    if (!encoding.empty() && file.kind != StatisticalKind::SpssPortable)
        schema.encoding = encoding;
    else if (schema.encoding.empty())
        schema.encoding = "UTF-8";
    if (const auto decoded = decodeSchema(schema, file.name); !decoded)
        return std::unexpected(decoded.error());
    if (const auto right = checkSchema(schema, file.name); !right)
        return std::unexpected(right.error());
    return schema;
}

} // namespace tranche
