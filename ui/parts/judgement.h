// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QString>

namespace tranche {

/// What something comes to. On the screen always icon + word, never a colour alone.
enum class Judgement { Pass, Warn, Fail, Info };

Ink inkOf(Judgement judgement);
Ink backOf(Judgement judgement);
QString iconOf(Judgement judgement);

} // namespace tranche
