// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace tranche::test {

/// What a reader sees of a report: a line for each paragraph, heading, fact and row of a table (cells between bars); of each drawing its
/// texts as one line after its title.
inline QStringList reportLines(const QByteArray& html)
{
    auto text = QString::fromUtf8(html);
    text = text.mid(text.indexOf(QLatin1String("<body>")));
    static const QRegularExpression drawing(QStringLiteral("<svg[^>]*aria-label=\"([^\"]*)\"[^>]*>\n?"));
    text.replace(drawing, QStringLiteral("\\1: "));
    static const QRegularExpression shape(QStringLiteral("<(rect|polyline)[^>]*/>\n?"));
    text.remove(shape);
    static const QRegularExpression cellEnd(QStringLiteral("</(td|th|text|dt)>\n?"));
    text.replace(cellEnd, QStringLiteral(" | "));
    static const QRegularExpression mark(QStringLiteral("<[^>]*>"));
    text.remove(mark);
    for (const auto& [name, sign] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&#39;", "'"),
                                     std::pair("&amp;", "&"), std::pair("\u00a0", " ")})
        text.replace(QString::fromUtf8(name), QString::fromUtf8(sign));
    QStringList lines;
    for (const auto& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        lines += line.trimmed();
    return lines;
}

/// Every number of a line as it stands there: "2,375", ".333", "5/11", "0.08 %", "<0.1 %".
inline QStringList numbersIn(const QString& line)
{
    static const QRegularExpression number(QStringLiteral("[<>]?[0-9.,]*[0-9](/[0-9]+)?( %)?"));
    QStringList numbers;
    for (auto all = number.globalMatch(line); all.hasNext();)
        numbers += all.next().captured();
    return numbers;
}

/// Numbers written anew, as a reader of this language is used to them; shares nothing with what writes reports.
class ReaderForm {
public:
    explicit ReaderForm(bool german) : m_german(german) {}

    QString count(double number) const
    {
        auto text = QString::number(number, 'f', 0);
        for (auto place = text.size() - 3; place > 0; place -= 3)
            text.insert(place, m_german ? QLatin1Char('.') : QLatin1Char(','));
        return text;
    }
    QString decimal(double number, int places) const { return pointed(QString::number(number, 'f', places)); }
    QString percent(double share, int places = 1) const
    {
        const double least = places == 1 ? 0.1 : 0.01;
        if (share > 0.0 && share * 100.0 < least / 2.0)
            return QLatin1Char('<') + decimal(least, places) + QStringLiteral(" %");
        return decimal(share * 100.0, places) + QStringLiteral(" %");
    }
    /// A probability; without its zero in English.
    QString share(double share) const
    {
        if (share <= 0.0 || share >= 1.0)
            return QString::number(share, 'f', 0);
        const auto text = QString::number(share, 'f', 3);
        return m_german ? pointed(text) : text.mid(1);
    }
    QString shareInText(double share) const { return share <= 0.0 || share >= 1.0 ? this->share(share) : decimal(share, 3); }
    QString phi(double phi) const { return phi < 0.0005 ? QStringLiteral("0") : share(phi); }
    /// A median, which may end in a half.
    QString median(double number) const
    {
        const double whole = static_cast<double>(static_cast<qint64>(number));
        return count(whole) + (number > whole ? pointed(QStringLiteral(".5")) : QString());
    }
    QString pointed(QString text) const { return m_german ? text.replace(QLatin1Char('.'), QLatin1Char(',')) : text; }

private:
    bool m_german;
};

} // namespace tranche::test
