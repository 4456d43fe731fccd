// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/guarantee.h"

#include "core/base/isolated.h"
#include "core/base/number_words.h"
#include "core/release/files/released_fields.h"

#include <algorithm>

namespace tranche {

namespace {

const char* knowerOf(std::size_t others, bool otherSensitive)
{
    if (others == 0)
        return "Someone who knows that a person may be in the table";
    if (otherSensitive)
        return "Someone who knows all other attributes of a person, including the other sensitive ones,";
    return others == 1   ? "Someone who knows the other attribute of a person"
           : others == 2 ? "Someone who knows both other attributes of a person"
                         : "Someone who knows all %1 other attributes of a person";
}

const char* sentenceOf(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity:
        return "%1 can link that person to any one value of %2 with a probability of at most %3, whether or not the person is in the "
               "table.";
    case ModelKind::Distinct:
        return "%1 is left with at least %3 possible values of %2, whether or not the person is in the table. This is a weak promise: one "
               "of the values may be almost certain.";
    case ModelKind::Entropy:
        return "%1 remains at least as uncertain about the value of %2, measured by entropy, as among %3 equally likely values, whether or "
               "not the person is in the table.";
    case ModelKind::Recursive:
        return "%1 will find that the most likely value of %2 is less than %3 times as likely as the %4 most likely and all less likely "
               "values combined, whether or not the person is in the table.";
    case ModelKind::TCloseness:
        return "%1 can infer a distribution of %2 that differs by at most %3 (earth mover's distance) from that of the whole table, "
               "whether or not the person is in the table.";
    }
    return "";
}

Ratio figureOf(const PrivacyModel& model)
{
    switch (model.kind) {
    case ModelKind::LDiversity: return model.l.inverse();
    case ModelKind::Distinct:
    case ModelKind::Entropy: return model.l;
    case ModelKind::Recursive: return model.c;
    case ModelKind::TCloseness: break;
    }
    return model.t;
}

std::string filledIn(const std::string& words, const std::vector<std::string>& parts)
{
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at)
        if (words[at] == '%')
            text += parts.at(static_cast<std::size_t>(words[++at] - '1'));
        else
            text += words[at];
    return text;
}

} // namespace

Guarantee guaranteeOf(const KeptTable& table, const PrivacyModel& model)
{
    if (table.sensitive().empty())
        return {.sentence = "No attribute is sensitive, so nothing is promised about what can be inferred about a person.",
                .sensitive = {}};
    Guarantee guarantee;
    guarantee.sentence = sentenceOf(model.kind);
    guarantee.others = table.attributeCount() - 1;
    guarantee.figure = figureOf(model);
    guarantee.isShare = model.kind == ModelKind::LDiversity;
    for (const auto id : table.sensitive())
        for (const auto& field : fieldsOf(table, id))
            guarantee.sensitive.push_back(field.meaning->name);
    const bool joint = std::ranges::any_of(table.attributes(), [](const auto& attribute) { return attribute.parts != nullptr; });
    guarantee.knower = knowerOf(guarantee.others, table.sensitive().size() > 1);
    guarantee.between = joint ? "%1 and %2" : "%1, or of %2";
    guarantee.around = joint ? "%1 together" : "%1";
    if (model.kind == ModelKind::Recursive)
        guarantee.rank = model.l.numerator();
    return guarantee;
}

std::string guaranteeSentence(const Snapshot& snapshot)
{
    const auto& model = snapshot.parameters.model;
    const auto guarantee = guaranteeOf(*snapshot.kept, model);
    std::string names;
    for (const auto& name : guarantee.sensitive) {
        const auto quoted = '"' + isolated(name) + '"';
        names = names.empty() ? quoted : filledIn(guarantee.between, {names, quoted});
    }
    const auto& figure = guarantee.figure;
    constexpr int digits = 9;
    const bool isShort = !guarantee.isShare && figure.roundedDown(digits) == figure;
    const auto number = isShort ? figure.textRoundedDown(digits) : figure.text();
    const auto text
        = filledIn(guarantee.sentence, {filledIn(guarantee.knower, {countWord(guarantee.others)}), filledIn(guarantee.around, {names}),
                                        number, guarantee.rank ? ordinal(*guarantee.rank) : ""});
    if (model.kind == ModelKind::Distinct && !guarantee.sensitive.empty())
        return text + " Here its probability is at most " + snapshot.report->maxP().text() + '.';
    return text;
}

} // namespace tranche
