// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/measure_table.h"

#include "core/columns/propose_columns.h"
#include "core/jobs/in_steps.h"
#include "core/pipeline/run_to.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tranche {

namespace {

/// Tuples that share their quasi-identifiers with nobody.
std::size_t countOnlyOnce(const KeptTable& table, const JobContext& job)
{
    std::vector<const std::vector<std::uint32_t>*> codes;
    for (const auto& attribute : table.attributes())
        if (attribute.role == Role::QuasiIdentifier)
            codes.push_back(&attribute.codes);
    const auto compare = [&](std::uint32_t a, std::uint32_t b) {
        for (const auto* each : codes)
            if ((*each)[a] != (*each)[b])
                return (*each)[a] < (*each)[b] ? -1 : 1;
        return 0;
    };
    std::vector<std::uint32_t> rows(table.rowCount());
    std::iota(rows.begin(), rows.end(), 0U);
    sortInSteps(
        rows,
        [&](auto a, auto b) {
            const auto order = compare(a, b);
            return order < 0 || (order == 0 && a < b);
        },
        job);
    std::size_t alone = 0;
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            const bool asBefore = i > 0 && compare(rows[i - 1], rows[i]) == 0;
            const bool asAfter = i + 1 < rows.size() && compare(rows[i], rows[i + 1]) == 0;
            alone += !asBefore && !asAfter ? 1 : 0;
        }
    });
    return alone;
}

/// Sum over attributes of 1 - phi2 to the best medoid of their column.
double costOf(const ColumnPartition& columns, const CorrelationMatrix& matrix)
{
    double all = 0.0;
    for (const auto& column : columns.columns()) {
        auto best = std::numeric_limits<double>::infinity();
        for (const auto medoid : column) {
            double sum = 0.0;
            for (const auto each : column)
                sum += 1.0 - matrix.at(each, medoid);
            best = std::min(best, sum);
        }
        all += best;
    }
    return all;
}

std::vector<ColumnPartition::Column> sorted(const ColumnPartition& columns)
{
    auto all = columns.columns();
    std::ranges::sort(all);
    return all;
}

Result<void> addFiveColumns(TableFacts::Data& facts, const Snapshot& snapshot, PaperData data, JobContext& job)
{
    const auto pam = columnsOf(snapshot, data, ColumnChoice::PamFive, job);
    if (!pam)
        return std::unexpected(pam.error());
    const auto paper = columnsOf(snapshot, data, ColumnChoice::PaperFive, job);
    if (!paper)
        return std::unexpected(paper.error());
    facts.costOfPam = costOf(*pam, *snapshot.correlation);
    facts.costOfPaper = costOf(*paper, *snapshot.correlation);
    facts.sameFiveColumns = sorted(*pam) == sorted(*paper);
    return {};
}

Result<TableFacts::Data> measureData(const PaperTable& table, PaperData data, JobContext& job)
{
    const auto snapshot = withColumnsFor(table, data, 2, job);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    const auto sensitive = snapshot->kept->sensitive().front();
    const auto joining = joiningOrder(*snapshot->correlation, sensitive, job);
    if (!joining)
        return std::unexpected(joining.error());
    TableFacts::Data facts;
    for (const auto id : *joining) {
        facts.closest.push_back(snapshot->kept->attribute(id).name);
        facts.phi.push_back(snapshot->correlation->at(id, sensitive));
    }
    for (const auto id : snapshot->columns->sensitiveColumn())
        facts.sensitiveColumn.push_back(snapshot->kept->attribute(id).name);
    facts.onlyOnce = countOnlyOnce(*snapshot->kept, job);
    const auto possible = feasibility(*snapshot->kept, *snapshot->columns, job);
    if (!possible)
        return std::unexpected(possible.error());
    const auto l = possible->limit({}).figure;
    facts.largestL = l.decimal(2, Rounding::Down);
    facts.largestLNumber = l.toDouble();
    PrivacyModel distinct;
    distinct.kind = ModelKind::Distinct;
    facts.largestDistinct = static_cast<std::size_t>(possible->limit(distinct).figure.toDouble());
    if (const auto added = addFiveColumns(facts, *snapshot, data, job); !added)
        return std::unexpected(added.error());
    return facts;
}

} // namespace

Result<Snapshot> withColumnsFor(const PaperTable& table, PaperData data, std::size_t columns, JobContext& job)
{
    auto snapshot = table.snapshot(data, job);
    if (!snapshot)
        return snapshot;
    snapshot->parameters.columns = {.alpha = experimentAlpha, .columns = columns};
    SystemRandom random; // nothing is drawn up to the columns
    auto quiet = job.quiet();
    return runTo(std::move(*snapshot), Stage::Propose, {}, random, quiet);
}

Result<ColumnPartition> columnsOf(const Snapshot& snapshot, PaperData data, ColumnChoice choice, JobContext& job)
{
    const auto sensitive = snapshot.kept->sensitive().front();
    const auto printed = paperColumns(choice, data);
    if (printed.empty()) {
        const std::size_t count = choice == ColumnChoice::PamTwo ? 2 : 5;
        auto proposal = proposeColumns(*snapshot.correlation, sensitive, {.alpha = std::nullopt, .columns = count}, job);
        if (!proposal)
            return std::unexpected(proposal.error());
        return std::move(proposal->columns);
    }
    std::vector<ColumnPartition::Column> columns;
    for (const auto& column : printed) {
        columns.emplace_back();
        for (const auto attribute : column)
            columns.back().push_back(idIn(attributesOf(data), attribute));
    }
    return ColumnPartition::make(std::move(columns), snapshot.kept->attributeCount(), sensitive);
}

Result<TableFacts> measureTable(const PaperTable& table, JobContext& job)
{
    TableFacts facts;
    facts.tuples = table.tuples();
    for (std::size_t i = 0; i < paperAttributes; ++i) {
        const auto& attribute = table.attribute(PaperAttribute(i));
        facts.names.push_back(attribute.name);
        facts.values.push_back(attribute.values.size());
    }
    for (const auto data : {PaperData::Occ7, PaperData::Occ15}) {
        auto measured = measureData(table, data, job);
        if (!measured)
            return std::unexpected(measured.error());
        facts.data.emplace(data, std::move(*measured));
    }
    return facts;
}

} // namespace tranche
