// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"

#include "core/import/source/source_kind.h"
#include "tests/fuzz/fuzz.h"
#include "tests/oracle/import/csv_oracle.h"
#include "tests/support/csv.h"

#include <algorithm>
#include <array>

using namespace tranche;

namespace {

constexpr std::size_t slowBytes = 256; // the twin asks Qt about every character

/// For a record in one of the first lines, after those that there are.
void addChoice(unsigned from, CsvOptions& options)
{
    const auto before = options.records.empty() ? 0 : options.records.back().line;
    const bool joins = (from & 1U) != 0;
    options.records.push_back({.line = before + 1 + (from >> 1U & 3U),
                               .kind = joins ? RecordChoice::Kind::Join : RecordChoice::Kind::Skip,
                               .field = joins ? 1 + (from >> 3U & 7U) : 0});
}

/// Two bytes of the input say how it is to be read, and one for each choice for a single record.
CsvOptions optionsOf(std::string_view& text)
{
    CsvOptions options;
    const auto signs = fuzz::takeByte(text);
    const auto rest = fuzz::takeByte(text);
    options.delimiter = std::string_view(",;\t|")[signs & 3U];
    options.quote = std::array<std::optional<char>, 4>{'"', '"', '\'', std::nullopt}[signs >> 2U & 3U];
    options.encoding = std::array{"UTF-8", "UTF-8", "windows-1252", "ISO-8859-15"}[rest & 3U];
    options.header = (rest & 4U) == 0;
    options.skip = rest >> 3U & 3U;
    for (auto left = rest >> 5U & 7U; left > 0; --left)
        addChoice(fuzz::takeByte(text), options);
    return options;
}

bool nameIsMissingOrTwice(const std::vector<std::string>& header)
{
    auto names = header;
    std::ranges::sort(names);
    return names.front().empty() || std::ranges::adjacent_find(names) != names.end();
}

/// What a slow reader reads must be read here, and nothing else.
void compareWithTwin(std::string_view text, const CsvOptions& options, const Result<std::shared_ptr<const Table>>& table)
{
    if (!options.quote || options.encoding != "UTF-8" || options.skip > 0 || !options.header || text.size() > slowBytes)
        return;
    const auto slow = test::readSlowly(text.substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0), options);
    const bool isOther = kindOfBytes(text) != SourceKind::Text; // the twin knows texts alone
    const bool refused = isOther || slow.fault || slow.records.size() < 2 || nameIsMissingOrTwice(slow.records.front());
    fuzz::require(table.has_value() == !refused, "what the twin reads is read, what it refuses is refused");
    if (table)
        fuzz::require(test::rowsOf(**table) == slow.records, "the cells are those of the twin");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    auto text = fuzz::textOf(bytes, count);
    const auto options = optionsOf(text);
    const auto table = test::readText(text, options);
    compareWithTwin(text, options, table);
    return 0;
}
