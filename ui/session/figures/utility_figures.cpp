// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figures/utility_figures.h"

#include "core/laboratory/utility_lab.h"
#include "ui/session/figures/figure_row.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"

#include <utility>

namespace tranche {

namespace {

bool addPublications(Document& document, RandomSource&, JobContext& job)
{
    auto made = labPublications(document.snapshot, job);
    if (made)
        document.publications = std::move(*made);
    return made.has_value();
}

bool addLabAssociation(Document& document, RandomSource&, JobContext& job)
{
    return putFigure(document.labAssociation, labAssociation(*document.publications, job));
}

bool addLabQueries(Document& document, RandomSource&, JobContext& job)
{
    LabQueries all = document.labQueries ? *document.labQueries : LabQueries{};
    auto some = labQueries(*document.publications, LabQueries::asked(all.next++), job);
    if (some)
        all.errors.insert(all.errors.end(), some->begin(), some->end());
    else
        all.reason = std::move(some.error());
    return putFigure<LabQueries>(document.labQueries, std::move(all));
}

} // namespace

std::vector<FigureRow> utilityFigures()
{
    const Inputs inputs{Input::Buckets, Input::Correlation};
    return {
        rowOf<&Document::publications>({
            .name = "publications",
            .inputs = inputs,
            .turn = Turn::InBackground,
            .possible =
                [](const Document& document) {
                    const auto& now = document.snapshot;
                    return now.buckets && now.report && now.correlation && now.kept->attributeCount() > 1;
                },
            .compute = addPublications,
        }),
        rowOf<&Document::labAssociation>({
            .name = "lab association",
            .inputs = inputs,
            .turn = Turn::InBackground,
            .possible = [](const Document& document) { return document.publications != nullptr; },
            .compute = addLabAssociation,
        }),
        rowOf<&Document::labQueries>({
            .name = "lab queries",
            .inputs = inputs,
            .turn = Turn::InBackground,
            .possible = [](const Document& document) { return document.publications != nullptr; },
            .complete =
                [](const Document& document) {
                    return document.labQueries && document.labQueries->isComplete(document.snapshot.kept->attributeCount());
                },
            .compute = addLabQueries,
        }),
        rowOf<&Document::learning>({.name = "learning", .inputs = inputs}), // seconds each: when somebody asks
    };
}

} // namespace tranche
