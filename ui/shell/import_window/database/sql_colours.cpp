// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/sql_colours.h"

#include "ui/style/theme.h"

#include <QPlainTextEdit>
#include <QRegularExpression>

namespace tranche {

SqlColours::SqlColours(QPlainTextEdit& text) : QSyntaxHighlighter(text.document()), m_text(text) {}

void SqlColours::highlightBlock(const QString& line)
{
    static const QRegularExpression words(
        QStringLiteral("'[^']*'|\"[^\"]*\"|--.*|\\b(?:SELECT|DISTINCT|FROM|WHERE|GROUP|ORDER|BY|HAVING|LIMIT|OFFSET|JOIN|LEFT|RIGHT|FULL|"
                       "INNER|OUTER|CROSS|ON|USING|AS|AND|OR|NOT|IN|IS|NULL|LIKE|BETWEEN|CASE|WHEN|THEN|ELSE|END|UNION|ALL|EXCEPT|"
                       "INTERSECT|WITH|VALUES|TABLE|CAST|ASC|DESC|EXISTS)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    QTextCharFormat word;
    word.setForeground(ink(m_text.palette(), Ink::Accent));
    word.setFontWeight(QFont::DemiBold);
    for (auto found = words.globalMatch(line); found.hasNext();) {
        const auto match = found.next();
        if (match.capturedView().front().isLetter()) // what is quoted or a comment stays as it is
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), word);
    }
}

} // namespace tranche
