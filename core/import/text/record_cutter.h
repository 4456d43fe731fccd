// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/text/record_scanner.h"

#include <array>
#include <optional>
#include <span>
#include <string>

namespace tranche {

/// Finds one record after the other in a text of any form that CsvOptions has; whether they are equally long is no business of its own.
///
/// * Delimited: fields as CsvScanner cuts them. With an escape, that sign before a quote or before itself, inside quotes, stands for the
///   second of both; a doubled quote is then none.
/// * Blanks: runs of blanks and tabs stand between fields; those at either end of a line stand for nothing.
/// * Widths: each field takes so many characters of a line, and blanks at its ends are no part of it. A line that ends before a field
///   begins has fewer fields; what stands beyond the last, if it is no blank, is one field more.
/// * A line that begins with the comment, outside quotes, is no record.
/// * Line ends, blank lines and bytes that are no text as with CsvScanner.
///
/// Byte for byte, so slower than CsvScanner. Standard library only.
class RecordCutter {
public:
    enum class Found {
        Record,
        Comment,
        BlankLine,
        Fault,    ///< nothing can be found any more
        NotWhole, ///< more text is needed
        End,
    };
    /// A fault and the bytes of the text that are meant.
    struct Noted {
        CsvFault fault;
        std::size_t at = 0;
    };
    /// `Note`: what can be told after a fault is told: a quote in a wrong place is text, and so on.
    enum class Faults { Stop, Note };

    /// The options must outlive it.
    RecordCutter(const CsvOptions& options, std::uint64_t line, Faults faults = Faults::Stop, std::size_t longest = longestOf());

    /// Whether what stands next is to be left out: quotes in wrong places are text in it, and told, as with Faults::Note.
    void forgiveQuotes(bool forgiven) { m_forgives = forgiven; }
    /// The physical line in which it begins.
    std::uint64_t nextLine() const { return m_line; }
    /// Go on in `text`, at whose front the rest stands that was not whole; `last`: nothing follows it.
    void start(std::string_view text, bool last);
    /// What stands next. O(its bytes).
    Found next();

    /// Of the record: views into the text, or into this until the call after the next of start(); 64 bytes beyond each are readable.
    std::span<const std::string_view> fields() const { return m_fields; }
    /// The physical line in which what was found begins, and how many more than one it takes.
    std::uint64_t line() const { return m_recordLine; }
    std::uint64_t linesMore() const;
    /// Its bytes in the text, the line end among them.
    std::size_t begin() const { return m_begin; }
    std::size_t end() const { return m_at; }
    /// How many of its fields are in quotes.
    std::size_t quoted() const { return m_quoted; }
    std::string_view text() const { return m_text; }
    /// What is wrong with it.
    std::span<const Noted> faults() const { return m_noted; }

private:
    enum class LineEnd { Unknown, Feed, Return };
    enum class Step { Done, NotWhole, Fault };
    enum class Sign : unsigned char { None, Delimiter, Quote, Break };

    static constexpr std::size_t longestOf() { return RecordScanner::longestField; }
    Sign signAt(std::size_t at) const { return m_signs[static_cast<unsigned char>(m_text[at])]; }
    /// Whether more can be found after such a fault in this record.
    bool isNoted(CsvFault::Kind kind) const
    {
        const bool isQuote = kind == CsvFault::Kind::StrayQuote || kind == CsvFault::Kind::UnclosedQuote;
        return m_notes ? kind != CsvFault::Kind::LongField : isQuote && m_forgives;
    }
    bool stops(CsvFault::Kind kind, std::size_t at, std::uint64_t line);
    LineEnd lineEnd() const;
    std::uint64_t lineHere() const;
    std::uint64_t lineOf(std::size_t at) const;

    Step takeBreak();
    Found takeBlankLine();
    Found takeComment();
    Found takeRecord();
    Found end(Found found);
    Step cutFields();
    Step cutFixed();
    void splitFixed(std::string_view line);
    Step cutField();
    Step cutPlain(std::size_t begin, bool literal);
    Step cutQuoted();
    Step afterQuote(std::size_t begin, bool changed);
    Step push(std::size_t begin, std::string_view field);
    void skipBlanks();
    std::string_view unescaped(std::string_view field);

    const CsvOptions& m_options;
    std::array<Sign, 256> m_signs = {};
    bool m_notes;
    bool m_forgives = false;
    std::size_t m_longest;
    std::string_view m_text;
    bool m_last = false;
    LineEnd m_lineEnd = LineEnd::Unknown;
    std::size_t m_bad = 0; ///< the first byte from here on that is no text
    std::size_t m_at = 0;
    std::size_t m_begin = 0;
    std::size_t m_breakLength = 0; ///< bytes of the line end that stands here; 0: none
    std::uint64_t m_line;          ///< of what is found next
    std::uint64_t m_recordLine;
    std::uint64_t m_feeds = 0;   ///< inside the record
    std::uint64_t m_returns = 0; ///< inside the record
    std::vector<std::string_view> m_fields;
    std::vector<Noted> m_noted;
    std::size_t m_quoted = 0;
    std::string m_unescaped;
    std::string m_unescapedBefore;
};

} // namespace tranche
