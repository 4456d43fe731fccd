// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/load_table.h"
#include "app/cli/experiments/picture_program.h"
#include "app/cli/options/experiments_request.h"
#include "app/cli/output/utility/experiments_output.h"
#include "app/cli/output/json_file.h"
#include "core/laboratory/experiments/drawing/report_files.h"
#include "core/laboratory/experiments/run_experiments.h"
#include "core/release/writing/whole_folder.h"

namespace tranche::cli {

namespace {

Result<ExperimentResults> compute(Run& run, const ExperimentsRequest& request)
{
    const auto table = readTable(run, request.reading);
    if (!table)
        return std::unexpected(table.error());
    const auto paper
        = run.phases.run("keep", [&](JobContext& job) { return PaperTable::make(**table, request.reading.missingTokens, job); });
    if (!paper)
        return std::unexpected(paper.error());
    return run.phases.run("experiments", [&](JobContext& job) { return runExperiments(*paper, request.experiments, labLearning, job); });
}

Result<void> writeReport(Run& run, const ExperimentResults& results, const PictureProgram& pictures, const std::filesystem::path& out)
{
    return run.phases.run("report", [&](JobContext& job) -> Result<void> {
        const auto paint = [&](const std::string& svg, const JobContext& asked) { return pictures.png(svg, asked); };
        const auto files = reportFiles(
            results, [](const Statement& said) { return messageWords(said); }, paint, job);
        if (!files)
            return std::unexpected(files.error());
        FileOperations disk;
        return writeWholeFolder(disk, out, *files, job);
    });
}

} // namespace

Result<Exit> experimentsOfPaper(Run& run)
{
    const auto request = experimentsRequest(run.arguments);
    if (!request)
        return std::unexpected(request.error());
    if (const auto wanted = wantedFigures(request->experiments); !wanted)
        return std::unexpected(wanted.error());
    if (const auto free = checkNewFolder(request->out); !free)
        return std::unexpected(free.error());
    const auto pictures = PictureProgram::find(); // before hours of work
    if (!pictures)
        return std::unexpected(pictures.error());
    auto target = JsonTarget::open(run, request->reading.files);
    if (!target)
        return std::unexpected(target.error());
    const auto results = compute(run, *request);
    if (!results)
        return std::unexpected(results.error());
    if (const auto written = writeReport(run, *results, *pictures, request->out); !written)
        return std::unexpected(written.error());
    if (const auto written = target->writeIfWanted([&] { return experimentsJson(run.phases, *results, *request); }); !written)
        return std::unexpected(written.error());
    run.console.text(experimentsText(*results, request->out));
    return Exit::Done;
}

} // namespace tranche::cli
