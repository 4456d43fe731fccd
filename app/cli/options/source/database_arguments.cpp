// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/database_arguments.h"

#include "app/cli/options/list_text.h"

#include <QByteArray>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

namespace tranche::cli {

namespace {

constexpr std::uint64_t longestWait = 86'400;

std::unexpected<Error> badConnection()
{
    return badUsage("The option --connection expects postgresql://USER@HOST:PORT/DATABASE.");
}

/// What %XX stands for.
std::string plain(std::string_view part)
{
    return QByteArray::fromPercentEncoding(QByteArray(part.data(), static_cast<qsizetype>(part.size()))).toStdString();
}

Result<void> readServer(std::string_view place, DatabaseOptions& options)
{
    const auto bracket = place.starts_with('[') ? place.find(']') : std::string_view::npos; // an address of IPv6
    const auto colon = place.find(':', bracket == std::string_view::npos ? 0 : bracket);
    if (colon != std::string_view::npos) {
        const auto port = place.substr(colon + 1);
        const auto [end, fault] = std::from_chars(port.data(), port.data() + port.size(), options.port);
        if (fault != std::errc() || end != port.data() + port.size() || options.port == 0)
            return badConnection();
        place = place.substr(0, colon);
    }
    options.server = bracket == std::string_view::npos ? plain(place) : std::string(place.substr(1, bracket - 1));
    return {};
}

Result<void> readConnection(std::string_view address, DatabaseOptions& options)
{
    constexpr std::array<std::string_view, 2> schemes = {"postgresql://", "postgres://"};
    const auto* scheme = std::ranges::find_if(schemes, [&](auto each) { return address.starts_with(each); });
    if (scheme == schemes.end())
        return badConnection();
    address.remove_prefix(scheme->size());
    const auto at = address.rfind('@');
    const auto slash = address.find('/', at == std::string_view::npos ? 0 : at);
    if (at == std::string_view::npos || slash == std::string_view::npos)
        return badConnection();
    const auto user = address.substr(0, at);
    if (user.contains(':'))
        return badUsage("A password on the command line can be seen by others. Leave it out: it is asked for, or read by --password-file.");
    options.kind = DatabaseOptions::Kind::PostgreSql;
    options.user = plain(user);
    options.database = plain(address.substr(slash + 1));
    if (const auto server = readServer(address.substr(at + 1, slash - at - 1), options); !server)
        return server;
    const bool whole = !options.user.empty() && !options.server.empty() && !options.database.empty();
    return whole && !address.substr(slash).contains('?') ? Result<void>() : badConnection();
}

Result<void> readEncryption(const Arguments& arguments, DatabaseOptions& options)
{
    const auto word = arguments.value("--encryption");
    if (!word || *word == "check")
        return {};
    if (*word != "encrypt" && *word != "none")
        return badUsage("The option --encryption is check, encrypt or none.");
    options.encryption = *word == "none" ? DatabaseOptions::Encryption::None : DatabaseOptions::Encryption::Encrypt;
    return {};
}

} // namespace

Result<DatabaseOptions> databaseOptions(const Arguments& arguments, std::span<const std::filesystem::path> files)
{
    DatabaseOptions options;
    const auto connection = arguments.value("--connection");
    if (connection && !files.empty())
        return badUsage("Name either a file or --connection, not both.");
    if (connection)
        if (const auto read = readConnection(*connection, options); !read)
            return std::unexpected(read.error());
    if (!connection)
        for (const auto* option : {"--encryption", "--password-file"})
            if (arguments.has(option))
                return badUsage("The option " + std::string(option) + " goes with --connection.");
    if (const auto read = readEncryption(arguments, options); !read)
        return std::unexpected(read.error());
    options.table = arguments.value("--table-name").value_or("");
    options.query = arguments.value("--query").value_or("");
    options.trimsPadding = !arguments.has("--keep-padding");
    if (const auto text = arguments.value("--timeout")) {
        const auto seconds = readCount("--timeout", *text, 1, longestWait);
        if (!seconds)
            return std::unexpected(seconds.error());
        options.timeout = static_cast<std::uint32_t>(*seconds);
    }
    return options;
}

} // namespace tranche::cli
