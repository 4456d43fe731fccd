// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/import_look.h"

#include "core/base/messages/import_message.h"
#include "core/import/look/offered_conversions.h"
#include "core/import/look/statistical_look.h"
#include "core/import/look/text/text_look.h"
#include "core/import/source/source_kind.h"
#include "core/import/workbook/look/workbook_look.h"

namespace tranche {

namespace {

using LookedFiles = std::span<const std::filesystem::path>;

Result<ImportLook> lookAtForm(LookedFiles files, const CsvOptions& options, LookExtent extent, JobContext& job)
{
    return lookAtText(files, options, extent, job);
}

Result<ImportLook> lookAtForm(LookedFiles files, const StatisticalOptions& options, LookExtent extent, JobContext& job)
{
    return lookAtStatistical(files, options, extent, job);
}

Result<ImportLook> lookAtForm(LookedFiles files, const WorkbookOptions& options, LookExtent extent, JobContext& job)
{
    return lookAtWorkbook(files, ImportOptions(SourceForm(options)), extent, job);
}

/// Only who may ask a database looks at one: lookAtAnySource().
Result<ImportLook> lookAtForm(LookedFiles, const DatabaseOptions&, LookExtent, JobContext&)
{
    return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
}

/// As the files propose themselves to be read.
Result<ImportLook> lookAtUnknown(LookedFiles files, LookExtent extent, JobContext& job)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    switch (sourceKind(files.front()).value_or(SourceKind::Text)) {
    case SourceKind::Spss:
    case SourceKind::SpssPortable:
    case SourceKind::Stata:
    case SourceKind::Sas:
    case SourceKind::SasTransport: return lookAtStatistical(files, {}, extent, job);
    case SourceKind::ExcelWorkbook:
    case SourceKind::OpenWorkbook:
    case SourceKind::LockedWorkbook:
    case SourceKind::OldWorkbook: return lookAtWorkbook(files, std::nullopt, extent, job);
    default: return lookAtText(files, std::nullopt, extent, job);
    }
}

} // namespace

Result<ImportLook> lookAtSource(LookedFiles files, const std::optional<ImportOptions>& options, LookExtent extent, JobContext& job)
{
    auto look = options ? std::visit([&](const auto& form) { return lookAtForm(files, form, extent, job); }, options->form)
                        : lookAtUnknown(files, extent, job);
    if (!look)
        return look;
    const auto read = [&](const ImportOptions& by, JobContext& reading) { return readSource(files, by, reading); };
    return withConversionsOffered(std::move(*look), options ? options->conversions : std::vector<Conversion>(), read, job);
}

} // namespace tranche
