// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>

#include <functional>

namespace tranche {

/// What stops the statement that runs on this open connection to a file, called from any thread while the connection is open; a statement
/// that has not begun is not stopped. Empty where it is not certain which library the driver calls. Nothing is linked: the function is that
/// of the library which the driver itself has loaded.
std::function<void()> sqliteInterrupt(const QSqlDatabase& database);

} // namespace tranche
