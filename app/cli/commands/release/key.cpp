// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/keys/key_list.h"
#include "app/cli/keys/key_to_sign_with.h"
#include "app/cli/keys/typed_passphrase.h"
#include "app/cli/output/json_file.h"
#include "app/words/printable.h"
#include "core/recipe/recipe_file.h"
#include "core/release/writing/file_operations.h"

#include <array>

namespace tranche::cli {

namespace {

/// The passphrase that a key gets: from the file of this option, else typed twice; none only where that was asked for.
Result<std::optional<Passphrase>> wantedPassphrase(const Run& run, std::string_view fileOption)
{
    const auto file = run.arguments.value(fileOption);
    if (run.arguments.has("--no-passphrase")) {
        if (file)
            return badUsage("Either --no-passphrase or a file with a passphrase, not both.");
        run.console.note("the key will be under no passphrase: whoever can read its file can sign with it.");
        return std::optional<Passphrase>();
    }
    auto given = file ? passphraseIn(*file) : newPassphrase(run.phases.stopToken());
    if (!given)
        return std::unexpected(given.error());
    return std::optional<Passphrase>(std::move(*given));
}

Result<Exit> told(Run& run, JsonTarget& target, const OwnKey& key, std::string_view done)
{
    run.console.text("Key " + key.key.idText() + " of " + printable(key.name) + ' ' + std::string(done) + ".\nPublic key: " + key.key.text()
                     + "\n");
    if (key.isProtected)
        run.console.note("a lost passphrase cannot be had back. Make a copy: tranche-cli key export " + key.key.idText().substr(0, 4)
                         + " --secret --to FILE");
    if (const auto written = target.writeIfWanted([&] { return keyListJson({key}, {}); }); !written)
        return std::unexpected(written.error());
    return Exit::Done;
}

Result<Exit> newKey(Run& run, KeyStore& store, JsonTarget& target, const std::string& name)
{
    const auto passphrase = wantedPassphrase(run, "--passphrase-file");
    if (!passphrase)
        return std::unexpected(passphrase.error());
    const auto key = store.make(name, *passphrase);
    return key ? told(run, target, *key, "was made") : std::unexpected(key.error());
}

Result<Exit> listKeys(Run& run, const KeyStore& store, JsonTarget& target)
{
    const auto keys = store.ownKeys();
    const auto signers = store.signers();
    if (!keys || !signers)
        return std::unexpected(keys ? signers.error() : keys.error());
    run.console.text(keyListText(*keys, *signers));
    if (const auto written = target.writeIfWanted([&] { return keyListJson(*keys, *signers); }); !written)
        return std::unexpected(written.error());
    return Exit::Done;
}

Result<Exit> importKey(Run& run, KeyStore& store, JsonTarget& target, const std::string& path)
{
    const auto name = run.arguments.value("--name");
    if (!name)
        return badUsage("Say whose key it is: --name NAME.");
    auto file = readSmallFile(path);
    if (!file)
        return std::unexpected(file.error());
    const auto passphrase = passphraseFor(run, *file, run.arguments.value("--passphrase-file"));
    if (!passphrase)
        return std::unexpected(passphrase.error());
    if (!passphrase->has_value())
        run.console.note("this key is under no passphrase: whoever can read its file can sign with it.");
    const auto key = store.import(*file, *passphrase, *name);
    wipe(*file);
    return key ? told(run, target, *key, "was imported") : std::unexpected(key.error());
}

/// A file that is not there yet; nothing stays of it where it cannot be written whole.
Result<void> writeNewFile(const std::string& path, Access access, std::string_view bytes, const JobContext& job)
{
    FileOperations disk;
    auto done = disk.writeFile(path, access, bytes, job);
    if (!done && done.error().code == ErrorCode::AlreadyExists)
        return badUsage("The file of --to exists already. Choose another name.");
    if (done)
        done = disk.flushFiles(std::array{std::filesystem::path(path)});
    if (!done)
        disk.removeAll(path);
    return done;
}

Result<Exit> exportKey(Run& run, const KeyStore& store, const std::string& id)
{
    const auto key = store.find(id);
    if (!key)
        return std::unexpected(key.error());
    const auto to = run.arguments.value("--to");
    const bool secret = run.arguments.has("--secret");
    if (secret && !to)
        return badUsage("A signing key is not shown on the terminal. Say into which file: --to FILE.");
    auto file = secret ? store.keyFile(key->key) : Result<std::string>(publicKeyFile(key->key));
    if (!file)
        return std::unexpected(file.error());
    if (!to) {
        run.console.text(*file);
        return Exit::Done;
    }
    const auto done = JobContext::untilStopped(
        [&] { return writeNewFile(*to, secret ? Access::OwnerOnly : Access::Usual, *file, JobContext(run.phases.stopToken())); });
    wipe(*file);
    return done ? Result<Exit>(Exit::Done) : std::unexpected(done.error());
}

Result<Exit> changePassphrase(Run& run, KeyStore& store, const std::string& id)
{
    const auto key = store.find(id);
    if (!key)
        return std::unexpected(key.error());
    auto file = store.keyFile(key->key);
    if (!file)
        return std::unexpected(file.error());
    const auto now = passphraseFor(run, *file, run.arguments.value("--passphrase-file"));
    wipe(*file);
    if (!now)
        return std::unexpected(now.error());
    const auto opened = store.open(key->key, *now); // before a new one is asked for
    if (!opened)
        return std::unexpected(opened.error());
    const auto next = wantedPassphrase(run, "--new-passphrase-file");
    if (!next)
        return std::unexpected(next.error());
    if (const auto done = store.changePassphrase(*opened, *next); !done)
        return std::unexpected(done.error());
    run.console.text("The passphrase of key " + key->key.idText() + (next->has_value() ? " was changed.\n" : " was taken away.\n"));
    return Exit::Done;
}

/// Options that belong to other words than this one.
Result<void> checkOptions(const Arguments& arguments, const std::string& word)
{
    const std::pair<std::string_view, std::string_view> owners[] = {{"--name", "import"},
                                                                    {"--secret", "export"},
                                                                    {"--to", "export"},
                                                                    {"--new-passphrase-file", "passphrase"},
                                                                    {"--no-passphrase", "new passphrase"},
                                                                    {"--passphrase-file", "new import passphrase"},
                                                                    {"--json", "new list import"}};
    for (const auto& [option, words] : owners)
        if (arguments.has(option) && words.find(word) == std::string_view::npos)
            return badUsage("The option " + std::string(option) + " does not go with: key " + word);
    return {};
}

} // namespace

Result<Exit> keyCommand(Run& run)
{
    const auto& operands = run.arguments.operands();
    const auto word = operands.empty() ? std::string() : operands.front();
    const bool known = word == "new" || word == "list" || word == "import" || word == "export" || word == "passphrase";
    if (!known || operands.size() != (word == "list" ? 1U : 2U))
        return badUsage("Say one of: key new NAME, key list, key import FILE, key export ID, key passphrase ID.");
    if (const auto fits = checkOptions(run.arguments, word); !fits)
        return std::unexpected(fits.error());
    auto target = JsonTarget::open(run, {});
    if (!target)
        return std::unexpected(target.error());
    auto store = accountKeys();
    if (word == "new")
        return newKey(run, store, *target, operands.back());
    if (word == "list")
        return listKeys(run, store, *target);
    if (word == "import")
        return importKey(run, store, *target, operands.back());
    return word == "export" ? exportKey(run, store, operands.back()) : changePassphrase(run, store, operands.back());
}

} // namespace tranche::cli
