// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/option_list.h"

#include <algorithm>
#include <array>

namespace tranche::cli {

namespace {

constexpr unsigned slicing = Slice | Membership;
constexpr unsigned reading = Inspect | Correlate | slicing;
constexpr unsigned roles = Correlate | slicing;
constexpr unsigned releasing = Slice | RunRecipe;

constexpr auto options = std::to_array<OptionSpec>({
    {"--delimiter", "CHAR", false, reading, "what separates cells: one character, or the word tab; default: a comma"},
    {"--quote", "CHAR", false, reading, "what encloses cells: one character, or the word none; default: a double quote"},
    {"--encoding", "NAME", false, reading, "UTF-8 (default), windows-1252, ISO-8859-1 or ISO-8859-15"},
    {"--no-header", "", false, reading, "the first line is a tuple, not the names of the attributes"},
    {"--names", "A,B,...", false, reading, "names of the attributes, used instead of the header"},
    {"--decimal", "CHAR", false, reading, "decimal sign of numbers: a point (default) or a comma"},
    {"--skip", "N", false, reading, "leave out the first N lines of each file"},
    {"--missing-token", "TEXT", true, reading, "a cell with this text is missing, as an empty cell is; again for more"},

    {"--sensitive", "NAME", true, roles, "a sensitive attribute; again for more, each protected by itself; alpha refers to the first"},
    {"--joint", "", false, roles, "several sensitive attributes count as one: their combination"},
    {"--identifier", "NAME", true, roles, "an attribute that is dropped before anything else; again for more"},
    {"--exclude", "NAME", true, roles, "an attribute that is left out; again for more"},
    {"--keep", "A,B,...", false, roles, "use only these attributes"},
    {"--categorical", "NAME", true, roles, "take this attribute as categories; again for more"},
    {"--numeric", "NAME", true, roles, "take this attribute as numbers; again for more"},
    {"--order", "NAME=v1|v2|...", true, roles, "order of a categorical attribute; must list every value; again for more"},
    {"--missing", "drop|value", false, roles, "drop tuples with a missing value (default), or keep missing as a value of its own"},
    {"--bins", "K", false, roles, "bins of numeric attributes in phi2; default 10"},
    {"--bins-for", "NAME=K", true, roles, "another number of bins for one attribute; again for more"},

    {"--model", "NAME", false, slicing, "l (default), distinct (weak: it only counts values), entropy, recursive or t"},
    {"--l", "L", false, slicing, "no sensitive value above 1/L for anybody; 3, 3.9 or 4/3; default 2; whole for distinct and recursive"},
    {"--recursive-c", "X", false, slicing, "c of recursive (c,l)-diversity; goes with --model recursive"},
    {"--t", "T", false, slicing, "t of t-closeness, from 0 to 1; goes with --model t"},
    {"--alpha", "N|auto", false, slicing, "attributes in the sensitive column; default auto"},
    {"--columns", "C", false, slicing, "number of columns; default 2"},
    {"--partition", "A,B|C,S", false, slicing, "columns by hand instead of a proposal"},
    {"--generalize", "A,B=K", true, slicing, "recode the column of these attributes to regions of at least K tuples; again for more"},
    {"--hierarchy", "NAME=FILE", true, slicing,
     "levels for generalizing an attribute: a CSV with one line a value, levels to the right; again for more"},
    {"--grouping", "HOW", false, slicing, "mondrian (default), or random:P for buckets of P tuples drawn at random"},
    {"--cut", "HOW", false, slicing, "median (default), balanced, or relaxed: tuples with equal values may part"},
    {"--attempts", "all|one", false, slicing, "try all attributes in turn (default), or only the widest"},
    {"--cut-on", "A,B,...", false, slicing, "the attributes that buckets may be cut on; default: every quasi-identifier"},
    {"--min-bucket", "N", false, slicing, "least size of a bucket; default: L rounded up, 1 for t; needed without --sensitive"},
    {"--order-in-bucket", "HOW", false, Slice, "random (default, by the system's entropy) or sorted"},

    {"--table", "FILE", true, RunRecipe, "the table, where it is not the one that the recipe names; again for more files of one shape"},

    {"--export", "NAME", false, releasing, "write NAME.release and NAME.internal; needs --approve-as and --reason"},
    {"--approve-as", "NAME", false, releasing, "who approves the release"},
    {"--reason", "TEXT", false, releasing, "why it may be released"},
    {"--layout", "HOW", false, Slice, "together (default: one data file) or per-column"},
    {"--formula-cells", "HOW", false, Slice, "cells that a spreadsheet would run: asis (default) or prefixed"},
    {"--zip", "", false, Slice, "zip files instead of folders (not in this version)"},

    {"--json", "FILE|-", false, reading | RunRecipe, "write results as JSON into a file, or to standard output instead of text"},
    {"--buckets", "", false, releasing, "add the record numbers of each bucket to the JSON"},
    {"--threads", "N", false, reading | RunRecipe,
     "threads to compute with; default: as many as there are processors. No result depends on it"},
    {"--progress", "", false, reading | RunRecipe, "show progress even where standard error is no terminal"},
    {"--quiet", "", false, reading | RunRecipe | Conformance, "no progress, no notes, no text for people"},
    {"--help", "", false, reading | RunRecipe | Conformance, "this text"},
});

struct CommandSpec {
    Command command;
    std::string_view name;
    std::string_view operands;
    std::string_view help;
};

constexpr std::array<CommandSpec, 6> commands = {{
    {Inspect, "inspect", "TABLE...", "Attributes, types, missing and distinct values, and roles that suggest themselves, with reasons."},
    {Correlate, "correlate", "TABLE...", "phi2 of every pair of attributes."},
    {Slice, "slice", "TABLE...", "Slice a table, verify the result, and with --export write an approved release."},
    {Membership, "membership", "TABLE...",
     "How well a sliced table hides who is in it: combinations that are not in the table and fit it as well (fakes)."},
    {RunRecipe, "run", "RECIPE",
     "Slice a table by all decisions of a recipe, verify the result, and with --export write an approved release."},
    {Conformance, "conformance", "FOLDER", "Compare this program with every test vector in a folder, exactly."},
}};

constexpr std::array<std::string_view, 2> laterCommands = {"utility", "audit"};

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size() + 2), ' ');
    return text;
}

} // namespace

