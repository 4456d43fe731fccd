// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/dictionary_file.h"

#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/files/csv_cells.h"
#include "core/release/files/regions_json.h"
#include "core/release/files/released_fields.h"

namespace tranche {

namespace {

std::string presentValues(const KeptAttribute& attribute)
{
    const auto values = jsonTexts(std::span(attribute.values).first(attribute.presentCount()));
    return jsonBytes(QJsonDocument(values), QJsonDocument::Compact);
}

std::vector<std::string> cellsOf(const Snapshot& snapshot, const ReleasedField& field, const ReleaseOptions& options)
{
    const auto& attribute = *field.meaning;
    const auto recoded = recodedField(snapshot, field.attribute);
    const bool numeric = attribute.numeric();
    const bool anyPresent = attribute.presentCount() > 0;
    const auto said = options.texts.find(attribute.name);
    const auto text = said == options.texts.end() ? AttributeText() : said->second;
    return {
        attribute.name,
        text.label,
        text.description,
        writtenType(attribute),
        std::to_string(snapshot.sliced->columns().columnOf(field.attribute).value + 1),
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
    std::string text
        = "name,label,description,type,column,role,order,values,minimum,maximum,missing,missing_written,published,regions,formula_cells\n";
    for (const auto& column : snapshot.sliced->columns().columns())
        for (const auto& field : fieldsOf(*snapshot.published, column))
            text += csvLine(cellsOf(snapshot, field, options), options.formulaCells);
    return text;
}

} // namespace tranche
