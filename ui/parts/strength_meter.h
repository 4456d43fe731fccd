// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QWidget>

class QLabel;

namespace tranche {

/// A short bar and beside it, in words, what it comes to.
class StrengthMeter final : public QWidget {
    Q_OBJECT

public:
    explicit StrengthMeter(QWidget* parent = nullptr);

    /// `share`: 0 to 1.
    void say(double share, Ink bar, const QString& words);
    QString words() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share = 0.0;
    Ink m_ink = Ink::Pass;
    QLabel* m_words = nullptr;
};

} // namespace tranche
