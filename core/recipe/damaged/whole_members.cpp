// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/damaged/whole_members.h"

#include "core/import/qt_text.h"

#include <QJsonArray>
#include <QJsonParseError>

#include <algorithm>
#include <optional>
#include <string>

namespace tranche {

namespace {

/// Walks over JSON by its signs alone, without asking whether the values in it are any.
class MemberWalk {
public:
    explicit MemberWalk(std::string_view text) : m_text(text) {}

    std::size_t at() const { return m_at; }
    bool isAtEnd() const { return m_at == m_text.size(); }

    void skipBlanks()
    {
        while (!isAtEnd() && isSpace(m_text[m_at]))
            ++m_at;
    }
    bool take(char sign)
    {
        skipBlanks();
        if (isAtEnd() || m_text[m_at] != sign)
            return false;
        ++m_at;
        return true;
    }
    bool seesComma() const { return !isAtEnd() && m_text[m_at] == ','; }
    bool seesEnd() const { return !isAtEnd() && m_text[m_at] == '}'; }

    /// With its quotes.
    std::optional<std::string_view> string()
    {
        skipBlanks();
        const auto from = m_at;
        if (!passString())
            return std::nullopt;
        return m_text.substr(from, m_at - from);
    }
    std::optional<std::string_view> value()
    {
        skipBlanks();
        const auto from = m_at;
        std::string open;
        do {
            if (isAtEnd() || !passSign(open))
                return std::nullopt;
        } while (!open.empty() || (!isAtEnd() && !isSpace(m_text[m_at]) && !seesComma() && !seesEnd()));
        return m_text.substr(from, m_at - from);
    }

private:
    static bool isSpace(char sign) { return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t'; }

    bool passString()
    {
        if (isAtEnd() || m_text[m_at] != '"')
            return false;
        bool isEscaped = false;
        for (++m_at; !isAtEnd(); ++m_at) {
            const char sign = m_text[m_at];
            if (static_cast<unsigned char>(sign) < 0x20)
                return false;
            if (sign == '"' && !isEscaped)
                return ++m_at, true;
            isEscaped = sign == '\\' && !isEscaped;
        }
        return false;
    }
    /// A string, or one sign; `open` are the brackets that wait for their ends.
    bool passSign(std::string& open)
    {
        const char sign = m_text[m_at];
        if (sign == '"')
            return passString();
        if (sign == '{' || sign == '[')
            open += sign == '{' ? '}' : ']';
        if (sign == '}' || sign == ']') {
            if (open.empty() || open.back() != sign)
                return false;
            open.pop_back();
        }
        ++m_at;
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// One value alone; none where it is no JSON.
std::optional<QJsonValue> parsed(std::string_view value)
{
    QJsonParseError fault;
    const auto document = readJson('[' + std::string(value) + ']', &fault);
    if (fault.error != QJsonParseError::NoError || document.array().size() != 1)
        return std::nullopt;
    return document.array().first();
}

void add(WholeMembers& whole, std::string_view key, std::string_view value)
{
    const auto name = parsed(key);
    const auto read = parsed(value);
    if (!name || !name->isString()) {
        whole.damaged.insert({});
        return;
    }
    const auto text = name->toString();
    if (!read || whole.members.contains(text) || whole.damaged.contains(text.toStdString())) {
        whole.members.remove(text);
        whole.damaged.insert(text.toStdString());
        return;
    }
    whole.members.insert(text, *read);
}

/// Whether the object went on to its end.
bool takeMembers(MemberWalk& walk, WholeMembers& whole)
{
    if (!walk.take('{'))
        return false;
    do {
        const auto key = walk.string();
        if (!key || !walk.take(':'))
            return false;
        const auto value = walk.value();
        walk.skipBlanks();
        if (!value || (!walk.seesComma() && !walk.seesEnd()))
            return false;
        add(whole, *key, *value);
    } while (walk.take(','));
    walk.take('}');
    walk.skipBlanks();
    return walk.isAtEnd();
}

} // namespace

WholeMembers wholeMembers(std::string_view text)
{
    WholeMembers whole;
    MemberWalk members(text);
    if (!takeMembers(members, whole))
        whole.brokenAt = static_cast<std::uint64_t>(std::ranges::count(text.substr(0, members.at()), '\n')) + 1;
    return whole;
}

} // namespace tranche
