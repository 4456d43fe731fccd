// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/report_words.h"

#include "core/base/isolated.h"
#include "core/base/number_words.h"
#include "core/import/qt_text.h"

#include <QDate>

#include <cmath>
#include <utility>

namespace tranche::report {

namespace {

QString onOneLine(std::string_view text)
{
    return qtText(text).simplified();
}

/// Takes a mark off the front of what is left; whether it was there.
bool takeMark(QStringView& rest, QLatin1String mark)
{
    if (!rest.startsWith(mark))
        return false;
    rest = rest.mid(mark.size());
    return true;
}

void append(ReportText& text, const QString& more, ReportStyle style)
{
    if (more.isEmpty())
        return;
    if (!text.empty() && text.back().style == style)
        text.back().text += more;
    else
        text.push_back({more, style});
}

} // namespace

QString named(std::string_view text)
{
    return qtText(isolated(onOneLine(text).toStdString()));
}

QString briefly(std::string_view text, qsizetype most)
{
    QString line = onOneLine(text);
    if (line.size() > most) {
        auto front = (most - 1) / 2;
        auto back = line.size() - (most - 1 - front);
        front -= line[front].isLowSurrogate() ? 1 : 0; // never half a character
        back += line[back].isLowSurrogate() ? 1 : 0;
        line = line.left(front) + QChar(0x2026) + line.mid(back);
    }
    return qtText(isolated(line.toStdString()));
}

QString listed(const QStringList& names)
{
    if (names.size() < 2)
        return names.value(0);
    return filledText(tr("%1 and %2"), {names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last()});
}

ReportText plain(const QString& text)
{
    return {{text, ReportStyle::Plain}};
}

ReportText strong(const QString& text)
{
    return {{text, ReportStyle::Strong}};
}

ReportText quiet(const QString& text)
{
    return {{text, ReportStyle::Quiet}};
}

ReportText mono(const QString& text)
{
    return {{text, ReportStyle::Mono}};
}

ReportText filled(const QString& words, const std::vector<ReportText>& parts)
{
    ReportText text;
    auto style = ReportStyle::Plain;
    for (QStringView rest = words; !rest.isEmpty();) {
        if (takeMark(rest, QLatin1String("<b>"))) {
            style = ReportStyle::Strong;
        } else if (takeMark(rest, QLatin1String("<code>"))) {
            style = ReportStyle::Mono;
        } else if (takeMark(rest, QLatin1String("</b>")) || takeMark(rest, QLatin1String("</code>"))) {
            style = ReportStyle::Plain;
        } else if (rest.size() > 1 && rest[0] == QLatin1Char('%') && rest[1].digitValue() > 0
                   && static_cast<std::size_t>(rest[1].digitValue()) <= parts.size()) {
            for (const auto& span : parts[static_cast<std::size_t>(rest[1].digitValue()) - 1])
                append(text, span.text, span.style == ReportStyle::Plain ? style : span.style);
            rest = rest.mid(2);
        } else {
            append(text, QString(rest[0]), style);
            rest = rest.mid(1);
        }
    }
    return text;
}

ReportText filled(const QString& words, const QStringList& parts)
{
    std::vector<ReportText> texts;
    for (const auto& part : parts)
        texts.push_back(plain(part));
    return filled(words, texts);
}

QString filledText(const QString& words, const QStringList& parts)
{
    return plainText(filled(words, parts));
}

ReportText joined(std::vector<ReportText> texts)
{
    ReportText all;
    for (auto& text : texts) {
        if (text.empty())
            continue;
        if (!all.empty())
            append(all, QStringLiteral(" "), all.back().style);
        for (auto& span : text)
            append(all, span.text, span.style);
    }
    return all;
}

QString plainText(const ReportText& text)
{
    QString all;
    for (const auto& span : text)
        all += span.text;
    return all;
}

Numbers::Numbers(const QLocale& locale)
    : m_locale(locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale)
{
}

QString Numbers::count(std::size_t count) const
{
    return m_locale.toString(static_cast<qulonglong>(count));
}

QString Numbers::median(double median) const
{
    const auto whole = static_cast<std::size_t>(median);
    return median > static_cast<double>(whole) ? count(whole) + m_locale.decimalPoint() + QLatin1String("5") : count(whole);
}

QString Numbers::decimal(double number, int places) const
{
    return m_locale.toString(number, 'f', places);
}

QString Numbers::withoutZero(double value, int places) const
{
    QString text = QString::number(value, 'f', places);
    if (m_locale.decimalPoint() == QLatin1String(".") && text.startsWith(QLatin1String("0.")))
        text.remove(0, 1); // ",333" is nowhere a number
    return text.replace(QLatin1Char('.'), m_locale.decimalPoint());
}

QString Numbers::share(double share) const
{
    if (share <= 0.0)
        return QStringLiteral("0");
    if (share >= 1.0)
        return QStringLiteral("1");
    if (share < 0.0005)
        return QLatin1Char('<') + withoutZero(0.001, 3);
    if (share >= 0.9995)
        return QLatin1Char('>') + withoutZero(0.999, 3);
    return withoutZero(share, 3);
}

QString Numbers::phi(double phiSquared) const
{
    if (phiSquared < 0.0005)
        return QStringLiteral("0");
    return phiSquared >= 1.0 ? QStringLiteral("1") : withoutZero(phiSquared, 3);
}

QString Numbers::withZero(QString bare) const
{
    const auto point = bare.indexOf(m_locale.decimalPoint());
    const bool isBare = point == 0 || (point > 0 && !bare[point - 1].isDigit());
    return isBare ? bare.insert(point, QLatin1Char('0')) : bare;
}

QString Numbers::shareInText(double share) const
{
    return withZero(this->share(share));
}

QString Numbers::phiInText(double phiSquared) const
{
    return withZero(phi(phiSquared));
}

QString Numbers::perOne(double many) const
{
    constexpr double least = 0.005;
    constexpr double whole = 1000.0;
    if (many <= 0.0)
        return QStringLiteral("0");
    if (many < least)
        return QLatin1Char('<') + decimal(2.0 * least, 2);
    if (many < whole)
        return decimal(many, 2);
    return many < 1e15 ? count(static_cast<std::size_t>(std::llround(many))) : m_locale.toString(many, 'g', 3);
}

QString Numbers::percent(double share, int places) const
{
    const QString unit = QStringLiteral("\u00a0%");
    const double least = std::pow(10.0, -places);
    if (share > 0.0 && share * 100.0 < least / 2.0)
        return QLatin1Char('<') + decimal(least, places) + unit;
    if (share < 1.0 && share * 100.0 >= 100.0 - least / 2.0)
        return QLatin1Char('>') + decimal(100.0 - least, places) + unit;
    return decimal(share * 100.0, places) + unit;
}

QString Numbers::ratio(const Ratio& ratio) const
{
    constexpr int most = 9;
    if (ratio.roundedDown(most) != ratio)
        return QString::fromStdString(ratio.text());
    return QString::fromStdString(ratio.textRoundedDown(most)).replace(QLatin1Char('.'), m_locale.decimalPoint());
}

QString Numbers::figure(const Figure& figure, Rounding rounding) const
{
    if (!figure)
        return QStringLiteral("–");
    constexpr int places = 3;
    return QString::fromStdString(figure.decimal(places, rounding)).replace(QLatin1Char('.'), m_locale.decimalPoint());
}

QString Numbers::day(const std::string& isoDay) const
{
    const auto written = QString::fromStdString(isoDay);
    const auto day = QDate::fromString(written, Qt::ISODate);
    if (!day.isValid())
        return written;
    return m_locale.toString(day, m_locale.language() == QLocale::German ? QStringLiteral("d. MMMM yyyy") : QStringLiteral("d MMMM yyyy"));
}

QString modelText(const PrivacyModel& model, const Numbers& numbers)
{
    const QString l = numbers.ratio(model.l);
    switch (model.kind) {
    case ModelKind::LDiversity: return filledText(tr("ℓ-diversity with ℓ = %1"), {l});
    case ModelKind::Distinct: return filledText(tr("distinct ℓ-diversity (weak) with ℓ = %1"), {l});
    case ModelKind::Entropy: return filledText(tr("entropy ℓ-diversity with ℓ = %1"), {l});
    case ModelKind::Recursive: return filledText(tr("recursive (c,ℓ)-diversity with c = %1 and ℓ = %2"), {numbers.ratio(model.c), l});
    case ModelKind::TCloseness: return filledText(tr("t-closeness with t = %1"), {numbers.ratio(model.t)});
    }
    return {};
}

QString wordOf(std::size_t count, const Numbers& numbers)
{
    constexpr std::size_t inWords = 12;
    return count <= inWords ? tr(countWord(count).c_str()) : numbers.count(count);
}

} // namespace tranche::report
