// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keep_memory.h"
#include "app/verify/verify_arguments.h"
#include "app/verify/verify_output.h"
#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "core/verify/verify_release.h"

#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>

// tranche-verify: an independent program that reads a release back (DEFINITIONS, Verification).

using namespace tranche;

namespace {

int complain(const Error& error)
{
    std::string where = error.place.file;
    if (error.place.line > 0)
        where += (where.empty() ? "line " : ", line ") + std::to_string(error.place.line);
    std::cerr << "tranche-verify: " << (where.empty() ? "" : where + ": ") << error.message << '\n';
    return static_cast<int>(Verdict::Unreadable);
}

Result<OriginalTable> readOriginal(const VerifyArguments& arguments, JobContext& job)
{
    CsvOptions options;
    if (arguments.delimiter && arguments.quote && arguments.encoding) {
        options = arguments.applyTo(options);
    } else {
        const auto proposal = proposeCsvOptions(arguments.originals.front());
        if (!proposal)
            return std::unexpected(proposal.error());
        options = arguments.applyTo(proposal->options);
        if (!arguments.quiet && arguments.json != "-")
            std::cout << "Original read as detected: " << proposal->reason << '\n';
    }
    if (!arguments.decimal)
        options.decimal = ','; // the release says which attributes are numeric; those may have commas or points
    const auto table = readCsv(arguments.originals, options, job);
    if (!table)
        return std::unexpected(table.error());
    return OriginalTable{*table, arguments.missingTokens, {}};
}

Result<VerifyReport> verify(const VerifyArguments& arguments)
{
    JobContext job;
    auto files = readReleaseFolder(arguments.release);
    if (!files)
        return std::unexpected(files.error());
    if (arguments.originals.empty())
        return verifyFiles(*files, job);
    const auto original = readOriginal(arguments, job);
    if (!original)
        return std::unexpected(original.error());
    return verifyAgainstOriginal(std::move(*files), *original, job);
}

Result<void> print(const VerifyReport& report, const VerifyArguments& arguments)
{
    if (!arguments.quiet && arguments.json != "-")
        std::cout << verifyText(report);
    if (arguments.json.empty())
        return {};
    if (arguments.json == "-") {
        std::cout << verifyJson(report);
        return {};
    }
    std::ofstream stream(arguments.json, std::ios::binary);
    stream << verifyJson(report);
    stream.close();
    return stream ? Result<void>() : fail(ErrorCode::Io, "The JSON file cannot be written. Choose another file.");
}

int run(const std::vector<std::string>& words)
{
    const auto arguments = parseVerifyArguments(words);
    if (!arguments)
        return complain(arguments.error());
    if (arguments->help || arguments->version) {
        std::cout << (arguments->help ? verifyUsage() : std::string("tranche-verify " TRANCHE_VERSION "\n"));
        return 0;
    }
    const auto report = verify(*arguments);
    if (!report)
        return complain(report.error());
    if (const auto printed = print(*report, *arguments); !printed)
        return complain(printed.error());
    return static_cast<int>(report->verdict);
}

} // namespace

int main(int argc, char** argv)
{
    keepFreedMemory();
    try {
        return run(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::bad_alloc&) {
        std::fputs("tranche-verify: There is not enough memory for this release.\n", stderr);
    } catch (const std::exception&) {
        std::fputs("tranche-verify: Internal error; nothing was checked.\n", stderr);
    }
    return static_cast<int>(Verdict::Unreadable);
}
