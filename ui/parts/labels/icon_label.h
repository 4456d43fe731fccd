// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QLabel>
#include <QString>

namespace tranche {

/// An icon that follows the theme.
class IconLabel final : public QLabel {
    Q_OBJECT

public:
    IconLabel(const QString& icon, double side, QWidget* parent = nullptr);

    void setInk(Ink role);
    void setIcon(const QString& icon);

protected:
    void changeEvent(QEvent* event) override;

private:
    void drawIcon();

    QString m_icon;
    double m_side;
    Ink m_ink = Ink::Text2;
};

} // namespace tranche
