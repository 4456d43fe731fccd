// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/dial/dial_scale.h"

#include <QAbstractSpinBox>

namespace tranche {

class Typing;

/// A field for a fraction: takes 3, 3.9 or 7/2 and keeps it exactly. Arrows step as its scale says (l: .05), page keys ten times as far.
///
/// What cannot be read is kept in the field, framed and explained; the value stays what it was.
class RatioField final : public QAbstractSpinBox {
    Q_OBJECT

public:
    explicit RatioField(QWidget* parent = nullptr);

    /// What may be typed, and the steps; l where nothing is said.
    void setScale(const DialScale& scale) { m_scale = scale; }
    /// The document's value; what is being typed stays.
    void setValue(const Ratio& value);
    Ratio value() const { return m_value; }
    /// Why what is typed cannot be used; empty when it can.
    QString problem() const { return m_problem; }
    /// Framed as failing although it can be read (an l that cannot hold).
    void setAlarmed(bool alarmed);

    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(const tranche::Ratio& value);
    /// Empty when there is none.
    void problemChanged(const QString& problem);

protected:
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
    QValidator::State validate(QString& input, int& position) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showValue();
    void readText();
    void commit();
    void setProblem(const QString& problem);

    Typing* m_typing;
    DialScale m_scale;
    Ratio m_value{2, 1};
    QString m_problem;
    bool m_alarmed = false;
};

/// A fraction as it is typed: "3", "3.5", "7/3".
QString ratioText(const Ratio& value);

} // namespace tranche
