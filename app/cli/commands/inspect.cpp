// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/output/json_file.h"
#include "app/cli/output/json_writer.h"
#include "app/cli/output/look_output.h"
#include "app/cli/commands/load_table.h"
#include "app/cli/options/names.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/text_table.h"
#include "core/table/attribute_profile.h"
#include "app/words/message_words.h"
#include "core/import/database/look_at_any_source.h"
#include "core/import/look/cell_questions.h"
#include "core/import/look/date_evidence.h"
#include "core/table/suggest_roles.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace tranche::cli {

namespace {

struct Inspected {
    AttributeProfile profile;
    RoleSuggestion suggestion;
};

std::vector<Inspected> inspectAll(const Table& table, const Schema& schema, JobContext& job)
{
    std::vector<Inspected> all;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        job.step(i, table.attributeCount());
        const auto& attribute = table.attribute(SourceId(i));
        const auto profile = profileOf(attribute, schema, SourceId(i));
        all.push_back({profile, suggestRole(attribute, profile, schema, SourceId(i))});
    }
    return all;
}

std::string textOf(const Table& table, const std::vector<Inspected>& all)
{
    using enum TextTable::Align;
    TextTable lines({Left, Left, Right, Right, Left, Left});
    lines.add({"attribute", "type", "distinct", "missing", "suggested role", "because"});
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [profile, suggestion] = all[i];
        lines.add({printable(table.attribute(SourceId(i)).name), std::string(typeName(profile.detectedType)), grouped(profile.distinct),
                   grouped(profile.missing), std::string(roleName(suggestion.role)), messageWords(suggestion.reason)});
    }
    return counted(table.rowCount(), "tuple", "tuples") + ", " + counted(table.attributeCount(), "attribute", "attributes") + "\n\n"
           + lines.text()
           + "\n"
             "Roles are suggested from names, formats and numbers of values; deciding what is sensitive is up to you.\n";
}

/// What speaks for reading the source so; nothing of a source that can be read once only, or that asks for a password.
Result<std::optional<ImportLook>> lookFor(Run& run, const TableRequest& request)
{
    const auto* database = std::get_if<DatabaseOptions>(&request.options.form);
    const auto isOrdinary = [](const std::filesystem::path& file) { return std::filesystem::is_regular_file(file); };
    if ((database && database->kind != DatabaseOptions::Kind::Sqlite) || !std::ranges::all_of(request.files, isOrdinary))
        return std::nullopt;
    auto look = run.phases.run("look", [&](JobContext& job) {
        return lookAtAnySource(request.files, request.options, Passphrase(""), LookExtent::Whole, job);
    });
    return look ? Result<std::optional<ImportLook>>(std::move(*look)) : std::unexpected(look.error());
}

/// Whether it was said already that this text counts as missing, in every attribute where it could.
bool isNamed(const TableRequest& request, const MissingOffer& offer)
{
    const auto isSaid
        = [&](const auto& attribute) { return std::ranges::count(request.missingTokensFor, std::pair(attribute.first, offer.token)) > 0; };
    return std::ranges::count(request.missingTokens, offer.token) > 0 || std::ranges::all_of(offer.cells, isSaid);
}

/// What cells could mean, and nobody has said: as they are with the conversions that were asked for and what counts as missing.
Result<CellQuestions> questionsFor(Run& run, const TableRequest& request, const ImportLook& look)
{
    if (look.all == nullptr)
        return CellQuestions();
    std::map<std::string, AttributeSchema> decided;
    for (const auto& [name, text] : request.missingTokensFor)
        decided[name].missingTokens.push_back(text);
    return run.phases.run("ask", [&](JobContext& job) {
        const auto schema = schemaFor(*look.all->table, request.missingTokens, decided);
        return cellQuestions(*look.all, request.options.conversions, schema, job);
    });
}

/// What speaks for how the dates of a text are read, beside what does for its numbers.
void addDateEvidence(ImportLook& look)
{
    if (look.options.csv() == nullptr)
        return; // a workbook says it itself
    const auto numbers = std::ranges::find(look.evidence, ImportChoice::Numbers, &Evidence::choice);
    if (auto dates = dateEvidence(look.sights, {}); dates && numbers != look.evidence.end())
        look.evidence.insert(std::next(numbers), std::move(*dates));
}

/// lookFor(), with the questions of questionsFor().
Result<std::optional<ImportLook>> lookAndAsk(Run& run, const TableRequest& request)
{
    auto look = lookFor(run, request);
    if (!look || !*look)
        return look;
    auto asked = questionsFor(run, request, **look);
    if (!asked)
        return std::unexpected(asked.error());
    (*look)->missing = std::move(asked->missing);
    (*look)->dates = std::move(asked->dates);
    (*look)->sights = std::move(asked->sights);
    addDateEvidence(**look);
    std::erase_if((*look)->missing, [&](const MissingOffer& offer) { return isNamed(request, offer); });
    return look;
}

struct Facts {
    const std::optional<ImportLook>& look;
    const Table& table;
    const std::vector<Inspected>& all;
};

std::string jsonOf(const Run& run, const Facts& facts, const TableRequest& request)
{
    const auto& [look, table, all] = facts;
    JsonWriter json;
    json.beginObject().member("format", 1U);
    json.key("table").beginObject().member("tuples", table.rowCount()).member("attributes", table.attributeCount()).endObject();
    json.key("attributes").beginArray();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [profile, suggestion] = all[i];
        json.beginObject().member("name", table.attribute(SourceId(i)).name).member("type", typeName(profile.detectedType));
        json.member("distinct", profile.distinct).member("missing", profile.missing).member("unique", profile.unique);
        json.member("suggested_role", roleName(suggestion.role)).member("reason", messageWords(suggestion.reason)).endObject();
    }
    json.endArray();
    if (look)
        writeLook(json, *look);
    writeTimings(json, run.phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, request);
    json.endObject().endObject();
    return json.text();
}

} // namespace

Result<Exit> inspect(Run& run)
{
    const auto request = tableRequest(run.arguments);
    if (!request)
        return std::unexpected(request.error());
    auto target = JsonTarget::open(run, request->files);
    if (!target)
        return std::unexpected(target.error());
    const auto look = lookAndAsk(run, *request);
    if (!look)
        return std::unexpected(look.error());
    if (*look)
        run.console.text(lookText(**look));
    const bool asTold = *look && (*look)->options == request->options; // and not as the source proposes itself
    const auto table = readTable(run, *request, false, asTold ? (*look)->all : nullptr);
    if (!table)
        return std::unexpected(table.error());
    Schema schema;
    schema.missingTokens = request->missingTokens;
    schema.attributes.resize((*table)->attributeCount());
    for (const auto& [name, text] : request->missingTokensFor) {
        const auto id = (*table)->find(name);
        if (!id)
            return std::unexpected(id.error());
        schema.attributes[id->value].missingTokens.push_back(text);
    }
    const auto all = run.phases.run("inspect", [&](JobContext& job) { return inspectAll(**table, schema, job); });
    if (!all)
        return std::unexpected(all.error());
    run.console.text(textOf(**table, *all));
    if (const auto written = target->writeIfWanted([&] { return jsonOf(run, {*look, **table, *all}, *request); }); !written)
        return std::unexpected(written.error());
    return Exit::Done;
}

} // namespace tranche::cli
