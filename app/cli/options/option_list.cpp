// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/option_list.h"

#include "app/cli/options/source/original_options.h"

#include <algorithm>
#include <array>

namespace tranche::cli {

namespace {

constexpr unsigned slicing = Slice | Membership | Utility | ScenarioOptions;
constexpr unsigned reading = Inspect | Correlate | Slice | Membership | Utility | Compare;
constexpr unsigned roles = Correlate | Slice | Membership | Utility | Compare;
constexpr unsigned releasing = Slice | RunRecipe;

constexpr auto ownOptions = std::to_array<OptionSpec>({
    {"--format", "FORM", false, reading,
     "what the files are: text, xlsx, ods, sav, zsav, por, dta, sas7bdat, xpt or sqlite; .gz, .zst and .zip are read as what is inside; "
     "default: told by their first bytes"},
    {"--delimiter", "CHAR", false, reading | Experiments,
     "what separates cells: one character, or the words tab or blanks (runs of them); default: a comma"},
    {"--widths", "N,N,...", false, reading | Experiments, "characters of each cell, where lines have fixed places and no delimiter"},
    {"--quote", "CHAR", false, reading | Experiments, "what encloses cells: one character, or the word none; default: a double quote"},
    {"--escape", "CHAR", false, reading | Experiments, "what stands before a quote inside quotes, instead of a doubled quote"},
    {"--encoding", "NAME", false, reading | Experiments,
     "UTF-8 (default), UTF-16LE, UTF-16BE, windows-1252, -1250, -1251, ISO-8859-1, -2, -15, Shift_JIS, GB18030 or EUC-KR; of SPSS, Stata, "
     "SAS: default by the file"},
    {"--bad-bytes", "stop|replace", false, reading | Experiments,
     "bytes that are no text: stop (default), or read each as U+FFFD and count"},
    {"--no-header", "", false, reading | Experiments, "the first line is a record, not the names of the attributes"},
    {"--header-lines", "N", false, reading | Experiments, "the header has N lines, joined by a blank for each attribute; default 1"},
    {"--names", "A,B,...", false, reading | Experiments, "names of the attributes, used instead of the header"},
    {"--decimal", "CHAR", false, reading | Experiments, "decimal sign of numbers: a point (default) or a comma"},
    {"--skip", "N", false, reading | Experiments, "leave out the first N lines of each file"},
    {"--comment", "TEXT", false, reading | Experiments, "leave out lines that begin with TEXT, and count them"},
    {"--ragged", "stop|pad|skip", false, reading | Experiments,
     "records of another length: stop (default), fill up short ones with empty cells, or leave them out; both are counted"},
    {"--skip-record", "LINE", true, reading | Experiments,
     "leave out the one record that begins in this line and does not fit the others; FILE:LINE in the FILE-th of several; repeat for more"},
    {"--join-fields", "LINE:FIELD", true, reading | Experiments,
     "of the record in this line, join the fields that are too many, from this one on, with the delimiter between them; FILE:LINE:FIELD "
     "in the FILE-th of several; repeat for more; inspect shows both options"},
    {"--entry", "NAME", false, reading | Experiments, "of a zip file with several tables, the one to read"},
    {"--connection", "ADDRESS", false, reading,
     "read from a server: postgresql://USER@HOST:PORT/DATABASE; its password is asked for. A file of SQLite is named like any table"},
    {"--table-name", "NAME", false, reading, "of a database, the table to read: NAME or SCHEMA.NAME"},
    {"--query", "SELECT", false, reading, "of a database, what to read: one SELECT, sent in a read-only transaction"},
    {"--password-file", "FILE", false, reading | RunRecipe, "read the password of the server from the first line of this file"},
    {"--encryption", "check|encrypt|none", false, reading,
     "to the server: encrypted with its certificate checked (default), encrypted, or not"},
    {"--timeout", "SECONDS", false, reading, "give a query up after so long; default 60"},
    {"--keep-padding", "", false, reading, "keep the blanks at the end of char(n)"},
    {"--thousands", "CHAR", false, reading,
     "numbers have this character, or the word blank, between groups of three digits; they are read without it"},
    {"--trim", "", false, reading, "remove blanks and tabs at both ends of every cell"},
    {"--convert", "KIND:A,B=WHAT", true, reading,
     "convert the cells of these attributes, or without :A,B of all: trim-blanks; plain-numbers=DECIMAL|GROUPS|AROUND, for example "
     "plain-numbers:Pay=,|.|EUR; remove-end=TEXT; read-as=TEXT|OTHER; repeat for more; inspect says what could be converted"},
    {"--labels-as", "HOW", true, reading,
     "values with a label in files of SPSS, Stata, SAS: codes (default) or labels; NAME=HOW for one attribute; repeat for more"},
    {"--declared-missing", "HOW", true, reading,
     "values that such a file declares missing: missing (default) or value; NAME=HOW for one attribute; repeat for more"},
    {"--sheet", "NAME", false, reading, "the sheet of a workbook (.xlsx, .ods) to read; default: the first that is visible"},
    {"--range", "A3:U1003", false, reading, "the cells of the sheet that hold the table, its header included; default: all that is used"},
    {"--header-rows", "N", false, reading,
     "of a workbook: the first N rows of the range name the attributes, joined by a blank; default 1"},
    {"--hidden-rows", "read|leave-out", false, reading,
     "rows and columns of a workbook that are hidden: read them as well (default), or leave them out; both are counted"},
    {"--error-cells", "stop|missing|text", false, reading,
     "cells of a workbook with an error: stop at the first (default), read them as missing, or as they are written"},
    {"--missing-token", "TEXT", true, reading | Experiments, "a code for missing values, in addition to empty cells; repeat for more"},
    {"--missing-token-for", "NAME=TEXT", true, reading, "a code for missing values of one attribute; repeat for more"},

    {"--sensitive", "NAME", true, roles, "a sensitive attribute; repeat for more, each protected separately; alpha refers to the first"},
    {"--joint", "", false, roles, "protect several sensitive attributes as one: their combination"},
    {"--identifier", "NAME", true, roles, "an attribute that is dropped before anything else; repeat for more"},
    {"--exclude", "NAME", true, roles, "an attribute that is left out; repeat for more"},
    {"--keep", "A,B,...", false, roles, "use only these attributes"},
    {"--categorical", "NAME", true, roles, "take this attribute as categories; repeat for more"},
    {"--numeric", "NAME", true, roles, "take this attribute as numbers; repeat for more"},
    {"--date", "NAME=PATTERN", true, roles,
     "take this attribute as dates: iso, or the order of day, month and year as in %d/%m/%Y; repeat for more"},
    {"--order", "NAME=v1|v2|...", true, roles, "order of a categorical attribute; must list every value; repeat for more"},
    {"--order-from", "NAME=FILE", true, roles, "order of a categorical attribute: that of the values in a hierarchy; repeat for more"},
    {"--missing", "drop|value", false, roles, "drop records with a missing value (default), or treat missing as a value"},
    {"--bins", "K", false, roles, "bins of numeric attributes in phi2; default 10"},
    {"--bins-for", "NAME=K", true, roles, "another number of bins for one attribute; repeat for more"},

    {"--model", "NAME", false, slicing, "l (default), distinct (weak: it only counts values), entropy, recursive or t"},
    {"--l", "L", false, slicing,
     "no sensitive value of anyone more likely than 1/L; 3, 3.9 or 4/3; default 2; whole for distinct and recursive"},
    {"--recursive-c", "X", false, slicing, "c of recursive (c,l)-diversity; goes with --model recursive"},
    {"--t", "T", false, slicing, "t of t-closeness, from 0 to 1; goes with --model t"},
    {"--alpha", "N|auto", false, slicing, "attributes in the sensitive column; default auto"},
    {"--columns", "C", false, slicing, "number of columns; default 2"},
    {"--partition", "A,B|C,S", false, slicing, "your own columns instead of a proposal"},
    {"--generalize", "A,B=K", true, slicing, "generalize the column of these attributes to regions of at least K tuples; repeat for more"},
    {"--hierarchy", "NAME=FILE", true, slicing,
     "levels for generalizing an attribute: a CSV file with one line per value, its levels to the right; repeat for more"},
    {"--grouping", "HOW", false, slicing, "mondrian (default), or random:P for buckets of P tuples drawn at random"},
    {"--cut", "HOW", false, slicing, "median (default), balanced, or relaxed (may separate equal values)"},
    {"--attempts", "all|one", false, slicing, "try all attributes in turn (default), or only the widest"},
    {"--cut-on", "A,B,...", false, slicing, "the attributes that buckets may be split by; default: every quasi-identifier"},
    {"--min-bucket", "N", false, slicing, "least size of a bucket; default: L rounded up, 1 for t; needed without --sensitive"},
    {"--order-in-bucket", "HOW", false, Slice, "random (default) or sorted"},

    {"--measures", "A,B,...", false, Utility, "what to measure: association, queries, classification; default: all three"},
    {"--techniques", "A,B,...", false, Utility,
     "what models are trained from: original, slicing, bucketization, generalization (default: these), marginals"},
    {"--target", "NAME", true, Utility, "an attribute that models guess; repeat for more; default: the sensitive attributes"},
    {"--learner", "WHO", false, Utility, "nb (naive Bayes), tree or both (default)"},
    {"--train", "HOW", false, Utility,
     "expected (default: from expected counts), linked (from random linkings; generalization from least and greatest values) or both"},
    {"--linkings", "R", false, Utility | Experiments, "random linkings of each training part; default 5"},
    {"--folds", "K", false, Utility | Experiments, "parts of the table, each guessed by models of the others; default 10"},
    {"--protocol", "HOW", false, Utility, "held-out (default: the guessed part stays original), or paper (tested inside linked records)"},
    {"--test", "FILE", false, Utility,
     "guess the records of this file, of the same attributes, by models of the whole table, instead of parts of the table"},
    {"--predicates", "K,K,...", false, Utility, "conditions of a random count query; default 2,3,4"},
    {"--queries", "Q", false, Utility, "random queries for each number of predicates; default 1000"},
    {"--query-selectivity", "S", false, Utility, "share of tuples a query would count if attributes were independent; default 0.05"},
    {"--query-band", "LO:HI", false, Utility, "shares of tuples between which answers must lie; default 0.001:0.1"},
    {"--query-with", "NAME", true, Utility, "an attribute of every query; repeat for more"},
    {"--sanity", "X", false, Utility, "errors are relative to at least this share of the tuples; default 0.001"},
    {"--lab-seed", "N", false, Utility, "seed of folds, queries and linkings; default 1; touches no release"},
    {"--details", "", false, Utility,
     "add labels, confusion matrices, queries with answers and matrices to the JSON: these hold values of cells"},

    {"--scenario", "NAME: OPTIONS", true, Compare,
     "settings to compare: a name, a colon and options of the command slice (those from --model to --min-bucket); words with blanks in "
     "single quotes; repeat for more"},
    {"--pareto", "COLUMN", false, Compare,
     "what is weighed against the largest p: association_kept (default), mean_tv, naive_bayes, tree, query_error, buckets, "
     "fakes_per_original or unique_share"},
    {"--table", "FILE", true, RunRecipe | Compare | Experiments,
     "the table to use (run and compare: instead of that of the recipe); repeat for more files of one shape"},
    {"--out", "DIR", false, Experiments, "the folder for figures and claims; must not be there yet"},
    {"--only", "ID,...", false, Experiments, "only these figures: sensitive-tree-occ7, fakes-occ7, ...; default: all"},

    {"--export", "NAME", false, releasing, "write NAME.release and NAME.internal; needs --approve-as and --reason"},
    {"--approve-as", "NAME", false, releasing | Approve, "who approves the release"},
    {"--reason", "TEXT", false, releasing | Approve, "the reason for publishing"},
    {"--policy", "FILE", false, releasing, "judge the release by a policy (JSON); a rule that fails refuses --export"},
    {"--waive", "RULE=REASON", true, releasing,
     "let a failing rule of the policy pass, with a written reason, in the name of --approve-as; repeat for more"},
    {"--title", "TEXT", false, releasing, "title of the release"},
    {"--owner", "TEXT", false, releasing, "who answers for the data"},
    {"--purpose", "TEXT", false, releasing, "what the data are released for"},
    {"--recipients", "TEXT", false, releasing, "who gets them"},
    {"--release-type", "TYPE", false, releasing, "public, scientific (under a contract) or enclave (in a safe room)"},
    {"--conditions", "TEXT", false, releasing, "what recipients promise"},
    {"--contact", "TEXT", false, releasing, "whom to ask about the data"},
    {"--licence", "TEXT", false, releasing, "the licence of the data, by its name or address"},
    {"--source", "TEXT", true, releasing, "where the table comes from, in your words; repeat for more"},
    {"--review-by", "DAY", false, releasing, "when the release is to be reviewed, as 2027-11-30"},
    {"--labels", "FILE", false, releasing, "what attributes mean: a CSV file with the fields name, label and description"},
    {"--linkings", "N", false, releasing, "random linkings to write beside the data, 0 (default) to 5; a line of one is not a person"},
    {"--zip", "", false, releasing, "write zip archives instead of folders"},
    {"--layout", "HOW", false, Slice, "together (default: one data file) or per-column"},
    {"--formula-cells", "HOW", false, Slice, "cells that look like formulas: asis (default) or prefixed (with an apostrophe)"},
    {"--no-utility", "", false, releasing, "README.txt does not say what an analyst may do with the release"},

    {"--name", "NAME", false, Key, "import: the person whose key it is"},
    {"--key", "KEY", false, Approve, "sign with this key: its id or the beginning of it, or a key file; default: not signed"},
    {"--sign-with", "KEY", false, releasing, "sign the approval with this key: its id or the beginning of it, or a key file"},
    {"--passphrase-file", "FILE", false, Key | Approve | releasing,
     "the passphrase is the first line of this file; default: asked for at the terminal"},
    {"--new-passphrase-file", "FILE", false, Key, "passphrase: the same for the new one"},
    {"--no-passphrase", "", false, Key, "new, passphrase: leave the key without one; whoever can read its file can then sign with it"},
    {"--secret", "", false, Key, "export: the signing key itself, for a copy, instead of its public half"},
    {"--to", "FILE", false, Key, "export: write into this new file"},

    {"--release", "RELEASE", false, Audit, "the release that was made from the log: compare its length and its head"},

    {"--json", "FILE|-", false, reading | RunRecipe | Experiments | Key | Audit,
     "write results as JSON to a file, or to standard output instead of text"},
    {"--buckets", "", false, releasing, "add the record numbers of each bucket to the JSON"},
    {"--threads", "N", false, reading | RunRecipe | Experiments,
     "number of threads; default: one per processor. Results do not depend on it"},
    {"--progress", "", false, reading | RunRecipe | Experiments, "show progress even if standard error is not a terminal"},
    {"--quiet", "", false, reading | RunRecipe | Experiments | Conformance | Key | Approve | Audit,
     "no progress, no notes, no text output"},
    {"--help", "", false, reading | RunRecipe | Experiments | Conformance | Key | Approve | Audit, "show this help"},
});

constexpr auto options = joined(ownOptions, originalOptions(Approve));

struct CommandSpec {
    Command command;
    std::string_view name;
    std::string_view operands;
    std::string_view help;
};

constexpr std::array<CommandSpec, 12> commands = {{
    {Inspect, "inspect", "TABLE...", "Show attributes, types, missing and distinct values, and suggested roles with reasons."},
    {Correlate, "correlate", "TABLE...", "Show phi2 of every pair of attributes."},
    {Slice, "slice", "TABLE...", "Slice a table, verify the result, and with --export write an approved release."},
    {Membership, "membership", "TABLE...",
     "Show how well a sliced table hides who is in it, by combinations that match it but are not in the table (fakes)."},
    {Utility, "utility", "TABLE...",
     "Show what an analyst may still do with a sliced table, beside other techniques: association, count queries, learning."},
    {RunRecipe, "run", "RECIPE",
     "Slice a table with all settings of a recipe, verify the result, and with --export write an approved release."},
    {Experiments, "experiments", "--table FILE... --out DIR",
     "Compute the paper's figures anew on Adult, or a table with its 15 attributes, and say which of its claims are true."},
    {Compare, "compare", "TABLE...|RECIPE",
     "Compare scenarios by what they promise and what they are useful for: those of --scenario, or the settings and scenarios of a "
     "recipe."},
    {Approve, "approve", "NAME.review",
     "Verify a release that another person has approved, with --original against the table as well, approve it, and write NAME.release in "
     "its place. How to read the original is detected from the file, where it is not given."},
    {Key, "key", "new NAME|list|import FILE|export ID|passphrase ID",
     "Keep the keys that approvals are signed with: make, list, take in, give out their public half, change the passphrase. ID may be the "
     "beginning of one."},
    {Audit, "audit", "verify LOG", "Check the chain of an audit log, and name the first line that was changed, removed or moved."},
    {Conformance, "conformance", "FOLDER", "Compare this program with every test vector in a folder, exactly."},
}};

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size() + 2), ' ');
    return text;
}

} // namespace

