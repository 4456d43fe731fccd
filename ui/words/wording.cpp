// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/wording.h"

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

QString guaranteeText(const Snapshot& snapshot)
{
    if (!snapshot.kept)
        return {};
    const auto names = namesOf(*snapshot.kept, snapshot.kept->sensitive());
    if (names.isEmpty()) {
        const QString nothing = tr("No attribute is sensitive, so nothing is promised about what someone could learn about a person. Only "
                                   "membership can be assessed.");
        return snapshot.buckets
                   ? nothing + QLatin1Char(' ')
                         + tr("No bucket has fewer than %1.").arg(countText(bucketSizes(*snapshot.buckets).least, Counted::Tuple))
                   : nothing;
    }
    const auto& model = snapshot.parameters.model;
    if (names.size() > 1 && model.kind != ModelKind::LDiversity)
        return modelGuarantee(model, tr("all other attributes, including the other sensitive ones,"), names.join(tr(", or of ")));
    if (names.size() > 1)
        return tr("Someone who knows all other attributes of a person, including the other sensitive ones, can link that person to any one "
                  "value of %1 with a probability of at most %2, whether or not the person is in the table.")
            .arg(names.join(tr(", or of ")), limitText(snapshot.parameters.model.l));
    const QString sensitive = names.front();
    const std::size_t others = snapshot.kept->attributeCount() - 1;
    const QString known = others == 0   ? tr("no other attribute")
                          : others == 1 ? tr("the other attribute")
                                        : tr("all %1 other attributes").arg(numberWord(others));
    return modelGuarantee(model, known, sensitive);
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
