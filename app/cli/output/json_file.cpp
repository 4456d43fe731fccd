// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_file.h"

#include <QSaveFile>

#include <algorithm>
#include <system_error>

namespace tranche::cli {

JsonTarget::JsonTarget() = default;
JsonTarget::~JsonTarget() = default; // an unfinished QSaveFile leaves nothing
JsonTarget::JsonTarget(JsonTarget&&) noexcept = default;
JsonTarget& JsonTarget::operator=(JsonTarget&&) noexcept = default;

Result<JsonTarget> JsonTarget::open(Run& run, std::span<const std::filesystem::path> inputs)
{
    JsonTarget target;
    const auto name = run.arguments.value("--json");
    if (!name)
        return target;
    if (*name == "-") {
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
    target.m_file = std::make_unique<QSaveFile>(QString::fromStdString(*name));
    if (!target.m_file->open(QIODevice::WriteOnly))
        return fail(ErrorCode::Io, "The file named by --json cannot be written. Choose another folder or name.");
    return target;
}

Result<void> JsonTarget::write(const std::string& text)
{
    if (m_toOutput)
        Console::rawOutput(text);
    if (!m_file)
        return {};
    const auto size = static_cast<qint64>(text.size());
    if (m_file->write(text.data(), size) != size || !m_file->commit())
        return fail(ErrorCode::Io, "The file named by --json could not be written; it was left as it was.");
    return {};
}

} // namespace tranche::cli
