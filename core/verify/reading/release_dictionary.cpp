// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_dictionary.h"

#include "core/base/messages/dictionary_message.h"
#include "core/import/csv_reader.h"
#include "core/import/qt_text.h"
#include "core/table/numbers.h"
#include "core/verify/dates/written_dates.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>
#include <optional>
#include <set>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 15> fieldNames{"name",    "label",           "description", "type",    "column",
                                                      "role",    "order",           "values",      "minimum", "maximum",
                                                      "missing", "missing_written", "published",   "regions", "formula_cells"};
constexpr std::string_view labelsField = "value_labels"; // the last one, where a value has a label

/// One line of the file, its apostrophes taken away.
class Line {
public:
    Line(const Table& table, std::size_t row, bool prefixed) : m_table(table), m_row(row), m_prefixed(prefixed) {}

    std::string_view field(std::string_view name) const
    {
        const auto field = m_table.find(name);
        if (!field)
            return {};
        const auto cell = m_table.cell(m_row, *field);
        return m_prefixed ? withoutPrefix(cell) : cell;
    }

private:
    const Table& m_table;
    std::size_t m_row;
    bool m_prefixed;
};

std::unexpected<Error> disagrees(const std::string& attribute, DictionaryMessage what)
{
    return fail(ErrorCode::DoesNotHold, {what, attribute});
}

std::optional<std::vector<std::string>> valueList(std::string_view json)
{
    const auto document = readJson(json);
    if (!document.isArray())
        return std::nullopt;
    std::vector<std::string> values;
    for (const auto value : document.array()) {
        if (!value.isString())
            return std::nullopt;
        values.push_back(value.toString().toStdString());
    }
    return values;
}

Result<DictionaryEntry> readEntry(const Line& line, const std::string& name)
{
    DictionaryEntry entry;
    entry.name = name;
    entry.label = line.field("label");
    entry.description = line.field("description");
    auto type = line.field("type");
    if (constexpr std::string_view datesSo = "date "; type.starts_with(datesSo) && isWrittenOrder(type.substr(datesSo.size()))) {
        entry.dates = type.substr(datesSo.size());
        type = "date";
    }
    const auto order = line.field("order");
    if (type == "numeric" || type == "date") {
        entry.type = type == "date" ? AttributeType::Date : AttributeType::Numeric;
        if (order != "ascending" || !line.field("values").empty())
            return disagrees(name, DictionaryMessage::OtherOrder);
    } else if (type == "categorical") {
        auto values = valueList(line.field("values"));
        if (!values || (order != "none" && order != "given") || !line.field("minimum").empty() || !line.field("maximum").empty())
            return disagrees(name, DictionaryMessage::OtherValues);
        entry.values = std::move(*values);
    } else {
        return disagrees(name, DictionaryMessage::OtherType);
    }
    entry.ordered = order != "none";
    entry.minimum = line.field("minimum");
    entry.maximum = line.field("maximum");
    entry.missingIsValue = line.field("missing") == "value";
    entry.missingWritten = line.field("missing_written");
    auto labels = readValueLabels(line.field(labelsField));
    if (!labels)
        return disagrees(name, DictionaryMessage::OtherLabels);
    entry.labels = std::move(*labels);
    return entry;
}

/// Whether it is generalized, and then what its regions stand for: exactly what is listed as its values, and missing where that is one
/// alone.
Result<void> readPublished(const Line& line, std::size_t column, const ReleaseManifest& manifest, DictionaryEntry& entry)
{
    const auto published = line.field("published");
    const auto regions = line.field("regions");
    if (published != "generalized")
        return (published.empty() || published == "as is") && regions.empty() ? Result<void>()
                                                                              : disagrees(entry.name, DictionaryMessage::OtherPublishing);
    if (!entry.labels.empty()) // the text of a region may be that of a value which is not meant
        return disagrees(entry.name, DictionaryMessage::OtherLabels);
    const auto least = manifest.generalized.find(column);
    entry.regions = readRegions(regions);
    if (!entry.regions || least == manifest.generalized.end() || least->second != entry.regions->least || manifest.isSensitive(entry.name)
        || entry.type != AttributeType::Categorical)
        return disagrees(entry.name, DictionaryMessage::OtherRegions);
    std::set<std::string_view> printed(entry.values.begin(), entry.values.end());
    if (!entry.missingWritten.empty())
        printed.insert(entry.missingWritten);
    for (const auto& region : entry.regions->regions)
        if (printed.erase(region.text) == 0 && !(region.text.empty() && region.missing))
            return disagrees(entry.name, DictionaryMessage::OtherRegions);
    return printed.empty() ? Result<void>() : disagrees(entry.name, DictionaryMessage::OtherRegions);
}

