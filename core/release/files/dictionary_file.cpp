// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/dictionary_file.h"

#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/files/csv_cells.h"
#include "core/release/files/describing/described_fields.h"
#include "core/release/files/regions_json.h"

#include <algorithm>

namespace tranche {

namespace {

std::string presentValues(const KeptAttribute& attribute)
{
    const auto values = jsonTexts(std::span(attribute.values).first(attribute.presentCount()));
    return jsonBytes(QJsonDocument(values), QJsonDocument::Compact);
}

std::string labelsOfValues(const DescribedField& field)
{
    QJsonArray labels;
    for (std::size_t code = 0; field.labels && code < field.meaning().values.size(); ++code)
        if (const auto label = field.label(code); !label.empty())
            labels.append(
                QJsonObject{{QStringLiteral("value"), jsonText(field.meaning().values[code])}, {QStringLiteral("label"), jsonText(label)}});
    return labels.isEmpty() ? std::string() : jsonBytes(QJsonDocument(labels), QJsonDocument::Compact);
}

std::vector<std::string> cellsOf(const Snapshot& snapshot, const DescribedField& field, const ReleaseOptions& options)
{
    const auto& attribute = field.meaning();
    const auto recoded = recodedField(snapshot, field.field.attribute);
    const bool numeric = attribute.numeric();
    const bool anyPresent = attribute.presentCount() > 0;
    return {
        attribute.name,
        field.text.label,
        field.text.description,
        writtenType(attribute),
        std::to_string(field.column),
        attribute.role == Role::Sensitive ? "sensitive" : "quasi-identifier",
        numeric             ? "ascending"
        : attribute.ordered ? "given"
                            : "none",
        numeric ? std::string() : presentValues(attribute),
        numeric && anyPresent ? attribute.values.front() : std::string(),
        numeric && anyPresent ? attribute.values[attribute.presentCount() - 1] : std::string(),
        std::string(wordOf(missingWords, snapshot.schema.attributes[attribute.source.value].missing)),
        attribute.missingCode ? attribute.values[*attribute.missingCode] : std::string(),
        recoded.changed() ? "generalized" : "as is",
        recoded.changed() ? regionsJson(snapshot, recoded) : std::string(),
        options.formulaCells == FormulaCells::AsIs ? "as is" : "prefixed",
    };
}

} // namespace

std::string dictionaryFile(const Snapshot& snapshot, const ReleaseOptions& options)
{
    const auto fields = describedFields(snapshot, options);
    std::vector<std::string> labels;
    for (const auto& field : fields)
        labels.push_back(labelsOfValues(field));
    const bool anyLabel = std::ranges::any_of(labels, [](const auto& text) { return !text.empty(); });
    std::string text
        = "name,label,description,type,column,role,order,values,minimum,maximum,missing,missing_written,published,regions,formula_cells";
    text += anyLabel ? ",value_labels\n" : "\n";
    for (std::size_t i = 0; i < fields.size(); ++i) {
        auto cells = cellsOf(snapshot, fields[i], options);
        if (anyLabel)
            cells.push_back(std::move(labels[i]));
        text += csvLine(cells, options.formulaCells);
    }
    return text;
}

} // namespace tranche
