// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/query_text.h"

#include "ui/shell/import_window/database/sql_colours.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace tranche {

/// Beside the lines; no part of the text, nor of what is read aloud.
class QueryText::Margin final : public QWidget {
public:
    explicit Margin(QueryText& text) : QWidget(&text), m_text(text) {}

protected:
    void paintEvent(QPaintEvent* event) override { m_text.paintMargin(event); }

private:
    QueryText& m_text;
};

QueryText::QueryText(QWidget* parent) : QPlainTextEdit(parent), m_margin(new Margin(*this))
{
    setFont(typeface(Type::Digest));
    setTabChangesFocus(true);
    new SqlColours(*this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &QueryText::fitMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int scrolled) {
        if (scrolled != 0)
            m_margin->scroll(0, scrolled);
        else
            m_margin->update(0, area.y(), m_margin->width(), area.height());
    });
    fitMargin();
}

void QueryText::insertAttribute(const QString& name)
{
    const QTextCursor cursor = textCursor();
    const int at = cursor.selectionStart();
    const QChar before = at > 0 ? document()->characterAt(at - 1) : QChar(u' ');
    const bool behindName = before.isLetterOrNumber() || before == u'_' || before == u'"';
    insertPlainText(behindName ? QStringLiteral(", ") + name : name);
}

int QueryText::marginWidth() const
{
    const auto digits = QString::number(std::max(blockCount(), 10)).size();
    return fontMetrics().horizontalAdvance(QLatin1Char('9')) * static_cast<int>(digits) + scaled(14);
}

void QueryText::fitMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), marginWidth(), inside.height());
}

void QueryText::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitMargin();
}

void QueryText::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_margin != nullptr)
        fitMargin();
}

void QueryText::paintMargin(QPaintEvent* event)
{
    QPainter painter(m_margin);
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    painter.setPen(ink(palette(), Ink::Text2));
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const double height = blockBoundingRect(block).height();
        if (block.isVisible() && top + height >= event->rect().top())
            painter.drawText(QRectF(0, top, m_margin->width() - scaled(8), fontMetrics().height()), Qt::AlignRight | Qt::AlignTop,
                             QString::number(block.blockNumber() + 1));
        top += height;
    }
}

} // namespace tranche
