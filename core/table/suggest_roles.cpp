// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/suggest_roles.h"

#include "core/table/missing.h"
#include "core/base/messages/role_message.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace tranche {

namespace {

using Words = std::vector<std::string>;

// A space inside an entry stands for "these words one after the other"; a star at its end for any ending.
constexpr std::array<std::string_view, 19> personWords
    = {"name",        "names",      "firstname",   "lastname",  "surname",   "forename", "fullname", "username", "first name", "last name",
       "family name", "given name", "maiden name", "full name", "user name", "login",    "nachname", "vorname",  "nom"};
constexpr std::array<std::string_view, 14> contactWords = {"mail",   "email", "e mail",     "phone*", "telephone*", "telefon*", "tel",
                                                           "mobile", "fax",   "cell phone", "handy",  "address",    "street",   "ip"};
constexpr std::array<std::string_view, 15> numberWords
    = {"ssn",         "social security*", "passport*",     "iban", "account*",   "insurance number", "patient id",    "person id",
       "customer id", "employee id",      "record number", "mrn",  "nhs number", "licence number",   "license number"};
constexpr std::array<std::string_view, 32> healthWords
    = {"disease*", "diagnos*",    "illness*",  "health*",     "medical*",   "medication*", "drug*",    "treatment*",
       "therap*",  "symptom*",    "hiv",       "icd*",        "disab*",     "handicap*",   "surger*",  "hospital*",
       "cancer*",  "diabet*",     "pregnan*",  "contracept*", "krankheit*", "diagnose*",   "religio*", "politic*",
       "sexual*",  "orientation", "criminal*", "offence*",    "offense*",   "union",       "genetic*", "condition"};
constexpr std::array<std::string_view, 18> moneyWords
    = {"income*", "salar*", "wage*",   "earning*", "pay",  "payment*", "debt*",      "credit*", "loan*",
       "wealth*", "asset*", "savings", "balance",  "tax*", "benefit*", "einkommen*", "gehalt*", "lohn*"};
constexpr std::array<std::string_view, 11> placeWords
    = {"zip*", "post code", "postcode", "postal*", "postal code", "plz", "postleitzahl", "pincode", "zipcode", "eircode", "cap"};
constexpr std::array<std::string_view, 9> birthWords
    = {"birth*", "dob", "born", "birthdate", "birthday", "geburtsdatum", "geboren", "geburts*", "naissance"};

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return isUpper(c) || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

/// "DateOfBirth", "date-of-birth" and "date_of_birth" all become date, of, birth.
Words wordsOf(std::string_view name)
{
    Words words;
    bool open = false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool hump = i > 0 && isUpper(c) && !isUpper(name[i - 1]) && isLetter(name[i - 1]);
        if (!isLetter(c)) {
            open = false;
            continue;
        }
        if (!open || hump)
            words.emplace_back();
        open = true;
        words.back() += isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return words;
}

bool wordFits(std::string_view pattern, std::string_view word)
{
    return pattern.ends_with('*') ? word.starts_with(pattern.substr(0, pattern.size() - 1)) : word == pattern;
}

bool fitsAt(std::string_view pattern, const Words& words, std::size_t first)
{
    for (;; ++first) {
        const auto blank = pattern.find(' ');
        if (first == words.size() || !wordFits(pattern.substr(0, blank), words[first]))
            return false;
        if (blank == std::string_view::npos)
            return true;
        pattern.remove_prefix(blank + 1);
    }
}

bool speaksOf(const Words& words, std::span<const std::string_view> patterns)
{
    return std::ranges::any_of(patterns, [&](auto pattern) {
        for (std::size_t first = 0; first < words.size(); ++first)
            if (fitsAt(pattern, words, first))
                return true;
        return false;
    });
}

bool looksLikeMail(std::string_view text)
{
    const auto at = text.find('@');
    if (at == 0 || at == std::string_view::npos || text.find('@', at + 1) != std::string_view::npos)
        return false;
    const auto dot = text.rfind('.');
    return dot != std::string_view::npos && dot > at + 1 && dot + 1 < text.size() && text.find(' ') == std::string_view::npos;
}

/// 7 to 15 digits, told from a plain number by a leading plus or at least two signs between the digits; an ISO date has two dashes but is
/// no number to call.
bool looksLikePhone(std::string_view text)
{
    const auto digits = std::ranges::count_if(text, isDigit);
    const auto signs = std::ranges::count_if(text, [](char c) { return std::string_view(" -/().").find(c) != std::string_view::npos; });
    const auto plus = static_cast<std::ptrdiff_t>(text.starts_with('+'));
    const bool allKnown = digits + signs + plus == static_cast<std::ptrdiff_t>(text.size());
    const bool dateLike = text.size() == 10 && digits == 8;
    return allKnown && !dateLike && digits >= 7 && digits <= 15 && (plus == 1 ? signs <= 6 : signs >= 2);
}

/// Whether nine in ten of the distinct values that are not missing look so.
template <class Looks>
bool mostly(const AttributeData& attribute, const std::vector<bool>& missing, Looks looks)
{
    std::size_t all = 0;
    std::size_t fitting = 0;
    for (std::uint32_t code = 0; code < missing.size(); ++code) {
        if (missing[code])
            continue;
        ++all;
        fitting += looks(attribute.dictionary.text(code)) ? 1U : 0U;
    }
    return all >= 3 && fitting * 10 >= all * 9;
}

std::optional<RoleSuggestion> byValues(const AttributeData& attribute, const Schema& schema, SourceId id)
{
    const auto missing = missingSpellings(attribute, schema, id);
    if (mostly(attribute, missing, looksLikeMail))
        return RoleSuggestion{Role::Identifier, RoleMessage::MailValues, true};
    if (mostly(attribute, missing, looksLikePhone))
        return RoleSuggestion{Role::Identifier, RoleMessage::PhoneValues, true};
    return std::nullopt;
}

std::optional<RoleSuggestion> byName(const Words& words)
{
    if (speaksOf(words, contactWords))
        return RoleSuggestion{Role::Identifier, RoleMessage::ContactName, true};
    if (speaksOf(words, numberWords))
        return RoleSuggestion{Role::Identifier, RoleMessage::NumberName, true};
    if (speaksOf(words, healthWords))
        return RoleSuggestion{Role::Sensitive, RoleMessage::ProtectedName, true};
    if (speaksOf(words, moneyWords))
        return RoleSuggestion{Role::Sensitive, RoleMessage::MoneyName, true};
    if (speaksOf(words, personWords))
        return RoleSuggestion{Role::Identifier, RoleMessage::PersonName, true};
    return std::nullopt;
}

std::optional<RoleSuggestion> byCounts(const AttributeProfile& profile, std::size_t tuples)
{
    const auto present = tuples - profile.missing;
    if (present >= 10 && profile.unique == present)
        return RoleSuggestion{Role::Identifier, RoleMessage::AllUnique, true};
    if (present >= 10 && profile.unique * 20 >= present * 19)
        return RoleSuggestion{Role::Identifier, {RoleMessage::NearlyUnique, profile.unique}, true};
    if (present >= 20 && profile.distinct * 2 >= present)
        return RoleSuggestion{Role::Excluded, {RoleMessage::ManyValues, profile.distinct}, true};
    return std::nullopt;
}

} // namespace

RoleSuggestion suggestRole(const AttributeData& attribute, const AttributeProfile& profile, const Schema& schema, SourceId id)
{
    const auto words = wordsOf(attribute.name);
    if (const auto found = byValues(attribute, schema, id))
        return *found;
    if (const auto found = byName(words))
        return *found;
    if (const auto found = byCounts(profile, attribute.codes.size()))
        return *found;
    if (speaksOf(words, placeWords))
        return {Role::QuasiIdentifier, RoleMessage::PostalCode, true};
    if (speaksOf(words, birthWords) || profile.detectedType == AttributeType::Date || profile.eitherOrder())
        return {Role::QuasiIdentifier, RoleMessage::Birth, true};
    return {Role::QuasiIdentifier, RoleMessage::MayBeKnown, false};
}

std::vector<RoleSuggestion> suggestRoles(const Table& table, const Schema& schema)
{
    std::vector<RoleSuggestion> suggestions;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto& attribute = table.attribute(SourceId(i));
        suggestions.push_back(suggestRole(attribute, profileOf(attribute, schema, SourceId(i)), schema, SourceId(i)));
    }
    return suggestions;
}

} // namespace tranche
