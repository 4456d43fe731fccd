// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/intruder_facts.h"

#include "ui/session/tr.h"
#include "ui/words/wording.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tranche {

namespace {

constexpr std::size_t mostBuckets = 5;
constexpr std::size_t mostValues = 6;

bool isOver(const BigRational& probability, const std::optional<Ratio>& limit)
{
    return limit && probability > rationalOf(limit->numerator(), limit->denominator());
}

/// What is over the limit never reads like the limit.
QString chanceText(const Candidate& candidate, std::optional<Ratio> limit)
{
    const QString text = percentText(candidate.probability);
    if (!isOver(candidate.exact, limit) || text != percentText(limit->toDouble()))
        return text;
    for (int digits = 2; digits <= 14; ++digits) {
        const QString longer = QString::number(candidate.probability * 100.0, 'f', digits);
        if (longer != QString::number(limit->toDouble() * 100.0, 'f', digits))
            return decimalText(longer) + QStringLiteral("\u00a0%");
    }
    return QLatin1String(">") + text;
}

QString valueName(const IntruderAnswer& answer, const Inference& inference, const Candidate& candidate)
{
    return valueText(answer.slicing.table->attribute(inference.sensitive).values[candidate.value]);
}

std::optional<Ratio> limitOf(const PrivacyModel& model)
{
    return model.kind == ModelKind::LDiversity ? std::optional(model.l.inverse()) : std::nullopt;
}

/// Fitting buckets, the likeliest first.
std::vector<std::size_t> likeliest(const AdversaryView& view, const std::vector<double>& probabilities)
{
    std::vector<std::size_t> order(view.buckets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return probabilities[a] > probabilities[b]; });
    return order;
}

/// Chances of the buckets where nothing is asked about values: by their fit alone.
std::vector<double> chancesOf(const AdversaryView& view, std::size_t which)
{
    if (which < view.inferences.size())
        return view.inferences[which].bucketProbabilities;
    std::vector<double> chances;
    double all = 0.0;
    for (const auto& bucket : view.buckets) {
        chances.push_back(static_cast<double>(bucket.size) * bucket.fit);
        all += chances.back();
    }
    for (auto& chance : chances)
        chance /= all;
    return chances;
}

QString moreText(std::size_t count, double together)
{
    return count == 0 ? QString() : tr("and %1 more, together %2").arg(countText(count), percentText(together));
}

void addBuckets(IntruderFacts& facts, const IntruderAnswer& answer, std::size_t which)
{
    const auto& view = answer.view;
    const QString all = countText(answer.slicing.buckets->size(), Counted::Bucket);
    facts.bucketsHeading
        = view.buckets.size() == 1 ? tr("1 of %1 matches").arg(all) : tr("%1 of %2 match").arg(countText(view.buckets.size()), all);
    const auto chances = chancesOf(view, which);
    double left = 1.0;
    for (const auto i : likeliest(view, chances)) {
        if (facts.bucketIds.size() == mostBuckets)
            break;
        const auto& bucket = view.buckets[i];
        const QString number = countText(bucket.bucket.value + 1);
        const QString size = countText(bucket.size, Counted::Tuple);
        const QString chance = percentText(chances[i]);
        facts.buckets.rows.push_back({QStringLiteral("%1  ·  %2").arg(number, size),
                                      chances[i],
                                      chance,
                                      tr("Bucket %1, %2, contains the person with probability %3").arg(number, size, chance),
                                      {},
                                      false});
        facts.bucketIds.push_back(bucket.bucket);
        left -= chances[i];
    }
    facts.moreBuckets = moreText(view.buckets.size() - facts.bucketIds.size(), std::max(0.0, left));
}

void addValues(IntruderFacts& facts, const IntruderAnswer& answer, const Inference& inference, const PrivacyModel& model)
{
    const auto limit = limitOf(model);
    const QString attribute = briefName(answer.slicing.table->attribute(inference.sensitive).name);
    facts.valuesHeading = tr("Possible values of %1").arg(attribute);
    facts.values.look = BarRowsData::Look::Sensitive;
    if (limit) {
        facts.limit = tr("1/ℓ = %1").arg(percentText(limit->toDouble()));
        facts.values.limit = limit->toDouble();
    }
    double left = 1.0;
    for (const auto& candidate : inference.candidates) {
        if (facts.values.rows.size() == mostValues)
            break;
        const QString name = valueName(answer, inference, candidate);
        const QString chance = chanceText(candidate, limit);
        facts.values.rows.push_back({name,
                                     candidate.probability,
                                     chance,
                                     tr("%1 is %2 with probability %3").arg(attribute, name, chance),
                                     {},
                                     isOver(candidate.exact, limit)});
        left -= candidate.probability;
    }
    const double greatest = inference.candidates.empty() ? 1.0 : inference.candidates.front().probability;
    facts.values.end = std::min(1.0, std::max(greatest, facts.values.limit.value_or(0.0)) * 1.2);
    facts.moreValues = moreText(inference.candidates.size() - facts.values.rows.size(), std::max(0.0, left));
}

QString guessText(const IntruderAnswer& answer, const Inference& inference, const PrivacyModel& model)
{
    const auto& best = inference.candidates.front();
    if (best.exact == 1)
        return tr("It is %1: everyone who matches has this value.").arg(valueName(answer, inference, best));
    QStringList equal;
    for (const auto& candidate : inference.candidates)
        if (candidate.exact == best.exact)
            equal << valueName(answer, inference, candidate);
    const QString chance = chanceText(best, limitOf(model));
    const QString wrong = wrongText(best.exact);
    if (equal.size() == 1)
        return tr("My best guess is %1 (probability %2); I would be wrong %3.").arg(equal.front(), chance, wrong);
    if (equal.size() <= 3)
        return tr("%1 are equally likely, %2 each. I would be wrong %3.").arg(listText(equal), chance, wrong);
    return tr("%1 values are equally likely, %2 each. I would be wrong %3.")
        .arg(countText(static_cast<std::size_t>(equal.size())), chance, wrong);
}

