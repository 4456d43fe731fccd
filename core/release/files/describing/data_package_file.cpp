// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/data_package_file.h"

#include "core/recipe/json_values.h"
#include "core/release/files/bucket_field.h"
#include "core/release/files/csv_cells.h"
#include "core/release/files/describing/date_format.h"
#include "core/release/files/describing/described_fields.h"
#include "core/release/files/lines/linking_files.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t mostListed = 100;

QString packageKey(const char* name)
{
    return QString::fromLatin1(name);
}

void insertText(QJsonObject& object, const char* name, const std::string& text)
{
    if (!text.empty())
        object.insert(packageKey(name), jsonText(text));
}

bool isAddress(const std::string& text)
{
    return text.starts_with("https://") || text.starts_with("http://");
}

const char* typeOf(const DescribedField& field, const std::optional<DateFormat>& dates)
{
    if (field.isNumber())
        return field.isWhole() ? "integer" : "number";
    return !dates ? "string" : dates->hasTime ? "datetime" : "date";
}

QJsonObject constraintsOf(const DescribedField& field)
{
    const auto present = field.meaning().presentCount();
    QJsonObject constraints;
    if (present == 0)
        return constraints;
    if (field.isNumber()) {
        insertText(constraints, "minimum", field.value(0));
        insertText(constraints, "maximum", field.value(present - 1));
    } else if (!field.meaning().numeric() && present <= mostListed) {
        QJsonArray values;
        for (std::size_t code = 0; code < present; ++code)
            values.append(jsonText(field.value(code)));
        constraints.insert(packageKey("enum"), values);
    }
    return constraints;
}

/// Every value, for `categories` says that there are no others; so numbers, of which some may have a label, have none.
QJsonArray categoriesOf(const DescribedField& field)
{
    QJsonArray categories;
    if (field.meaning().numeric() || !field.hasLabels())
        return categories;
    for (std::size_t code = 0; code < field.meaning().presentCount(); ++code) {
        QJsonObject category{{packageKey("value"), jsonText(field.value(code))}};
        insertText(category, "label", field.label(code));
        categories.append(category);
    }
    return categories;
}

QJsonObject fieldJson(const DescribedField& field)
{
    const auto dates = dateFormatOf(field.meaning());
    QJsonObject object{{packageKey("name"), jsonText(field.name)}, {packageKey("type"), packageKey(typeOf(field, dates))}};
    insertText(object, "format", dates ? dates->pattern : std::string());
    insertText(object, "title", field.text.label);
    insertText(object, "description", field.text.description);
    if (const auto constraints = constraintsOf(field); !constraints.isEmpty())
        object.insert(packageKey("constraints"), constraints);
    if (const auto categories = categoriesOf(field); !categories.isEmpty())
        object.insert(packageKey("categories"), categories);
    if (field.hasDecimalCommas())
        object.insert(packageKey("decimalChar"), packageKey(","));
    return object;
}

QJsonObject plainField(const std::string& name, const char* type)
{
    return {{packageKey("name"), jsonText(name)}, {packageKey("type"), packageKey(type)}};
}

/// A file with lines: which fields come before those of these columns.
struct PackagedFile {
    std::string name;
    std::string path;
    const char* description = "";
    bool isLinking = false;
    std::size_t column = 0; ///< from 1; 0: all
};

constexpr auto aboutData = "A line is not a record: values of different columns that stand on one line belong to one bucket, not to one "
                           "person. README.txt says how to read it.";
constexpr auto aboutLinking = "A random linking of the buckets. No line is a person.";

std::vector<PackagedFile> filesOf(const Snapshot& snapshot, const ReleaseOptions& options)
{
    std::vector<PackagedFile> files;
    if (options.layout == Layout::Together)
        files.push_back({"data", "data.csv", aboutData});
    else
        for (std::size_t i = 1; i <= snapshot.sliced->columns().size(); ++i) {
            const auto name = "column-" + std::to_string(i);
            files.push_back({name, name + ".csv", aboutData, false, i});
        }
    for (std::size_t number = 1; number <= options.linkings; ++number)
        files.push_back({"linked-" + std::to_string(number), linkingPath(number), aboutLinking, true});
    return files;
}

