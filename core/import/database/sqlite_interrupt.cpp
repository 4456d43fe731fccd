// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/sqlite_interrupt.h"

#include <QSqlDriver>
#include <QVariant>

#include <dlfcn.h>

struct sqlite3; // a connection, as the library has it

namespace tranche {

namespace {

using Interrupt = void (*)(sqlite3*);

constexpr auto symbol = "sqlite3_interrupt";

/// As the driver's plugin finds it: among what the program has loaded for everybody, then among what the plugin itself needs. Where both
/// have one and they are not the same, nobody can say which one the connection belongs to.
Interrupt interruptOf(const QSqlDriver& driver)
{
    Dl_info plugin{};
    if (dladdr(driver.metaObject(), &plugin) == 0 || plugin.dli_fname == nullptr)
        return nullptr;
    void* const library = dlopen(plugin.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (library == nullptr)
        return nullptr;
    void* const own = dlsym(library, symbol);
    void* const everybodys = dlsym(RTLD_DEFAULT, symbol);
    dlclose(library); // Qt keeps it loaded
    return everybodys == nullptr || everybodys == own ? reinterpret_cast<Interrupt>(own) : nullptr;
}

} // namespace

std::function<void()> sqliteInterrupt(const QSqlDatabase& database)
{
    const auto handle = database.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return {};
    auto* const connection = *static_cast<sqlite3* const*>(handle.constData());
    const auto interrupt = interruptOf(*database.driver());
    if (connection == nullptr || interrupt == nullptr)
        return {};
    return [connection, interrupt] { interrupt(connection); };
}

} // namespace tranche
