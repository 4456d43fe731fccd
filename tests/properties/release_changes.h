// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"

#include <QJsonObject>

#include <functional>
#include <string>
#include <vector>

namespace tranche::test {

// Small changes of the files of a release; each says whether it changed anything.

inline bool changeText(std::string& text, RandomSource& random)
{
    const auto at = static_cast<std::size_t>(random.below(text.size()));
    const auto before = text[at];
    text[at] = "abcxyz0189ABC,\"{}\n "[random.below(19)];
    return text[at] != before;
}

inline bool changeCell(ReleaseFiles& files, const std::string& file, std::size_t firstField, RandomSource& random)
{
    auto cells = cellsOf(files.at(file));
    const auto line = 1 + static_cast<std::size_t>(random.below(cells.size() - 1));
    const auto other = 1 + static_cast<std::size_t>(random.below(cells.size() - 1));
    const auto field = firstField + static_cast<std::size_t>(random.below(cells[0].size() - firstField));
    if (cells[line][field] == cells[other][field])
        return false;
    cells[line][field] = cells[other][field];
    files[file] = textOf(cells);
    return true;
}

inline bool changeLines(ReleaseFiles& files, RandomSource& random)
{
    auto cells = cellsOf(files.at("data.csv"));
    const auto at = cells.begin() + 1 + static_cast<std::ptrdiff_t>(random.below(cells.size() - 1));
    random.below(2) == 0 ? cells.erase(at) : cells.insert(at, Cells::value_type(*at));
    files["data.csv"] = textOf(cells);
    editManifest(files, [&](QJsonObject& manifest) { manifest[QStringLiteral("n")] = static_cast<qint64>(cells.size() - 1); });
    return true;
}

/// A pair of column values exchanged between lines of two buckets.
inline bool exchangePair(ReleaseFiles& files, const std::string& file, std::size_t bucketField, RandomSource& random)
{
    auto cells = cellsOf(files.at(file));
    const auto one = 1 + static_cast<std::size_t>(random.below(cells.size() - 1));
    const auto other = 1 + static_cast<std::size_t>(random.below(cells.size() - 1));
    const auto first = bucketField + 1 + 2 * static_cast<std::size_t>(random.below(2));
    const std::vector<std::string> before(cells[one].begin() + static_cast<std::ptrdiff_t>(first),
                                          cells[one].begin() + static_cast<std::ptrdiff_t>(first) + 2);
    if (cells[one][bucketField] == cells[other][bucketField]
        || std::equal(before.begin(), before.end(), cells[other].begin() + static_cast<std::ptrdiff_t>(first)))
        return false;
    std::swap(cells[one][first], cells[other][first]);
    std::swap(cells[one][first + 1], cells[other][first + 1]);
    files[file] = textOf(cells);
    return true;
}

inline bool replaceOne(std::string& text, const std::string& what, const std::string& by, RandomSource& random)
{
    std::vector<std::size_t> places;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        places.push_back(at);
    if (places.empty())
        return false;
    text.replace(places[random.below(places.size())], what.size(), by);
    return true;
}

inline bool editRule(ReleaseFiles& files, const std::function<void(QJsonObject&)>& edit, RandomSource& random)
{
    editManifest(files, [&](QJsonObject& manifest) {
        auto policy = manifest[QStringLiteral("policy")].toObject();
        auto rules = policy[QStringLiteral("rules")].toArray();
        const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(rules.size())));
        auto rule = rules[at].toObject();
        edit(rule);
        rules[at] = rule;
        policy[QStringLiteral("rules")] = rules;
        manifest[QStringLiteral("policy")] = policy;
    });
    return true;
}

inline bool setKey(ReleaseFiles& files, const char* key, const QJsonValue& value)
{
    editManifest(files, [&](QJsonObject& manifest) { manifest[QLatin1String(key)] = value; });
    return true;
}

inline bool setDetail(ReleaseFiles& files, const char* key, const char* value)
{
    editManifest(files, [&](QJsonObject& manifest) {
        auto details = manifest[QStringLiteral("details")].toObject();
        details[QLatin1String(key)] = QLatin1String(value);
        manifest[QStringLiteral("details")] = details;
    });
    return true;
}

inline bool editApprovals(ReleaseFiles& files, const std::function<void(std::vector<ApprovalEntry>&)>& edit)
{
    auto entries = readApprovals(files.at("approvals.json")).value();
    edit(entries);
    files["approvals.json"] = approvalsText(entries);
    return true;
}

} // namespace tranche::test
