// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/list_text.h"

#include "app/words/own_words.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace tranche::cli {

namespace {

std::unexpected<Error> wrong(std::string_view option, const std::string& what)
{
    return failInWords(ErrorCode::InvalidArgument, "The option " + std::string(option) + ' ' + what);
}

/// Everything before any of `ends`, as it stands.
std::string takePlain(std::string_view& text, std::string_view ends)
{
    const auto end = std::min(text.find_first_of(ends), text.size());
    std::string cell(text.substr(0, end));
    text.remove_prefix(end);
    return cell;
}

/// What stands in the quotes at the front of `text`; nullopt when they are not closed, or something follows that is none of `ends`.
std::optional<std::string> takeQuoted(std::string_view& text, std::string_view ends)
{
    std::string cell;
    text.remove_prefix(1);
    for (;;) {
        const auto quote = text.find('"');
        if (quote == std::string_view::npos)
            return std::nullopt;
        cell += text.substr(0, quote);
        text.remove_prefix(quote + 1);
        if (!text.starts_with('"'))
            break;
        cell += '"';
        text.remove_prefix(1);
    }
    return text.empty() || ends.find(text.front()) != std::string_view::npos ? std::optional(cell) : std::nullopt;
}

/// All cells of all lists; an inner list ends at `outer` (0: there is one list).
Result<std::vector<std::vector<std::string>>> cellsOf(std::string_view option, std::string_view text, char inner, char outer)
{
    const std::string ends = outer == '\0' ? std::string{inner} : std::string{inner, outer};
    std::vector<std::vector<std::string>> lists(1);
    for (;;) {
        const auto cell = takeCell(text, ends);
        if (!cell)
            return wrong(option,
                         "has an entry whose quotes do not fit. One that holds a separator or begins with a quote is written as in CSV: "
                         "\"a,b\", with \"\" for a quote.");
        if (cell->empty())
            return wrong(option, "has an empty entry in its list.");
        lists.back().push_back(*cell);
        if (text.empty())
            return lists;
        if (text.front() == outer)
            lists.emplace_back();
        text.remove_prefix(1);
    }
}

} // namespace

std::optional<std::string> takeCell(std::string_view& text, std::string_view ends)
{
    if (!text.starts_with('"'))
        return takePlain(text, ends);
    auto rest = text;
    if (auto cell = takeQuoted(rest, ends)) {
        text = rest;
        return cell;
    }
    auto lone = takePlain(text, ends);
    return lone == "\"" ? std::optional(std::move(lone)) : std::nullopt;
}

std::string cellText(const std::string& cell, std::string_view ends)
{
    if (!cell.starts_with('"') && cell.find_first_of(ends) == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char sign : cell)
        quoted += sign == '"' ? std::string("\"\"") : std::string(1, sign);
    return quoted + '"';
}

Result<std::vector<std::string>> readList(std::string_view option, std::string_view text, char delimiter)
{
    auto lists = cellsOf(option, text, delimiter, '\0');
    if (!lists)
        return std::unexpected(lists.error());
    return std::move(lists->front());
}

Result<std::vector<std::vector<std::string>>> readLists(std::string_view option, std::string_view text)
{
    return cellsOf(option, text, ',', '|');
}

Result<std::pair<std::string, std::string>> readAssignment(std::string_view option, std::string_view text)
{
    const auto name = takeCell(text, "=");
    if (!name || name->empty() || text.size() < 2)
        return wrong(option, "expects NAME=VALUE.");
    return std::pair(*name, std::string(text.substr(1)));
}

Result<std::size_t> readChoice(std::string_view option, const std::optional<std::string>& text,
                               std::initializer_list<std::string_view> words)
{
    if (!text)
        return 0;
    const auto* found = std::ranges::find(words, std::string_view(*text));
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    std::string list;
    for (const auto word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return wrong(option, "is one of: " + list + '.');
}

Result<std::uint64_t> readCount(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most)
{
    std::uint64_t value = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, value);
    if (failure != std::errc{} || stop != end || value < least || value > most)
        return wrong(option, "expects a whole number from " + std::to_string(least) + " to " + std::to_string(most) + '.');
    return value;
}

} // namespace tranche::cli
