// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/load_table.h"

#include "app/cli/commands/run_stages.h"
#include "app/cli/commands/decide_attributes.h"
#include "app/cli/options/source_options.h"
#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"
#include "app/cli/keys/typed_passphrase.h"
#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "core/import/database/read_any_source.h"
#include "core/import/hierarchy_reader.h"

#include <optional>
#include <utility>

namespace tranche::cli {

namespace {

std::string signName(char sign)
{
    return sign == '\t' ? "a tab" : std::string("the character ") + sign;
}

/// A sentence about the delimiter where none was given and the file looks like another than the comma.
std::optional<std::string> delimiterHint(const Run& run, const TableRequest& request)
{
    const auto* csv = request.options.csv();
    if (!csv || run.arguments.has("--delimiter"))
        return std::nullopt;
    const auto proposal = proposeCsvOptions(request.files.front(), csv->entry);
    if (proposal && proposal->options.blanks && !csv->blanks)
        return "Fields appear to be separated by blanks; use --delimiter blanks.";
    if (!proposal || proposal->options.delimiter == csv->delimiter)
        return std::nullopt;
    const auto sign = proposal->options.delimiter;
    return "Fields appear to be separated by " + signName(sign) + "; use --delimiter "
           + (sign == '\t' ? std::string("tab") : '"' + std::string{sign} + '"') + '.';
}

std::string asSentence(std::string words)
{
    return words.ends_with('.') ? words : words + '.';
}

/// Of the server, where one is asked.
Result<Passphrase> passwordFor(const Run& run, const TableRequest& request)
{
    const auto* database = std::get_if<DatabaseOptions>(&request.options.form);
    if (!database || database->kind == DatabaseOptions::Kind::Sqlite)
        return Passphrase("");
    const auto file = run.arguments.value("--password-file");
    return file ? passwordIn(*file) : typedPassword(run.phases.stopToken());
}

Result<std::shared_ptr<const Table>> notingSource(Run& run, const TableRequest& request, Result<ReadSource> read)
{
    if (!read)
        return std::unexpected(read.error());
    for (const auto& name : read->repeated)
        run.console.note("The file " + printable(name) + " holds the same as one before it: everybody in it counts twice.");
    for (const auto& left : read->leftOut)
        run.console.note(asSentence(placedWords(left)));
    run.labels = std::move(read->labels);
    run.source = {{}, std::move(read->sha256), request.options};
    for (const auto& file : request.files)
        run.source.fileNames.push_back(file.filename().string());
    return std::move(read->table);
}

/// What was left out is told by whoever reads the source, and not only its cells.
bool mayLeaveOut(const CsvOptions& csv)
{
    return !csv.comment.empty() || csv.ragged != RaggedRecords::Stop || csv.badBytes != BadBytes::Stop || !csv.records.empty();
}

/// With the orders that stand in hierarchies.
Result<RoleRequest> withOrders(Run& run, RoleRequest roles)
{
    for (const auto& [name, file] : roles.ordersFrom) {
        auto leaves = run.phases.run("read", [&](JobContext& job) { return readLeaves(file, job); });
        if (!leaves)
            return std::unexpected(leaves.error());
        roles.orders.emplace_back(name, std::move(*leaves));
    }
    return roles;
}

} // namespace

Result<std::shared_ptr<const Table>> readTable(Run& run, const TableRequest& request, bool digest,
                                               const std::shared_ptr<const ReadSource>& known)
{
    const auto password = known ? Result<Passphrase>(Passphrase("")) : passwordFor(run, request);
    if (!password)
        return std::unexpected(password.error());
    auto table = run.phases.run("read", [&](JobContext& job) {
        const auto* csv = request.options.csv();
        const bool isPlain = csv && request.files.size() == 1 && request.options.conversions.empty() && !mayLeaveOut(*csv);
        if (isPlain && !digest)
            return known ? Result<std::shared_ptr<const Table>>(known->table) : readCsv(request.files, *csv, job);
        return notingSource(run, request,
                            known ? withConversions(*known, request.options.conversions, job)
                                  : readAnySource(request.files, request.options, *password, job));
    });
    if (table && run.arguments.has("--convert"))
        if (const auto found = checkConverted(request.options, **table); !found)
            return std::unexpected(found.error());
    if (!table && table.error().code == ErrorCode::BadInput) {
        if (const auto hint = delimiterHint(run, request))
            return failInWords(ErrorCode::BadInput, messageWords(table.error()) + ' ' + *hint, table.error().place);
    } else if (table && (*table)->attributeCount() == 1) {
        if (const auto hint = delimiterHint(run, request))
            run.console.note("The table has only one attribute. " + *hint);
    }
    return table;
}

Result<Snapshot> loadKept(Run& run, const TableRequest& reading, const RoleRequest& roles)
{
    const auto table = readTable(run, reading, run.arguments.has("--export"));
    if (!table)
        return std::unexpected(table.error());
    const auto ordered = withOrders(run, roles);
    if (!ordered)
        return std::unexpected(ordered.error());
    const auto snapshot = decideAttributes(*table, reading, *ordered);
    if (!snapshot)
        return snapshot;
    return runStages(run, *snapshot, Stage::Keep);
}

void warnOfIdentifying(const Run& run, const Snapshot& snapshot)
{
    const auto& kept = *snapshot.kept;
    constexpr std::size_t tooFewToTell = 20;
    if (kept.rowCount() < tooFewToTell)
        return;
    for (std::size_t i = 0; i < kept.attributeCount(); ++i) {
        const auto domain = snapshot.correlation->domain(AttributeId(i));
        if (domain * 2 < kept.rowCount())
            continue;
        run.console.note("The attribute " + printable(kept.attribute(AttributeId(i)).name) + " has " + grouped(domain)
                         + " distinct values in " + grouped(kept.rowCount())
                         + " tuples, so its phi2 with every other attribute is high by chance. Consider leaving it out.");
    }
}

} // namespace tranche::cli
