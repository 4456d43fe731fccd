// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_file.h"

#include <vector>

namespace tranche::cli {

namespace {

/// The files that words on the command line say to read; words that are no files are in nobody's way.
std::vector<std::filesystem::path> filesRead(const Arguments& arguments)
{
    std::vector<std::filesystem::path> files(arguments.operands().begin(), arguments.operands().end());
    for (const auto* option : {"--labels", "--new-passphrase-file", "--passphrase-file", "--policy", "--table", "--test"})
        for (const auto& file : arguments.values(option))
            files.emplace_back(file);
    return files;
}

} // namespace

Result<JsonTarget> JsonTarget::open(Run& run, std::span<const std::filesystem::path> inputs)
{
    JsonTarget target;
    target.m_stop = run.phases.stopToken();
    const auto name = run.arguments.value("--json");
    if (!name)
        return target;
    if (*name == "-" || isStandardOutput(*name)) {
        target.m_toOutput = true;
        run.console.giveOutputToJson();
        return target;
    }
    if (wouldReplace(*name, inputs) || wouldReplace(*name, filesRead(run.arguments)))
        return badUsage("The option --json names a file that is read, and that would be overwritten.");
    auto file = ResultFile::open(*name, "--json");
    if (!file)
        return std::unexpected(file.error());
    target.m_file = std::move(*file);
    return target;
}

Result<void> JsonTarget::write(const std::string& text)
{
    if (m_file)
        return JobContext::untilStopped([&] { return m_file->write(text, JobContext(m_stop)); });
    Console::rawOutput(text);
    return {};
}

} // namespace tranche::cli
