// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/metadata/described_attribute.h"
#include "tests/support/release/format_two.h"

namespace tranche::test {

// Descriptions and linkings of a release in tests, made from what its own files say.

/// The release read back; aborts where it cannot be read.
inline ReadRelease readBack(const ReleaseFiles& files)
{
    JobContext job;
    ReadRelease read;
    read.manifest = readManifest(files.at("manifest.json")).value();
    read.dictionary = readDictionary(files.at("dictionary.csv"), read.manifest, job).value();
    read.data = readReleaseData(files, read.manifest, read.dictionary, job).value();
    return read;
}

inline QString word(const std::string& text)
{
    return QString::fromStdString(text);
}

inline QJsonObject fieldOf(const DescribedAttribute& attribute)
{
    using enum DescribedAttribute::Type;
    const char* type = attribute.type == Whole    ? "integer"
                       : attribute.type == Number ? "number"
                       : attribute.type == Day    ? "date"
                                                  : "string";
    QJsonObject field{{QStringLiteral("name"), word(attribute.name)}, {QStringLiteral("type"), QLatin1String(type)}};
    if (!attribute.label.empty())
        field[QStringLiteral("title")] = word(attribute.label);
    if (!attribute.description.empty())
        field[QStringLiteral("description")] = word(attribute.description);
    QJsonArray values;
    for (const auto& value : attribute.values)
        values.append(word(value));
    if (!attribute.numeric)
        field[QStringLiteral("constraints")] = QJsonObject{{QStringLiteral("enum"), values}};
    else if (attribute.type != Day)
        field[QStringLiteral("constraints")]
            = QJsonObject{{QStringLiteral("minimum"), word(attribute.minimum)}, {QStringLiteral("maximum"), word(attribute.maximum)}};
    return field;
}

inline QJsonObject resourceOf(const std::string& path, QJsonArray before, const std::vector<DescribedAttribute>& attributes)
{
    for (const auto& attribute : attributes)
        before.append(fieldOf(attribute));
    const auto name = QString::fromStdString(path).section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
    return {{QStringLiteral("name"), name},
            {QStringLiteral("path"), word(path)},
            {QStringLiteral("profile"), QStringLiteral("tabular-data-resource")},
            {QStringLiteral("format"), QStringLiteral("csv")},
            {QStringLiteral("mediatype"), QStringLiteral("text/csv")},
            {QStringLiteral("encoding"), QStringLiteral("utf-8")},
            {QStringLiteral("dialect"),
             QJsonObject{{QStringLiteral("delimiter"), QStringLiteral(",")}, {QStringLiteral("lineTerminator"), QStringLiteral("\n")}}},
            {QStringLiteral("schema"),
             QJsonObject{{QStringLiteral("fields"), before}, {QStringLiteral("missingValues"), QJsonArray{QString()}}}}};
}

inline QJsonObject plainFieldOf(const char* name, const char* type)
{
    return {{QStringLiteral("name"), QLatin1String(name)}, {QStringLiteral("type"), QLatin1String(type)}};
}

/// datapackage.json of a release with data.csv and no missing values.
inline std::string packageOf(const ReadRelease& release)
{
    const auto described = describedAttributes(release, {});
    const auto bucket = plainFieldOf("bucket", "integer");
    QJsonArray resources{resourceOf("data.csv", {bucket}, described)};
    for (const auto& path : release.manifest.linkingFiles())
        resources.append(resourceOf(path, {plainFieldOf("linked", "string"), bucket}, described));
    const auto& details = release.manifest.details;
    return QJsonDocument(
               QJsonObject{{QStringLiteral("profile"), QStringLiteral("tabular-data-package")},
                           {QStringLiteral("title"), word(details.title)},
                           {QStringLiteral("description"), word(details.purpose)},
                           {QStringLiteral("contributors"), QJsonArray{QJsonObject{{QStringLiteral("title"), word(details.owner)}}}},
                           {QStringLiteral("resources"), resources}})
        .toJson()
        .toStdString();
}

/// ddi.xml of a release of plain words with data.csv and no missing values.
inline std::string codebookOf(const ReadRelease& release)
{
    const auto described = describedAttributes(release, {});
    const auto& details = release.manifest.details;
    const auto element = [](const std::string& name, const std::string& text) { return '<' + name + '>' + text + "</" + name + '>'; };
    const auto title = element("titlStmt", element("titl", details.title));
    std::string xml = "<?xml version=\"1.0\"?>\n<codeBook xmlns=\"ddi:codebook:2_5\" version=\"2.5\">\n"
                      + element("docDscr", element("citation", title)) + "<stdyDscr>"
                      + element("citation", title + element("distStmt", element("distrbtr", details.owner)))
                      + element("stdyInfo", element("abstract", details.purpose))
                      + element("dataAccs", element("useStmt", element("conditions", details.conditions)))
                      + "</stdyDscr>\n<fileDscr ID=\"F1\">"
                      + element("fileTxt", element("fileName", "data.csv")
                                               + element("dimensns", element("caseQnty", std::to_string(release.manifest.lines))
                                                                         + element("varQnty", std::to_string(described.size() + 1))))
                      + "</fileDscr>\n<dataDscr>\n";
    for (const auto& attribute : described) {
        using enum DescribedAttribute::Type;
        xml += "<var name=\"" + attribute.name + "\" files=\"F1\">";
        if (!attribute.label.empty())
            xml += element("labl", attribute.label);
        if (attribute.numeric)
            xml += "<valrng><range min=\"" + attribute.minimum + "\" max=\"" + attribute.maximum + "\"/></valrng>";
        for (std::size_t i = 0; i < attribute.values.size(); ++i)
            xml += "<catgry>" + element("catValu", attribute.values[i]) + "<catStat type=\"freq\">"
                   + std::to_string(attribute.frequencies[i]) + "</catStat></catgry>";
        xml += std::string("<varFormat type=\"") + (attribute.type == Whole || attribute.type == Number ? "numeric" : "character") + "\"/>"
               + element("notes", "slicing column " + std::to_string(attribute.column + 1)) + "</var>\n";
    }
    return xml + "</dataDscr>\n</codeBook>\n";
}

/// A linking that pairs the lines as they stand in data.csv, whose columns are shuffled already.
inline std::string linkingOf(const ReleaseFiles& files, int number)
{
    std::string text;
    std::string_view rest = files.at("data.csv");
    while (!rest.empty())
        text += (text.empty() ? "linked," : "linked " + std::to_string(number) + ',') + std::string(takeLine(rest)) + '\n';
    return text;
}

/// Add linkings and both descriptions to a release of format 2 that nobody approved yet.
inline void describe(ReleaseFiles& files, int linkings = 2)
{
    for (int number = 1; number <= linkings; ++number)
        files["linked/linked-" + std::to_string(number) + ".csv"] = linkingOf(files, number);
    repairDigests(files);
    const auto read = readBack(files);
    files["datapackage.json"] = packageOf(read);
    files["ddi.xml"] = codebookOf(read);
    repairDigests(files);
}

} // namespace tranche::test
