// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QFontMetrics>
#include <QStringList>
#include <QWidget>

namespace tranche {

/// The text in one line where it fits, else in two, cut at a blank; only the last one is elided.
QStringList inTwoLines(const QString& text, const QFontMetrics& metrics, int width);

/// One line of text that ends in "…" where there is no room; the full text is then its tooltip.
class ElidedLabel final : public QWidget {
    Q_OBJECT

public:
    explicit ElidedLabel(const QString& text = {}, Type type = Type::Body, Ink role = Ink::Text, QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const { return m_text; }
    void setInk(Ink role);
    void setElideMode(Qt::TextElideMode mode);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showToolTipIfCut();

    QString m_text;
    Ink m_ink;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace tranche
