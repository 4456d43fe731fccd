// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/slicing/records.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

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

/// The records of all tuples, each lane as narrow as its domain allows, so that a pass over them moves as few bytes as can be.
///
/// Bytes come first, then 16-bit, then 32-bit lanes, each kind filled up to 16 bytes, so that vector instructions see one kind at
/// a time. The tuple's number stands in a gap where there is one.
class PackedRecords {
public:
    /// Least and greatest code of every lane over a run: a record each.
    struct Extent {
        std::vector<std::byte> low;
        std::vector<std::byte> high;
    };

    /// Bytes of memory that make() takes, without room for moving.
    static std::uint64_t bytesFor(const KeptTable& table, const RecordPlan& plan, std::span<const std::size_t> pairDomains);
    /// `pairDomains`: how many pairs there are, by sensitive attribute. nullopt: told to stop. O(tuples * lanes), on all threads.
    static std::optional<PackedRecords> make(const KeptTable& table, const RecordPlan& plan, std::span<const std::size_t> pairDomains, const JobContext& job);

    PackedLane lane(std::size_t index, std::size_t begin, std::size_t end) const
    {
        return {record(begin) + m_places[index].offset, m_stride, end - begin, m_places[index].bytes};
    }
    std::uint32_t row(std::size_t index) const
    {
        std::uint32_t row = 0;
        std::memcpy(&row, record(index) + m_rowOffset, sizeof row);
        return row;
    }
    std::size_t stride() const { return m_stride; }

    /// Extent of [begin, end), which is not empty. False: told to stop.
    bool measure(std::size_t begin, std::size_t end, Extent& extent, const JobContext& job) const;
    /// A lane's range in an extent.
    std::pair<std::uint32_t, std::uint32_t> range(const Extent& extent, std::size_t lane) const;

    /// Move the records of [begin, end) whose code in `lane` is above `last` behind the others, both in their old order. `scratch` has
    /// room for one record more than go there. False: told to stop.
    bool split(std::pair<std::size_t, std::size_t> run, std::size_t lane, std::uint32_t last, const AlignedWords& scratch, const JobContext& job);

private:
    struct Place {
        std::size_t offset = 0;
        std::size_t bytes = 4;
    };

    void place(std::span<const std::size_t> domains);
    void placeRow(std::span<const std::size_t> used);
    void write(std::size_t lane, std::span<const std::uint32_t> codes, std::size_t from, std::size_t to);
    std::byte* record(std::size_t index) const { return reinterpret_cast<std::byte*>(m_words.data()) + index * m_stride; }

    std::vector<Place> m_places; ///< by lane of the plan, but for the tuple's number
    std::size_t m_rowOffset = 0;
    std::size_t m_stride = 0;
    std::size_t m_bytesEnd = 0; ///< where the 16-bit lanes start, then where the 32-bit ones do
    std::size_t m_halvesEnd = 0;
    AlignedWords m_words;
};

} // namespace tranche
