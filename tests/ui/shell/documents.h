// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/run_stage.h"
#include "tests/support/tables.h"
#include "ui/session/document.h"
#include "ui/session/opened_table.h"
#include "ui/session/figures/figures.h"

namespace tranche::test {

/// A document over a small table of persons, each `times` over, computed as far as it goes with l; "Disease" is sensitive.
inline Document documentWith(Ratio l, std::size_t times = 1)
{
    std::vector<std::string> lines{"Age Sex Disease"};
    for (std::size_t i = 0; i < times; ++i)
        for (const char* person : {"22 M flu", "22 F cold", "33 F flu", "52 F cough", "54 M flu", "60 M cold", "60 M cough", "64 F gout"})
            lines.emplace_back(person);
    const auto table = tableOf(lines);
    Document document;
    document.opened = std::make_shared<OpenedTable>();
    Schema schema;
    schema.attributes.resize(table->attributeCount());
    document.snapshot = Snapshot{}.withTable(table, schema, Roles{Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive});
    Parameters parameters;
    parameters.model.l = l;
    parameters.columns.alpha = 1;
    document.snapshot = document.snapshot.withParameters(parameters);
    SeededRandom random(7);
    JobContext job;
    while (const auto stage = document.snapshot.nextStage()) {
        const auto next = runStage(document.snapshot, *stage, random, job);
        if (!next.has_value()) {
            document.failure = StageFailure{*stage, next.error()};
            break;
        }
        document.snapshot = *next;
    }
    addFigures(document, Turn::AtOnce, random, job, [](const FigureRow&) {});
    return document;
}

} // namespace tranche::test
