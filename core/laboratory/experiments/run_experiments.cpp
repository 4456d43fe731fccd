// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/run_experiments.h"

#include "core/base/messages/experiment_message.h"
#include "core/base/messages/lab_message.h"
#include "core/laboratory/experiments/make_figure.h"
#include "core/laboratory/experiments/measure_accuracy.h"
#include "core/laboratory/experiments/measure_membership.h"
#include "core/laboratory/experiments/measure_table.h"
#include "core/laboratory/experiments/measure_time.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tranche {

namespace {

/// One measurement and what it weighs in the progress.
struct Piece {
    std::size_t weight = 1;
    std::function<Result<void>(JobContext&)> measure;
};

/// About how long things take beside each other on the whole of Adult.
constexpr std::size_t weightOfTable = 2;
constexpr std::size_t weightOfMembership = 40;
constexpr std::size_t weightOfTime = 5;

std::size_t weightOf(const AccuracySetting& setting, const ExperimentRequest& request)
{
    const std::size_t oneFold = setting.data == PaperData::Occ7 ? 1 : 4;
    return oneFold * request.folds * (setting.paperProtocol ? request.linkings : 1 + request.linkings);
}

class Measuring {
public:
    Measuring(const PaperTable& table, const ExperimentRequest& request, const LearnBy& learn)
        : m_table(table), m_request(request), m_learn(learn)
    {
        m_all.folds = request.folds;
        m_all.linkings = request.linkings;
    }

    Result<Measurements> run(const std::vector<const Experiment*>& figures, JobContext& job)
    {
        addTable();
        const auto needs = accuracyNeeds(figures);
        for (const auto& need : needs)
            m_pieces.push_back({weightOf(need.first, m_request), [this, &need](JobContext& part) {
                                    return measureAccuracy(m_table, need, {m_request, m_learn}, m_all, part);
                                }});
        addMembership(figures);
        addTimes(figures);
        if (const auto done = runPieces(job); !done)
            return std::unexpected(done.error());
        return std::move(m_all);
    }

private:
    void addTable()
    {
        m_pieces.push_back({weightOfTable, [this](JobContext& job) -> Result<void> {
                                auto facts = measureTable(m_table, job);
                                if (!facts)
                                    return std::unexpected(facts.error());
                                m_all.facts = std::move(*facts);
                                return {};
                            }});
    }

    void addMembership(const std::vector<const Experiment*>& figures)
    {
        std::set<PaperData> wanted;
        for (const auto* figure : figures)
            if (figure->kind == ExperimentKind::Fakes || figure->kind == ExperimentKind::Matching)
                wanted.insert(figure->data);
        for (const auto data : wanted)
            m_pieces.push_back({weightOfMembership,
                                [this, data](JobContext& job) { return measureMembership(m_table, data, m_request.seed, m_all, job); }});
        if (wanted.empty())
            return;
        m_pieces.push_back({weightOfTable, [this](JobContext& job) -> Result<void> {
                                auto fakes = fakesOfBucketization(m_table, m_request.seed, job);
                                if (!fakes)
                                    return std::unexpected(fakes.error());
                                m_all.facts.fakesOfBucketization = std::move(*fakes);
                                return {};
                            }});
    }

    void addTimes(const std::vector<const Experiment*>& figures)
    {
        const auto wants = [&](ExperimentKind kind) { return std::ranges::find(figures, kind, &Experiment::kind) != figures.end(); };
        if (wants(ExperimentKind::TimeByTuples))
            for (const auto tuples : timedTuples(m_table))
                addTime(m_all.byTuples, tuples, timedAttributes().back());
        if (wants(ExperimentKind::TimeByAttributes))
            for (const auto& attributes : timedAttributes())
                addTime(m_all.byAttributes, m_table.tuples(), attributes);
    }

    void addTime(std::vector<TimedSlicing>& to, std::size_t tuples, std::vector<PaperAttribute> attributes)
    {
        m_pieces.push_back({weightOfTime, [this, &to, tuples, attributes = std::move(attributes)](JobContext& job) -> Result<void> {
                                const auto timed = timeSlicing(m_table, attributes, tuples, job);
                                if (!timed)
                                    return std::unexpected(timed.error());
                                to.push_back(*timed);
                                return {};
                            }});
    }

    Result<void> runPieces(JobContext& job)
    {
        std::size_t total = 0;
        for (const auto& piece : m_pieces)
            total += piece.weight;
        std::size_t done = 0;
        for (const auto& piece : m_pieces) {
            auto part = job.part(static_cast<int>(done * 1000 / total), static_cast<int>((done + piece.weight) * 1000 / total));
            if (auto measured = piece.measure(part); !measured)
                return measured;
            done += piece.weight;
            job.step(done, total);
        }
        return {};
    }

    const PaperTable& m_table;
    const ExperimentRequest& m_request;
    const LearnBy& m_learn;
    Measurements m_all;
    std::vector<Piece> m_pieces;
};

} // namespace

Result<std::vector<const Experiment*>> wantedFigures(const ExperimentRequest& request)
{
    for (const auto& id : request.only)
        if (!findExperiment(id))
            return fail(ErrorCode::InvalidArgument, {ExperimentMessage::UnknownFigure, id});
    std::vector<const Experiment*> wanted;
    for (const auto& experiment : experiments())
        if (request.only.empty() || std::ranges::find(request.only, experiment.id) != request.only.end())
            wanted.push_back(&experiment);
    return wanted;
}

Result<ExperimentResults> runExperiments(const PaperTable& table, const ExperimentRequest& request, const LearnBy& learn, JobContext& job)
{
    const auto wanted = wantedFigures(request);
    if (!wanted)
        return std::unexpected(wanted.error());
    if (request.folds < 2 || request.folds > table.tuples())
        return fail(ErrorCode::InvalidArgument, {LabMessage::FoldsOutOfRange, table.tuples()});
    if (request.linkings < 1)
        return fail(ErrorCode::InvalidArgument, LabMessage::LinkingsOutOfRange);
    const auto measured = Measuring(table, request, learn).run(*wanted, job);
    if (!measured)
        return std::unexpected(measured.error());
    ExperimentResults results{.request = request, .tuples = table.tuples(), .figures = {}, .claims = tryClaims(*measured)};
    for (const auto* experiment : *wanted)
        results.figures.push_back(makeFigure(*experiment, *measured));
    return results;
}

} // namespace tranche