Result<void> checkAgainstManifest(const Line& line, const DictionaryEntry& entry, std::size_t column, const ReleaseManifest& manifest)
{
    if (line.field("name") != entry.name)
        return fail(ErrorCode::DoesNotHold, DictionaryMessage::WrongOrder);
    if (line.field("column") != std::to_string(column + 1))
        return disagrees(entry.name, DictionaryMessage::OtherColumn);
    if (line.field("role") != (manifest.isSensitive(entry.name) ? "sensitive" : "quasi-identifier"))
        return disagrees(entry.name, DictionaryMessage::OtherRole);
    const bool isValue = manifest.missingIsValue.at(entry.name);
    if (line.field("missing") != (isValue ? "value" : "drop") || (!isValue && !entry.missingWritten.empty()))
        return disagrees(entry.name, DictionaryMessage::OtherMissingRule);
    return {};
}

Result<bool> readPrefixed(const Table& table)
{
    const auto said = table.find("formula_cells").value_or(SourceId(table.attributeCount() - 1));
    const auto word = table.cell(0, said);
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        if (table.cell(row, said) != word)
            return fail(ErrorCode::DoesNotHold, DictionaryMessage::FormulasTwoWays);
    if (word != "as is" && word != "prefixed")
        return fail(ErrorCode::DoesNotHold, DictionaryMessage::FormulasUnsaid);
    return word == "prefixed";
}

bool hasKnownFields(const Table& table, int format)
{
    std::vector<std::string_view> fields(fieldNames.begin(), fieldNames.end());
    if (format == 1 && !table.find("description"))
        std::erase(fields, "description");
    if (format == 1 && !table.find("published")) // as before columns could be generalized
        std::erase_if(fields, [](auto name) { return name == "published" || name == "regions"; });
    if (format > 1 && table.find(labelsField))
        fields.push_back(labelsField);
    bool known = table.attributeCount() == fields.size();
    for (std::size_t i = 0; known && i < fields.size(); ++i)
        known = table.attribute(SourceId(i)).name == fields[i];
    return known;
}

} // namespace

bool runsAsFormula(std::string_view cell)
{
    if (cell.empty())
        return false;
    const char sign = cell.front();
    return sign == '=' || sign == '@' || sign == '\t' || sign == '\r' || ((sign == '+' || sign == '-') && !isNumber(cell, writtenNumbers));
}

std::string asWritten(std::string_view text, bool prefixed)
{
    const auto bare = text.find_first_not_of('\'');
    const bool runs = prefixed && bare != std::string_view::npos && runsAsFormula(text.substr(bare));
    return (runs ? "'" : "") + std::string(text);
}

std::string_view withoutPrefix(std::string_view cell)
{
    const auto bare = cell.find_first_not_of('\'');
    return bare != 0 && bare != std::string_view::npos && runsAsFormula(cell.substr(bare)) ? cell.substr(1) : cell;
}

Result<ReleaseDictionary> readDictionary(std::string_view text, const ReleaseManifest& manifest, JobContext& job)
{
    const auto table = readCsvText(text, "dictionary.csv", {}, job);
    if (!table)
        return std::unexpected(table.error());
    if (!hasKnownFields(**table, manifest.format))
        return fail(ErrorCode::BadInput, DictionaryMessage::WrongFields);
    const auto prefixed = readPrefixed(**table);
    if (!prefixed)
        return std::unexpected(prefixed.error());

    ReleaseDictionary dictionary;
    dictionary.prefixed = *prefixed;
    if ((*table)->rowCount() != manifest.attributes().size())
        return fail(ErrorCode::DoesNotHold, DictionaryMessage::WrongLines);
    for (std::size_t column = 0; column < manifest.columns.size(); ++column) {
        for (const auto& name : manifest.columns[column]) {
            const Line line(**table, dictionary.entries.size(), *prefixed);
            auto entry = readEntry(line, name);
            if (!entry)
                return std::unexpected(entry.error());
            for (const auto& checked :
                 {checkAgainstManifest(line, *entry, column, manifest), readPublished(line, column, manifest, *entry)})
                if (!checked)
                    return std::unexpected(checked.error());
            dictionary.entries.push_back(std::move(*entry));
        }
    }
    return dictionary;
}

} // namespace tranche