std::span<const OptionSpec> allOptions()
{
    return options;
}

const OptionSpec* findOption(std::string_view name)
{
    const auto all = allOptions();
    const auto found = std::ranges::find(all, name, &OptionSpec::name);
    return found == all.end() ? nullptr : &*found;
}

std::string_view commandName(Command command)
{
    return std::ranges::find(commands, command, &CommandSpec::command)->name;
}

std::optional<Command> commandOf(std::string_view word)
{
    const auto* found = std::ranges::find(commands, word, &CommandSpec::name);
    return found == commands.end() ? std::nullopt : std::optional(found->command);
}

bool isLaterCommand(std::string_view word)
{
    return std::ranges::find(laterCommands, word) != laterCommands.end();
}

std::string programHelp()
{
    std::string text = "Tranche slices a table about people so that it can be published.\n\nUsage:\n";
    for (const auto& command : commands)
        text += "  tranche-cli " + padded(std::string(command.name) + ' ' + std::string(command.operands) + " [OPTION...]", 36) + "\n      "
                + std::string(command.help) + '\n';
    text += "  tranche-cli COMMAND --help\n      The options of a command.\n  tranche-cli --version\n\n"
            "Several TABLEs of one shape are read as one. Names in lists are quoted as in CSV where they hold a comma.\n"
            "Exit status: 0 done; 1 the request cannot be met; 2 bad usage or input; 3 cancelled.\n";
    return text;
}

std::string commandHelp(Command command)
{
    const auto& spec = *std::ranges::find(commands, command, &CommandSpec::command);
    std::string text = "Usage: tranche-cli " + std::string(spec.name) + ' ' + std::string(spec.operands) + " [OPTION...]\n\n"
                       + std::string(spec.help) + "\n\n";
    for (const auto& option : allOptions()) {
        if ((option.commands & command) == 0)
            continue;
        auto left = "  " + std::string(option.name);
        if (!option.value.empty())
            left += ' ' + std::string(option.value);
        text += padded(left, 30) + std::string(option.help) + '\n';
    }
    text += "\nExit status: 0 done; 1 the request cannot be met; 2 bad usage or input; 3 cancelled.\n";
    return text;
}

} // namespace tranche::cli
