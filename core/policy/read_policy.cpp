// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/policy_message.h"
#include "core/import/qt_text.h"
#include "core/import/repeated_key.h"
#include "core/import/sha256.h"
#include "core/policy/policy.h"
#include "core/policy/rule_words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tranche {

namespace {

constexpr std::size_t mostApprovers = 2;
constexpr std::size_t mostDays = 36'525; // a hundred years
constexpr std::size_t mostTuples = 4'000'000'000;

using Words = std::vector<std::string>;

/// One entry of the policy, and how it is named where it is wrong.
struct PolicyEntry {
    std::string name;
    QJsonValue value;

    std::unexpected<Error> wrong(PolicyMessage said) const { return fail(ErrorCode::BadInput, {said, name}); }
};

Result<std::string> readLine(const QJsonObject& object, const char* key)
{
    const auto value = object.value(QLatin1String(key));
    const auto text = value.toString().toStdString();
    const auto isControl = [](unsigned char sign) { return std::iscntrl(sign) != 0; };
    if (value.isUndefined())
        return fail(ErrorCode::BadInput, {PolicyMessage::EntryMissing, key});
    if (value.toString().trimmed().isEmpty() || std::ranges::any_of(text, isControl))
        return fail(ErrorCode::BadInput, {PolicyMessage::NotALine, key});
    return text;
}

/// In lowest terms, so that a rule is written in one way only.
std::optional<Ratio> writtenRatio(const QJsonValue& value)
{
    const auto text = value.toString().toStdString();
    const auto ratio = parseRatio(text);
    return value.isString() && ratio && ratio->text() == text ? std::optional(*ratio) : std::nullopt;
}

Result<void> readRatio(const PolicyEntry& entry, RuleAsked& asked)
{
    asked.ratio = writtenRatio(entry.value);
    if (asked.rule == Rule::LeastL)
        return asked.ratio && *asked.ratio >= Ratio(1, 1) ? Result<void>() : entry.wrong(PolicyMessage::NotL);
    const bool isP = asked.ratio && asked.ratio->numerator() > 0 && *asked.ratio <= Ratio(1, 1);
    return isP ? Result<void>() : entry.wrong(PolicyMessage::NotP);
}

Result<void> readNumber(const PolicyEntry& entry, RuleAsked& asked)
{
    asked.number = entry.value.toDouble(-1.0);
    const bool isNumber = asked.number >= 0.0 && std::isfinite(asked.number);
    if (asked.rule == Rule::GreatestUnique)
        return isNumber && asked.number <= 1.0 ? Result<void>() : entry.wrong(PolicyMessage::NotAShare);
    return isNumber ? Result<void>() : entry.wrong(PolicyMessage::NotANumber);
}

Result<void> readCount(const PolicyEntry& entry, RuleAsked& asked)
{
    const std::size_t most = asked.rule == Rule::Approvers ? mostApprovers : asked.rule == Rule::LeastBucket ? mostTuples : mostDays;
    const double number = entry.value.toDouble(-1.0);
    if (number != std::floor(number) || number < 1.0 || number > static_cast<double>(most))
        return fail(ErrorCode::BadInput, {PolicyMessage::NotACount, entry.name, std::uint64_t{1}, std::uint64_t{most}});
    asked.count = static_cast<std::size_t>(number);
    return {};
}

Result<void> readFlag(const PolicyEntry& entry, RuleAsked& asked)
{
    asked.yes = entry.value.toBool();
    return entry.value.isBool() ? Result<void>() : entry.wrong(PolicyMessage::NotAFlag);
}

Result<void> readWord(const PolicyEntry& entry, RuleAsked& asked)
{
    const auto known = wordsOfRule(asked.rule);
    asked.words = {entry.value.toString().toStdString()};
    if (std::ranges::find(known, asked.words.front()) == known.end())
        return fail(ErrorCode::BadInput, {PolicyMessage::NotAWord, entry.name, known});
    return {};
}

Result<void> readWords(const PolicyEntry& entry, RuleAsked& asked)
{
    const auto known = wordsOfRule(asked.rule);
    const auto list = entry.value.toArray();
    bool right = !list.isEmpty();
    for (const auto& element : list) {
        auto word = element.toString().toStdString();
        right = right && std::ranges::find(known, word) != known.end() && std::ranges::find(asked.words, word) == asked.words.end();
        asked.words.push_back(std::move(word));
    }
    return right ? Result<void>() : fail(ErrorCode::BadInput, {PolicyMessage::NotWords, entry.name, known});
}

Result<RuleAsked> readRule(const QString& key, const QJsonValue& value)
{
    const PolicyEntry entry{"rules." + key.toStdString(), value};
    const auto rule = ruleOfKey(key.toStdString());
    if (!rule)
        return entry.wrong(PolicyMessage::RuleUnknown);
    RuleAsked asked{.rule = *rule};
    const auto read = [&]() -> Result<void> {
        switch (*rule) {
        case Rule::Models:
        case Rule::ReleaseTypes: return readWords(entry, asked);
        case Rule::LeastL:
        case Rule::GreatestP: return readRatio(entry, asked);
        case Rule::GreatestUnique:
        case Rule::LeastFakes: return readNumber(entry, asked);
        case Rule::LeastBucket:
        case Rule::Approvers:
        case Rule::ReviewWithinDays: return readCount(entry, asked);
        case Rule::Missing:
        case Rule::FormulaCells: return readWord(entry, asked);
        case Rule::Signed:
        case Rule::OriginalVerified: return readFlag(entry, asked);
        }
        return {};
    }();
    return read ? Result<RuleAsked>(std::move(asked)) : std::unexpected(read.error());
}

Result<std::vector<RuleAsked>> readRules(const QJsonValue& value)
{
    const PolicyEntry entry{"rules", value};
    const auto object = value.toObject();
    if (value.isUndefined())
        return entry.wrong(PolicyMessage::EntryMissing);
    if (object.isEmpty())
        return entry.wrong(PolicyMessage::NoRules);
    std::vector<RuleAsked> rules;
    for (auto rule = object.begin(); rule != object.end(); ++rule) {
        auto asked = readRule(rule.key(), rule.value());
        if (!asked)
            return std::unexpected(asked.error());
        rules.push_back(std::move(*asked));
    }
    std::ranges::sort(rules, {}, &RuleAsked::rule);
    return rules;
}

Result<QJsonObject> readObject(std::string_view json)
{
    QJsonParseError problem;
    const auto document = readJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document.isObject())
        return fail(ErrorCode::BadInput, PolicyMessage::NotJson);
    if (const auto twice = repeatedKey(json))
        return fail(ErrorCode::BadInput, {PolicyMessage::KeyTwice, *twice});
    const auto object = document.object();
    for (const auto& key : object.keys())
        if (key != QLatin1String("format") && key != QLatin1String("name") && key != QLatin1String("version")
            && key != QLatin1String("rules"))
            return fail(ErrorCode::BadInput, {PolicyMessage::EntryUnknown, key.toStdString()});
    return object;
}

} // namespace

Result<Policy> readPolicy(std::string_view json)
{
    const auto object = readObject(json);
    if (!object)
        return std::unexpected(object.error());
    const auto format = object->value(QLatin1String("format"));
    if (format.isUndefined())
        return fail(ErrorCode::BadInput, {PolicyMessage::EntryMissing, "format"});
    if (!format.isDouble() || format.toDouble() != 1.0)
        return fail(ErrorCode::BadInput, {PolicyMessage::OtherFormat, "format"});
    auto name = readLine(*object, "name");
    if (!name)
        return std::unexpected(name.error());
    auto version = readLine(*object, "version");
    if (!version)
        return std::unexpected(version.error());
    auto rules = readRules(object->value(QLatin1String("rules")));
    if (!rules)
        return std::unexpected(rules.error());
    return Policy{std::move(*name), std::move(*version), sha256Hex(json), std::move(*rules), std::string(json)};
}

} // namespace tranche
