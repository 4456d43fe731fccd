// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_options.h"

#include <QSqlError>

#include <cstddef>
#include <string>

namespace tranche {

// What a database says may hold values and accounts. So only its codes are taken from it, and the words are ours.

/// How long a server may take to answer a first time.
inline constexpr int secondsToConnect = 10;

/// "server:port".
std::string serverName(const DatabaseOptions& options);

/// Why there is no connection. A server that does not let anybody in gives no code, only words: those known here are told apart.
Error connectionFault(const QSqlError& error, const DatabaseOptions& options);

/// Why a query failed, after so many records: by the code that PostgreSQL or SQLite gives.
Error queryFault(const QSqlError& error, const DatabaseOptions& options, std::size_t records);

} // namespace tranche
