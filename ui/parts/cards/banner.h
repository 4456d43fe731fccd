// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace tranche {

/// Full width at the top of a panel: icon, one heading, one sentence, and the ways out as buttons.
class Banner final : public QFrame {
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    void say(Judgement judgement, const QString& heading, const QString& sentence);
    /// The caller connects it. The first one is the primary button where `primary` is set.
    QPushButton* addButton(const QString& text, bool primary = false);
    void clearButtons();

    QString heading() const;
    QString sentence() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    Judgement m_judgement = Judgement::Info;
    QLabel* m_icon = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_sentence = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

} // namespace tranche
