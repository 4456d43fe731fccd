// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/utility_lab.h"

#include "core/base/messages/lab_message.h"
#include "core/utility/queries/answer_index.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tranche {

Result<std::vector<AssociationFigures>> labAssociation(const LabPublications& publications, JobContext& job)
{
    std::vector<AssociationFigures> all;
    for (std::size_t i = 0; i < publications.techniques.size(); ++i) {
        const auto& publication = publications.techniques[i].publication;
        if (!publication)
            continue;
        job.step(i, publications.techniques.size());
        auto quiet = job.quiet();
        auto figures = associationOf(*publication, publications.labels, quiet);
        if (!figures)
            return std::unexpected(figures.error());
        all.push_back(std::move(*figures));
        all.back().keptPercent = keptPercent(all.back(), all.front()); // the first is the original
    }
    return all;
}

Result<AnsweredQueries> answeredQueries(const LabPublications& publications, const QueryRequest& request, JobContext& job)
{
    constexpr int drawn = 200; // permille: drawing takes about as long as the answers of one technique
    auto drawing = job.part(0, drawn);
    auto workload = drawQueries(*publications.table, request, drawing);
    if (!workload)
        return std::unexpected(workload.error());
    if (workload->queries.empty())
        return fail(ErrorCode::NotFound, LabMessage::NoQueryInBand);
    AnsweredQueries answered{std::move(*workload), {}};
    const auto count = static_cast<int>(publications.techniques.size());
    for (int i = 0; i < count; ++i) {
        const auto& tried = publications.techniques[static_cast<std::size_t>(i)];
        if (!tried.publication || tried.facts.technique == Technique::Original)
            continue;
        auto part = job.part(drawn + (1000 - drawn) * i / count, drawn + (1000 - drawn) * (i + 1) / count);
        answered.answers.push_back({tried.facts.technique, answersOf(*tried.publication, answered.workload, part)});
    }
    return answered;
}

Result<std::vector<ComparedQuery>> comparedQueries(const LabPublications& publications, const QueryRequest& request, Technique technique,
                                                   QueryPart part, JobContext& job)
{
    const auto& tried = publications.of(technique);
    if (!tried.publication)
        return std::unexpected(*tried.facts.reason);
    auto drawing = job.part(0, 500);
    const auto workload = drawQueries(*publications.table, request, drawing);
    if (!workload)
        return std::unexpected(workload.error());
    auto answering = job.part(500, 1000);
    const auto answers = answersOf(*tried.publication, *workload, answering);
    const auto errors = relativeErrors(*workload, answers, usualSanity, publications.table->rowCount());
    std::vector<ComparedQuery> compared;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (isOfPart(workload->queries[i], part, *publications.table, *publications.columns))
            compared.push_back({workload->queries[i], answers[i], errors[i]});
    if (compared.empty())
        return fail(ErrorCode::NotFound, LabMessage::NoQueryInBand);
    std::ranges::stable_sort(compared, std::ranges::greater(), &ComparedQuery::error);
    return compared;
}

std::vector<QueryErrors> errorsOf(const LabPublications& publications, const AnsweredQueries& answered, double sanity)
{
    std::vector<QueryErrors> rows;
    for (const auto& [technique, answers] : answered.answers)
        for (const auto& row : queryErrors(technique, {*publications.table, answered.workload, *publications.columns, sanity}, answers))
            rows.push_back(row);
    return rows;
}

Result<std::vector<QueryErrors>> labQueries(const LabPublications& publications, const QueryRequest& request, JobContext& job)
{
    const auto answered = answeredQueries(publications, request, job);
    if (!answered)
        return std::unexpected(answered.error());
    return errorsOf(publications, *answered);
}

} // namespace tranche
