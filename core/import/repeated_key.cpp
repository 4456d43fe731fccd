// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/repeated_key.h"

#include "core/import/qt_text.h"

#include <QJsonArray>

#include <set>
#include <vector>

namespace tranche {

namespace {

/// Where the string that begins at `at` ends: its closing quote.
std::size_t closingQuote(std::string_view json, std::size_t at)
{
    for (++at; json[at] != '"'; ++at)
        if (json[at] == '\\')
            ++at;
    return at;
}

std::string unescaped(std::string_view quoted)
{
    if (!quoted.contains('\\'))
        return std::string(quoted.substr(1, quoted.size() - 2));
    return readJson('[' + std::string(quoted) + ']').array().at(0).toString().toStdString();
}

bool isKey(std::string_view json, std::size_t end)
{
    const auto next = json.find_first_not_of(" \t\r\n", end + 1);
    return next != std::string_view::npos && json[next] == ':';
}

} // namespace

std::optional<std::string> repeatedKey(std::string_view json)
{
    std::vector<std::set<std::string>> open;
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (json[at] == '{' || json[at] == '[')
            open.emplace_back();
        else if (json[at] == '}' || json[at] == ']')
            open.pop_back();
        if (json[at] != '"')
            continue;
        const auto end = closingQuote(json, at);
        if (isKey(json, end)) {
            auto key = unescaped(json.substr(at, end - at + 1));
            if (!open.back().insert(key).second)
                return key;
        }
        at = end;
    }
    return std::nullopt;
}

} // namespace tranche
