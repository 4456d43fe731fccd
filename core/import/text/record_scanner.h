// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_fault.h"
#include "core/import/csv_options.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string_view>
#include <vector>

namespace tranche {

/// Lines that stand between the first line of a record and the next record, beyond the one that every record takes.
struct TallRecord {
    std::size_t record = 0; ///< its number among those that were cut at once; the greatest number: the last of those before
    std::uint64_t linesMore = 0;
};

/// How many of something a reader met, and where the first was.
struct Met {
    std::uint64_t count = 0;
    std::uint64_t firstLine = 0;

    void add(std::uint64_t line, std::uint64_t more = 1)
    {
        firstLine = count == 0 ? line : firstLine;
        count += more;
    }
    friend bool operator==(const Met&, const Met&) = default;
};

/// What of a text did not become the cells of a record as it stands there.
struct MetInText {
    Met comments; ///< lines that were left out
    Met padded;   ///< records that got empty cells at their end
    Met skipped;  ///< records, and blank lines among them, that were left out
    Met chosen;   ///< the same, each by a choice of its own
    Met joined;   ///< records of which fields were joined

    friend bool operator==(const MetInText&, const MetInText&) = default;
};

/// Cuts text into the fields of records, one stretch of the text after the other.
class RecordScanner {
public:
    /// A field of more bytes is a fault.
    static constexpr std::size_t longestField = 100'000'000;

    virtual ~RecordScanner() = default;

    /// Cut whole records off the front of `text` and append their fields to `cells`, record after record; how many bytes that took.
    ///
    /// The rest must stand at the front of the next text; `last` says that nothing follows, then all is taken. Fields are views into
    /// `text`, or into this scanner until the next call but one; `maskWidth` bytes beyond each are readable. Before a fault, `cells`
    /// gets the records that stand before it. 64 bytes beyond the end of `text` must be readable. O(bytes).
    virtual std::expected<std::size_t, CsvFault> scan(std::string_view text, bool last, std::vector<std::string_view>& cells) = 0;

    /// Fields in every record; 0 before the first.
    virtual std::size_t width() const = 0;
    /// The records of the last call that take several lines, in their order.
    virtual const std::vector<TallRecord>& tall() const = 0;
    /// Physical line of the first record.
    virtual std::uint64_t firstLine() const = 0;
    /// So far.
    virtual MetInText met() const { return {}; }
};

/// A scanner for usable options, which must outlive it. `line` is the number of the physical line at which the text starts; `file` tells
/// which of the choices for single records are about it.
std::unique_ptr<RecordScanner> makeScanner(const CsvOptions& options, std::uint64_t line, std::size_t file = 0);

} // namespace tranche
