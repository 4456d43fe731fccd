// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_reader.h"
#include "core/pipeline/run_stage.h"
#include "tests/support/snapshots.h"
#include "tests/support/tables.h"
#include "tests/support/words/said.h"

#include <string>

namespace tranche::test {

/// A table of a text with semicolons and decimal commas.
inline std::shared_ptr<const Table> tableWithCommas(const std::string& text)
{
    CsvOptions options;
    options.delimiter = ';';
    options.decimal = ',';
    JobContext job;
    auto table = readCsvText(text, "t.csv", options, job);
    if (!table)
        qFatal("test table: %s", wordsOf(table.error()).c_str());
    return *table;
}

/// Every stage that is missing run, with a seeded shuffle.
inline Snapshot withAllStages(Snapshot snapshot)
{
    SeededRandom random(1);
    JobContext job;
    while (const auto stage = snapshot.nextStage()) {
        auto next = runStage(snapshot, *stage, random, job);
        if (!next)
            qFatal("test snapshot: %s", wordsOf(next.error()).c_str());
        snapshot = std::move(*next);
    }
    return snapshot;
}

/// 16 persons with two sensitive attributes that count as one, in one bucket.
inline Snapshot jointPersons()
{
    std::vector<std::string> lines{"age disease salary"};
    for (int i = 0; i < 16; ++i)
        lines.push_back(std::to_string(20 + i) + (i % 2 == 0 ? " x " : " y ") + std::to_string(1000 + i / 2 % 4));
    Schema schema;
    schema.attributes.resize(3);
    auto snapshot = Snapshot().withTable(tableOf(lines), schema, {Role::QuasiIdentifier, Role::Sensitive, Role::Sensitive});
    snapshot.parameters.joint = true;
    snapshot.parameters.columns = {.alpha = 1, .columns = 2};
    snapshot.parameters.grouping = {.kind = Grouping::Kind::Random, .size = 16};
    return withAllStages(std::move(snapshot));
}

/// 16 persons whose ages are generalized.
inline Snapshot generalizedPersons()
{
    std::vector<std::string> lines{"age disease"};
    for (int i = 0; i < 16; ++i)
        lines.push_back(std::to_string(20 + i) + (i % 2 == 0 ? " x" : " y"));
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.parameters.columns = {.alpha = 1, .columns = 2};
    request.parameters.generalize = {{{"age"}, 4}};
    return snapshotOf(request);
}

/// Eight persons: whole numbers, days, numbers with decimal commas, a cell that is a formula, an odd name, missing values.
inline Snapshot describedPersons()
{
    SnapshotRequest request{.table = tableWithCommas("age;born;income;=g&<r>;disease\n"
                                                     "20;2001-02-03;1,5;-x;flu\n"
                                                     "21;2001-02-04;2;\"a \"\"b\"\"\";cold\n"
                                                     "22;2001-02-03;?;-x;flu\n"
                                                     "23;2001-02-05;10,25;?;cold\n"
                                                     "24;2001-02-06;1,5;-x;flu\n"
                                                     "25;2001-02-07;3;c,d;cold\n"
                                                     "26;2001-02-08;4;?;flu\n"
                                                     "27;2001-02-09;2;c,d;cold\n"),
                            .sensitive = "disease"};
    request.missingTokens = {"?"};
    request.missing = MissingRule::KeepAsValue;
    request.columns = {{"age", "born"}, {"income", "=g&<r>"}, {"disease"}};
    return snapshotOf(request);
}

/// What a curator says of them.
inline ReleaseOptions describedOptions()
{
    ReleaseOptions options;
    options.details = {"Ages & more", "Statistics office", "Wage research", "Hall",      ReleaseType::Scientific,
                       "no linking",  "a@office.invalid",  "2028-02-29",    "CC BY 4.0", {"Register", "https://office.invalid/r"}};
    options.texts = {{"age", {"Age", "in whole years"}}, {"=g&<r>", {"Group <1>", ""}}};
    return options;
}

} // namespace tranche::test