QString bucketsText(std::size_t buckets)
{
    if (buckets == 1)
        return tr("One bucket could contain this person.");
    QString word = numberWord(buckets);
    word[0] = word[0].toUpper();
    return tr("%1 buckets could contain this person.").arg(word);
}

void addVerdict(IntruderFacts& facts, const IntruderAnswer& answer, const Inference& inference, const PrivacyModel& model)
{
    facts.guaranteed = inference.allKnown;
    facts.reading = inference.allKnown
                        ? tr("All other attributes are known: these are the probabilities p(t,s) that the guarantee limits.")
                        : tr("Not all other attributes are known. Unknown attributes rule nothing out, and each bucket is weighted by how "
                             "many of its tuples are expected to match. The guarantee does not refer to these probabilities.");
    facts.sentence = tr("“%1 %2”").arg(bucketsText(answer.view.buckets.size()), guessText(answer, inference, model));
    const auto limit = limitOf(model);
    if (!limit)
        facts.judgement = Judgement::Info;
    else if (!isOver(inference.greatest(), limit))
        facts.judgement = Judgement::Pass;
    else
        facts.judgement = inference.allKnown ? Judgement::Fail : Judgement::Warn;
}

QStringList cluesOf(const IntruderAnswer& answer)
{
    const auto& columns = *answer.slicing.columns;
    const auto& clues = answer.view.membership;
    QStringList texts;
    for (const auto attribute : clues.absentValues)
        texts << tr("No record has this value of %1.").arg(briefName(answer.slicing.table->attribute(attribute).name));
    for (const auto column : clues.absentColumns)
        texts << tr("%1: no record has this combination of values.").arg(columnName(columns, column));
    for (const auto& unique : clues.uniqueColumns)
        texts << (unique.complete ? tr("%1: nobody else has this value. It proves that the person is in the table, whatever ℓ is.")
                                        .arg(columnName(columns, unique.column))
                                  : tr("%1: nobody else has the known part of this value. It proves that a person with it is in the table, "
                                       "whatever ℓ is.")
                                        .arg(columnName(columns, unique.column)));
    return texts;
}

} // namespace

QString wrongText(const BigRational& right)
{
    const BigRational wrong = 1 - right;
    if (denominator(wrong) <= 12) {
        const auto times = numerator(wrong).convert_to<std::size_t>();
        const QString of = numberWord(denominator(wrong).convert_to<std::size_t>());
        return times == 1 ? tr("one time in %1").arg(of) : tr("%1 times in %2").arg(numberWord(times), of);
    }
    const auto share = wrong.convert_to<double>();
    for (std::size_t of = 2; of <= 10; ++of) {
        const auto times = static_cast<std::size_t>(std::lround(share * static_cast<double>(of)));
        if (times == 0 || times == of || std::abs(share - static_cast<double>(times) / static_cast<double>(of)) > 0.006)
            continue;
        return times == 1 ? tr("about one time in %1").arg(numberWord(of))
                          : tr("about %1 times in %2").arg(numberWord(times), numberWord(of));
    }
    const auto inHundred = std::lround(share * 100.0);
    if (inHundred < 1)
        return tr("less than one time in 100");
    return inHundred > 99 ? tr("more than 99 times in 100") : tr("about %1 times in 100").arg(inHundred);
}

IntruderFacts intruderFacts(const IntruderAnswer& answer, const PrivacyModel& model, std::size_t which)
{
    const auto& view = answer.view;
    IntruderFacts facts;
    facts.clues = cluesOf(answer);
    if (view.membership.nothingFits) {
        facts.bucketsHeading = tr("No bucket matches");
        facts.sentence = tr("“No bucket matches: this person is not in the table.”");
        return facts;
    }
    addBuckets(facts, answer, which);
    if (which < view.inferences.size()) {
        addValues(facts, answer, view.inferences[which], model);
        addVerdict(facts, answer, view.inferences[which], model);
    }
    const auto agree = view.membership.agreeingTuples;
    facts.agreeing = agree == 0   ? tr("No record of the table matches all of this: it is a fake. An intruder cannot see that.")
                     : agree == 1 ? tr("One record of the table matches all of this. An intruder cannot see that.")
                                  : tr("%1 records of the table match all of this. An intruder cannot see that.").arg(countText(agree));
    return facts;
}

std::vector<KnownColumn> knownColumns(const IntruderAnswer& answer, std::optional<BucketId> bucket)
{
    const auto& columns = *answer.slicing.columns;
    const auto& view = answer.view;
    const auto place
        = std::ranges::find_if(view.buckets, [&](const FittingBucket& fitting) { return bucket && fitting.bucket == *bucket; });
    std::vector<KnownColumn> known;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        QStringList values;
        for (const auto id : columns.columns()[c])
            for (const auto& one : answer.known)
                if (one.attribute == id)
                    values << (one.code ? valueText(answer.slicing.table->attribute(id).values[*one.code]) : tr("another value"));
        if (values.isEmpty())
            continue;
        QString rows;
        if (place != view.buckets.end())
            rows = (place->size == 1 ? tr("%1 of %2 row") : tr("%1 of %2 rows"))
                       .arg(countText(view.agreeingOf(static_cast<std::size_t>(place - view.buckets.begin()))[c]), countText(place->size));
        known.push_back({{c, columns.sensitive().has_value() && c + 1 == columns.size()}, values.join(QStringLiteral(", ")), rows});
    }
    return known;
}

} // namespace tranche
