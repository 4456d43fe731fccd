// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/experiment_list.h"
#include "core/laboratory/evaluate_learning.h"
#include "core/membership/membership_report.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace tranche {

/// Which figures are to be computed, and how.
struct ExperimentRequest {
    std::vector<std::string> only; ///< ids; empty: all
    std::size_t folds = 10;
    std::size_t linkings = 5;
    std::uint64_t seed = 1; ///< of the laboratory
};

/// labLearning(), or what a test has in its place.
using LearnBy = std::function<Result<std::vector<ClassificationResult>>(const Snapshot&, const LearningRequest&, JobContext&)>;

/// One setting in which accuracy is measured.
struct AccuracySetting {
    PaperData data = PaperData::Occ7;
    std::size_t columns = 2;
    ModelKind model = ModelKind::LDiversity;
    Ratio l;
    bool paperProtocol = false;

    friend auto operator<=>(const AccuracySetting&, const AccuracySetting&) = default;
};

/// Which of its results is meant.
struct AccuracyKey {
    AccuracySetting setting;
    PaperAttribute target = PaperAttribute::Occupation;
    Technique technique = Technique::Slicing;
    Learner learner = Learner::NaiveBayes;

    friend auto operator<=>(const AccuracyKey&, const AccuracyKey&) = default;
};

/// What one setting gave by the two ways of reading a publication. The original has `expected` alone: its tuples.
struct AccuracyPair {
    std::optional<ClassificationResult> expected;
    std::optional<ClassificationResult> asPaper; ///< random linkings; of generalization, bounds

    const std::optional<ClassificationResult>& read(bool asThePaper) const { return asThePaper ? asPaper : expected; }
};

/// One way of drawing random buckets and counting.
struct MembershipKey {
    PaperData data = PaperData::Occ7;
    ColumnChoice choice = ColumnChoice::PamTwo;
    Counting counting = Counting::QuasiIdentifiers;
    std::size_t bucketSize = 10;

    friend auto operator<=>(const MembershipKey&, const MembershipKey&) = default;
};

/// Seconds of slicing so many tuples of so many attributes.
struct TimedSlicing {
    std::size_t tuples = 0;
    std::size_t attributes = 0;
    std::optional<double> all; ///< median over the runs, of phi2 to shuffle; none where the model cannot be kept
    double allLow = 0.0;
    double allHigh = 0.0;
    double partition = 0.0; ///< of the cuts alone
    double partitionLow = 0.0;
    double partitionHigh = 0.0;
};

/// What the table itself says about the paper's description of it.
struct TableFacts {
    struct Data {
        std::vector<std::string> closest; ///< names by descending phi2 with Occupation
        std::vector<double> phi;
        std::vector<std::string> sensitiveColumn; ///< at alpha 2
        std::size_t onlyOnce = 0;                 ///< tuples whose QI combination nobody else has
        std::string largestL;                     ///< at alpha 2, rounded down to two places
        double largestLNumber = 0.0;
        std::size_t largestDistinct = 0; ///< of distinct l
        double costOfPam = 0.0;          ///< sum over attributes of 1 - phi2 to the medoid, c = 5
        double costOfPaper = 0.0;
        bool sameFiveColumns = false;
    };
    std::size_t tuples = 0;
    std::vector<std::string> names;                  ///< by PaperAttribute
    std::vector<std::size_t> values;                 ///< by PaperAttribute
    std::map<PaperData, Data> data;                  ///< OCC-7 and OCC-15
    std::optional<std::string> fakesOfBucketization; ///< of OCC-7 on quasi-identifiers, random buckets of 100
};

/// Everything that figures and claims are made of.
struct Measurements {
    TableFacts facts;
    std::map<AccuracyKey, AccuracyPair> accuracy;
    std::map<MembershipKey, MembershipReport> membership;
    std::vector<TimedSlicing> byTuples;
    std::vector<TimedSlicing> byAttributes;
    std::size_t folds = 0;
    std::size_t linkings = 0;

    const AccuracyPair* find(const AccuracyKey& key) const;
    const MembershipReport* find(const MembershipKey& key) const;
};

} // namespace tranche
