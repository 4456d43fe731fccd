// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

#include <functional>

class QAbstractSpinBox;
class QDoubleSpinBox;
class QSpinBox;

namespace tranche {

/// The one rule for a field that shows a value of the document and can be typed in.
///
/// While it has the focus and an edit is under way nothing is written to it, whatever arrives. What the person finishes is what is asked
/// for, also where the document has meanwhile come to another value. Esc gives the document's value back.
class Typing final : public QObject {
    Q_OBJECT

public:
    explicit Typing(QAbstractSpinBox& field);

    /// Shows the document's value in a field of numbers. Whoever listens to its valueChanged() hears what people choose, and nothing else.
    static void show(QSpinBox& box, int value);
    static void show(QDoubleSpinBox& box, double value);
    static bool isUnderWay(const QAbstractSpinBox& field);

    bool isUnderWay() const;
    /// `show` puts the document's value into the field: now, or as soon as nobody types there any more.
    void write(std::function<void()> show);
    /// What was typed has been asked for, or given up.
    void end();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    template <class Box, class Value>
    static void showNumber(Box& box, Value value);

    QAbstractSpinBox& m_field;
    std::function<void()> m_show;
    QVariant m_number;        ///< the document's, in a field of numbers
    bool m_typed = false;     ///< since the document's value was shown
    bool m_asked = false;     ///< whether what was typed has been asked for already
    bool m_composing = false; ///< by an input method
};

} // namespace tranche
