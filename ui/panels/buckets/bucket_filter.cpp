// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/bucket_filter.h"

#include "core/adversary/adversary.h"
#include "core/adversary/known_value.h"
#include "core/privacy/tuple_risk.h"
#include "ui/session/naming/own_words.h"
#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

using How = BucketFilter::How;

How howOf(const QString& sign)
{
    if (sign == QLatin1String("<"))
        return How::Less;
    if (sign == QLatin1String("<=") || sign == QStringLiteral("≤"))
        return How::AtMost;
    if (sign == QLatin1String(">"))
        return How::Greater;
    return sign == QLatin1String("=") ? How::Equal : How::AtLeast;
}

template <class Number>
bool holds(const Number& value, How how, const Number& limit)
{
    switch (how) {
    case How::Less: return value < limit;
    case How::AtMost: return value <= limit;
    case How::Equal: return value == limit;
    case How::AtLeast: return value >= limit;
    case How::Greater: return value > limit;
    }
    return false;
}

std::optional<BucketFilter::What> whatOf(const QString& name)
{
    if (name.compare(QLatin1String("size"), Qt::CaseInsensitive) == 0)
        return BucketFilter::What::Size;
    if (name.compare(QLatin1String("p"), Qt::CaseInsensitive) == 0)
        return BucketFilter::What::LargestP;
    if (name.compare(QLatin1String("tuple"), Qt::CaseInsensitive) == 0)
        return BucketFilter::What::TupleP;
    return std::nullopt;
}

std::optional<Ratio> numberOf(const QString& typed)
{
    QString text = plainNumber(typed);
    if (text.startsWith(QLatin1Char('.')))
        text.prepend(QLatin1Char('0'));
    // The bars of a figure have edges with longer parts than a person would type.
    static const QRegularExpression fraction(QStringLiteral("^(\\d{1,19})/(\\d{1,19})$"));
    if (const auto match = fraction.match(text); match.hasMatch() && match.captured(2).toULongLong() > 0)
        return Ratio(match.captured(1).toULongLong(), match.captured(2).toULongLong());
    const auto number = parseRatio(text.toStdString());
    return number ? std::optional(*number) : std::nullopt;
}

/// One condition out of its parts. False: it is none.
bool add(BucketFilter& filter, const QRegularExpressionMatch& match)
{
    const bool quoted = match.capturedLength(1) > 0;
    const QString name = quoted ? match.captured(1) : match.captured(2);
    const QString value = match.capturedStart(4) >= 0 ? match.captured(4) : match.captured(5);
    const How how = howOf(match.captured(3));
    const auto what = quoted ? std::nullopt : whatOf(name);
    if (!what) {
        filter.values.push_back({name, value});
        return how == How::Equal;
    }
    const auto number = numberOf(value);
    if (number)
        filter.conditions.push_back({*what, how, *number});
    return number.has_value();
}

bool isOfTuples(const BucketFilter::Condition& condition)
{
    return condition.what == BucketFilter::What::TupleP;
}

/// Leaves only buckets that hold a tuple that is taken.
template <class Takes>
void keepHolders(std::vector<bool>& taken, const BucketPartition& buckets, Takes takes)
{
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket)
        if (taken[bucket])
            taken[bucket] = std::ranges::any_of(buckets.rowsOf(BucketId(bucket)), takes);
}

} // namespace

Result<BucketFilter> BucketFilter::parse(const QString& text)
{
    static const QRegularExpression condition(
        QStringLiteral("\\A(?:\"([^\"]+)\"|([^\\s\"<>=≤≥]+))\\s*(<=|>=|≤|≥|<|>|=)\\s*(?:\"([^\"]*)\"|([^\\s\"]+))(\\s+|\\z)"));
    BucketFilter filter;
    QString rest = text.trimmed();
    while (!rest.isEmpty()) {
        const QRegularExpressionMatch match = condition.match(rest);
        if (!match.hasMatch() || !add(filter, match))
            return std::unexpected(
                inOwnWords(ErrorCode::InvalidArgument,
                           QCoreApplication::translate("tranche::BucketFilter",
                                                       "Conditions on size, p and values, such as: size<10 p>=.3 Race=Other")));
        rest = rest.mid(match.capturedLength());
    }
    return filter;
}

