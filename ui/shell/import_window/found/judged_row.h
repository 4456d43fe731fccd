// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"

class QHBoxLayout;
class QVBoxLayout;
class QWidget;

namespace tranche {

/// How a row of the list of problems is laid out: the sign of what is thought of it, then its words one below another.
struct JudgedRow {
    QHBoxLayout* across = nullptr; ///< behind the words there is room
    QVBoxLayout* words = nullptr;
};

JudgedRow layOutJudged(QWidget* row, Judgement judgement);

} // namespace tranche