OptionTable optionsOf(Command command)
{
    const auto* found = std::ranges::find(commands, command == ScenarioOptions ? Compare : command, &CommandSpec::command);
    return {options, command, found->name, "tranche-cli"};
}

std::optional<Command> commandOf(std::string_view word)
{
    const auto* found = std::ranges::find(commands, word, &CommandSpec::name);
    return found == commands.end() ? std::nullopt : std::optional(found->command);
}

std::string programHelp()
{
    std::string text = "Tranche slices a table about people so that it can be published.\n\nUsage:\n";
    for (const auto& command : commands)
        text += "  tranche-cli " + padded(std::string(command.name) + ' ' + std::string(command.operands) + " [OPTION...]", 36) + "\n      "
                + std::string(command.help) + '\n';
    text += "  tranche-cli COMMAND --help\n"
            "      The options of a command.\n"
            "  tranche-cli --version\n"
            "\n"
            "Several TABLEs of one shape are read as one. In lists, quote names that contain a comma, as in CSV.\n"
            "Exit status: 0 done; 1 the request cannot be met; 2 wrong usage or input; 3 cancelled.\n";
    return text;
}

std::string commandHelp(Command command)
{
    const auto& spec = *std::ranges::find(commands, command, &CommandSpec::command);
    std::string text = "Usage: tranche-cli " + std::string(spec.name) + ' ' + std::string(spec.operands) + " [OPTION...]\n\n"
                       + std::string(spec.help) + "\n\n";
    text += optionsOf(command).help();
    text += "\nExit status: 0 done; 1 the request cannot be met; 2 wrong usage or input; 3 cancelled.\n";
    return text;
}

} // namespace tranche::cli
