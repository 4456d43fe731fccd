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

/// Only who may ask a database reads one: readAnySource().
Result<ReadSource> readForm(Files, const DatabaseOptions&, JobContext&)
{
    return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
}

} // namespace

Result<ReadSource> withConversions(ReadSource source, std::span<const Conversion> conversions, JobContext& job)
{
    if (conversions.empty())
        return source;
    auto converted = convert(std::move(source.table), conversions, job);
    if (!converted)
        return std::unexpected(converted.error());
    source.table = std::move(converted->table);
    source.conversions = std::move(converted->counts);
    return source;
}

Result<ReadSource> readSource(Files files, const ImportOptions& options, JobContext& job)
{
    for (const auto& conversion : options.conversions)
        if (const auto good = validate(conversion); !good)
            return std::unexpected(good.error());
    auto source = std::visit([&](const auto& form) { return readForm(files, form, job); }, options.form);
    return source ? withConversions(std::move(*source), options.conversions, job) : source;
}

} // namespace tranche
