// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractButton;
class QLineEdit;

namespace tranche {

/// Icons that are drawn anew when the program changes between light and dark.
void setTintedIcon(QAbstractButton* button, const QString& icon);
/// At the left of a field.
void setTintedIcon(QLineEdit* field, const QString& icon);

} // namespace tranche
