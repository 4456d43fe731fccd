// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/guarantee.h"

#include "core/base/grouped_number.h"
#include "core/base/isolated.h"
#include "core/release/files/released_fields.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

std::string countWord(std::size_t count)
{
    constexpr std::array<const char*, 11> words{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
    return count < words.size() ? words[count] : groupedNumber(count);
}

/// "1st", "2nd", "3rd", "4th", "11th", "21st".
std::string ordinal(std::uint64_t number)
{
    const auto last = number / 10 % 10 == 1 ? 0 : number % 10;
    return std::to_string(number) + (last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

/// "A", or "A" and of "B"; where several count as one: "A" and "B" together.
std::string sensitiveNames(const KeptTable& table)
{
    std::string names;
    for (const auto id : table.sensitive())
        for (const auto& field : fieldsOf(table, id))
            names.append(names.empty() ? "\"" : field.part ? " and \"" : " and of \"").append(isolated(field.meaning->name)).append("\"");
    return std::ranges::any_of(table.attributes(), [](const auto& attribute) { return attribute.parts != nullptr; }) ? names + " together"
                                                                                                                     : names;
}

std::string knower(const KeptTable& table)
{
    const auto others = table.attributeCount() - 1;
    return others == 0   ? "Someone who knows that a person may be in the table"
           : others == 1 ? "Someone who knows the other attribute of a person"
                         : "Someone who knows all " + countWord(others) + " other attributes of a person";
}

std::string claim(const PrivacyReport& report, const std::string& of)
{
    const auto& model = report.model;
    switch (model.kind) {
    case ModelKind::LDiversity:
        return " can link that person to any one value of " + of + " with a probability of at most " + model.l.inverse().text();
    case ModelKind::Distinct:
        return " is left with at least " + std::to_string(model.l.numerator()) + " possible values of " + of
               + "; this is a weak promise, because one of them may be almost certain (here with a probability of up to "
               + report.maxP().text() + ")";
    case ModelKind::Entropy:
        return " remains at least as uncertain about the value of " + of + ", measured by entropy, as among " + model.l.text()
               + " equally likely values";
    case ModelKind::Recursive:
        return " will find that the most likely value of " + of + " is less than " + model.c.text() + " times as likely as the "
               + ordinal(model.l.numerator()) + " most likely and all less likely values combined";
    case ModelKind::TCloseness:
        return " can infer a distribution of " + of + " that differs by at most " + model.t.text()
               + " (earth mover's distance) from that of the whole table";
    }
    return {};
}

} // namespace

std::string guaranteeSentence(const Snapshot& snapshot)
{
    if (snapshot.report->claimsNothing())
        return "No attribute is sensitive: nothing is promised about what can be inferred from this release.";
    return knower(*snapshot.kept) + claim(*snapshot.report, sensitiveNames(*snapshot.kept))
           + ", whether or not the person is in the table.";
}

} // namespace tranche
