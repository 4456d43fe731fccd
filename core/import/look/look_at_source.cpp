// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import_message.h"
#include "core/import/look/import_look.h"
#include "core/import/look/text/text_look.h"

namespace tranche {

namespace {

using LookedFiles = std::span<const std::filesystem::path>;

Result<ImportLook> lookAtForm(LookedFiles files, const CsvOptions& options, LookExtent extent, JobContext& job)
{
    return lookAtText(files, options, extent, job);
}

template <class Other>
Result<ImportLook> lookAtForm(LookedFiles, const Other&, LookExtent, JobContext&)
{
    return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
}

} // namespace

Result<ImportLook> lookAtSource(LookedFiles files, const std::optional<ImportOptions>& options, LookExtent extent, JobContext& job)
{
    if (!options)
        return lookAtText(files, std::nullopt, extent, job);
    auto look = std::visit([&](const auto& form) { return lookAtForm(files, form, extent, job); }, options->form);
    if (look)
        look->options.conversions = options->conversions;
    return look;
}

} // namespace tranche
