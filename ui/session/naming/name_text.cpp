// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/naming/name_text.h"

#include "core/base/isolated.h"
#include "core/import/qt_text.h"
#include "ui/session/tr.h"
#include "ui/session/naming/name_text.h"

#include <QList>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <utility>

namespace tranche {

namespace {

constexpr char32_t blankMark = U'␣';
constexpr char32_t noBreakMark = U'⍽';
constexpr char32_t tabMark = U'⇥';

/// Whether nothing, or nothing but room, is seen of it. What joins letters or emoji is seen by what it does.
bool isUnseen(char32_t sign)
{
    const bool joins = sign == 0x200c || sign == 0x200d || (sign >= 0xe0020 && sign <= 0xe007f);
    switch (QChar::category(sign)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control: return true;
    case QChar::Other_Format: return !joins;
    default: return false;
    }
}

QString markOf(char32_t sign)
{
    if (sign == U' ' || sign == U'\u00a0' || sign == U'\t') {
        const char32_t mark = sign == U' ' ? blankMark : sign == U'\t' ? tabMark : noBreakMark;
        return QString::fromUcs4(&mark, 1);
    }
    return QStringLiteral("‹U+%1›").arg(static_cast<uint>(sign), 4, 16, QLatin1Char('0')).toUpper();
}

/// A single blank between two words is plain to see.
QString withMarks(const QString& name)
{
    const QList<uint> signs = name.toUcs4();
    const auto isBlank = [&](qsizetype i) { return i < 0 || i >= signs.size() || isUnseen(signs[i]); };
    QString shown;
    for (qsizetype i = 0; i < signs.size(); ++i) {
        const char32_t sign = signs[i];
        const bool plain = !isUnseen(sign) || (sign == U' ' && !isBlank(i - 1) && !isBlank(i + 1));
        shown += plain ? QString::fromUcs4(&sign, 1) : markOf(sign);
    }
    return shown;
}

/// `head` and `tail` signs of what has more than `most`, as people count them.
QString shortened(const QString& text, qsizetype most)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    QList<qsizetype> ends{0};
    while (finder.toNextBoundary() >= 0)
        ends << finder.position();
    if (ends.size() - 1 <= most)
        return text;
    const qsizetype tail = most / 3;
    return text.left(ends[most - tail - 1]) + QChar(u'…') + text.mid(ends[ends.size() - 1 - tail]);
}

QString apart(const QString& text)
{
    return qtText(isolated(text.toStdString()));
}

} // namespace

QString nameText(const std::string& name)
{
    return apart(withMarks(qtText(name)));
}

QString briefName(const std::string& name)
{
    constexpr qsizetype most = 36;
    return apart(shortened(withMarks(qtText(name)), most));
}

QString nameHint(const std::string& name)
{
    const QString raw = qtText(name);
    const QString shown = withMarks(raw);
    if (shown == raw)
        return apart(raw);
    QStringList legend;
    for (const auto& [mark, meaning] :
         {std::pair(blankMark, tr("a blank")), std::pair(noBreakMark, tr("a no-break space")), std::pair(tabMark, tr("a tab"))})
        if (const QString sign = QString::fromUcs4(&mark, 1); shown.contains(sign) && !raw.contains(sign))
            legend << tr("%1 is %2").arg(sign, meaning);
    return legend.isEmpty() ? apart(shown) : tr("%1 (%2)").arg(apart(shown), legend.join(QStringLiteral(", ")));
}

QString valueText(const std::string& value)
{
    constexpr qsizetype most = 60;
    return apart(shortened(qtText(value), most));
}

} // namespace tranche
