// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/metadata/check_data_package.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/import/qt_text.h"
#include "core/verify/reading/bucket_name.h"
#include "core/verify/reading/manifest_json.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

namespace tranche {

namespace {

constexpr std::size_t mostListed = 100;

std::unexpected<Error> packageFault(Statement why, ErrorCode code = ErrorCode::DoesNotHold)
{
    return fail(code, std::move(why), {.file = "datapackage.json"});
}

/// A text, "" where the key is not there; what is no text equals no text.
std::string textOf(const QJsonObject& object, const char* key)
{
    const auto value = object.value(QLatin1String(key));
    return value.isUndefined() ? std::string() : value.isString() ? value.toString().toStdString() : std::string(1, '\0');
}

bool hasOnly(const QJsonObject& object, std::initializer_list<const char*> known)
{
    const auto isKnown
        = [&](const QString& key) { return std::ranges::any_of(known, [&](const auto* each) { return key == QLatin1String(each); }); };
    return std::ranges::all_of(object.keys(), isKnown);
}

/// A file with lines that the package must describe.
struct Resource {
    std::string name;
    std::string path;
    bool isLinking = false;
    std::vector<const DescribedAttribute*> attributes;
};

std::vector<Resource> expectedResources(const ReleaseManifest& manifest, const std::vector<DescribedAttribute>& described)
{
    std::vector<Resource> resources;
    std::vector<const DescribedAttribute*> all;
    for (const auto& attribute : described)
        all.push_back(&attribute);
    const auto nameOf = [](const std::string& path) { return path.substr(path.rfind('/') + 1, path.rfind('.') - path.rfind('/') - 1); };
    const auto data = manifest.dataFiles();
    for (std::size_t i = 0; i < data.size(); ++i) {
        resources.push_back({nameOf(data[i]), data[i], false, all});
        if (data.front() != "data.csv")
            std::erase_if(resources.back().attributes, [&](const auto* attribute) { return attribute->column != i; });
    }
    for (const auto& path : manifest.linkingFiles())
        resources.push_back({nameOf(path), path, true, all});
    return resources;
}

const char* typeWord(const DescribedAttribute& attribute)
{
    switch (attribute.type) {
    case DescribedAttribute::Type::Whole: return "integer";
    case DescribedAttribute::Type::Number: return "number";
    case DescribedAttribute::Type::Day: return "date";
    case DescribedAttribute::Type::Time: return "datetime";
    case DescribedAttribute::Type::Text: break;
    }
    return "string";
}

/// Exactly the constraints that the data has: a range of numbers (of dates where one is given), or a list where it is short.
bool constraintsAgree(const QJsonObject& constraints, const DescribedAttribute& attribute)
{
    const bool isNumber = attribute.type == DescribedAttribute::Type::Whole || attribute.type == DescribedAttribute::Type::Number;
    const bool hasRange = attribute.numeric && !attribute.minimum.empty();
    const bool listed = !attribute.numeric && !attribute.values.empty() && attribute.values.size() <= mostListed;
    if (constraints.isEmpty())
        return !listed && !(isNumber && hasRange);
    if (attribute.numeric)
        return hasRange && constraints.size() == 2 && textOf(constraints, "minimum") == attribute.minimum
               && textOf(constraints, "maximum") == attribute.maximum;
    const auto values = constraints.value(QLatin1String("enum")).toArray();
    return listed && constraints.size() == 1 && std::ranges::equal(values, attribute.values, [](const auto& value, const auto& text) {
               return QJsonValue(value) == QJsonValue(qtText(text));
           });
}

/// Every value of a category with its label where it has one; nothing where none has, and of numbers, which are not only those.
bool categoriesAgree(const QJsonValue& categories, const DescribedAttribute& attribute)
{
    const auto isLabelled = [](const std::string& label) { return !label.empty(); };
    if (attribute.numeric || std::ranges::none_of(attribute.labels, isLabelled))
        return categories.isUndefined();
    const auto list = categories.toArray();
    if (list.size() != static_cast<qsizetype>(attribute.values.size()))
        return false;
    for (std::size_t i = 0; i < attribute.values.size(); ++i) {
        QJsonObject expected{{QStringLiteral("value"), qtText(attribute.values[i])}};
        if (isLabelled(attribute.labels[i]))
            expected[QStringLiteral("label")] = qtText(attribute.labels[i]);
        if (list.at(static_cast<qsizetype>(i)) != QJsonValue(expected))
            return false;
    }
    return true;
}

Result<void> checkField(const QJsonObject& field, const DescribedAttribute& attribute)
{
    const auto& name = attribute.attribute;
    if (textOf(field, "name") != attribute.name)
        return packageFault(EvidenceMessage::MetadataFields);
    if (textOf(field, "type") != typeWord(attribute) || textOf(field, "decimalChar") != (attribute.decimalCommas ? "," : "")
        || textOf(field, "format") != attribute.format)
        return packageFault({EvidenceMessage::MetadataType, name});
    if (textOf(field, "title") != attribute.label || textOf(field, "description") != attribute.description)
        return packageFault({EvidenceMessage::MetadataLabel, name});
    if (!constraintsAgree(field.value(QLatin1String("constraints")).toObject(), attribute))
        return packageFault({EvidenceMessage::MetadataValues, name});
    if (!categoriesAgree(field.value(QLatin1String("categories")), attribute))
        return packageFault({EvidenceMessage::MetadataLabel, name});
    if (!hasOnly(field, {"name", "type", "format", "decimalChar", "title", "description", "constraints", "categories"}))
        return packageFault({EvidenceMessage::MetadataType, name});
    return {};
}

bool isPlainField(const QJsonObject& field, const std::string& name, const char* type)
{
    return textOf(field, "name") == name && textOf(field, "type") == type && field.size() == 2;
}

/// The empty text, and each text that means missing in one of the fields.
Result<void> checkMissing(const QJsonArray& listed, const Resource& resource)
{
    std::set<std::string> expected{std::string()};
    for (const auto* attribute : resource.attributes)
        if (attribute->missingOccurs)
            expected.insert(attribute->missing);
    for (const auto text : listed)
        if (!text.isString() || expected.erase(text.toString().toStdString()) == 0)
            return packageFault(EvidenceMessage::MetadataFields);
    if (expected.empty())
        return {};
    for (const auto* attribute : resource.attributes)
        if (attribute->missingOccurs && expected.contains(attribute->missing))
            return packageFault({EvidenceMessage::MetadataMissing, attribute->attribute});
    return packageFault(EvidenceMessage::MetadataFields);
}

Result<void> checkSchema(const QJsonObject& schema, const Resource& resource, const ReleaseManifest& manifest)
{
    const auto fields = schema.value(QLatin1String("fields")).toArray();
    const qsizetype before = resource.isLinking ? 2 : 1;
    if (fields.size() != static_cast<qsizetype>(resource.attributes.size()) + before
        || !isPlainField(fields.at(before - 1).toObject(), manifest.bucketName, "integer")
        || (resource.isLinking && !isPlainField(fields.at(0).toObject(), nameBeside("linked", manifest.attributes()), "string")))
        return packageFault(EvidenceMessage::MetadataFields);
    for (std::size_t i = 0; i < resource.attributes.size(); ++i)
        if (const auto field = checkField(fields.at(static_cast<qsizetype>(i) + before).toObject(), *resource.attributes[i]); !field)
            return field;
    return checkMissing(schema.value(QLatin1String("missingValues")).toArray(), resource);
}

bool isReadAsWritten(const QJsonObject& resource)
{
    const auto dialect = resource.value(QLatin1String("dialect")).toObject();
    if (!hasOnly(resource, {"name", "path", "description", "profile", "format", "mediatype", "encoding", "dialect", "schema"}))
        return false;
    return textOf(resource, "profile") == "tabular-data-resource" && textOf(resource, "encoding") == "utf-8"
           && textOf(resource, "format") == "csv" && textOf(resource, "mediatype") == "text/csv" && textOf(dialect, "delimiter") == ","
           && textOf(dialect, "lineTerminator") == "\n" && dialect.size() == 2;
}

} // namespace

Result<void> checkDataPackage(std::string_view json, const ReadRelease& release, const std::vector<DescribedAttribute>& described)
{
    const auto package = parseObjectStrictly(json);
    if (!package || textOf(*package, "profile") != "tabular-data-package"
        || !hasOnly(*package, {"profile", "resources", "title", "description", "contributors", "licenses", "sources"}))
        return packageFault(EvidenceMessage::NotMetadata, ErrorCode::BadInput);
    const auto& details = release.manifest.details;
    const auto owner = package->value(QLatin1String("contributors")).toArray().at(0).toObject();
    if (textOf(*package, "title") != details.title || textOf(*package, "description") != details.purpose
        || textOf(owner, "title") != details.owner)
        return packageFault(EvidenceMessage::MetadataDetails);
    const auto resources = package->value(QLatin1String("resources")).toArray();
    const auto expected = expectedResources(release.manifest, described);
    if (resources.size() != static_cast<qsizetype>(expected.size()))
        return packageFault(EvidenceMessage::MetadataFiles);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto resource = resources.at(static_cast<qsizetype>(i)).toObject();
        if (textOf(resource, "name") != expected[i].name || textOf(resource, "path") != expected[i].path || !isReadAsWritten(resource))
            return packageFault(EvidenceMessage::MetadataFiles);
        if (const auto schema = checkSchema(resource.value(QLatin1String("schema")).toObject(), expected[i], release.manifest); !schema)
            return schema;
    }
    return {};
}

} // namespace tranche
