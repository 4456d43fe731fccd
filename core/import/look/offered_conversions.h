// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/import/request/read_source.h"

#include <functional>

namespace tranche {

/// A look with what could be converted in its source, what only a person can say about cells that were converted so, and its first records
/// as they are with what is chosen. What could be is found in all records, by reading them: only where all were looked at and nothing stops
/// the reading. `read` reads the source by the options that it gets. As offersFor(), cellQuestions() and convert().
Result<ImportLook> withConversionsOffered(ImportLook look, std::span<const Conversion> chosen,
                                          const std::function<Result<ReadSource>(const ImportOptions&, JobContext&)>& read,
                                          JobContext& job);

} // namespace tranche
