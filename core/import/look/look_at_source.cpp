// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import_message.h"
#include "core/import/look/import_look.h"
#include "core/import/look/statistical_look.h"
#include "core/import/statistical/statistical_kind.h"

namespace tranche {

namespace {

using SourceFiles = std::span<const std::filesystem::path>;

Result<ImportLook> lookAt(SourceFiles files, const StatisticalOptions& options, LookExtent extent, JobContext& job)
{
    return lookAtStatistical(files, options, extent, job);
}

template <class Other>
Result<ImportLook> lookAt(SourceFiles, const Other&, LookExtent, JobContext&)
{
    return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
}

/// How files propose themselves to be read.
ImportOptions proposedFor(SourceFiles files)
{
    if (!files.empty() && statisticalKind({}, files.front().filename().string()))
        return {StatisticalOptions()};
    return {};
}

} // namespace

Result<ImportLook> lookAtSource(SourceFiles files, const std::optional<ImportOptions>& options, LookExtent extent, JobContext& job)
{
    const auto chosen = options ? *options : proposedFor(files);
    return std::visit([&](const auto& form) { return lookAt(files, form, extent, job); }, chosen.form);
}

} // namespace tranche
