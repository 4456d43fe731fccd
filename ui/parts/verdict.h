// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QString>

namespace tranche {

/// What something comes to. On the screen always icon + word, never a colour alone.
enum class Verdict { Pass, Warn, Fail, Info };

Ink inkOf(Verdict verdict);
Ink backOf(Verdict verdict);
QString iconOf(Verdict verdict);

} // namespace tranche
