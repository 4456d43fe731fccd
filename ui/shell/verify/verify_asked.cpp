// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_asked.h"

#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
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

} // namespace

Result<OriginalTable> readOriginal(const std::vector<std::filesystem::path>& tables, const std::vector<std::string>& missingTokens,
                                   std::vector<Statement>& readAs, JobContext& job)
{
    auto proposal = proposeCsvOptions(tables.front());
    if (!proposal)
        return std::unexpected(proposal.error());
    proposal->options.decimal = ','; // the release says which attributes are numeric; those may have commas or points
    const auto table = readCsv(tables, proposal->options, job);
    if (!table)
        return std::unexpected(table.error());
    readAs = std::move(proposal->reasons);
    return OriginalTable{*table, missingTokens, {}};
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
    if (asked.tables.empty())
        return Verified{verifyFiles(*files, job, *options), {}};
    Verified verified;
    auto reading = job.part(0, 300);
    const auto original = readOriginal(asked.tables, asked.missingTokens, verified.readAs, reading);
    if (!original)
        return std::unexpected(original.error());
    auto comparing = job.part(300, 1000);
    verified.report = verifyAgainstOriginal(std::move(*files), *original, comparing, *options);
    return verified;
}

} // namespace tranche
