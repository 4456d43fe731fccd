// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/release/signer.h"
#include "tests/support/release_files.h"

#include <QJsonArray>

namespace tranche::test {

/// Whether a quoted field is open at the end of a piece of CSV.
inline bool isOpenField(std::string_view piece)
{
    return std::ranges::count(piece, '"') % 2 != 0;
}

/// dictionary.csv with the field `description` after `label`: empty but in the header.
inline std::string withDescriptions(const std::string& dictionary)
{
    std::string text;
    std::string_view rest(dictionary);
    while (!rest.empty()) {
        std::size_t end = 0; // of the second field, whose value is put in once more, empty
        for (int commas = 0; commas < 2; ++end)
            commas += rest[end] == ',' && !isOpenField(rest.substr(0, end)) ? 1 : 0;
        text += std::string(rest.substr(0, end)) + (text.empty() ? "description," : ",");
        auto line = rest.find('\n', end);
        while (isOpenField(rest.substr(0, line)))
            line = rest.find('\n', line + 1);
        text += rest.substr(end, line + 1 - end);
        rest.remove_prefix(line + 1);
    }
    return text;
}

/// What a manifest of format 2 says about a release in tests.
inline QJsonObject testDetails()
{
    return {{QStringLiteral("title"), QStringLiteral("Persons")},
            {QStringLiteral("owner"), QStringLiteral("Office of tests")},
            {QStringLiteral("purpose"), QStringLiteral("To be verified")},
            {QStringLiteral("recipients"), QString()},
            {QStringLiteral("release_type"), QStringLiteral("scientific")},
            {QStringLiteral("conditions"), QStringLiteral("Link with nothing.")},
            {QStringLiteral("contact"), QString()},
            {QStringLiteral("review_by"), QStringLiteral("2028-02-29")}};
}

/// The options of a release that says the same.
inline ReleaseOptions testOptions(std::size_t linkings = 0)
{
    ReleaseOptions options;
    options.linkings = linkings;
    options.details.title = "Persons";
    options.details.owner = "Office of tests";
    options.details.purpose = "To be verified";
    options.details.type = ReleaseType::Scientific;
    options.details.conditions = "Link with nothing.";
    options.details.reviewBy = "2028-02-29";
    return options;
}

/// A draft of the program's own that says so, as nobody has approved it yet.
inline ReleaseFiles testDraft(const Snapshot& snapshot, std::size_t linkings = 0)
{
    return madeDraft(snapshot, draftRequest(testOptions(linkings))).files().release;
}

/// Files of format 1 as those of format 2, written by hand: nobody approved yet. Files of format 2 stay as they are.
inline ReleaseFiles asFormatTwo(ReleaseFiles files)
{
    bool isOld = false;
    editManifest(files, [&](QJsonObject& manifest) {
        isOld = manifest[QStringLiteral("format")] == 1;
        if (!isOld)
            return;
        manifest[QStringLiteral("format")] = 2;
        manifest.remove(QStringLiteral("approvals"));
        manifest.remove(QStringLiteral("signatures"));
        manifest[QStringLiteral("policy")] = QJsonValue();
        manifest[QStringLiteral("details")] = testDetails();
        manifest[QStringLiteral("audit")]
            = QJsonObject{{QStringLiteral("entries"), 12}, {QStringLiteral("head"), QString(64, QLatin1Char('a'))}};
        if (!manifest.contains(QStringLiteral("bucket_name")))
            manifest[QStringLiteral("bucket_name")] = QStringLiteral("bucket");
    });
    if (isOld) {
        files["dictionary.csv"] = withDescriptions(files.at("dictionary.csv"));
        repairDigests(files);
    }
    return files;
}

/// Files of format 2 as those of format 1, in which nobody approved yet: data, dictionary and README alone.
inline ReleaseFiles asFormatOne(ReleaseFiles files)
{
    std::erase_if(files, [](const auto& file) {
        return file.first != "manifest.json" && file.first != "dictionary.csv" && file.first != "README.txt"
               && !(file.first.ends_with(".csv") && file.first.find('/') == std::string::npos);
    });
    editManifest(files, [](QJsonObject& manifest) {
        for (const auto* key : {"details", "audit"})
            manifest.remove(QLatin1String(key));
        if (manifest[QStringLiteral("bucket_name")] == QStringLiteral("bucket"))
            manifest.remove(QStringLiteral("bucket_name"));
        manifest[QStringLiteral("format")] = 1;
        manifest[QStringLiteral("policy")] = QJsonValue();
        manifest[QStringLiteral("approvals")] = QJsonArray();
        manifest[QStringLiteral("signatures")] = QJsonArray();
    });
    repairDigests(files);
    return files;
}

/// One of `policy`.`rules`.
inline QJsonObject statedRule(const char* rule, const char* asked, const char* found, const char* verdict = "pass",
                              const char* reason = nullptr, const char* by = nullptr)
{
    const auto orNull = [](const char* text) { return text == nullptr ? QJsonValue() : QJsonValue(QLatin1String(text)); };
    return {{QStringLiteral("rule"), QLatin1String(rule)},   {QStringLiteral("asked"), QLatin1String(asked)},
            {QStringLiteral("found"), QLatin1String(found)}, {QStringLiteral("verdict"), QLatin1String(verdict)},
            {QStringLiteral("reason"), orNull(reason)},      {QStringLiteral("by"), orNull(by)}};
}

/// Let the manifest say that it was made under a policy with these rules.
inline void statePolicy(ReleaseFiles& files, const std::vector<QJsonObject>& rules)
{
    QJsonArray list;
    for (const auto& rule : rules)
        list.append(rule);
    editManifest(files, [&](QJsonObject& manifest) {
        manifest[QStringLiteral("policy")] = QJsonObject{{QStringLiteral("name"), QStringLiteral("House rules")},
                                                         {QStringLiteral("version"), QStringLiteral("3")},
                                                         {QStringLiteral("sha256"), QString(64, QLatin1Char('b'))},
                                                         {QStringLiteral("rules"), list}};
    });
}

} // namespace tranche::test
