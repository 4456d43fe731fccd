// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/read_audit.h"

#include "core/audit/chain_fault.h"
#include "core/base/messages/release/audit_message.h"
#include "core/import/qt_text.h"
#include "core/import/repeated_key.h"
#include "core/import/sha256.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr double mostEntries = 4e9;

bool isTime(const QJsonValue& value)
{
    const auto text = value.toString();
    return text.endsWith(QLatin1Char('Z')) && QDateTime::fromString(text, Qt::ISODate).isValid();
}

bool isNumber(const QJsonValue& value)
{
    const double number = value.toDouble();
    return number >= 1.0 && number <= mostEntries && number == std::floor(number);
}

/// `line` is the number of the line, from 1.
Result<AuditEntry> readEntry(const std::string& text, std::uint64_t line)
{
    QJsonParseError problem;
    const auto document = readJson(text, &problem);
    auto facts = document.object();
    if (problem.error != QJsonParseError::NoError || !document.isObject() || !isNumber(facts[QLatin1String("n")])
        || !isTime(facts[QLatin1String("time")]) || !facts[QLatin1String("event")].isString()
        || !isSha256Hex(facts[QLatin1String("previous")].toString().toStdString()))
        return fail(ErrorCode::DoesNotHold, {AuditMessage::NotALine, line}, {.line = line});
    if (const auto key = repeatedKey(text))
        return fail(ErrorCode::DoesNotHold, {AuditMessage::KeyTwice, line, *key}, {.line = line});
    const auto event = auditEventOf(facts[QLatin1String("event")].toString().toStdString());
    if (!event)
        return fail(ErrorCode::DoesNotHold, {AuditMessage::UnknownEvent, line}, {.line = line});
    AuditEntry entry{.number = static_cast<std::size_t>(facts[QLatin1String("n")].toDouble()),
                     .time = facts[QLatin1String("time")].toString().toStdString(),
                     .event = *event,
                     .facts = {},
                     .previous = facts[QLatin1String("previous")].toString().toStdString(),
                     .digest = {}};
    for (const auto* key : {"n", "time", "event", "previous"})
        facts.remove(QLatin1String(key));
    entry.facts = std::move(facts);
    return entry;
}

/// The whole lines of a text; returns the bytes of a last line without an end.
std::size_t splitLines(std::string_view text, std::vector<std::string>& lines)
{
    std::size_t from = 0;
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', from)) {
        lines.emplace_back(text.substr(from, end - from));
        from = end + 1;
    }
    return text.size() - from;
}

} // namespace

AuditHead AuditReading::head() const
{
    return lines.empty() ? AuditHead() : AuditHead{lines.size(), sha256Hex(lines.back())};
}

AuditReading readAudit(std::string_view text, const JobContext& job)
{
    AuditReading reading;
    reading.torn = splitLines(text, reading.lines);
    std::optional<Error> firstUnreadable;
    std::vector<std::string> digests;
    for (std::size_t i = 0; i < reading.lines.size(); ++i) {
        job.check();
        auto entry = readEntry(reading.lines[i], i + 1);
        if (!entry && !firstUnreadable)
            firstUnreadable = entry.error();
        reading.entries.push_back(entry ? std::optional(std::move(*entry)) : std::nullopt);
        digests.push_back(sha256Hex(reading.lines[i]));
        if (reading.entries.back())
            reading.entries.back()->digest = digests.back();
    }
    reading.fault = chainFault(reading.entries, digests);
    if (firstUnreadable && (!reading.fault || firstUnreadable->place.line <= reading.fault->place.line))
        reading.fault = firstUnreadable;
    return reading;
}

} // namespace tranche
