// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/governance/audit_facts.h"

#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/key_words.h"
#include "ui/words/messages/message_text.h"

#include <QJsonArray>

namespace tranche {

namespace {

QString factOf(const AuditEntry& entry, const char* key)
{
    const auto value = entry.facts.value(QLatin1String(key));
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

QString valueOf(const QJsonValue& value)
{
    if (value.isDouble())
        return countText(static_cast<std::size_t>(value.toInteger()));
    if (value.isBool())
        return value.toBool() ? tr("yes") : tr("no");
    if (!value.isArray())
        return value.toString();
    QStringList all;
    for (const auto& element : value.toArray())
        all += element.isArray() ? QLatin1Char('{') + valueOf(element) + QLatin1Char('}') : element.toString();
    return all.join(QStringLiteral(", "));
}

/// Facts as they stand: "rule: drop, attributes: Age, Sex". Digests are cut.
QString plainFacts(const AuditEntry& entry)
{
    QStringList parts;
    for (auto fact = entry.facts.begin(); fact != entry.facts.end(); ++fact) {
        auto value = valueOf(fact.value());
        if (value.size() == 64 && !value.contains(QLatin1Char(' ')))
            value = value.left(8) + QStringLiteral("…");
        if (!value.isEmpty())
            parts += tr("%1: %2").arg(fact.key(), value);
    }
    return parts.join(QStringLiteral("; "));
}

QString parameterText(const AuditEntry& entry)
{
    const auto before = factOf(entry, "before");
    const auto now = tr("%1: %2").arg(factOf(entry, "parameter"), factOf(entry, "value"));
    return before.isEmpty() ? now : tr("%1, before %2").arg(now, before);
}

QString approvalText(const AuditEntry& entry)
{
    const auto count = tr("%1 of %2").arg(factOf(entry, "number"), factOf(entry, "asked"));
    const auto key = factOf(entry, "key");
    return key.isEmpty() ? tr("%1, not signed").arg(count) : tr("%1, key %2").arg(count, keyIdWords(key));
}

QString exportText(const AuditEntry& entry)
{
    return tr("%1, %2 files; %3, %4 files")
        .arg(factOf(entry, "release"), factOf(entry, "release_files"), factOf(entry, "internal"), factOf(entry, "internal_files"));
}

QString keyText(const AuditEntry& entry)
{
    const bool own = factOf(entry, "kind") == QStringLiteral("own key");
    return tr("%1: %2").arg(own ? tr("key to sign with") : tr("key of a signer"), keyIdWords(factOf(entry, "key")));
}

} // namespace

QString eventText(AuditEvent event)
{
    switch (event) {
    case AuditEvent::Opened: return tr("opened");
    case AuditEvent::Recipe: return tr("recipe");
    case AuditEvent::Policy: return tr("policy");
    case AuditEvent::Role: return tr("role");
    case AuditEvent::Type: return tr("type");
    case AuditEvent::Missing: return tr("missing values");
    case AuditEvent::Order: return tr("order");
    case AuditEvent::Bins: return tr("bins");
    case AuditEvent::Column: return tr("column");
    case AuditEvent::Parameter: return tr("parameter");
    case AuditEvent::Proposal: return tr("proposal");
    case AuditEvent::Result: return tr("result");
    case AuditEvent::Refused: return tr("refused");
    case AuditEvent::Undone: return tr("undone");
    case AuditEvent::Verified: return tr("verified");
    case AuditEvent::Waived: return tr("waived");
    case AuditEvent::Approved: return tr("approved");
    case AuditEvent::Released: return tr("released");
    case AuditEvent::Exported: return tr("exported");
    case AuditEvent::ImportedKey: return tr("imported key");
    case AuditEvent::Recovered: return tr("recovered");
    }
    return {};
}

QString eventIcon(AuditEvent event)
{
    switch (event) {
    case AuditEvent::Opened: return QStringLiteral("open");
    case AuditEvent::Recipe: return QStringLiteral("recipe");
    case AuditEvent::Policy: return QStringLiteral("policy");
    case AuditEvent::Role: return QStringLiteral("stage-roles");
    case AuditEvent::Type:
    case AuditEvent::Order: return QStringLiteral("type-text");
    case AuditEvent::Missing: return QStringLiteral("missing");
    case AuditEvent::Bins: return QStringLiteral("bins");
    case AuditEvent::Column: return QStringLiteral("stage-columns");
    case AuditEvent::Parameter: return QStringLiteral("settings");
    case AuditEvent::Proposal: return QStringLiteral("proposal");
    case AuditEvent::Result: return QStringLiteral("stage-buckets");
    case AuditEvent::Refused: return QStringLiteral("fail");
    case AuditEvent::Undone: return QStringLiteral("undo");
    case AuditEvent::Verified: return QStringLiteral("stage-risk");
    case AuditEvent::Waived: return QStringLiteral("jump");
    case AuditEvent::Approved: return QStringLiteral("seal");
    case AuditEvent::Released: return QStringLiteral("pass");
    case AuditEvent::Exported: return QStringLiteral("export");
    case AuditEvent::ImportedKey: return QStringLiteral("key");
    case AuditEvent::Recovered: return QStringLiteral("warn");
    }
    return {};
}

QString whatText(const AuditEntry& entry)
{
    switch (entry.event) {
    case AuditEvent::Parameter: return entry.facts.contains(QStringLiteral("parameter")) ? parameterText(entry) : plainFacts(entry);
    case AuditEvent::Approved: return approvalText(entry);
    case AuditEvent::Exported: return exportText(entry);
    case AuditEvent::ImportedKey: return keyText(entry);
    case AuditEvent::Waived:
        return entry.facts.contains(QStringLiteral("taken_back")) ? tr("%1: taken back").arg(factOf(entry, "rule"))
                                                                  : tr("%1: “%2”").arg(factOf(entry, "rule"), factOf(entry, "reason"));
    default: return plainFacts(entry);
    }
}

QString whoText(const AuditEntry& entry)
{
    return factOf(entry, "name");
}

QString chainText(const AuditReading& log)
{
    if (log.fault)
        return messageText(*log.fault);
    const auto entries = log.lines.size();
    return entries == 1 ? tr("chain intact, 1 entry") : tr("chain intact, %1 entries").arg(countText(entries));
}

QString chainState(const Result<AuditReading>& log)
{
    if (!log)
        return tr("Audit log: not read");
    return log->fault ? tr("Audit log: chain broken at entry %1").arg(countText(log->fault->place.line))
                      : tr("Audit log: %1").arg(chainText(*log));
}

} // namespace tranche
