// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace tranche {

/// A few choices side by side, one of them on. One stop of the focus; arrows move inside it.
class SegmentedButtons final : public QWidget {
    Q_OBJECT

public:
    explicit SegmentedButtons(const QStringList& choices, QWidget* parent = nullptr);

    void setCurrent(int index); ///< silent
    int current() const;
    void setChoiceText(int index, const QString& text);
    void setChoiceEnabled(int index, bool enabled);
    bool isChoiceEnabled(int index) const;
    void setChoiceVisible(int index, bool visible);
    void setFirst(int index); ///< this choice stands before all others
    void setChoiceToolTip(int index, const QString& text);

signals:
    void chosen(int index);

private:
    void shape();

    QButtonGroup* m_group = nullptr;
};

} // namespace tranche
