// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tranche {

/// What stands in the middle of a panel that has nothing to show: icon, heading, sentence and at most one button.
class EmptyState final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    /// `button` empty: none.
    void say(const QString& icon, const QString& heading, const QString& sentence, const QString& button = {});

signals:
    void pressed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void drawIcon();
    void makeRoom();

    QString m_iconName;
    QLabel* m_icon = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_button = nullptr;
};

} // namespace tranche
