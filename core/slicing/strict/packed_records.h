// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/code_at_rank.h"
#include "core/jobs/job_context.h"
#include "core/slicing/records.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// Records from begin up to end, as they stand in one of the two banks of PackedRecords.
struct RecordRun {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t bank = 0;
    std::size_t size() const { return end - begin; }
};

/// What records are made of: lane i of record k holds lanes[i][k], which is below domains[i].
struct RecordSource {
    std::size_t count = 0;
    std::vector<std::span<const std::uint32_t>> lanes;
    std::vector<std::size_t> domains;
    std::span<const std::uint32_t> weights; ///< how many tuples a record stands for; empty: one
};

/// One lane of a run of packed records; a code takes 1, 2 or 4 bytes.
struct PackedLane {
    const std::byte* first = nullptr;
    std::size_t stride = 0;
    std::size_t count = 0; ///< records in the run
    std::size_t bytes = 4;
};

/// The codes of a lane whose width is known when compiled.
template <class Code>
struct PackedCodes {
    const std::byte* first = nullptr;
    std::size_t stride = 0;
    std::uint32_t operator[](std::size_t i) const
    {
        Code code;
        std::memcpy(&code, first + i * stride, sizeof code);
        return code;
    }
};

/// `body(codes)` with the codes of `lane` in their own width.
template <class Body>
decltype(auto) withCodes(const PackedLane& lane, Body&& body)
{
    if (lane.bytes == 1)
        return body(PackedCodes<std::uint8_t>{lane.first, lane.stride});
    if (lane.bytes == 2)
        return body(PackedCodes<std::uint16_t>{lane.first, lane.stride});
    return body(PackedCodes<std::uint32_t>{lane.first, lane.stride});
}

/// Records of codes, each lane as narrow as its domain allows, so that a pass over them moves as few bytes as can be.
///
/// A record also holds its number, and its weight where the source has weights. There is room for every record twice: cutting a run copies
/// it from one bank to the same place of the other, so nothing is moved back.
class PackedRecords {
public:
    /// Least and greatest of every lane, in the form of a record.
    struct Extent {
        std::vector<std::byte> low;
        std::vector<std::byte> high;
    };

    /// Bytes that the records of a source take, both banks.
    static std::uint64_t bytesFor(const RecordSource& source);
    /// `whole` becomes the extent of all of them. O(records * lanes), on all threads.
    static PackedRecords make(const RecordSource& source, Extent& whole, const JobContext& job);

    PackedLane lane(std::size_t index, const RecordRun& run) const
    {
        return {record(run.bank, run.begin) + m_places[index].offset, m_stride, run.size(), m_places[index].bytes};
    }
    bool weighted() const { return m_weighted; }
    /// `body(weights)`: how many tuples each record of the run stands for.
    template <class Body>
    decltype(auto) withWeights(const RecordRun& run, Body&& body) const
    {
        if (m_weighted)
            return body(PackedCodes<std::uint32_t>{record(run.bank, run.begin) + m_weightOffset, m_stride});
        return body(EachOnce());
    }
    /// The number that a record had in the source.
    std::uint32_t number(std::size_t bank, std::size_t index) const
    {
        std::uint32_t number = 0;
        std::memcpy(&number, record(bank, index) + m_numberOffset, sizeof number);
        return number;
    }

    /// Extent of a run that is not empty.
    void measure(const RecordRun& run, Extent& extent, const JobContext& job) const;
    /// A lane's range in an extent.
    std::pair<std::uint32_t, std::uint32_t> range(const Extent& extent, std::size_t lane) const;

    /// Copies a run to the other bank: the records whose code in `lane` is at most `last` first, both kinds in their old order. Where the
    /// first kind ends. `lefts`: how many are of the first kind, where that is known.
    std::size_t split(const RecordRun& run, std::size_t lane, std::uint32_t last, std::optional<std::size_t> lefts, const JobContext& job);

private:
    struct Place {
        std::size_t offset = 0;
        std::size_t bytes = 4;
    };

    /// Bytes of a record that no lane takes.
    struct Gap {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    void place(const RecordSource& source);
    std::size_t placeWord(std::vector<Gap>& gaps);
    void fill(const RecordSource& source, std::size_t from, std::size_t to);
    void write(const Place& place, std::span<const std::uint32_t> codes, std::size_t from, std::size_t to);
    Extent nothing() const;
    void widen(Extent& extent, const std::byte* first, std::size_t count) const;
    std::byte* record(std::size_t bank, std::size_t index) const
    {
        return reinterpret_cast<std::byte*>(m_banks[bank].data()) + index * m_stride;
    }

    std::vector<Place> m_places; ///< by lane
    bool m_weighted = false;
    std::size_t m_weightOffset = 0;
    std::size_t m_numberOffset = 0;
    std::size_t m_stride = 0;
    std::size_t m_bytesEnd = 0; ///< where the 16-bit lanes start, then where the 32-bit ones do
    std::size_t m_halvesEnd = 0;
    std::array<AlignedWords, 2> m_banks;
};

} // namespace tranche
