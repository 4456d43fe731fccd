// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/bucket_filter.h"

#include <QCoreApplication>
#include <QRegularExpression>

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

bool holds(const Ratio& value, How how, const Ratio& limit)
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

} // namespace

Result<BucketFilter> BucketFilter::parse(const QString& text)
{
    static const QRegularExpression condition(QStringLiteral("\\A(size|p)\\s*(<=|>=|≤|≥|<|>|=)\\s*([0-9./]+)(\\s+|\\z)"), QRegularExpression::CaseInsensitiveOption);
    const auto refused = [] {
        return fail(ErrorCode::InvalidArgument, QCoreApplication::translate("tranche::BucketFilter", "Conditions on size and p, such as: size<10 p>=.3").toStdString());
    };
    BucketFilter filter;
    QString rest = text.trimmed();
    while (!rest.isEmpty()) {
        const QRegularExpressionMatch match = condition.match(rest);
        if (!match.hasMatch())
            return refused();
        QString number = match.captured(3);
        if (number.startsWith(QLatin1Char('.')))
            number.prepend(QLatin1Char('0'));
        const auto value = parseRatio(number.toStdString());
        if (!value)
            return refused();
        filter.conditions.push_back({match.captured(1).compare(QLatin1String("p"), Qt::CaseInsensitive) == 0 ? What::LargestP : What::Size, howOf(match.captured(2)), *value});
        rest = rest.mid(match.capturedLength());
    }
    return filter;
}

bool BucketFilter::accepts(std::size_t size, const Ratio& largestP) const
{
    for (const Condition& condition : conditions)
        if (!holds(condition.what == What::Size ? Ratio(size, 1) : largestP, condition.how, condition.value))
            return false;
    return true;
}

} // namespace tranche
