// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/database_message.h"
#include "core/import/database/cell_collector.h"
#include "core/import/database/database_connection.h"
#include "core/import/database/database_records.h"
#include "core/import/database/database_tables.h"
#include "core/import/database/read_database.h"

#include <algorithm>
#include <chrono>

namespace tranche {

namespace {

using Verdict = Evidence::Verdict;

constexpr std::size_t headRecords = 100;
constexpr std::uint64_t bytesOfCell = 6; // of a table in memory: a code, and a share of the spellings

std::vector<std::string> namesWhere(const std::vector<DatabaseAttribute>& attributes, bool DatabaseAttribute::*holds)
{
    std::vector<std::string> names;
    for (const auto& attribute : attributes)
        if (attribute.*holds)
            names.push_back(attribute.name);
    return names;
}

Evidence orderEvidence(const DatabaseRecords& records, const DatabaseOptions& options)
{
    if (records.ordered())
        return {ImportChoice::RecordOrder, DatabaseMessage::Ordered};
    return {ImportChoice::RecordOrder, options.table.empty() ? DatabaseMessage::NotOrdered : DatabaseMessage::TableNotOrdered,
            Verdict::Differ};
}

Evidence nullEvidence(std::uint64_t nulls, const ImportLook& look, std::size_t seen)
{
    if (nulls > 0)
        return {
            ImportChoice::Null, {DatabaseMessage::SomeNull, nulls, std::uint64_t{seen}}, Verdict::Agree, static_cast<std::size_t>(nulls)};
    const auto message = look.records == seen && look.whole ? DatabaseMessage::NoNull : DatabaseMessage::NoNullYet;
    return {ImportChoice::Null, {message, std::uint64_t{seen}}, Verdict::NotNeeded};
}

Evidence listEvidence(ImportChoice choice, DatabaseMessage some, DatabaseMessage none, std::vector<std::string> names)
{
    if (names.empty())
        return {choice, none, Verdict::NotNeeded};
    return {choice, {some, std::move(names)}};
}

Evidence timeEvidence(std::chrono::steady_clock::duration took)
{
    const auto tenths = std::chrono::duration_cast<std::chrono::milliseconds>(took).count() / 100;
    if (tenths == 0)
        return {ImportChoice::TimeOut, DatabaseMessage::SmallInTime};
    return {ImportChoice::TimeOut,
            {DatabaseMessage::InTime, Argument::figure(std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10))}};
}

std::size_t estimatedRecords(const ImportLook& look, const DatabaseOptions& options)
{
    const auto names = [&](const auto& part) { return part.name == options.table || part.name.ends_with('.' + options.table); };
    const auto found = std::ranges::find_if(look.parts, names);
    return options.table.empty() || found == look.parts.end() ? 0 : found->records;
}

Result<void> lookAtRecords(const DatabaseConnection& connection, LookExtent extent, ImportLook& look, JobContext& job)
{
    const auto& options = connection.options();
    const auto began = std::chrono::steady_clock::now();
    auto records = DatabaseRecords::ask(connection, job);
    if (!records)
        return std::unexpected(records.error());
    CellCollector collector(options.trimsPadding);
    auto head = connection.whileReading(job, [&] { return collector.collect(*records, headRecords, job); });
    const auto took = std::chrono::steady_clock::now() - began;
    if (!head)
        return std::unexpected(head.error());
    const auto seen = records->taken();
    look.head = std::move(*head);
    look.attributes = records->attributes().size();
    look.whole = extent == LookExtent::Whole || seen < headRecords;
    look.records = seen < headRecords ? seen : std::max(seen, estimatedRecords(look, options));
    if (extent == LookExtent::Whole) {
        const auto counted = records->count(job);
        if (!counted)
            return std::unexpected(counted.error());
        look.records = *counted;
    }
    look.bytes = bytesOfCell * look.records * look.attributes;
    look.leftOut = collector.changes();
    look.evidence = {listEvidence(ImportChoice::Numbers, DatabaseMessage::ExactDigits, DatabaseMessage::NoNumbers,
                                  namesWhere(records->attributes(), &DatabaseAttribute::number)),
                     nullEvidence(collector.nulls(), look, seen),
                     listEvidence(ImportChoice::Padding, DatabaseMessage::Padded, DatabaseMessage::NoPadded,
                                  namesWhere(records->attributes(), &DatabaseAttribute::padded)),
                     orderEvidence(*records, options), timeEvidence(took)};
    return {};
}

} // namespace

Result<ImportLook> lookAtDatabase(std::span<const std::filesystem::path> files, const DatabaseOptions& options, const Passphrase& password,
                                  LookExtent extent, JobContext& job)
{
    auto connection = DatabaseConnection::open(files, options, password, job);
    if (!connection)
        return std::unexpected(connection.error());
    ImportLook look;
    auto parts = tablesOf(*connection, job);
    if (!parts)
        return std::unexpected(parts.error());
    look.parts = std::move(*parts);
    const bool nothingAsked = options.table.empty() && options.query.empty();
    if (nothingAsked)
        if (const auto named = addNames(look.parts, *connection, job); !named)
            return std::unexpected(named.error());
    if (nothingAsked && look.parts.size() == 1)
        connection->choose(look.parts.front().name);
    look.options = ImportOptions(connection->options());
    if (nothingAsked && look.parts.size() != 1)
        return look;
    if (const auto looked = lookAtRecords(*connection, extent, look, job); !looked) {
        look.problems.push_back({.said = looked.error(), .expected = {}, .found = {}, .stops = true, .raw = {}});
        look.problemsInAll = 1;
        look.whole = extent == LookExtent::Whole; // there is no more to be known
    }
    return look;
}

} // namespace tranche
