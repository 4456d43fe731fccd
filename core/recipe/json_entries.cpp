// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/json_entries.h"

#include "core/base/messages/recipe_message.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

/// What a problem is about.
std::string entryOf(const Statement& said)
{
    return said.arguments.empty() || said.arguments.front().texts.empty() ? std::string() : said.arguments.front().texts.front();
}

} // namespace

void EntryProblems::note(Statement said)
{
    ++m_count;
    if (m_known.emplace(said.says == RecipeMessage::EntryUnknown, entryOf(said), said.place.attribute).second)
        m_all.push_back(std::move(said));
}

std::optional<Error> EntryProblems::error() const
{
    return m_all.empty() ? std::nullopt : std::optional(Error(ErrorCode::BadInput, m_all.front()));
}

JsonEntries::JsonEntries(const QJsonValue& value, QString place, EntryProblems& problems)
    : m_object(value.toObject()), m_place(std::move(place)), m_problems(problems), m_before(problems.count()), m_isThere(value.isObject())
{
    if (!m_isThere && !value.isUndefined())
        m_problems.note({EntryMessage::NotAGroup, m_place.toStdString()});
}

void JsonEntries::note(Statement said)
{
    said.place.attribute = m_attribute;
    if (m_isThere)
        m_problems.note(std::move(said));
}

QString JsonEntries::placeOf(const char* name) const
{
    return m_place.isEmpty() ? QString::fromLatin1(name) : m_place + QLatin1Char('.') + QLatin1String(name);
}

void JsonEntries::noteWrong(const QString& place, EntryMessage expected)
{
    note({expected, place.toStdString()});
}

void JsonEntries::ignore(const char* name)
{
    m_taken.insert(QString::fromLatin1(name));
}

QJsonValue JsonEntries::take(const char* name)
{
    const auto key = QString::fromLatin1(name);
    m_taken.insert(key);
    if (!m_object.contains(key))
        note({RecipeMessage::EntryMissing, placeOf(name).toStdString()});
    return m_object.value(key);
}

void JsonEntries::finish()
{
    for (auto entry = m_object.begin(); entry != m_object.end(); ++entry)
        if (!m_taken.contains(entry.key()))
            note({RecipeMessage::EntryUnknown, m_place.isEmpty() ? std::string("recipe") : m_place.toStdString()});
}

std::string JsonEntries::text(const char* name)
{
    const auto value = take(name);
    if (!value.isString())
        wrong(name, EntryMessage::NotAText);
    return value.toString().toStdString();
}

bool JsonEntries::flag(const char* name)
{
    const auto value = take(name);
    if (!value.isBool())
        wrong(name, EntryMessage::NotAFlag);
    return value.toBool();
}

std::size_t JsonEntries::countOf(const char* name, const QJsonValue& value, std::uint64_t least, std::uint64_t most)
{
    const double number = value.toDouble(-1.0);
    if (value.isDouble() && number == std::floor(number) && number >= static_cast<double>(least) && number <= static_cast<double>(most))
        return static_cast<std::size_t>(number);
    wrong(name, EntryMessage::NotACount);
    return static_cast<std::size_t>(least);
}

std::size_t JsonEntries::count(const char* name, std::uint64_t least, std::uint64_t most)
{
    return countOf(name, take(name), least, most);
}

std::optional<std::size_t> JsonEntries::countOrNull(const char* name, std::uint64_t least, std::uint64_t most)
{
    const auto value = take(name);
    return value.isNull() ? std::nullopt : std::optional(countOf(name, value, least, most));
}

std::optional<char> JsonEntries::sign(const char* name, bool mayBeNull)
{
    const auto value = take(name);
    if (value.isNull() && mayBeNull)
        return std::nullopt;
    const auto text = value.toString();
    if (value.isString() && text.size() == 1 && text.front().unicode() <= 0xff)
        return text.front().toLatin1();
    wrong(name, EntryMessage::NotASign);
    return ',';
}

Ratio JsonEntries::ratio(const char* name)
{
    const auto written = text(name);
    const auto read = parseRatio(written);
    if (read && read->text() == written)
        return *read;
    wrong(name, EntryMessage::NotAFraction);
    return {1, 1};
}

std::vector<std::string> JsonEntries::textsOf(const QString& place, const QJsonValue& value)
{
    std::vector<std::string> list;
    if (!value.isArray())
        noteWrong(place, EntryMessage::NotTexts);
    for (const auto& element : value.toArray()) {
        if (!element.isString()) {
            noteWrong(place, EntryMessage::NotTexts);
            return {};
        }
        list.push_back(element.toString().toStdString());
    }
    return list;
}

std::vector<std::string> JsonEntries::texts(const char* name)
{
    return textsOf(placeOf(name), take(name));
}

std::vector<std::vector<std::string>> JsonEntries::lists(const char* name)
{
    const auto value = take(name);
    std::vector<std::vector<std::string>> all;
    if (!value.isArray())
        wrong(name, EntryMessage::NotLists);
    for (const auto& element : value.toArray()) {
        if (!element.isArray() || !std::ranges::all_of(element.toArray(), [](const auto& text) { return text.isString(); })) {
            wrong(name, EntryMessage::NotTexts);
            return {};
        }
        all.push_back(textsOf(placeOf(name), element));
    }
    return all;
}

void JsonEntries::each(const char* name, const std::function<void(JsonEntries&)>& read)
{
    const auto value = take(name);
    if (!value.isArray())
        wrong(name, EntryMessage::NotAList);
    for (const auto& element : value.toArray()) {
        JsonEntries entries(element, placeOf(name), m_problems);
        read(entries);
        entries.finish();
    }
}

JsonEntries JsonEntries::object(const char* name)
{
    return {take(name), placeOf(name), m_problems};
}

} // namespace tranche
