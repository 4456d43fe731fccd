// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/manifest_details.h"

#include "core/base/messages/manifest_message.h"
#include "core/import/sha256.h"
#include "core/verify/reading/release_manifest.h"
#include "core/verify/signing/approvals_file.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace tranche {

namespace {

std::unexpected<Error> misstated(const char* key, ManifestMessage expected)
{
    return fail(ErrorCode::BadInput, {expected, key});
}

/// The texts at the keys; nullopt where one is none.
template <std::size_t Count>
std::optional<std::array<std::string, Count>> textsAt(const QJsonObject& object, const std::array<const char*, Count>& keys)
{
    std::array<std::string, Count> texts;
    for (std::size_t i = 0; i < Count; ++i) {
        const auto value = object.value(QLatin1String(keys[i]));
        if (!value.isString())
            return std::nullopt;
        texts[i] = value.toString().toStdString();
    }
    return texts;
}

/// A text, or "" for null; nullopt for anything else, and for an empty text where there is no null.
std::optional<std::string> textOrNull(const QJsonObject& object, const char* key)
{
    const auto value = object.value(QLatin1String(key));
    if (value.isNull())
        return std::string();
    auto text = value.toString().toStdString();
    return value.isString() && !text.empty() ? std::optional(std::move(text)) : std::nullopt;
}

Result<void> readDetails(const QJsonObject& object, ReleaseManifest& manifest)
{
    constexpr std::array<const char*, 6> keys{"title", "owner", "purpose", "recipients", "conditions", "contact"};
    auto texts = textsAt(object, keys);
    auto type = textOrNull(object, "release_type");
    auto day = textOrNull(object, "review_by");
    if (!texts || !type || !day || object.size() != 8)
        return misstated("details", ManifestMessage::NotDetails);
    if (!type->empty() && *type != "public" && *type != "scientific" && *type != "enclave")
        return misstated("details", ManifestMessage::NotDetails);
    if (!day->empty() && !isDay(*day))
        return misstated("details", ManifestMessage::NotDetails);
    manifest.freeTexts.insert(manifest.freeTexts.end(), texts->begin(), texts->end());
    auto& [title, owner, purpose, recipients, conditions, contact] = *texts;
    manifest.details = {std::move(title),
                        std::move(owner),
                        std::move(purpose),
                        std::move(recipients),
                        *type,
                        std::move(conditions),
                        std::move(contact),
                        *day};
    return {};
}

std::optional<RuleVerdict> verdictOf(const std::string& word)
{
    if (word == "pass")
        return RuleVerdict::Pass;
    if (word == "waived")
        return RuleVerdict::Waived;
    return word == "fail" ? std::optional(RuleVerdict::Fail) : std::nullopt;
}

std::optional<StatedRule> readRule(const QJsonObject& object)
{
    const auto texts = textsAt(object, std::array{"rule", "asked", "found", "verdict"});
    auto reason = textOrNull(object, "reason");
    auto by = textOrNull(object, "by");
    if (!texts || !reason || !by || object.size() != 6)
        return std::nullopt;
    const auto rule = ruleOfKey((*texts)[0]);
    const auto verdict = verdictOf((*texts)[3]);
    const bool waivedByNobody = verdict != RuleVerdict::Waived && !(reason->empty() && by->empty());
    if (!rule || !verdict || waivedByNobody)
        return std::nullopt;
    return StatedRule{*rule, (*texts)[1], (*texts)[2], *verdict, std::move(*reason), std::move(*by)};
}

Result<void> readPolicyOf(const QJsonValue& value, ReleaseManifest& manifest)
{
    if (value.isNull())
        return {};
    const auto object = value.toObject();
    const auto texts = textsAt(object, std::array{"name", "version", "sha256"});
    const auto rules = object.value(QLatin1String("rules"));
    if (!texts || !rules.isArray() || object.size() != 4 || !isSha256Hex((*texts)[2]))
        return misstated("policy", ManifestMessage::NotAPolicy);
    StatedPolicy policy{(*texts)[0], (*texts)[1], (*texts)[2], {}};
    for (const auto entry : rules.toArray()) {
        auto rule = readRule(entry.toObject());
        if (!rule || std::ranges::find(policy.rules, rule->rule, &StatedRule::rule) != policy.rules.end())
            return misstated("policy", ManifestMessage::NotAPolicy);
        manifest.freeTexts.insert(manifest.freeTexts.end(), {rule->reason, rule->by});
        policy.rules.push_back(std::move(*rule));
    }
    manifest.freeTexts.insert(manifest.freeTexts.end(), {policy.name, policy.version});
    manifest.policy = std::move(policy);
    return {};
}

Result<void> readAudit(const QJsonObject& object, ReleaseManifest& manifest)
{
    const auto entries = object.value(QLatin1String("entries"));
    manifest.audit.head = object.value(QLatin1String("head")).toString().toStdString();
    if (object.size() != 2 || !entries.isDouble() || entries.toInteger(-1) < 0 || !isSha256Hex(manifest.audit.head))
        return misstated("audit", ManifestMessage::NotAudit);
    manifest.audit.entries = static_cast<std::uint64_t>(entries.toInteger());
    return {};
}

} // namespace

Result<void> readStatedKeys(const QJsonObject& object, ReleaseManifest& manifest)
{
    for (const auto& read : {readDetails(object.value(QLatin1String("details")).toObject(), manifest),
                             readPolicyOf(object.value(QLatin1String("policy")), manifest),
                             readAudit(object.value(QLatin1String("audit")).toObject(), manifest)})
        if (!read)
            return read;
    return {};
}

} // namespace tranche
