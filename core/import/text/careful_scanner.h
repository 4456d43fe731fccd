// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/text/record_choice.h"
#include "core/import/text/record_cutter.h"

#include <deque>

namespace tranche {

/// A scanner for all options. Where none of them asks for more than CsvScanner knows, it does as that does, slower.
///
/// * A record is uneven when it has more or fewer fields than the first one (widths: than these), a blank line among records of several
///   fields too. Pad: cells that lack at the end of a record are empty; one that has too many is a fault all the same. Skip: uneven ones
///   are left out.
/// * A record for which there is a choice of its own is left out, or fields of it are joined, before any of that. A choice that does not
///   fit the record in its line, or finds none there, is a fault; it stands before whatever is wrong in a later record.
/// * Lines that are left out between two records count as lines of the one before.
class CarefulScanner : public RecordScanner {
public:
    /// The options must outlive it.
    CarefulScanner(const CsvOptions& options, std::uint64_t line, std::size_t longest = longestField, std::size_t file = 0)
        : m_options(options),
          m_longest(longest),
          m_cutter(options, line, RecordCutter::Faults::Stop, longest),
          m_chosen(options.records, file)
    {
    }

    std::expected<std::size_t, CsvFault> scan(std::string_view text, bool last, std::vector<std::string_view>& cells) override;
    std::size_t width() const override { return m_width; }
    const std::vector<TallRecord>& tall() const override { return m_tall; }
    std::uint64_t firstLine() const override { return m_firstLine; }
    MetInText met() const override { return m_met; }

private:
    using Cells = std::vector<std::string_view>;
    struct Lines {
        std::uint64_t first = 0;
        std::uint64_t count = 0;
    };

    RecordCutter::Found next();
    std::optional<CsvFault> take(Cells& cells);
    std::optional<CsvFault> takeRecord(std::span<const std::string_view> fields, Cells& cells);
    std::optional<CsvFault> takeChosen(const RecordChoice& choice, Cells& cells);
    std::optional<CsvFault> settleLinesBefore(std::uint64_t line);
    void admitBlankLines(Cells& cells);
    void noteBlankLine(std::uint64_t line);
    void admit(std::span<const std::string_view> fields, Lines lines, Cells& cells);
    CsvFault faultBeside(CsvFault fault);

    const CsvOptions& m_options;
    std::size_t m_longest;
    RecordCutter m_cutter;
    ChosenRecords m_chosen;
    MetInText m_met;
    std::size_t m_width = 0;
    std::uint64_t m_firstLine = 0;
    std::uint64_t m_nextLine = 0; ///< after the first line of the last record; 0: no record yet
    std::vector<Lines> m_blank;   ///< blank lines before the next record
    std::size_t m_records = 0;    ///< in this call
    std::vector<TallRecord> m_tall;
    std::deque<std::string> m_joined; ///< fields of this call
    std::deque<std::string> m_joinedBefore;
};

} // namespace tranche
