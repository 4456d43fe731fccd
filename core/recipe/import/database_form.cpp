// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/form_parts.h"

namespace tranche {

namespace {

using Kind = DatabaseOptions::Kind;
using Encryption = DatabaseOptions::Encryption;

constexpr ChoiceWords<Kind, 2> kindWords = {{{Kind::Sqlite, "sqlite"}, {Kind::PostgreSql, "postgresql"}}};
constexpr ChoiceWords<Encryption, 3> encryptionWords
    = {{{Encryption::Check, "check"}, {Encryption::Encrypt, "encrypt"}, {Encryption::None, "none"}}};
constexpr std::uint64_t lastPort = 65'535;
constexpr std::uint64_t longestWait = 86'400;

} // namespace

QJsonObject formJson(const DatabaseOptions& options)
{
    return {{QStringLiteral("kind"), jsonText(wordOf(kindWords, options.kind))},
            {QStringLiteral("server"), jsonText(options.server)},
            {QStringLiteral("port"), options.port},
            {QStringLiteral("database"), jsonText(options.database)},
            {QStringLiteral("user"), jsonText(options.user)},
            {QStringLiteral("encryption"), jsonText(wordOf(encryptionWords, options.encryption))},
            {QStringLiteral("table"), jsonText(options.table)},
            {QStringLiteral("query"), jsonText(options.query)},
            {QStringLiteral("trims_padding"), options.trimsPadding},
            {QStringLiteral("timeout"), jsonNumber(options.timeout)}};
}

void readForm(JsonEntries& entries, DatabaseOptions& options)
{
    options.kind = entries.choice("kind", kindWords);
    options.server = entries.text("server");
    options.port = static_cast<std::uint16_t>(entries.count("port", 1, lastPort));
    options.database = entries.text("database");
    options.user = entries.text("user");
    options.encryption = entries.choice("encryption", encryptionWords);
    options.table = entries.text("table");
    options.query = entries.text("query");
    options.trimsPadding = entries.flag("trims_padding");
    options.timeout = static_cast<std::uint32_t>(entries.count("timeout", 1, longestWait));
}

} // namespace tranche
