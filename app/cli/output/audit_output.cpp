// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/audit_output.h"

#include "app/cli/output/json_writer.h"
#include "app/words/message_words.h"
#include "core/base/messages/release/audit_message.h"

namespace tranche::cli {

namespace {

void writeFault(JsonWriter& json, const std::optional<Error>& fault)
{
    if (!fault) {
        json.nullMember("first_bad");
        return;
    }
    json.key("first_bad").beginObject();
    if (fault->place.line > 0)
        json.member("line", fault->place.line);
    else
        json.nullMember("line");
    json.member("why", messageWords(*fault)).endObject();
}

void writeRelease(JsonWriter& json, const AuditVerdict& verdict)
{
    if (!verdict.seal) {
        json.nullMember("release");
        return;
    }
    std::vector<std::string> elsewhere;
    for (const auto& remark : verdict.compared.remarks)
        elsewhere.push_back(remark.arguments.front().texts.front());
    json.key("release").beginObject().member("entries", verdict.seal->audit.entries).member("head", verdict.seal->audit.digest);
    json.member("matches", !verdict.fault()).listMember("approvals_elsewhere", elsewhere).endObject();
}

} // namespace

std::string auditText(const AuditVerdict& verdict)
{
    const auto head = verdict.reading.head();
    std::string text;
    if (verdict.reading.isIntact())
        text = messageWords({AuditMessage::Intact, std::uint64_t{head.entries}}) + "\nHead: " + head.digest + '\n';
    if (verdict.reading.torn > 0)
        text += messageWords({AuditMessage::Torn, std::uint64_t{head.entries}}) + '\n';
    if (!verdict.seal || verdict.fault())
        return text;
    text += messageWords({AuditMessage::Matches, std::uint64_t{verdict.seal->audit.entries}}) + '\n';
    for (const auto& remark : verdict.compared.remarks)
        text += messageWords(remark) + '\n';
    return text;
}

std::string auditJson(const AuditVerdict& verdict)
{
    const auto head = verdict.reading.head();
    JsonWriter json;
    json.beginObject().member("format", 1U).member("entries", head.entries).member("head", head.digest);
    json.member("intact", !verdict.fault());
    writeFault(json, verdict.fault());
    json.member("torn_bytes", verdict.reading.torn);
    writeRelease(json, verdict);
    json.endObject();
    return json.text();
}

} // namespace tranche::cli
