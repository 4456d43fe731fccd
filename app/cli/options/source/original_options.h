// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/jobs/job_context.h"
#include "core/verify/reading/release_files.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <string>

namespace tranche::cli {

/// The original table of a release, and how it is read: for the commands with these bits.
constexpr auto originalOptions(unsigned commands)
{
    return std::to_array<OptionSpec>({
        {"--original", "TABLE", true, commands, "the table it was made from; repeat for more files of one shape"},
        {"--missing-token", "TEXT", true, commands,
         "a code for missing values in the original, in addition to empty cells; repeat for more"},
        {"--missing-token-for", "NAME=TEXT", true, commands, "a code for missing values of one attribute of the original; repeat for more"},
        {"--format", "FORM", false, commands, "what the original is: text, xlsx, ods, sav, dta, ...; default: told by its first bytes"},
        {"--delimiter", "CHAR", false, commands,
         "what separates cells of the original: one character, or the words tab or blanks (runs of them)"},
        {"--widths", "N,N,...", false, commands, "characters of each cell, where lines have fixed places and no delimiter"},
        {"--quote", "CHAR", false, commands, "what encloses cells: one character, or the word none"},
        {"--escape", "CHAR", false, commands, "what stands before a quote inside quotes, instead of a doubled quote"},
        {"--encoding", "NAME", false, commands,
         "UTF-8, UTF-16LE, UTF-16BE, windows-1252, -1250, -1251, ISO-8859-1, -2, -15, Shift_JIS, GB18030 or EUC-KR"},
        {"--bad-bytes", "stop|replace", false, commands, "bytes that are no text: stop, or read each as U+FFFD"},
        {"--labels-as", "HOW", true, commands,
         "of SPSS, Stata, SAS: codes (default) or labels, or NAME=HOW, as the table was read for the release"},
        {"--declared-missing", "HOW", true, commands, "of the same: missing (default) or value, or NAME=HOW, as for the release"},
        {"--decimal", "CHAR", false, commands, "decimal sign of numbers: a point or a comma"},
        {"--skip", "N", false, commands, "leave out the first N lines of each file"},
        {"--comment", "TEXT", false, commands, "leave out lines that begin with TEXT"},
        {"--ragged", "stop|pad|skip", false, commands,
         "records of another length: stop, fill up short ones with empty cells, or leave them out"},
        {"--skip-record", "LINE", true, commands,
         "as the table was read for the release: leave out the record in this line; repeat for more"},
        {"--join-fields", "LINE:FIELD", true, commands, "the same: join the fields of this record that are too many, from this one on"},
        {"--no-header", "", false, commands, "the first line is a record, not the names of the attributes"},
        {"--header-lines", "N", false, commands, "the header has N lines, joined by a blank for each attribute; default 1"},
        {"--thousands", "CHAR", false, commands, "as the table was read for the release: the character between groups of three digits"},
        {"--trim", "", false, commands, "the same: without blanks at both ends of cells"},
        {"--convert", "KIND:A,B=WHAT", true, commands, "the same: trim-blanks, plain-numbers, remove-end or read-as; repeat for more"},
        {"--sheet", "NAME", false, commands, "of a workbook: its sheet"},
        {"--range", "A3:U1003", false, commands, "of a workbook: the cells that hold the table"},
        {"--header-rows", "N", false, commands, "of a workbook: the first N rows name the attributes, joined by a blank; default 1"},
        {"--hidden-rows", "read|leave-out", false, commands, "of a workbook: rows and columns that are hidden, as for the release"},
        {"--error-cells", "HOW", false, commands, "of a workbook: stop at cells with an error (default), missing or text"},
        {"--names", "A,B,...", false, commands, "names of the attributes, used instead of the header"},
    });
}

/// Both, one after the other.
template <std::size_t First, std::size_t Second>
constexpr auto joined(const std::array<OptionSpec, First>& first, const std::array<OptionSpec, Second>& second)
{
    std::array<OptionSpec, First + Second> all{};
    std::ranges::copy(first, all.begin());
    std::ranges::copy(second, all.begin() + First);
    return all;
}

/// The table that --original names; where it is text, what is not said of it is told by its beginning, and `tell` gets the reasons as one
/// line. InvalidArgument for options that cannot be meant, NotFound where one names an attribute that the table does not have; as
/// readSource(). O(bytes).
Result<OriginalTable> readOriginal(const Arguments& arguments, const std::function<void(const std::string&)>& tell, JobContext& job);

} // namespace tranche::cli
