// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_request.h"

#include "app/cli/options/source/original_options.h"
#include "app/cli/output/result_file.h"

#include <array>

namespace tranche {

namespace {

constexpr auto ownOptions = std::to_array<cli::OptionSpec>({
    {"--policy", "FILE", false, 1, "judge the release by this policy, whatever it says of itself"},
    {"--signer", "FILE.pub", true, 1, "ask that this key has signed; repeat for more"},
    {"--report", "FILE.html", false, 1, "write a report of the checks for people"},
    {"--json", "FILE|-", false, 1, "write the result as JSON to a file, or to standard output instead of text"},
    {"--quiet", "", false, 1, "no output, only the exit status"},
    {"--help", "", false, 1, "show this help"},
    {"-h", "", false, 1, "show this help"},
    {"--version", "", false, 1, "the version of this program"},
});

constexpr auto options = cli::joined(cli::originalOptions(1), ownOptions);

constexpr cli::OptionTable table{options, 1, {}, "tranche-verify"};

} // namespace

std::vector<std::filesystem::path> VerifyRequest::inputs() const
{
    auto files = originals;
    files.push_back(release);
    for (const auto* option : {"--signer", "--policy"})
        for (const auto& file : arguments.values(option))
            files.emplace_back(file);
    return files;
}

Result<VerifyRequest> verifyRequest(const std::vector<std::string>& words)
{
    auto arguments = cli::Arguments::parse(table, words);
    if (!arguments)
        return std::unexpected(arguments.error());
    VerifyRequest request;
    request.arguments = std::move(*arguments);
    if (request.arguments.has("--help") || request.arguments.has("-h") || request.arguments.has("--version"))
        return request;
    const auto& releases = request.arguments.operands();
    if (releases.size() != 1)
        return cli::badUsage((releases.empty() ? std::string("Name the release: its folder or zip.")
                                               : std::string("Several releases were given. Name one at a time."))
                             + " See: tranche-verify --help");
    request.release = releases.front();
    if (!request.release.has_filename()) // "NAME.release/"
        request.release = request.release.parent_path();
    const auto originals = request.arguments.values("--original");
    request.originals.assign(originals.begin(), originals.end());
    const auto json = request.arguments.value("--json");
    if (json && json == request.arguments.value("--report"))
        return cli::badUsage("The options --json and --report name the same file. Choose another name for one of them.");
    request.jsonToOutput = json && (*json == "-" || cli::isStandardOutput(*json));
    return request;
}

std::string verifyUsage()
{
    return "Usage: tranche-verify RELEASE [--original TABLE] [OPTION...]\n\n"
           "Reads a release back (NAME.release, NAME.review, or a zip of one), and recalculates what it promises, from the files\n"
           "alone or with the original table. Signatures are minisign's.\n"
           "How to read the original is detected from the file, where it is not given.\n\n"
           + table.help()
           + "\nExit status: 0 holds; 1 does not hold; 2 manifest or data cannot be read, wrong usage, or the result cannot be written;\n"
             "3 no problem found, but the files alone cannot prove the guarantee.\n";
}

} // namespace tranche
