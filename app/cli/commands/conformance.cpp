// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/conformance/utility/utility_check.h"
#include "app/cli/conformance/vector_check.h"
#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"

namespace tranche::cli {

namespace {

void compareFile(const std::filesystem::path& file, Tally& tally, JobContext& job)
{
    const auto vector = readVector(file, job);
    if (vector) {
        vector->expected["kind"] == "utility" ? checkUtility(*vector, tally, job) : checkVector(*vector, tally, job);
    } else {
        tally.enter(file.stem().string(), {});
        tally.fail("file", messageWords(vector.error()));
    }
}

} // namespace

Result<Exit> conformance(Run& run)
{
    if (run.arguments.operands().size() != 1)
        return badUsage("The command conformance takes exactly one folder.");
    const auto files = vectorFiles(run.arguments.operands().front());
    if (!files)
        return std::unexpected(files.error());
    Tally tally([](const std::string& line) { Console::rawOutput(printable(line) + '\n'); });
    for (const auto& file : *files) {
        const auto compared = run.phases.run("conformance", [&](JobContext& job) { return compareFile(file, tally, job); });
        if (!compared)
            return std::unexpected(compared.error());
    }
    Console::rawOutput(tally.text() + '\n');
    return tally.failed() == 0 && tally.passed() > 0 ? Exit::Done : Exit::CannotBeMet;
}

} // namespace tranche::cli
