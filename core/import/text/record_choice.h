// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What is done with one record that does not fit the others: it has more or fewer fields than the first (a blank line among records of
/// several fields is one), or a quote in a wrong place.
///
/// It is meant for the very file in which it was made: where no such record begins in its line, the file is not read (CsvFault).
/// * Skip: the record is left out. Where a quote in it opens and does not close, or stands in a wrong place, it is a plain sign of this
///   record alone; so a record whose quote is never closed ends with its line, unless an earlier field of it, in quotes, takes several.
/// * Join: for a record with too many fields. As many neighbouring fields as are too many, and one more, become one, from `field` on: what
///   each says (without the quotes around it, doubled or escaped ones inside read as elsewhere), and the delimiter between two of them; a
///   blank where blanks separate fields. So the record has as many fields as the others. There is none for fields of fixed places.
/// The first record of a file is never one of these: it says how many fields there are.
struct RecordChoice {
    enum class Kind : std::uint8_t { Skip, Join };

    std::size_t file = 0;   ///< of those that are read as one table, the first is 0
    std::uint64_t line = 0; ///< the physical line in which the record begins, from 1
    Kind kind = Kind::Skip;
    std::size_t field = 0; ///< Join: the first field that is joined, from 1; else 0

    friend bool operator==(const RecordChoice&, const RecordChoice&) = default;
};

/// A record as a choice sees it.
struct CutRecord {
    std::span<const std::string_view> fields;
    std::size_t width = 0;  ///< fields of the others
    bool badQuotes = false; ///< a quote stands in a wrong place in it
};

/// Whether the record is one of those that the choice can be about.
bool fits(const RecordChoice& choice, const CutRecord& record);

/// The fields of a record that the choice to join fits; `joined` gets the text of the new one, which the result refers to, with 64 readable
/// bytes beyond it.
std::vector<std::string_view> joinFields(const RecordChoice& choice, const CutRecord& record, char between, std::string& joined);

/// The choices for one file, met in the order of its lines.
class ChosenRecords {
public:
    /// `all` stand in order, and must outlive this.
    ChosenRecords(const std::vector<RecordChoice>& all, std::size_t file);

    /// The first that was not taken; null: there is none left.
    const RecordChoice* next() const { return m_left.empty() ? nullptr : &m_left.front(); }
    /// The same where it is about a line before this one.
    const RecordChoice* missedBefore(std::uint64_t line) const { return !m_left.empty() && m_left.front().line < line ? next() : nullptr; }
    /// Whether one that was not taken leaves out the record in this line. O(log choices).
    bool skips(std::uint64_t line) const;
    /// The next where it is about this line, which it then no longer is; null: it is not.
    const RecordChoice* take(std::uint64_t line);

private:
    std::span<const RecordChoice> m_left;
};

} // namespace tranche
