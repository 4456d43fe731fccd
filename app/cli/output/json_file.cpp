// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_file.h"

#include <algorithm>
#include <system_error>

namespace tranche::cli {

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
    const auto isSame = [&](const auto& input) {
        std::error_code ignored;
        return std::filesystem::equivalent(input, *name, ignored);
    };
    if (std::ranges::any_of(inputs, isSame))
        return badUsage("The option --json names one of the tables, which would be overwritten.");
    auto file = ResultFile::open(*name);
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
