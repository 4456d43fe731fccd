// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/import/look/text/raw_text.h"
#include "core/import/text/record_cutter.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// How many of something there are in all files, and where the first is.
struct MetSomewhere {
    std::uint64_t count = 0;
    Place first;

    void add(const Place& place, std::uint64_t more = 1)
    {
        if (count == 0)
            first = place;
        count += more;
    }
};

/// A cell that is no number, and where.
struct LooseCell {
    Place place;
    RawText raw;
    std::string text; ///< all of it; empty where it is long, or no text
};

/// What the cells of an attribute are.
struct AttributeTally {
    std::uint64_t numbers = 0;
    MetSomewhere points; ///< numbers with a decimal point, and with a decimal comma
    MetSomewhere commas;
    std::uint64_t empty = 0;
    std::uint64_t others = 0;                                ///< neither empty, nor a number, nor a token
    bool isText = false;                                     ///< so many others that a number is nothing to expect
    std::vector<LooseCell> loose;                            ///< the first others
    std::map<std::string, std::uint64_t, std::less<>> alike; ///< how many cells are written as those
    std::array<std::uint64_t, 16> tokens = {};
};

/// Spellings that mean "missing" in files of many programs; at most 16.
std::span<const std::string_view> usualMissingTokens();

/// Counts what stands in text files, without stopping at what is wrong.
class TextTally {
public:
    static constexpr std::size_t mostListed = 200; ///< problems of a kind
    static constexpr std::size_t headRecords = 100;
    static constexpr std::size_t longestToken = 100; ///< bytes of a cell that may be a sign for "missing"

    /// The options must outlive it.
    explicit TextTally(const CsvOptions& options) : m_options(options), m_choices(options.records, 0) {}

    void beginFile(const std::string& name);
    /// What the cutter found.
    void add(RecordCutter::Found found, const RecordCutter& cutter);
    /// `last`: the file was read to its end.
    void endFile(bool last);

    std::size_t width = 0;
    std::uint64_t records = 0; ///< headers not counted
    std::vector<std::string> header;
    std::vector<AttributeTally> attributes;
    std::vector<std::vector<std::string>> head;
    SourceLines headLines;
    std::vector<Statement> blankAtEnd;
    MetSomewhere comments;
    MetSomewhere uneven; ///< blank lines among them
    MetSomewhere padded;
    MetSomewhere skipped;
    MetSomewhere chosen; ///< left out, each by a choice of its own; none of the records
    MetSomewhere joined;
    MetSomewhere badBytes;
    MetSomewhere badQuotes;
    MetSomewhere likeComments; ///< uneven records that begin like a comment
    std::uint64_t quoted = 0;
    std::uint64_t beyondAscii = 0;                    ///< characters
    std::map<int, std::vector<ImportProblem>> listed; ///< by kind, in the order of the text
    std::uint64_t problems = 0;

private:
    using Kind = CsvFault::Kind;

    using Fields = std::span<const std::string_view>;

    void addRecord(const RecordCutter& cutter);
    void addChosen(const RecordChoice& choice, const RecordCutter& cutter);
    void addFields(Fields fields, const RecordCutter& cutter);
    void addHeader(Fields fields);
    void addTuple(Fields fields, const RecordCutter& cutter);
    void addCell(AttributeTally& attribute, std::string_view cell, const RecordCutter& cutter);
    void addLoose(AttributeTally& attribute, std::string_view cell, const RecordCutter& cutter);
    void addUneven(const RecordCutter& cutter);
    void addBlankLines();
    void addBlankLine(std::uint64_t line, bool fillsUp);
    void addFaults(const RecordCutter& cutter);
    void addFault(const RecordCutter::Noted& noted, const RecordCutter& cutter);
    void addMissedBefore(std::uint64_t line);
    void addMissed(const RecordChoice& choice);
    void list(Kind kind, ImportProblem problem);
    void rememberLine(std::uint64_t line);
    Place placeOf(std::uint64_t line) const { return {.file = m_file, .line = line}; }

    const CsvOptions& m_options;
    std::string m_file;
    std::string m_headFile;
    std::uint64_t m_headLine = 0; ///< of the last record in the head
    std::size_t m_headersLeft = 0;
    ChosenRecords m_choices;  ///< for this file
    bool m_begun = false;     ///< a record of this file has been met
    bool m_isLeftOut = false; ///< the record at hand, by choice
    bool m_isFirst = false;   ///< it tells how many fields there are
    std::vector<std::uint64_t> m_blank;
    std::size_t m_files = 0;
};

} // namespace tranche
