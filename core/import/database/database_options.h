// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tranche {

/// Which table or query of which database is to be read. The password is no part of it and is never stored.
struct DatabaseOptions {
    enum class Kind { Sqlite, PostgreSql };
    enum class Encryption {
        Check,   ///< encrypted, and the certificate of the server is checked
        Encrypt, ///< encrypted
        None,
    };

    Kind kind = Kind::Sqlite;
    std::string server = {}; ///< PostgreSQL; of SQLite the file is named with the source
    std::uint16_t port = 5432;
    std::string database = {};
    std::string user = {};
    Encryption encryption = Encryption::Check;
    std::string table = {};     ///< "schema.table" or "table"; empty: the query
    std::string query = {};     ///< one SELECT
    bool trimsPadding = true;   ///< blanks at the end of char(n) are removed
    std::uint32_t timeout = 60; ///< seconds until a query is given up

    friend bool operator==(const DatabaseOptions&, const DatabaseOptions&) = default;
};

} // namespace tranche