bool BucketFilter::accepts(std::size_t size, const Ratio& largestP) const
{
    return std::ranges::all_of(conditions, [&](const Condition& condition) {
        return isOfTuples(condition) || holds(condition.what == What::Size ? Ratio(size, 1) : largestP, condition.how, condition.value);
    });
}

bool BucketFilter::asksTuples() const
{
    return std::ranges::any_of(conditions, isOfTuples);
}

bool BucketFilter::acceptsTuple(double largestP) const
{
    return std::ranges::all_of(conditions, [&](const Condition& condition) {
        return !isOfTuples(condition) || holds(largestP, condition.how, condition.value.toDouble());
    });
}

namespace {

/// By tuple, whether it meets the conditions on single tuples.
std::vector<bool> tuplesThat(const BucketFilter& filter, const Document& now)
{
    if (!filter.asksTuples() || !now.tupleRisks)
        return {};
    std::vector<bool> meets(now.snapshot.published->rowCount(), false);
    for (const auto& risk : *now.tupleRisks) // of any sensitive attribute
        for (std::size_t row = 0; row < meets.size(); ++row)
            meets[row] = meets[row] || filter.acceptsTuple(risk.greatest[row]);
    return meets;
}

Result<std::vector<KnownValue>> valuesOf(const BucketFilter& filter, const Snapshot& snapshot)
{
    std::vector<KnownValue> values;
    for (const auto& asked : filter.values) {
        const auto value = knownValue(*snapshot.published, asked.attribute.toStdString(), asked.value.toStdString());
        if (!value)
            return std::unexpected(inOwnWords(
                ErrorCode::NotFound, QCoreApplication::translate("tranche::BucketFilter", "There is no attribute called %1 in the release.")
                                         .arg(asked.attribute)));
        values.push_back(*value);
    }
    return values;
}

/// Whether what the conditions are about is there.
bool isPossible(const BucketFilter& filter, const Document& now)
{
    const auto& report = now.snapshot.report;
    const bool asksP
        = std::ranges::any_of(filter.conditions, [](const auto& condition) { return condition.what == BucketFilter::What::LargestP; });
    return (filter.conditions.empty() || report) && !(asksP && report->claimsNothing()) && (!filter.asksTuples() || now.tupleRisks);
}

} // namespace

Result<FoundBuckets> findBuckets(const BucketFilter& filter, const Document& now, const JobContext& job)
{
    const auto& snapshot = now.snapshot;
    if (!snapshot.buckets)
        return FoundBuckets{};
    const auto values = valuesOf(filter, snapshot);
    if (!values)
        return std::unexpected(values.error());
    const bool possible = isPossible(filter, now);
    FoundBuckets found{std::vector<bool>(snapshot.buckets->size(), possible), tuplesThat(filter, now)};
    auto& taken = found.taken;
    for (std::size_t bucket = 0; possible && !filter.conditions.empty() && bucket < taken.size(); ++bucket)
        taken[bucket] = filter.accepts(snapshot.buckets->sizeOf(BucketId(bucket)), snapshot.report->bucketMaxP[bucket]);
    for (const auto& value : *values) {
        job.check();
        keepHolders(taken, *snapshot.buckets, [&, &codes = snapshot.published->attribute(value.attribute).codes](std::uint32_t row) {
            return value.code && codes[row] == *value.code;
        });
    }
    job.check();
    if (!found.tuples.empty())
        keepHolders(taken, *snapshot.buckets, [&](std::uint32_t row) { return found.tuples[row]; });
    return found;
}

} // namespace tranche
