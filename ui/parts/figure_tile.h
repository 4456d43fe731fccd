// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QWidget>

namespace tranche {

/// One number that counts: label, number with its unit, and an icon with the direction. Superseded numbers turn to "…".
class FigureTile final : public QWidget {
    Q_OBJECT

public:
    enum class State { Value, None, Computing, Fails };

    /// What stands under the number: `more is finer` with an arrow, `holds; lower is safer` with a tick.
    struct Note {
        QString icon;
        QString text;
        Ink ink = Ink::Text2;
    };

    explicit FigureTile(const QString& label, QWidget* parent = nullptr);

    /// Another figure stands in its place from now on.
    void setLabel(const QString& label);
    void showValue(const QString& number, const QString& unit, const Note& note);
    void showNone(const QString& why, const QString& unit = {});
    void showComputing();
    void showFails(const QString& number, const QString& unit, const QString& why);
    /// Hover text: what it means with its direction, then what it does not cover.
    void setMeaning(const QString& meaning, const QString& doesNotCover);

    State state() const { return m_state; }
    QString number() const { return m_number; }
    QString unit() const { return m_unit; }
    QString note() const { return m_note.text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void change(State state, const QString& number, const QString& unit, const Note& note);
    int lineWidth() const;

    QString m_label;
    State m_state = State::None;
    QString m_number;
    QString m_unit;
    Note m_note;
    QString m_last; ///< the value before it was superseded
    int m_line = 0; ///< width of number and unit
    int m_timer = 0;
    int m_angle = 0;
};

} // namespace tranche
