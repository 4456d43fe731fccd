// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/read_any_source.h"

#include "core/import/database/read_database.h"

#include <variant>

namespace tranche {

Result<ReadSource> readAnySource(std::span<const std::filesystem::path> files, const ImportOptions& options, const Passphrase& password,
                                 JobContext& job)
{
    if (const auto* database = std::get_if<DatabaseOptions>(&options.form)) {
        if (const auto good = validate(options); !good)
            return std::unexpected(good.error());
        auto source = readDatabase(files, *database, password, job);
        return source ? withConversions(std::move(*source), options.conversions, job) : source;
    }
    return readSource(files, options, job);
}

} // namespace tranche
