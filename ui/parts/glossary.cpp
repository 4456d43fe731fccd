// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/glossary.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace tranche {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tranche::Glossary)

public:
    struct Entry {
        QString pattern;
        QString meaning;
    };

    //: The first text of each pair is a pattern: the word with its endings, as it stands in sentences.
    static std::vector<Entry> all()
    {
        return {
            {tr("columns?"),
             tr("Column: attributes that stay together in the release. The one with the sensitive attribute is the sensitive column.")},
            {tr("buckets?"), tr("Bucket: a group of tuples within which each column is shuffled independently.")},
            {tr("tuples?|records?"), tr("Tuple: one record of the original table; it stands for one person.")},
            {tr("attributes?"), tr("Attribute: one field of the original table.")},
            {tr("quasi-identifiers?"), tr("Quasi-identifier: an attribute that someone may know about a person.")},
            {tr("(?:sensitive)"), tr("Sensitive: what must not be linked to a person.")},
            {tr("q-match(?:es|ing)?"), tr("q-match: a bucket that contains a person's quasi-identifier values, column by column.")},
            {tr("fakes?"), tr("Fake: a combination of values that the release makes possible but that belongs to nobody. Fakes hide who is "
                              "in the table.")},
            {tr("medoids?"), tr("Medoid: the attribute closest to all others in its column.")},
            {QStringLiteral("φ²"), tr("φ²: how closely two attributes are related, from 0 to 1.")},
            {QStringLiteral("ℓ"),
             tr("ℓ: no sensitive value may be linked to a person with a probability above 1/ℓ. It may be a fraction.")},
            {QStringLiteral("α"), tr("α: the number of attributes in the sensitive column.")},
            {QStringLiteral("p\\(t,s\\)"), tr("p(t,s): the probability with which someone who knows all other attributes of a person t can "
                                              "link t to the sensitive value s.")},
        };
    }
};

} // namespace

std::vector<GlossaryHit> glossaryWordsIn(const QString& text)
{
    std::vector<GlossaryHit> hits;
    for (const auto& [pattern, meaning] : Words::all()) {
        const QRegularExpression word(QStringLiteral("(?<![\\w-])(?:%1)(?![\\w-])").arg(pattern),
                                      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = word.match(text); match.hasMatch())
            hits.push_back({static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), meaning});
    }
    std::ranges::sort(hits, {}, &GlossaryHit::start);
    return hits;
}

} // namespace tranche
