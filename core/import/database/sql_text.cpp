// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/sql_text.h"

#include "core/base/messages/import/database_message.h"

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

using Kind = DatabaseOptions::Kind;

bool isBlankOfSql(char sign)
{
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r' || sign == '\f' || sign == '\v';
}

bool isOfWord(char sign)
{
    const auto byte = static_cast<unsigned char>(sign);
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') || sign == '_' || byte >= 0x80;
}

/// The signs of a query outside quotes and comments, one after another.
class SqlSigns {
public:
    SqlSigns(std::string_view text, Kind kind) : m_text(text), m_kind(kind) {}

    /// The next word in capitals, or sign; empty at the end, nullopt where something is not closed. What is quoted is one sign: a quote.
    std::optional<std::string> next()
    {
        if (!skipBlanks())
            return std::nullopt;
        m_begin = m_at;
        if (m_at == m_text.size())
            return std::string();
        const char sign = m_text[m_at];
        if (sign == '\'' || sign == '"' || (m_kind == Kind::Sqlite && (sign == '`' || sign == '[')))
            return quoted(sign == '[' ? ']' : sign, false);
        if (m_kind == Kind::PostgreSql && sign == '$' && dollarTag() > 0)
            return dollarQuoted(dollarTag());
        if (!isOfWord(sign)) {
            ++m_at;
            return std::string(1, sign);
        }
        return word();
    }
    std::size_t begin() const { return m_begin; }
    std::size_t end() const { return m_at; }

private:
    std::optional<std::string> word()
    {
        std::string word;
        while (m_at < m_text.size() && (isOfWord(m_text[m_at]) || (m_kind == Kind::PostgreSql && m_text[m_at] == '$'))) {
            const char sign = m_text[m_at++];
            word += sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
        }
        const bool escapes = m_kind == Kind::PostgreSql && word == "E";
        if (escapes && m_text.substr(m_at).starts_with('\''))
            return quoted('\'', true);
        return word;
    }
    std::optional<std::string> quoted(char close, bool escapes)
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (escapes && m_text[m_at] == '\\') {
                ++m_at;
            } else if (m_text[m_at] == close) {
                if (close == ']' || !m_text.substr(m_at + 1).starts_with(close)) {
                    ++m_at;
                    return "\"";
                }
                ++m_at;
            }
        }
        return std::nullopt;
    }
    /// How long "$", a name, "$" is where that stands here; 0 where it does not.
    std::size_t dollarTag() const
    {
        auto at = m_at + 1;
        if (at < m_text.size() && m_text[at] >= '0' && m_text[at] <= '9')
            return 0;
        while (at < m_text.size() && isOfWord(m_text[at]))
            ++at;
        return at < m_text.size() && m_text[at] == '$' ? at + 1 - m_at : 0;
    }
    std::optional<std::string> dollarQuoted(std::size_t tag)
    {
        const auto end = m_text.find(m_text.substr(m_at, tag), m_at + tag);
        if (end == std::string_view::npos)
            return std::nullopt;
        m_at = end + tag;
        return "\"";
    }
    /// Past blanks and comments; false where a comment has no end.
    bool skipBlanks()
    {
        while (m_at < m_text.size()) {
            const auto rest = m_text.substr(m_at);
            if (isBlankOfSql(rest.front())) {
                ++m_at;
            } else if (rest.starts_with("--")) {
                m_at += std::min(rest.find_first_of("\r\n"), rest.size());
            } else if (rest.starts_with("/*")) {
                if (!skipComment())
                    return false;
            } else {
                break;
            }
        }
        return true;
    }
    /// Comments of PostgreSQL may hold others; those of SQLite end with the text.
    bool skipComment()
    {
        std::size_t depth = 0;
        do {
            const auto rest = m_text.substr(m_at);
            if (rest.empty())
                return m_kind == Kind::Sqlite;
            const bool opens = rest.starts_with("/*") && (depth == 0 || m_kind == Kind::PostgreSql);
            const bool closes = rest.starts_with("*/");
            depth += opens ? 1 : 0;
            depth -= closes ? 1 : 0;
            m_at += opens || closes ? 2 : 1;
        } while (depth > 0);
        return true;
    }

    std::string_view m_text;
    Kind m_kind;
    std::size_t m_at = 0;
    std::size_t m_begin = 0;
};

bool asks(const std::string& word, Kind kind)
{
    return word == "SELECT" || word == "WITH" || word == "VALUES" || (word == "TABLE" && kind == Kind::PostgreSql);
}

