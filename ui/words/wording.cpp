// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/wording.h"

#include "core/base/number_words.h"
#include "core/release/files/guarantee.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <array>

namespace tranche {

QString listText(const QStringList& names)
{
    if (names.size() < 2)
        return names.value(0);
    return tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

QString shortListText(const QStringList& names, qsizetype shown)
{
    if (names.size() <= shown)
        return listText(names);
    return tr("%1 and %2 more")
        .arg(names.mid(0, shown).join(QStringLiteral(", ")), countText(static_cast<std::size_t>(names.size() - shown)));
}

QStringList namesOf(const KeptTable& table, const ColumnPartition::Column& attributes)
{
    QStringList names;
    for (const AttributeId id : attributes)
        names << briefName(table.attribute(id).name);
    return names;
}

QString numberWord(std::size_t number)
{
    static const std::array words{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
    return number < words.size() ? tr(words[number]) : countText(number);
}

QString limitText(const Ratio& l)
{
    return QStringLiteral("%1/%2").arg(l.denominator()).arg(l.numerator());
}

QString withParts(const QString& words, const QStringList& parts)
{
    QString text;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const bool isPlace = words[at] == QLatin1Char('%') && at + 1 < words.size() && words[at + 1].isDigit();
        text += isPlace ? parts.value(words[++at].digitValue() - 1) : QString(words[at]);
    }
    return text;
}

namespace {

QString ordinalText(std::uint64_t number)
{
    const auto english = ordinal(number);
    const QString pattern = english.ends_with("st")   ? tr("%1st")
                            : english.ends_with("nd") ? tr("%1nd")
                            : english.ends_with("rd") ? tr("%1rd")
                                                      : tr("%1th");
    return pattern.arg(countText(number));
}

} // namespace

QString guaranteeText(const Snapshot& snapshot)
{
    if (!snapshot.kept)
        return {};
    const auto guarantee = guaranteeOf(*snapshot.kept, snapshot.parameters.model);
    if (guarantee.sensitive.empty()) {
        const QString nothing = tr(guarantee.sentence);
        return snapshot.buckets ? nothing + QLatin1Char(' ')
                                      + tr("No bucket has fewer than %1.").arg(countText(snapshot.buckets->sizes().least, Counted::Tuple))
                                : nothing;
    }
    QString names;
    for (const auto& name : guarantee.sensitive)
        names = names.isEmpty() ? briefName(name) : withParts(tr(guarantee.between), {names, briefName(name)});
    const QString figure = guarantee.isShare ? QString::fromStdString(guarantee.figure.text()) : askedText(guarantee.figure);
    const QString who = withParts(tr(guarantee.knower), {numberWord(guarantee.others)});
    const QString rank = guarantee.rank ? ordinalText(*guarantee.rank) : QString();
    return withParts(tr(guarantee.sentence), {who, withParts(tr(guarantee.around), {names}), figure, rank});
}

QString uniqueWarning(const ColumnPartition& columns, const ColumnFacts& facts, double limit)
{
    QStringList sentences;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (const double share = facts.uniqueShare(ColumnId{i}); share > limit)
            sentences << tr("%1 of all records have a value in column %2 that nobody else has. Such a value proves that the person is in "
                            "the table, whatever ℓ is.")
                             .arg(percentText(share), columnLetter(columns, ColumnId{i}));
    return sentences.join(QLatin1Char(' '));
}

QString notCoveredText()
{
    return tr("Does not cover: knowledge about other people in the bucket, or an earlier release of this table.");
}

} // namespace tranche
