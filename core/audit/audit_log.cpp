// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit_log.h"

#include "core/import/qt_text.h"
#include "core/import/sha256.h"

#include <QDateTime>
#include <QJsonDocument>

#include <array>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 21> eventWords{"opened",   "recipe",       "policy",   "role",      "type",     "missing",
                                                      "order",    "bins",         "column",   "parameter", "proposal", "result",
                                                      "refused",  "undone",       "verified", "waived",    "approved", "released",
                                                      "exported", "imported key", "recovered"};

/// "name":value, as it stands inside an object.
std::string member(const QString& name, const QJsonValue& value)
{
    const auto bytes = jsonBytes(QJsonDocument(QJsonObject{{name, value}}), QJsonDocument::Compact);
    return bytes.substr(1, bytes.size() - 2);
}

} // namespace

std::string_view auditWord(AuditEvent event)
{
    return eventWords[static_cast<std::size_t>(event)];
}

std::optional<AuditEvent> auditEventOf(std::string_view word)
{
    for (std::size_t i = 0; i < eventWords.size(); ++i)
        if (eventWords[i] == word)
            return static_cast<AuditEvent>(i);
    return std::nullopt;
}

AuditLog::AuditLog(std::vector<std::string> lines) : m_lines(std::move(lines))
{
    if (!m_lines.empty())
        m_digest = sha256Hex(m_lines.back());
}

const std::string& AuditLog::add(AuditEvent event, const QJsonObject& facts)
{
    take(lineFor(event, facts));
    return m_lines.back();
}

std::string AuditLog::lineFor(AuditEvent event, const QJsonObject& facts) const
{
    const auto word = auditWord(event);
    std::string line = '{' + member(QStringLiteral("n"), static_cast<qint64>(m_lines.size() + 1)) + ','
                       + member(QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)) + ','
                       + member(QStringLiteral("event"), QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())));
    for (auto fact = facts.begin(); fact != facts.end(); ++fact)
        line += ',' + member(fact.key(), fact.value());
    return line + ',' + member(QStringLiteral("previous"), QString::fromStdString(m_digest)) + '}';
}

void AuditLog::take(std::string line)
{
    m_digest = sha256Hex(line);
    m_lines.push_back(std::move(line));
}

AuditHead AuditLog::head() const
{
    return {m_lines.size(), m_digest};
}

std::string AuditLog::text() const
{
    std::string text;
    for (const auto& line : m_lines)
        text += line + '\n';
    return text;
}

} // namespace tranche
