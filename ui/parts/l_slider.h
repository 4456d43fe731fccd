// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

#include <QWidget>

#include <optional>

namespace tranche {

/// Chooses l on a scale from 1 to 8, or to twice the greatest l that can hold.
///
/// A tick marks the greatest l with its value; beyond it the scale is hatched. The handle may go there and becomes the
/// fail sign. Keys: arrows .05, page .5, Home and End.
class LSlider final : public QWidget {
    Q_OBJECT

public:
    explicit LSlider(QWidget* parent = nullptr);

    void setValue(const Ratio& l);
    Ratio value() const { return m_value; }
    /// The greatest l that can hold; nullopt while it is not known.
    void setGreatest(std::optional<Ratio> greatest);
    std::optional<Ratio> greatest() const { return m_greatest; }
    bool isBeyond() const { return m_greatest.has_value() && m_value > *m_greatest; }
    double scaleEnd() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The person chose `l`; `continuing` while a drag goes on.
    void chosen(const tranche::Ratio& l, bool continuing);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF groove() const;
    double placeOf(double l) const;
    Ratio valueAt(double x) const;
    void step(int hundredths);
    void choose(const Ratio& l, bool continuing);
    void describe();
    void paintScale(QPainter& painter) const;
    void paintGroove(QPainter& painter) const;
    void paintLimit(QPainter& painter) const;
    void paintHandle(QPainter& painter) const;

    Ratio m_value {2, 1};
    std::optional<Ratio> m_greatest;
    bool m_dragging = false;
};

} // namespace tranche
