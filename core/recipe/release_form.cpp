// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/release_form.h"

#include "core/base/messages/recipe_message.h"
#include "core/import/blank.h"
#include "core/import/sha256.h"
#include "core/policy/policy.h"
#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tranche {

namespace {

/// Texts of the details by their keys.
constexpr std::array<std::pair<const char*, std::string ReleaseDetails::*>, 8> detailTexts = {{{"title", &ReleaseDetails::title},
                                                                                               {"owner", &ReleaseDetails::owner},
                                                                                               {"purpose", &ReleaseDetails::purpose},
                                                                                               {"recipients", &ReleaseDetails::recipients},
                                                                                               {"conditions", &ReleaseDetails::conditions},
                                                                                               {"contact", &ReleaseDetails::contact},
                                                                                               {"review_by", &ReleaseDetails::reviewBy},
                                                                                               {"licence", &ReleaseDetails::licence}}};

QString formKey(const char* name)
{
    return QString::fromLatin1(name);
}

QJsonObject detailsJson(const ReleaseDetails& details)
{
    QJsonObject object;
    for (const auto& [name, text] : detailTexts)
        object.insert(formKey(name), jsonText(details.*text));
    object.insert(formKey("release_type"), details.type ? QJsonValue(jsonText(wordOf(releaseTypeWords, *details.type))) : QJsonValue());
    object.insert(formKey("sources"), jsonTexts(details.sources));
    return object;
}

QJsonArray textsJson(const AttributeTexts& texts)
{
    QJsonArray array;
    for (const auto& [name, text] : texts)
        array.append(QJsonObject{{formKey("attribute"), jsonText(name)},
                                 {formKey("label"), jsonText(text.label)},
                                 {formKey("description"), jsonText(text.description)}});
    return array;
}

QJsonArray valueLabelsJson(const ValueLabels& labels)
{
    QJsonArray array;
    for (const auto& [name, values] : labels) {
        QJsonArray each;
        for (const auto& [value, label] : values)
            each.append(QJsonObject{{formKey("value"), jsonText(value)}, {formKey("label"), jsonText(label)}});
        array.append(QJsonObject{{formKey("attribute"), jsonText(name)}, {formKey("values"), each}});
    }
    return array;
}

QJsonArray waiversJson(const std::vector<Waiver>& waivers)
{
    QJsonArray array;
    for (const auto& [rule, reason, by] : waivers)
        array.append(QJsonObject{{formKey("rule"), jsonText(rule)}, {formKey("reason"), jsonText(reason)}, {formKey("by"), jsonText(by)}});
    return array;
}

ReleaseDetails readDetails(JsonEntries entries)
{
    ReleaseDetails details;
    for (const auto& [name, text] : detailTexts)
        details.*text = entries.text(name);
    details.type = entries.choiceOrNull("release_type", releaseTypeWords);
    details.sources = entries.texts("sources");
    entries.finish();
    return details;
}

void readText(JsonEntries& entries, AttributeTexts& texts)
{
    auto name = entries.text("attribute");
    AttributeText text{entries.text("label"), entries.text("description")};
    if (entries.isWhole() && !texts.emplace(std::move(name), std::move(text)).second)
        entries.wrong("attribute", EntryMessage::StandsTwice);
}

void readValueLabels(JsonEntries& entries, ValueLabels& labels)
{
    std::map<std::string, std::string> values;
    auto name = entries.text("attribute");
    entries.each("values", [&](JsonEntries& entry) {
        auto value = entry.text("value");
        auto label = entry.text("label");
        if (entry.isWhole() && !values.emplace(std::move(value), std::move(label)).second)
            entry.wrong("value", EntryMessage::StandsTwice);
    });
    if (entries.isWhole() && !labels.emplace(std::move(name), std::move(values)).second)
        entries.wrong("attribute", EntryMessage::StandsTwice);
}

std::optional<PolicyName> readPolicyName(JsonEntries entries)
{
    PolicyName policy{entries.text("name"), entries.text("version"), entries.text("sha256")};
    entries.finish();
    return entries.isWhole() ? std::optional(std::move(policy)) : std::nullopt;
}

std::unexpected<Error> contradictsIn(RecipeMessage message, const char* entry)
{
    return fail(ErrorCode::BadInput, {message, entry});
}

bool isWaiver(const Waiver& waiver)
{
    return ruleOfKey(waiver.rule) && !isBlank(waiver.reason) && !isBlank(waiver.by);
}

} // namespace

