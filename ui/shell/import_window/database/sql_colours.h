// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

class QPlainTextEdit;

namespace tranche {

/// The words of SQL in a query stand out.
class SqlColours final : public QSyntaxHighlighter {
public:
    explicit SqlColours(QPlainTextEdit& text);

protected:
    void highlightBlock(const QString& line) override;

private:
    QPlainTextEdit& m_text;
};

} // namespace tranche
