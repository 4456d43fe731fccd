// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tranche {

/// A number field decides at once, so Ctrl+Z in it must take back the decision and not a keystroke: undo and redo of all number
/// fields below `place` go to the window, unless something is typed that is not a decision yet.
void passUndoToWindow(QWidget& place);

} // namespace tranche
