// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/output/json_file.h"
#include "app/cli/output/json_writer.h"
#include "app/cli/commands/load_table.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/snapshot_json.h"
#include "app/cli/output/text_table.h"
#include "core/base/random.h"
#include "core/pipeline/run_stage.h"

#include <algorithm>

namespace tranche::cli {

namespace {

/// Attributes numbered down the side, their numbers along the top, the lower half of the matrix in between.
std::string matrixText(const Snapshot& snapshot)
{
    const auto& matrix = *snapshot.correlation;
    std::vector<TextTable::Align> aligns(matrix.size() + 1, TextTable::Align::Right);
    aligns.insert(aligns.begin() + 1, TextTable::Align::Left);
    TextTable lines(std::move(aligns));
    std::vector<std::string> top = {"", "attribute"};
    for (std::size_t i = 0; i < matrix.size(); ++i)
        top.push_back(std::to_string(i + 1));
    lines.add(std::move(top));
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        std::vector<std::string> cells = {std::to_string(i + 1), printable(snapshot.kept->attribute(AttributeId(i)).name)};
        for (std::size_t j = 0; j <= i; ++j)
            cells.push_back(decimal(matrix.at(AttributeId(i), AttributeId(j)), 3));
        lines.add(std::move(cells));
    }
    return lines.text();
}

/// The other attributes with their phi2 to the sensitive one, highest first.
std::string rankingText(const Snapshot& snapshot, AttributeId sensitive)
{
    const auto& matrix = *snapshot.correlation;
    std::vector<AttributeId> others;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        if (AttributeId(i) != sensitive)
            others.emplace_back(i);
    std::ranges::stable_sort(others, std::ranges::greater(), [&](auto id) { return matrix.at(id, sensitive); });
    TextTable lines({TextTable::Align::Left, TextTable::Align::Right});
    for (const auto id : others)
        lines.add({printable(snapshot.kept->attribute(id).name), decimal(matrix.at(id, sensitive), 4)});
    return "\nphi2 with " + printable(snapshot.kept->attribute(sensitive).name) + ", highest first\n" + lines.text();
}

std::string jsonOf(const Run& run, const Snapshot& snapshot, const TableRequest& reading, const RoleRequest& roles)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writePhi(json, snapshot);
    writeTimings(json, run.phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, reading);
    writeRoleSettings(json, roles);
    json.endObject().endObject();
    return json.text();
}

} // namespace

Result<Exit> correlateTable(Run& run)
{
    const auto reading = tableRequest(run.arguments);
    if (!reading)
        return std::unexpected(reading.error());
    const auto roles = roleRequest(run.arguments);
    if (!roles)
        return std::unexpected(roles.error());
    auto target = JsonTarget::open(run, reading->files);
    if (!target)
        return std::unexpected(target.error());
    const auto kept = loadKept(run, *reading, *roles);
    if (!kept)
        return std::unexpected(kept.error());
    SystemRandom random;
    const auto snapshot = run.phases.run("phi2", [&](JobContext& job) { return runStage(*kept, Stage::Correlate, random, job); });
    if (!snapshot)
        return std::unexpected(snapshot.error());
    warnOfIdentifying(run, *snapshot);
    run.console.text("phi2 of " + counted(snapshot->kept->rowCount(), "tuple", "tuples")
                     + "; 0: unrelated, 1: one determines the other\n"
                       "\n");
    run.console.text(matrixText(*snapshot));
    if (!snapshot->kept->sensitive().empty())
        run.console.text(rankingText(*snapshot, snapshot->kept->sensitive().front()));
    if (const auto written = target->writeIfWanted([&] { return jsonOf(run, *snapshot, *reading, *roles); }); !written)
        return std::unexpected(written.error());
    return Exit::Done;
}

} // namespace tranche::cli
