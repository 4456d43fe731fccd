// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_request.h"

#include "app/cli/output/result_file.h"

#include <array>

namespace tranche {

namespace {

constexpr auto options = std::to_array<cli::OptionSpec>({
    {"--original", "TABLE", true, 1, "the table it was made from; repeat for more files of one shape"},
    {"--missing-token", "TEXT", true, 1, "a code for missing values in the original, in addition to empty cells; repeat for more"},
    {"--missing-token-for", "NAME=TEXT", true, 1, "a code for missing values of one attribute of the original; repeat for more"},
    {"--format", "FORM", false, 1, "what the original is: text, xlsx, ods, sav, dta, ...; default: told by its first bytes"},
    {"--delimiter", "CHAR", false, 1, "what separates cells of the original: one character, or the words tab or blanks (runs of them)"},
    {"--widths", "N,N,...", false, 1, "characters of each cell, where lines have fixed places and no delimiter"},
    {"--quote", "CHAR", false, 1, "what encloses cells: one character, or the word none"},
    {"--escape", "CHAR", false, 1, "what stands before a quote inside quotes, instead of a doubled quote"},
    {"--encoding", "NAME", false, 1,
     "UTF-8, UTF-16LE, UTF-16BE, windows-1252, -1250, -1251, ISO-8859-1, -2, -15, Shift_JIS, GB18030 or EUC-KR"},
    {"--bad-bytes", "stop|replace", false, 1, "bytes that are no text: stop, or read each as U+FFFD"},
    {"--labels-as", "HOW", true, 1, "of SPSS, Stata, SAS: codes (default) or labels, or NAME=HOW, as the table was read for the release"},
    {"--declared-missing", "HOW", true, 1, "of the same: missing (default) or value, or NAME=HOW, as for the release"},
    {"--decimal", "CHAR", false, 1, "decimal sign of numbers: a point or a comma"},
    {"--skip", "N", false, 1, "leave out the first N lines of each file"},
    {"--comment", "TEXT", false, 1, "leave out lines that begin with TEXT"},
    {"--ragged", "stop|pad|skip", false, 1, "records of another length: stop, fill up short ones with empty cells, or leave them out"},
    {"--skip-record", "LINE", true, 1, "as the table was read for the release: leave out the record in this line; repeat for more"},
    {"--join-fields", "LINE:FIELD", true, 1, "the same: join the fields of this record that are too many, from this one on"},
    {"--no-header", "", false, 1, "the first line is a record, not the names of the attributes"},
    {"--header-lines", "N", false, 1, "the header has N lines, joined by a blank for each attribute; default 1"},
    {"--thousands", "CHAR", false, 1, "as the table was read for the release: the character between groups of three digits"},
    {"--trim", "", false, 1, "the same: without blanks at both ends of cells"},
    {"--convert", "KIND:A,B=WHAT", true, 1, "the same: trim-blanks, plain-numbers, remove-end or read-as; repeat for more"},
    {"--sheet", "NAME", false, 1, "of a workbook: its sheet"},
    {"--range", "A3:U1003", false, 1, "of a workbook: the cells that hold the table"},
    {"--header-rows", "N", false, 1, "of a workbook: the first N rows name the attributes, joined by a blank; default 1"},
    {"--hidden-rows", "read|leave-out", false, 1, "of a workbook: rows and columns that are hidden, as for the release"},
    {"--error-cells", "HOW", false, 1, "of a workbook: stop at cells with an error (default), missing or text"},
    {"--names", "A,B,...", false, 1, "names of the attributes, used instead of the header"},
    {"--policy", "FILE", false, 1, "judge the release by this policy, whatever it says of itself"},
    {"--signer", "FILE.pub", true, 1, "ask that this key has signed; repeat for more"},
    {"--report", "FILE.html", false, 1, "write a report of the checks for people"},
    {"--json", "FILE|-", false, 1, "write the result as JSON to a file, or to standard output instead of text"},
    {"--quiet", "", false, 1, "no output, only the exit status"},
    {"--help", "", false, 1, "show this help"},
    {"-h", "", false, 1, "show this help"},
    {"--version", "", false, 1, "the version of this program"},
});

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
