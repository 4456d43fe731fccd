// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/paper_table.h"
#include "core/laboratory/utility_report.h"
#include "core/models/privacy_model.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What a figure of the paper shows.
enum class ExperimentKind : std::uint8_t {
    Accuracy,       ///< of learning an attribute, by model
    ColumnAccuracy, ///< the same, by number of columns
    Fakes,          ///< by bucket size
    Matching,       ///< tuples by the number of buckets they match
    TimeByTuples,
    TimeByAttributes,
};

/// One figure that can be asked for.
struct Experiment {
    std::string id; ///< also the name of its files
    ExperimentKind kind = ExperimentKind::Accuracy;
    PaperData data = PaperData::Occ7;
    PaperAttribute target = PaperAttribute::Occupation; ///< of the two kinds of accuracy
    std::optional<Learner> learner;                     ///< none: both, or nothing is learned
    bool paperProtocol = false;                         ///< tested as the paper did, on the anonymized table itself
};

/// All of them: the paper's figures in its order, those of accuracy then again with its protocol, then the times.
const std::vector<Experiment>& experiments();
const Experiment* findExperiment(std::string_view id);

/// The models of the figures of accuracy: distinct l = 5, 8, 10, the paper's l, which its own definition does not admit, then l = 2,
/// 3, 3.5.
const std::vector<PrivacyModel>& accuracyModels();
/// Those of the figures by number of columns: distinct l = 5, then l = 3.
const std::vector<PrivacyModel>& columnModels();

inline constexpr std::size_t experimentAlpha = 2;
inline constexpr std::array<std::size_t, 3> columnCounts = {2, 3, 5};
inline constexpr std::array<std::size_t, 4> bucketSizes = {10, 100, 500, 1000};
inline constexpr std::size_t timedRuns = 5;

/// How the attributes are put into columns where membership is tried.
enum class ColumnChoice : std::uint8_t {
    PamTwo,
    PamFive,
    PaperTwo, ///< of OCC-7 only: the paper prints no two columns; this is the nearest reading of its numbers
    PaperFive,
};
/// Without PaperTwo where there is none.
std::vector<ColumnChoice> columnChoices(PaperData data);
/// As in files: pam-2, pam-5, paper-2, paper-5.
std::string_view choiceKey(ColumnChoice choice);
/// The paper's columns; empty for PAM's.
std::vector<std::vector<PaperAttribute>> paperColumns(ColumnChoice choice, PaperData data);

/// As in ids: tree, nb.
std::string_view learnerKey(Learner learner);

} // namespace tranche
