// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QWidget>

#include <optional>

class QPainter;

namespace tranche {

/// What a bar with a limit shows. All in the same unit; `end` is the value at the right edge.
struct MeterReading {
    double value = 0.0;
    std::optional<double> limit;
    double end = 1.0;
    Ink bar = Ink::Accent; ///< turns to Fail where the value is over the limit
};

/// Groove, bar and limit tick, with the value beside it.
class Meter final : public QWidget {
    Q_OBJECT

public:
    explicit Meter(QWidget* parent = nullptr);

    /// `text` stands to the right, `name` is what a screen reader says of it.
    void setReading(const MeterReading& reading, const QString& text);
    MeterReading reading() const { return m_reading; }
    QString text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    MeterReading m_reading;
    QString m_text;
};

/// For delegates: groove, bar and tick in `area`, vertically centred.
void paintMeter(QPainter& painter, const QRect& area, const MeterReading& reading, const QPalette& palette);

} // namespace tranche
