// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_asked.h"

#include "core/base/messages/import/database_message.h"
#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "core/import/database/look_at_any_source.h"
#include "core/import/database/read_any_source.h"
#include "core/import/source/source_kind.h"
#include "core/recipe/import/own_choices.h"
#include "core/recipe/recipe_file.h"
#include "core/verify/reading/release_folder.h"
#include "ui/shell/verify/known_signers.h"

#include <utility>

namespace tranche {

namespace {

/// A small file as something else; what is wrong with it is told with its name.
template <class Value>
Result<Value> readAs(const std::filesystem::path& path, Result<Value> (*read)(std::string_view))
{
    const auto bytes = readSmallFile(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto value = read(*bytes);
    if (!value)
        value.error().place.file = path.filename().string();
    return value;
}

Result<VerifyOptions> optionsOf(const VerifyAsked& asked)
{
    VerifyOptions options;
    if (!asked.signer.empty()) {
        const auto key = readAs<SignersKey>(asked.signer, readSignersKey);
        if (!key)
            return std::unexpected(key.error());
        options.signers.push_back(*key);
        options.known.push_back({asked.signer.stem().string(), *key});
    }
    if (!asked.policy.empty()) {
        auto policy = readAs<Policy>(asked.policy, readPolicy);
        if (!policy)
            return std::unexpected(policy.error());
        options.policy = std::move(*policy);
    }
    return options;
}

/// As the recipe says, with what it calls missing, and the names that it keeps from a release.
Result<OriginalTable> readByRecipe(const OriginalAsked& asked, JobContext& job)
{
    auto recipe = loadRecipe(asked.recipe);
    if (!recipe)
        return std::unexpected(recipe.error());
    std::vector<std::filesystem::path> files = asked.tables;
    if (files.empty())
        files.assign(recipe->source.files.begin(), recipe->source.files.end());
    dropForeignChoices(recipe->source, files, recipe->source.options, job);
    const Passphrase none("");
    const auto read = readAnySource(files, recipe->source.options, asked.password ? *asked.password : none, job);
    if (!read)
        return std::unexpected(read.error());
    OriginalTable original{read->table, recipe->missingTokens, {}};
    for (const auto& attribute : recipe->attributes) {
        if (!attribute.schema.missingTokens.empty())
            original.missingTokensOf[attribute.name] = attribute.schema.missingTokens;
        if (attribute.role == Role::Identifier || attribute.role == Role::Excluded)
            original.neverNames.push_back(attribute.name);
    }
    return original;
}

/// A workbook, a statistical file or a database of one table, as it proposes itself.
Result<OriginalTable> readAsProposed(const OriginalAsked& asked, JobContext& job)
{
    const Passphrase none("");
    auto looking = job.quiet();
    const auto look = lookAtAnySource(asked.tables, std::nullopt, none, LookExtent::Beginning, looking);
    if (!look)
        return std::unexpected(look.error());
    const auto read = readAnySource(asked.tables, look->options, none, job);
    if (!read)
        return std::unexpected(read.error());
    return OriginalTable{read->table, asked.missingTokens, {}};
}

} // namespace

Result<OriginalTable> readOriginal(const OriginalAsked& asked, std::vector<Statement>& readAs, JobContext& job)
{
    if (!asked.recipe.empty())
        return readByRecipe(asked, job);
    if (sourceKind(asked.tables.front()).value_or(SourceKind::Text) != SourceKind::Text)
        return readAsProposed(asked, job);
    auto proposal = proposeCsvOptions(asked.tables.front());
    if (!proposal)
        return std::unexpected(proposal.error());
    proposal->options.decimal = ','; // the release says which attributes are numeric; those may have commas or points
    const auto table = readCsv(asked.tables, proposal->options, job);
    if (!table)
        return std::unexpected(table.error());
    readAs = std::move(proposal->reasons);
    return OriginalTable{*table, asked.missingTokens, {}};
}

Result<Verified> verifyAsked(const VerifyAsked& asked, const KeyBook* keys, JobContext& job)
{
    auto options = optionsOf(asked);
    if (!options)
        return std::unexpected(options.error());
    auto files = readReleaseAt(asked.release);
    if (!files)
        return std::unexpected(files.error());
    const auto known = knownSigners(*files, keys); // first: the names of the house go before that of a file
    options->known.insert(options->known.begin(), known.begin(), known.end());
    if (asked.original.isNone())
        return Verified{verifyFiles(*files, job, *options), {}};
    Verified verified;
    auto reading = job.part(0, 300);
    const auto original = readOriginal(asked.original, verified.readAs, reading);
    if (!original)
        return std::unexpected(original.error());
    auto comparing = job.part(300, 1000);
    verified.report = verifyAgainstOriginal(std::move(*files), *original, comparing, *options);
    return verified;
}

std::optional<DatabaseOptions> serverThatAsks(const OriginalAsked& asked, const Error& error)
{
    if (error.says != Message(DatabaseMessage::WrongPassword))
        return std::nullopt;
    const auto recipe = loadRecipe(asked.recipe);
    const auto* server = recipe ? std::get_if<DatabaseOptions>(&recipe->source.options.form) : nullptr;
    return server != nullptr ? std::optional(*server) : std::nullopt;
}

} // namespace tranche
