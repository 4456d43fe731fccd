// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/form_parts.h"

namespace tranche {

namespace {

using ConversionKind = Conversion::Kind;

constexpr ChoiceWords<ConversionKind, 4> conversionWords = {{{ConversionKind::TrimBlanks, conversionWord(ConversionKind::TrimBlanks)},
                                                             {ConversionKind::PlainNumbers, conversionWord(ConversionKind::PlainNumbers)},
                                                             {ConversionKind::RemoveEnd, conversionWord(ConversionKind::RemoveEnd)},
                                                             {ConversionKind::ReadAs, conversionWord(ConversionKind::ReadAs)}}};

} // namespace

QJsonArray conversionsJson(const std::vector<Conversion>& conversions)
{
    QJsonArray array;
    for (const auto& conversion : conversions)
        array.append(QJsonObject{{QStringLiteral("kind"), jsonText(conversionWord(conversion.kind))},
                                 {QStringLiteral("attributes"), jsonTexts(conversion.attributes)},
                                 {QStringLiteral("text"), jsonText(conversion.text)},
                                 {QStringLiteral("becomes"), jsonText(conversion.becomes)},
                                 {QStringLiteral("decimal"), jsonSign(conversion.decimal)},
                                 {QStringLiteral("groups"), jsonText(conversion.groups)},
                                 {QStringLiteral("around"), jsonText(conversion.around)}});
    return array;
}

std::vector<Conversion> readConversions(JsonEntries& entries, const char* name)
{
    std::vector<Conversion> conversions;
    entries.each(name, [&](JsonEntries& entry) {
        Conversion conversion;
        conversion.kind = entry.choice("kind", conversionWords);
        conversion.attributes = entry.texts("attributes");
        conversion.text = entry.text("text");
        conversion.becomes = entry.text("becomes");
        conversion.decimal = entry.sign("decimal", false).value_or('.');
        conversion.groups = entry.text("groups");
        conversion.around = entry.text("around");
        if (entry.isWhole())
            conversions.push_back(std::move(conversion));
    });
    return conversions;
}

} // namespace tranche
