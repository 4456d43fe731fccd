// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace tranche {

namespace {

/// Of the person; where the system names none, thousands are still separated.
QLocale screenLocale()
{
    const QLocale own;
    return own.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : own;
}

QString withoutLeadingZero(double value, int digits)
{
    QString text = QString::number(value, 'f', digits);
    if (text.startsWith(QLatin1String("0.")))
        text.remove(0, 1);
    return bareText(text);
}

} // namespace

QString bareText(QString plain)
{
    const auto point = plain.indexOf(QLatin1Char('.'));
    const bool bare = point == 0 || (point > 0 && !plain[point - 1].isDigit());
    if (bare && screenLocale().decimalPoint() != QLatin1String("."))
        plain.insert(point, QLatin1Char('0')); // ",333" is nowhere a number
    return decimalText(plain);
}

QString decimalText(QString plain)
{
    return plain.replace(QLatin1Char('.'), screenLocale().decimalPoint());
}

QString plainNumber(QString typed)
{
    return typed.trimmed().replace(screenLocale().decimalPoint(), QLatin1String("."));
}

QString countText(std::size_t count)
{
    return screenLocale().toString(static_cast<qulonglong>(count));
}

namespace {

QString oneText(Counted what)
{
    switch (what) {
    case Counted::Record: return QCoreApplication::translate("tranche", "1 record (tuple)");
    case Counted::Tuple: return QCoreApplication::translate("tranche", "1 tuple");
    case Counted::Bucket: return QCoreApplication::translate("tranche", "1 bucket");
    case Counted::Column: return QCoreApplication::translate("tranche", "1 column");
    case Counted::Attribute: return QCoreApplication::translate("tranche", "1 attribute");
    case Counted::Pair: return QCoreApplication::translate("tranche", "1 pair");
    case Counted::Value: return QCoreApplication::translate("tranche", "1 value");
    }
    return {};
}

QString manyText(Counted what)
{
    switch (what) {
    case Counted::Record: return QCoreApplication::translate("tranche", "%1 records (tuples)");
    case Counted::Tuple: return QCoreApplication::translate("tranche", "%1 tuples");
    case Counted::Bucket: return QCoreApplication::translate("tranche", "%1 buckets");
    case Counted::Column: return QCoreApplication::translate("tranche", "%1 columns");
    case Counted::Attribute: return QCoreApplication::translate("tranche", "%1 attributes");
    case Counted::Pair: return QCoreApplication::translate("tranche", "%1 pairs");
    case Counted::Value: return QCoreApplication::translate("tranche", "%1 values");
    }
    return {};
}

} // namespace

QString countText(std::size_t count, Counted what)
{
    return count == 1 ? oneText(what) : manyText(what).arg(countText(count));
}

std::optional<std::size_t> typedCount(QString typed)
{
    // Signs stand between thousands only, and always the same one: 1.5 is no count.
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}([\\s.,'’])\\d{3}(?:\\1\\d{3})*$"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    typed = typed.trimmed();
    if (const auto match = grouped.match(typed); match.hasMatch())
        typed.remove(match.captured(1));
    bool isNumber = false;
    const auto count = typed.toULongLong(&isNumber);
    return isNumber ? std::optional<std::size_t>(count) : std::nullopt;
}

QString medianText(double median)
{
    const auto whole = static_cast<std::size_t>(median);
    return median > static_cast<double>(whole) ? countText(whole) + screenLocale().decimalPoint() + QLatin1String("5") : countText(whole);
}

QString shareText(double share)
{
    if (share <= 0.0)
        return QStringLiteral("0");
    if (share >= 1.0)
        return QStringLiteral("1");
    // What is not 0 or 1 must not read like it.
    if (share < 0.0005)
        return bareText(QStringLiteral("<.001"));
    if (share >= 0.9995)
        return bareText(QStringLiteral(">.999"));
    return withoutLeadingZero(share, 3);
}

QString probabilityText(const Figure& probability, const Ratio& limit)
{
    const QString text = shareText(probability.toDouble());
    if (probability <= limit || text != shareText(limit.toDouble()))
        return text;
    for (int digits = 4; digits <= 17; ++digits) {
        const QString longer = withoutLeadingZero(probability.toDouble(), digits);
        if (longer != withoutLeadingZero(limit.toDouble(), digits))
            return longer;
    }
    return QLatin1String(">") + shareText(limit.toDouble());
}

QString phiText(double phiSquared, bool leadingZero)
{
    if (phiSquared < 0.0005)
        return QStringLiteral("0");
    if (phiSquared >= 1.0)
        return QStringLiteral("1");
    return leadingZero ? decimalText(QString::number(phiSquared, 'f', 3)) : withoutLeadingZero(phiSquared, 3);
}

QString changeText(double change, bool leadingZero)
{
    if (std::abs(change) < 0.0005)
        return leadingZero ? QStringLiteral("0") : QStringLiteral("·");
    return (change < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) + phiText(std::abs(change), leadingZero);
}

QString percentText(double share)
{
    const QString unit = QStringLiteral("\u00a0%");
    if (share > 0.0 && share < 0.0005)
        return decimalText(QStringLiteral("<0.1")) + unit;
    if (share >= 0.9995 && share < 1.0)
        return decimalText(QStringLiteral(">99.9")) + unit;
    return decimalText(QString::number(share * 100.0, 'f', 1)) + unit;
}

QString momentText(const std::string& utc)
{
    const QString written = QString::fromStdString(utc);
    const QDateTime moment = QDateTime::fromString(written, Qt::ISODate);
    return moment.isValid()
               ? screenLocale().toString(moment.toLocalTime(), QCoreApplication::translate("tranche::NumberText", "d MMM yyyy, HH:mm"))
               : written;
}

QString dayText(const std::string& day)
{
    const QString written = QString::fromStdString(day);
    const QDate date = QDate::fromString(written, Qt::ISODate);
    return date.isValid() ? screenLocale().toString(date, QCoreApplication::translate("tranche::NumberText", "d MMMM yyyy")) : written;
}

QString lText(const Ratio& l)
{
    return decimalText(QString::fromStdString(l.textRoundedDown(2)));
}

} // namespace tranche
