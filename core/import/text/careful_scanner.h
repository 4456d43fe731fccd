// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/text/record_cutter.h"

namespace tranche {

/// A scanner for all options. Where none of them asks for more than CsvScanner knows, it does as that does, several times slower.
///
/// * A record is uneven when it has more or fewer fields than the first one (widths: than these), a blank line among records of several
///   fields too. Pad: cells that lack at the end of a record are empty; one that has too many is a fault all the same. Skip: uneven ones
///   are left out.
/// * Lines that are left out between two records count as lines of the one before.
class CarefulScanner : public RecordScanner {
public:
    /// The options must outlive it.
    CarefulScanner(const CsvOptions& options, std::uint64_t line, std::size_t longest = longestField)
        : m_options(options), m_cutter(options, line, RecordCutter::Faults::Stop, longest)
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

    std::optional<CsvFault> take(Cells& cells);
    std::optional<CsvFault> takeBlankLines(Cells& cells);
    void noteBlankLine(std::uint64_t line);
    void admit(std::span<const std::string_view> fields, Lines lines, Cells& cells);
    std::optional<CsvFault> faultBeside(CsvFault fault) const;

    const CsvOptions& m_options;
    RecordCutter m_cutter;
    MetInText m_met;
    std::size_t m_width = 0;
    std::uint64_t m_firstLine = 0;
    std::uint64_t m_nextLine = 0; ///< after the first line of the last record; 0: no record yet
    std::vector<Lines> m_blank;   ///< blank lines before the next record
    std::size_t m_records = 0;    ///< in this call
    std::vector<TallRecord> m_tall;
};

} // namespace tranche
