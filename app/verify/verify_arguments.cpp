// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_arguments.h"

#include <charconv>
#include <functional>
#include <map>
#include <string_view>

namespace tranche {

namespace {

std::unexpected<Error> misused(const std::string& sentence)
{
    return fail(ErrorCode::InvalidArgument, sentence + " See tranche-verify --help.");
}

Result<char> oneSign(const std::string& option, const std::string& value)
{
    if (value == "tab" || value == "\\t")
        return '\t';
    if (value.size() != 1)
        return misused(option + " takes one character, or the word tab.");
    return value.front();
}

/// Names parted by commas; a name that holds a comma stands in double quotes, with "" for a quote in it.
Result<std::vector<std::string>> nameList(const std::string& text)
{
    std::vector<std::string> names(1);
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (inside && text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"')
            names.back() += text[i++];
        else if (text[i] == '"' && (inside || i == 0 || text[i - 1] == ','))
            inside = !inside;
        else if (text[i] == ',' && !inside)
            names.emplace_back();
        else
            names.back() += text[i];
    }
    if (inside)
        return misused("--names has a quote that is not closed.");
    return names;
}

template <class Target>
Result<void> store(Target& target, Result<typename Target::value_type> value)
{
    if (!value)
        return std::unexpected(value.error());
    target = std::move(*value);
    return {};
}

using Setter = std::function<Result<void>(VerifyArguments&, const std::string&)>;

Result<void> setQuote(VerifyArguments& arguments, const std::string& value)
{
    if (value == "none") {
        arguments.quote = std::optional<char>();
        return {};
    }
    const auto sign = oneSign("--quote", value);
    if (!sign)
        return std::unexpected(sign.error());
    arguments.quote = std::optional<char>(*sign);
    return {};
}

Result<void> setSkip(VerifyArguments& arguments, const std::string& value)
{
    std::size_t lines = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), lines);
    if (problem != std::errc() || end != value.data() + value.size())
        return misused("--skip takes a number of lines.");
    arguments.skip = lines;
    return {};
}

Result<void> setNames(VerifyArguments& arguments, const std::string& value)
{
    auto names = nameList(value);
    if (!names)
        return std::unexpected(names.error());
    arguments.names = std::move(*names);
    return {};
}

const std::map<std::string, Setter>& optionsWithValue()
{
    static const std::map<std::string, Setter> options{
        {"--original",
         [](auto& a, const auto& value) {
             a.originals.emplace_back(value);
             return Result<void>();
         }},
        {"--missing-token",
         [](auto& a, const auto& value) {
             a.missingTokens.push_back(value);
             return Result<void>();
         }},
        {"--json",
         [](auto& a, const auto& value) {
             a.json = value;
             return Result<void>();
         }},
        {"--encoding",
         [](auto& a, const auto& value) {
             a.encoding = value;
             return Result<void>();
         }},
        {"--delimiter", [](auto& a, const auto& value) { return store(a.delimiter, oneSign("--delimiter", value)); }},
        {"--decimal", [](auto& a, const auto& value) { return store(a.decimal, oneSign("--decimal", value)); }},
        {"--quote", setQuote},
        {"--skip", setSkip},
        {"--names", setNames},
    };
    return options;
}

bool takeFlag(VerifyArguments& arguments, const std::string& word)
{
    const std::map<std::string, bool VerifyArguments::*> flags{{"--quiet", &VerifyArguments::quiet},
                                                               {"--no-header", &VerifyArguments::noHeader},
                                                               {"--help", &VerifyArguments::help},
                                                               {"-h", &VerifyArguments::help},
                                                               {"--version", &VerifyArguments::version}};
    const auto flag = flags.find(word);
    if (flag == flags.end())
        return false;
    arguments.*(flag->second) = true;
    return true;
}

Result<void> takeRelease(VerifyArguments& arguments, const std::string& word)
{
    if (!arguments.release.empty())
        return misused("Two releases were given. Name one at a time.");
    arguments.release = word;
    if (!arguments.release.has_filename()) // "NAME.release/"
        arguments.release = arguments.release.parent_path();
    return {};
}

} // namespace

CsvOptions VerifyArguments::applyTo(CsvOptions proposed) const
{
    proposed.delimiter = delimiter.value_or(proposed.delimiter);
    proposed.quote = quote.value_or(proposed.quote);
    proposed.encoding = encoding.value_or(proposed.encoding);
    proposed.decimal = decimal.value_or(proposed.decimal);
    proposed.skip = skip.value_or(proposed.skip);
    proposed.header = !noHeader;
    proposed.names = names;
    return proposed;
}

Result<VerifyArguments> parseVerifyArguments(const std::vector<std::string>& words)
{
    VerifyArguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto option = optionsWithValue().find(words[i]);
        if (option != optionsWithValue().end()) {
            if (i + 1 == words.size())
                return misused(words[i] + " needs a value.");
            if (const auto set = option->second(arguments, words[++i]); !set)
                return std::unexpected(set.error());
        } else if (!takeFlag(arguments, words[i])) {
            if (words[i].starts_with("-") && words[i].size() > 1)
                return misused("There is no option " + words[i] + ".");
            if (const auto taken = takeRelease(arguments, words[i]); !taken)
                return std::unexpected(taken.error());
        }
    }
    if (arguments.release.empty() && !arguments.help && !arguments.version)
        return misused("Name the release folder.");
    return arguments;
}

std::string verifyUsage()
{
    return "tranche-verify RELEASE [--original TABLE] ...\n"
           "\n"
           "Reads a release back and recalculates what it promises, from the files alone or with the original table.\n"
           "\n"
           "  --original TABLE       the table it was made from; repeat for more files of one shape\n"
           "  --missing-token TEXT   a code for missing values in the original, in addition to empty cells; repeat for more\n"
           "  --delimiter C|tab  --quote C|none  --encoding NAME  --decimal C  --skip N  --no-header  --names A,B,...\n"
           "                         how to read the original; anything not given is detected from the file\n"
           "  --json FILE|-          the result as JSON\n"
           "  --quiet                no output, only the exit status\n"
           "  --help  --version\n"
           "\n"
           "Exit status: 0 holds; 1 does not hold; 2 manifest or data cannot be read, or wrong usage;\n"
           "3 no problem found, but the files alone cannot prove the guarantee.\n";
}

} // namespace tranche