/// Follows the brackets of a query, and whether an ORDER BY stands outside all.
class QueryShape {
public:
    /// False where a bracket closes that was not opened.
    bool take(const std::string& sign)
    {
        if (sign == "(")
            ++m_depth;
        else if (sign == ")" && m_depth-- == 0)
            return false;
        if (m_depth == 0 && sign == "BY" && m_last == "ORDER")
            m_ordered = true;
        m_last = sign;
        return true;
    }
    bool closed() const { return m_depth == 0; }
    bool ordered() const { return m_ordered; }

private:
    std::size_t m_depth = 0;
    bool m_ordered = false;
    std::string m_last;
};

/// Words that SQLite or PostgreSQL keep for themselves where a name of an attribute could stand.
constexpr std::string_view reservedWords
    = " add all alter analyse analyze and any array as asc asymmetric authorization autoincrement begin between "
      "binary both by case cast check collate collation column commit concurrently constraint create cross "
      "current_catalog current_date current_role current_schema current_time current_timestamp current_user default "
      "deferrable delete desc distinct do drop else end escape except exclude exists false fetch for foreign freeze "
      "from full grant group having if ilike in index indexed initially inner insert intersect into is isnull join "
      "lateral leading left like limit localtime localtimestamp natural not nothing notnull null offset on only or "
      "order outer overlaps placing primary references returning right rollback select session_user set similar some "
      "symmetric system_user table tablesample then to trailing transaction true union unique update user using "
      "values variadic verbose when where window with ";

bool isReserved(std::string_view name)
{
    return reservedWords.contains(' ' + std::string(name) + ' ');
}

} // namespace

Result<AskingQuery> askingQuery(std::string_view text, Kind kind)
{
    const auto unfinished = fail(ErrorCode::InvalidArgument, DatabaseMessage::QueryUnfinished);
    if (text.find('\0') != std::string_view::npos)
        return unfinished;
    SqlSigns signs(text, kind);
    QueryShape shape;
    bool begun = false;
    std::size_t from = 0;
    std::size_t to = 0;
    while (true) {
        const auto sign = signs.next();
        if (!sign)
            return unfinished;
        if (sign->empty() || *sign == ";")
            break;
        if (to == 0)
            from = signs.begin();
        to = signs.end();
        if (!shape.take(*sign))
            return unfinished;
        if (!begun && *sign != "(" && !asks(*sign, kind))
            return fail(ErrorCode::InvalidArgument, DatabaseMessage::NotASelect);
        begun = begun || *sign != "(";
    }
    if (!begun || !shape.closed())
        return to == 0 ? fail(ErrorCode::InvalidArgument, DatabaseMessage::NothingAsked) : unfinished;
    for (auto more = signs.next(); !more || !more->empty(); more = signs.next())
        if (!more || *more != ";")
            return fail(ErrorCode::InvalidArgument, DatabaseMessage::SeveralStatements);
    return AskingQuery{std::string(text.substr(from, to - from)), shape.ordered()};
}

std::string quotedName(std::string_view name)
{
    std::string quoted = "\"";
    for (const char sign : name)
        quoted.append(sign == '"' ? 2 : 1, sign);
    return quoted + '"';
}

std::string sqlName(std::string_view name)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyz0123456789_";
    const bool isPlain
        = !name.empty() && name.find_first_not_of(plain) == std::string_view::npos && !(name.front() >= '0' && name.front() <= '9');
    return isPlain && !isReserved(name) ? std::string(name) : quotedName(name);
}

namespace {

/// Each part of a table's name, quoted so.
Result<std::string> tableWith(std::string_view table, std::string (*quoted)(std::string_view))
{
    const auto bad = fail(ErrorCode::InvalidArgument, DatabaseMessage::BadTableName);
    std::string all;
    for (int part = 0; part < 2; ++part) {
        std::string name;
        if (table.starts_with('"')) {
            std::size_t at = 1;
            for (; at < table.size() && (table[at] != '"' || table.substr(at + 1).starts_with('"')); ++at) {
                name += table[at];
                at += table[at] == '"' ? 1 : 0;
            }
            if (at >= table.size())
                return bad;
            table.remove_prefix(at + 1);
        } else {
            const auto end = std::min(table.find_first_of(".\""), table.size());
            name = table.substr(0, end);
            table.remove_prefix(end);
        }
        if (name.empty() || name.find('\0') != std::string::npos)
            return bad;
        all += quoted(name);
        if (table.empty())
            return all;
        if (table.front() != '.')
            return bad;
        table.remove_prefix(1);
        all += '.';
    }
    return bad;
}

} // namespace

Result<std::string> quotedTable(std::string_view table)
{
    return tableWith(table, quotedName);
}

Result<std::string> sqlTable(std::string_view table)
{
    return tableWith(table, sqlName);
}

std::string tableName(const std::vector<std::string>& parts)
{
    std::string all;
    for (const auto& part : parts) {
        all += all.empty() ? "" : ".";
        all += part.find_first_of(".\"") == std::string::npos ? part : quotedName(part);
    }
    return all;
}

} // namespace tranche
