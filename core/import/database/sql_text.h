// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_options.h"

#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// One statement that only asks, as it is to be sent.
struct AskingQuery {
    std::string text;     ///< without what stands around it
    bool ordered = false; ///< it ends in an ORDER BY of its own
};

/// InvalidArgument where a text is not exactly one SELECT, WITH, VALUES or (PostgreSQL) TABLE: something else, several statements, or one
/// with a quote, comment or bracket that is not closed. What a WITH does inside is not looked at: the read-only transaction refuses it.
/// Quotes, brackets and comments are those of the kind of database. O(bytes).
Result<AskingQuery> askingQuery(std::string_view text, DatabaseOptions::Kind kind);

/// A name as SQL takes it whatever it holds: "say ""a""".
std::string quotedName(std::string_view name);
/// A name that is to be read by people: without quotes where both kinds of database take it so, for which it is made of small letters,
/// digits and `_`, begins with no digit and is none of the words that either of them keeps for itself.
std::string sqlName(std::string_view name);
/// "schema.table" or "table", where a part with a point or a quote stands in double quotes as in SQL, as one name for SQL.
/// InvalidArgument where it is no such name.
Result<std::string> quotedTable(std::string_view table);
/// The same, each part as sqlName().
Result<std::string> sqlTable(std::string_view table);
/// The opposite, of one part or two: quotes only where they are needed.
std::string tableName(const std::vector<std::string>& parts);

} // namespace tranche
