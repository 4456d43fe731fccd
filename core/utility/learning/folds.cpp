// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/folds.h"

#include "core/jobs/in_steps.h"
#include "core/utility/lab_stream.h"

namespace tranche {

namespace {

/// Tuples class by class, in table order within each, and where each class starts.
struct TuplesByClass {
    std::vector<std::uint32_t> tuples;
    std::vector<std::size_t> starts; ///< one more than classes
};

TuplesByClass byClass(std::span<const std::uint32_t> labelOfTuple, std::size_t classes, const JobContext& job)
{
    TuplesByClass sorted{std::vector<std::uint32_t>(labelOfTuple.size()), std::vector<std::size_t>(classes + 1, 0)};
    inChunks(0, labelOfTuple.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple)
            ++sorted.starts[labelOfTuple[tuple] + 1];
    });
    for (std::size_t label = 0; label < classes; ++label)
        sorted.starts[label + 1] += sorted.starts[label];
    auto next = sorted.starts;
    inChunks(0, labelOfTuple.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple)
            sorted.tuples[next[labelOfTuple[tuple]]++] = static_cast<std::uint32_t>(tuple);
    });
    return sorted;
}

} // namespace

std::vector<std::uint32_t> stratifiedFolds(std::span<const std::uint32_t> labelOfTuple, std::size_t classes, std::size_t folds,
                                           std::uint64_t seed, const JobContext& job)
{
    auto sorted = byClass(labelOfTuple, classes, job);
    LabStream stream(seed, LabDraw::folds);
    for (std::size_t label = 0; label < classes; ++label) {
        job.check();
        stream.shuffle(std::span(sorted.tuples).subspan(sorted.starts[label], sorted.starts[label + 1] - sorted.starts[label]));
    }
    std::vector<std::uint32_t> foldOf(labelOfTuple.size());
    inChunks(0, foldOf.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto position = from; position < to; ++position)
            foldOf[sorted.tuples[position]] = static_cast<std::uint32_t>(position % folds);
    });
    return foldOf;
}

} // namespace tranche
