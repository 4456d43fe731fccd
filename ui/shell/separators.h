// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tranche {

/// A 1 px line in the border colour between cells of the frame.
QWidget* upright(QWidget* parent);
QWidget* level(QWidget* parent);

} // namespace tranche
