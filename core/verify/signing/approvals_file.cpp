// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/signing/approvals_file.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/import/blank.h"
#include "core/import/qt_text.h"
#include "core/verify/reading/manifest_json.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace tranche {

namespace {

std::unexpected<Error> noApprovals()
{
    return fail(ErrorCode::BadInput, EvidenceMessage::NotApprovals, {.file = "approvals.json"});
}

std::optional<std::string> wordsAt(const QJsonObject& object, const char* key)
{
    const auto value = object.value(QLatin1String(key));
    auto text = value.toString().toStdString();
    return value.isString() && !isBlank(text) ? std::optional(std::move(text)) : std::nullopt;
}

/// Name, reason and time of an object that has nothing else beside `others` keys.
std::optional<ApprovalEntry> saidIn(const QJsonObject& object, qsizetype others)
{
    auto name = wordsAt(object, "name");
    auto reason = wordsAt(object, "reason");
    auto time = wordsAt(object, "time");
    if (!name || !reason || !time || object.size() != 3 + others)
        return std::nullopt;
    return ApprovalEntry{std::move(*name), std::move(*reason), std::move(*time), {}, {}};
}

} // namespace

bool isDay(std::string_view text)
{
    const auto day = qtText(text);
    return QDate::fromString(day, QStringLiteral("yyyy-MM-dd")).toString(QStringLiteral("yyyy-MM-dd")) == day && !day.isEmpty();
}

bool isTime(std::string_view text)
{
    constexpr std::string_view form = "dddd-dd-ddTdd:dd:ddZ";
    if (text.size() != form.size() || !isDay(text.substr(0, 10)))
        return false;
    for (std::size_t at = 10; at < form.size(); ++at)
        if (form[at] == 'd' ? text[at] < '0' || text[at] > '9' : text[at] != form[at])
            return false;
    return text.substr(11, 2) <= "23" && text.substr(14, 2) <= "59" && text.substr(17, 2) <= "60";
}

Result<std::vector<ApprovalEntry>> readApprovals(std::string_view json)
{
    const auto array = parseArrayStrictly(json);
    if (!array)
        return noApprovals();
    std::vector<ApprovalEntry> entries;
    for (const auto value : *array) {
        const auto object = value.toObject();
        auto entry = saidIn(object, 2);
        const auto key = object.value(QLatin1String("key"));
        const auto signature = object.value(QLatin1String("signature"));
        const bool isSigned = key.isString() && signature.isString();
        if (!entry || !isTime(entry->time) || (!isSigned && !(key.isNull() && signature.isNull())))
            return noApprovals();
        if (isSigned) {
            entry->key = key.toString().toStdString();
            entry->signature = signature.toString().toStdString();
        }
        entries.push_back(std::move(*entry));
    }
    return entries;
}

bool saysTheSame(std::string_view comment, const ApprovalEntry& entry)
{
    const auto object = parseObjectStrictly(comment);
    const auto said = object ? saidIn(*object, 0) : std::nullopt;
    return said && said->name == entry.name && said->reason == entry.reason && said->time == entry.time;
}

} // namespace tranche
