// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/request/read_source.h"

#include "core/base/messages/import_message.h"
#include "core/import/csv_reader.h"
#include "core/import/statistical/statistical_reader.h"
#include "core/import/workbook/workbook_reader.h"

namespace tranche {

namespace {

using Files = std::span<const std::filesystem::path>;

Result<ReadSource> readForm(Files files, const CsvOptions& options, JobContext& job)
{
    return readCsvSource(files, options, job);
}

Result<ReadSource> readForm(Files files, const StatisticalOptions& options, JobContext& job)
{
    return readStatistical(files, options, job);
}

Result<ReadSource> readForm(Files files, const WorkbookOptions& options, JobContext& job)
{
    return readWorkbook(files, options, job);
}

template <class Other>
Result<ReadSource> readForm(Files, const Other&, JobContext&)
{
    return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
}

} // namespace

Result<ReadSource> readSource(Files files, const ImportOptions& options, JobContext& job)
{
    for (const auto& conversion : options.conversions)
        if (const auto good = validate(conversion); !good)
            return std::unexpected(good.error());
    auto source = std::visit([&](const auto& form) { return readForm(files, form, job); }, options.form);
    if (!source || options.conversions.empty())
        return source;
    auto converted = convert(std::move(source->table), options.conversions, job);
    if (!converted)
        return std::unexpected(converted.error());
    source->table = std::move(converted->table);
    source->conversions = std::move(converted->counts);
    return source;
}

} // namespace tranche
