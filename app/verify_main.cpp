// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/csv_arguments.h"
#include "app/cli/options/source/original_options.h"
#include "app/cli/output/result_file.h"
#include "app/keep_memory.h"
#include "app/process_guards.h"
#include "app/verify/verify_options.h"
#include "app/verify/verify_output.h"
#include "app/verify/verify_request.h"
#include "app/words/own_words.h"
#include "core/verify/reading/release_folder.h"
#include "core/verify/verify_release.h"

#include <cstdio>
#include <exception>
#include <iostream>
#include <optional>

// tranche-verify: an independent program that reads a release back (DEFINITIONS, Verification).

using namespace tranche;

namespace {

int complain(const Error& error)
{
    std::cerr << "tranche-verify: " << placedWords(error) << '\n';
    return static_cast<int>(Verdict::Unreadable);
}

Result<VerifyReport> verify(const VerifyRequest& request)
{
    JobContext job;
    const auto options = verifyOptions(request);
    if (!options)
        return std::unexpected(options.error());
    auto files = readReleaseAt(request.release);
    if (!files)
        return std::unexpected(files.error());
    if (request.originals.empty()) {
        if (const auto given = cli::csvOptions(request.arguments, {}); !given) // nothing reads by them; wrong they are all the same
            return std::unexpected(given.error());
        return verifyFiles(*files, job, *options);
    }
    const auto tell = [&request](const std::string& line) {
        if (request.tells())
            std::cout << line << '\n';
    };
    const auto original = cli::readOriginal(request.arguments, tell, job);
    if (!original)
        return std::unexpected(original.error());
    return verifyAgainstOriginal(std::move(*files), *original, job, *options);
}

/// None where the option is not given. What is read must not be overwritten.
Result<std::optional<cli::ResultFile>> resultFile(const VerifyRequest& request, const std::string& option)
{
    const auto name = request.arguments.value(option);
    if (!name || (request.jsonToOutput && option == "--json"))
        return std::nullopt;
    if (cli::wouldReplace(*name, request.inputs()))
        return cli::badUsage("The option " + option + " names a file that is read, and that would be overwritten.");
    auto file = cli::ResultFile::open(*name, option);
    return file ? Result<std::optional<cli::ResultFile>>(std::move(*file)) : std::unexpected(file.error());
}

Result<int> run(const std::vector<std::string>& words)
{
    const auto request = verifyRequest(words);
    if (!request)
        return std::unexpected(request.error());
    const auto& arguments = request->arguments;
    if (arguments.has("--help") || arguments.has("-h") || arguments.has("--version")) {
        std::cout << (arguments.has("--version") ? std::string("tranche-verify " TRANCHE_VERSION "\n") : verifyUsage());
        return 0;
    }
    auto json = resultFile(*request, "--json");
    if (!json)
        return std::unexpected(json.error());
    auto page = resultFile(*request, "--report");
    if (!page)
        return std::unexpected(page.error());
    const auto report = verify(*request);
    if (!report)
        return std::unexpected(report.error());
    const auto told = plainWords(*report, request->release.filename().string());
    if (request->tells())
        std::cout << verifyText(*report);
    if (request->jsonToOutput)
        std::cout << verifyJsonFile(*report, told);
    if (const auto written = *json ? (*json)->write(verifyJsonFile(*report, told), {}) : Result<void>(); !written)
        return std::unexpected(written.error());
    if (const auto written = *page ? (*page)->write(verifyPage(*report, told), {}) : Result<void>(); !written)
        return std::unexpected(written.error());
    return static_cast<int>(report->verdict);
}

} // namespace

int main(int argc, char** argv)
{
    auto status = static_cast<int>(Verdict::Unreadable);
    guardProcess();
    keepFreedMemory();
    try {
        const auto done = run(std::vector<std::string>(argv + 1, argv + argc));
        status = done ? *done : complain(done.error());
    } catch (const std::bad_alloc&) {
        std::fputs("tranche-verify: There is not enough memory for this release.\n", stderr);
    } catch (const std::exception&) {
        std::fputs("tranche-verify: Internal error; nothing was checked.\n", stderr);
    }
    std::cout.flush();
    if (!std::cout || !standardOutputArrived()) { // whoever reads only the status must not take it for a verdict that was told
        std::fputs("tranche-verify: Standard output could not be written.\n", stderr);
        status = static_cast<int>(Verdict::Unreadable);
    }
    return status;
}
