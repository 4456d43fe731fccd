// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"
#include "core/laboratory/experiments/experiment_list.h"
#include "core/membership/membership_report.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What a bar or line stands for.
enum class FigureSeries : std::uint8_t {
    Original,
    Generalization,
    Bucketization,
    Slicing,
    PamTwo,
    PamFive,
    PaperTwo,
    PaperFive,
    OriginalsTo10, ///< tuples that match up to 10 buckets, then 11 to 20, then more
    OriginalsTo20,
    OriginalsAbove20,
    FakesTo10, ///< never drawn, as in the paper: it would dwarf the others
    FakesTo20,
    FakesAbove20,
    AllStages,
    Partition,
};
/// As in files: "slicing".
std::string_view seriesKey(FigureSeries series);

/// One number of a figure. Accuracy is a share, a time is in seconds, everything else is a count.
struct FigurePoint {
    FigureSeries series = FigureSeries::Slicing;
    std::size_t at = 0;               ///< position in its panel's x
    std::optional<double> value = {}; ///< none: the model cannot be kept there
    double low = 0.0;                 ///< of the error bar or the spread; both are the value where it has none
    double high = 0.0;
    bool filled = true;                        ///< hollow: what the paper's way of training gives
    std::optional<TrainingMethod> method = {}; ///< of accuracy
    bool drawn = true;
};

/// One picture of a figure: what is the same for all its points, and the points.
struct FigurePanel {
    std::optional<Statement> title = {};
    Statement xAxis;
    std::vector<double> x = {};
    std::vector<FigurePoint> points = {};
    std::optional<Learner> learner = {};
    std::optional<ModelKind> model = {};
    std::optional<Ratio> l = {}; ///< where x is not l
    std::optional<ColumnChoice> columns = {};
    std::optional<Counting> counting = {};
};

/// A figure of the paper computed anew, ready to be drawn. Words are chosen by who draws it.
struct ExperimentFigure {
    Experiment experiment;
    Statement title;
    Statement note;
    Statement yAxis;
    std::vector<FigurePanel> panels = {};
    std::vector<FigureSeries> series = {}; ///< those drawn, in the order of the legend
    bool lines = false;                    ///< else bars
    bool logarithmic = false;
    std::optional<double> reference = {}; ///< a level line: tuples of the table
    std::size_t folds = 0;                ///< of accuracy
    std::size_t linkings = 0;
};

/// What the legend calls a series.
Statement seriesName(FigureSeries series);
/// OCC-7 or OCC-15.
std::string paperDataName(PaperData data);
Statement learnerStatement(Learner learner);
Statement techniqueStatement(Technique technique);
/// "distinct l = 5".
Statement modelName(ModelKind kind, const Ratio& l);
Statement countingName(Counting counting);
Statement choiceName(ColumnChoice choice);

} // namespace tranche