QJsonObject releaseFormJson(const ReleaseOptions& options)
{
    QJsonObject form{{formKey("layout"), jsonText(wordOf(layoutWords, options.layout))},
                     {formKey("formula_cells"), jsonText(wordOf(formulaWords, options.formulaCells))}};
    if (!options.utility)
        form.insert(formKey("utility"), false);
    if (options.container != Container::Folder)
        form.insert(formKey("container"), jsonText(wordOf(containerWords, options.container)));
    if (options.linkings > 0)
        form.insert(formKey("linkings"), jsonNumber(options.linkings));
    if (options.details != ReleaseDetails())
        form.insert(formKey("details"), detailsJson(options.details));
    if (!options.texts.empty())
        form.insert(formKey("texts"), textsJson(options.texts));
    if (!options.valueLabels.empty())
        form.insert(formKey("value_labels"), valueLabelsJson(options.valueLabels));
    if (const auto& policy = options.policy)
        form.insert(formKey("policy"), QJsonObject{{formKey("name"), jsonText(policy->name)},
                                                   {formKey("version"), jsonText(policy->version)},
                                                   {formKey("sha256"), jsonText(policy->sha256)}});
    if (!options.waivers.empty())
        form.insert(formKey("waivers"), waiversJson(options.waivers));
    return form;
}

ReleaseOptions readReleaseForm(JsonEntries entries)
{
    ReleaseOptions options;
    options.layout = entries.choice("layout", layoutWords);
    options.formulaCells = entries.choice("formula_cells", formulaWords);
    if (entries.has("utility"))
        options.utility = entries.flag("utility");
    if (entries.has("container"))
        options.container = entries.choice("container", containerWords);
    if (entries.has("linkings"))
        options.linkings = entries.count("linkings", 0, mostLinkings);
    if (entries.has("details"))
        options.details = readDetails(entries.object("details"));
    if (entries.has("texts"))
        entries.each("texts", [&](JsonEntries& text) { readText(text, options.texts); });
    if (entries.has("value_labels"))
        entries.each("value_labels", [&](JsonEntries& labels) { readValueLabels(labels, options.valueLabels); });
    if (entries.has("policy"))
        options.policy = readPolicyName(entries.object("policy"));
    if (entries.has("waivers"))
        entries.each("waivers", [&](JsonEntries& waiver) {
            auto rule = waiver.text("rule");
            auto reason = waiver.text("reason");
            auto by = waiver.text("by");
            if (waiver.isWhole())
                options.waivers.push_back({std::move(rule), std::move(reason), std::move(by)});
        });
    entries.finish();
    return options;
}

Result<void> checkReleaseForm(const ReleaseOptions& options, const std::set<std::string>& known)
{
    if (options.linkings > mostLinkings)
        return fail(ErrorCode::BadInput, {EntryMessage::NotACount, "release.linkings"});
    if (!options.details.reviewBy.empty() && !isReviewDay(options.details.reviewBy))
        return fail(ErrorCode::BadInput, {EntryMessage::NotADay, "release.details.review_by"});
    if (!std::ranges::all_of(options.texts, [&](const auto& text) { return known.contains(text.first); }))
        return contradictsIn(RecipeMessage::AttributeUnknown, "release.texts");
    if (!std::ranges::all_of(options.valueLabels, [&](const auto& labels) { return known.contains(labels.first); }))
        return contradictsIn(RecipeMessage::AttributeUnknown, "release.value_labels");
    if (options.policy && !isSha256Hex(options.policy->sha256))
        return contradictsIn(RecipeMessage::NoDigest, "release.policy.sha256");
    std::set<std::string> waived;
    if (!options.policy && !options.waivers.empty())
        return contradictsIn(RecipeMessage::BadWaivers, "release.waivers");
    for (const auto& waiver : options.waivers)
        if (!isWaiver(waiver) || !waived.insert(waiver.rule).second)
            return contradictsIn(RecipeMessage::BadWaivers, "release.waivers");
    return {};
}

} // namespace tranche
