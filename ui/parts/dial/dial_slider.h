// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/limits/limit.h"
#include "ui/parts/dial/dial_scale.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace tranche {

/// Chooses the number of a guarantee: l on a scale from 1 to 8, or to twice the greatest l that can hold; c and t likewise.
///
/// A tick marks the limit with its value; beyond it the scale is hatched. The handle may go there and becomes the fail sign.
/// Keys: arrows a step, page ten steps, Home and End: to the end of the scale, and to the limit.
class DialSlider final : public QWidget {
    Q_OBJECT

public:
    explicit DialSlider(QWidget* parent = nullptr);

    void setScale(const DialScale& scale);
    const DialScale& scale() const { return m_scale; }
    void setValue(const Ratio& value);
    Ratio value() const { return m_value; }
    /// How far the number can go on this table; null while it is not known.
    void setLimit(std::shared_ptr<const Limit> limit);
    const std::shared_ptr<const Limit>& limit() const { return m_limit; }
    bool isBeyond() const;
    double scaleEnd() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The person chose `value`; `continuing` while a drag goes on.
    void chosen(const tranche::Ratio& value, bool continuing);

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
    double placeOf(double value) const;
    double limitPlace() const;
    Ratio valueAt(double x) const;
    void step(std::int64_t units);
    void choose(const Ratio& value, bool continuing);
    void chooseLimit();
    void describe();
    QString limitText() const;
    void paintScale(QPainter& painter) const;
    void paintHatch(QPainter& painter, const QRectF& beyond) const;
    void paintGroove(QPainter& painter) const;
    void paintLimit(QPainter& painter) const;
    void paintHandle(QPainter& painter) const;

    DialScale m_scale;
    Ratio m_value{2, 1};
    std::shared_ptr<const Limit> m_limit;
    std::optional<Ratio> m_furthest; ///< what can be asked for, rounded to the safe side; none where nothing can hold
    bool m_dragging = false;
};

} // namespace tranche