/// Texts of cells that mean missing: the empty one, and those that stand in these fields.
QJsonArray missingValues(const std::vector<const DescribedField*>& fields)
{
    std::vector<std::string> texts{std::string()};
    for (const auto* field : fields)
        if (const auto code = field->meaning().missingCode)
            if (const auto text = field->value(*code); std::ranges::find(texts, text) == texts.end())
                texts.push_back(text);
    return jsonTexts(texts);
}

QJsonObject schemaJson(const Snapshot& snapshot, const PackagedFile& file, const std::vector<DescribedField>& all)
{
    QJsonArray fields;
    if (file.isLinking)
        fields.append(plainField(linkedField(*snapshot.published), "string"));
    fields.append(plainField(bucketField(*snapshot.published), "integer"));
    std::vector<const DescribedField*> own;
    for (const auto& field : all)
        if (file.column == 0 || file.column == field.column) {
            own.push_back(&field);
            fields.append(fieldJson(field));
        }
    return {{packageKey("fields"), fields}, {packageKey("missingValues"), missingValues(own)}};
}

QJsonObject resourceJson(const Snapshot& snapshot, const PackagedFile& file, const std::vector<DescribedField>& all)
{
    return {{packageKey("name"), jsonText(file.name)},
            {packageKey("path"), jsonText(file.path)},
            {packageKey("description"), packageKey(file.description)},
            {packageKey("profile"), packageKey("tabular-data-resource")},
            {packageKey("format"), packageKey("csv")},
            {packageKey("mediatype"), packageKey("text/csv")},
            {packageKey("encoding"), packageKey("utf-8")},
            {packageKey("dialect"),
             QJsonObject{{packageKey("delimiter"), packageKey(",")}, {packageKey("lineTerminator"), packageKey("\n")}}},
            {packageKey("schema"), schemaJson(snapshot, file, all)}};
}

/// Data Package asks a name of a licence to be of letters, digits, points, dashes and underscores.
QJsonObject licenceJson(const std::string& licence)
{
    if (isAddress(licence))
        return {{packageKey("path"), jsonText(licence)}};
    std::string name;
    for (const char sign : licence) {
        const bool allowed = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') || sign == '.'
                             || sign == '_' || sign == '-';
        name += allowed ? sign : '-';
    }
    QJsonObject object{{packageKey("name"), jsonText(name)}};
    if (name != licence)
        insertText(object, "title", licence);
    return object;
}

void insertDetails(QJsonObject& package, const ReleaseDetails& details)
{
    insertText(package, "title", details.title);
    insertText(package, "description", details.purpose);
    if (!details.owner.empty())
        package.insert(packageKey("contributors"), QJsonArray{QJsonObject{{packageKey("title"), jsonText(details.owner)},
                                                                          {packageKey("role"), packageKey("publisher")}}});
    if (!details.licence.empty())
        package.insert(packageKey("licenses"), QJsonArray{licenceJson(details.licence)});
    QJsonArray sources;
    for (const auto& source : details.sources) {
        QJsonObject object{{packageKey("title"), jsonText(source)}};
        if (isAddress(source))
            insertText(object, "path", source);
        sources.append(object);
    }
    if (!sources.isEmpty())
        package.insert(packageKey("sources"), sources);
}

} // namespace

std::string dataPackageFile(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job)
{
    const auto fields = describedFields(snapshot, options);
    QJsonArray resources;
    for (const auto& file : filesOf(snapshot, options)) {
        job.check();
        resources.append(resourceJson(snapshot, file, fields));
    }
    QJsonObject package{{packageKey("profile"), packageKey("tabular-data-package")}, {packageKey("resources"), resources}};
    insertDetails(package, options.details);
    return jsonFile(package);
}

} // namespace tranche
