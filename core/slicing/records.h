// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// Number of 32-bit lanes of a record, known when compiled, so that loops over a record become vector instructions.
template <std::size_t N>
struct FixedLanes {
    static constexpr std::size_t count() { return N; }
};

/// The same for tables with more attributes than any fixed width has room for.
struct AnyLanes {
    std::size_t lanes = 0;
    std::size_t count() const { return lanes; }
};

/// A block of 32-bit words that starts on a cache line.
class AlignedWords {
public:
    AlignedWords() = default;
    explicit AlignedWords(std::size_t words);
    std::uint32_t* data() const { return m_start; }
    std::size_t size() const { return m_size; }

private:
    std::unique_ptr<std::uint32_t[]> m_storage;
    std::uint32_t* m_start = nullptr;
    std::size_t m_size = 0;
};

/// One lane of a run of records.
struct Lane {
    const std::uint32_t* first = nullptr;
    std::size_t stride = 0;
    std::size_t count = 0; ///< records in the run
    std::uint32_t operator[](std::size_t i) const { return first[i * stride]; }
};

/// What the engine moves about for each tuple: the codes of the attributes that may be cut on, then for each sensitive attribute
/// the pair (w, s), and the tuple's number; unused lanes are 0.
struct RecordPlan {
    std::vector<AttributeId> cutOn;                        ///< lane i holds the code of cutOn[i]
    std::vector<std::span<const std::uint32_t>> pairOfRow; ///< by sensitive attribute
    std::size_t pairLane(std::size_t sensitive) const { return cutOn.size() + sensitive; }
    std::size_t rowLane() const { return cutOn.size() + pairOfRow.size(); }
    std::size_t usedLanes() const { return rowLane() + 1; }
};

/// Write the records of all tuples, in tuple order, `lanes` words each. False: told to stop.
bool fillRecords(const KeptTable& table, const RecordPlan& plan, std::span<std::uint32_t> words, const JobContext& job);

} // namespace tranche
