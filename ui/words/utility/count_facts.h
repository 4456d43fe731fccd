// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/utility_lab.h"
#include "ui/models/figures_model.h"
#include "ui/session/document.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tranche {

/// What a box of queryBoxes() stands for.
struct CountsWanted {
    Technique technique = Technique::Slicing;
    std::size_t predicates = 3;
    QueryPart part = QueryPart::All;

    friend bool operator==(const CountsWanted&, const CountsWanted&) = default;
};

/// "Slicing: counts over 3 attributes, with Disease".
QString countsHeading(const Document& now, const CountsWanted& wanted);
/// What is listed, how it is sorted, and what it does not cover.
QString countsCaption();
QStringList countHeads();
/// Every count with its actual and its estimated number, in their order. On any thread.
std::vector<FiguresModel::Line> countLines(const KeptTable& table, const std::vector<ComparedQuery>& counts, const JobContext& job);

} // namespace tranche
