// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/privacy/sensitive_rules.h"
#include "core/slicing/cut_rule.h"
#include "core/slicing/strict/joint_counts.h"
#include "core/slicing/strict/packed_records.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// Finds and judges the cuts of one bucket after another, by counting, before anything is moved.
///
/// Both halves have to keep the model of every sensitive attribute by themselves. For l-diversity with l = a/b a half passes when
/// a * n(w,s) <= b * n(w) for each of its pairs, in integers; the other models judge group by group. What a bucket holds in all is
/// counted once, then only the left half of each cut; the right one is the rest.
class LargeCuts {
public:
    /// `rules` must outlive it.
    LargeCuts(std::span<const SensitiveRule> rules, Cut cut);

    /// A bucket of `tuples` tuples; the pairs of the first sensitive attribute stand in lane `firstPair`.
    struct Bucket {
        const PackedRecords& records;
        RecordRun run;
        std::size_t tuples = 0;
        std::size_t firstPair = 0;
    };
    /// The cuts that follow are of another bucket.
    void begin();

    /// Where the bucket is cut on one lane, whose codes there reach from low to high, low < high. O(tuples).
    CutValue find(const Bucket& bucket, std::size_t lane, std::pair<std::uint32_t, std::uint32_t> range, const JobContext& job);
    /// Whether both halves of the cut that was found last keep every model. O(tuples + pairs).
    bool passes(const Bucket& bucket, std::size_t lane, const CutValue& cut, const JobContext& job);

private:
    /// Counts of one sensitive attribute's pairs.
    class Pairs {
    public:
        explicit Pairs(const SensitiveRule& rule);
        void forget();
        void count(const Bucket& bucket, std::size_t pairLane, const JobContext& job);
        void countLeft(const Bucket& bucket, std::size_t pairLane, std::pair<std::size_t, std::uint32_t> codesUpTo, const JobContext& job);
        /// Instead of both: they were counted elsewhere.
        void take(std::span<const std::uint32_t> total, std::span<const std::uint32_t> left);
        /// Judges what was counted, and forgets the left half.
        bool passes();

    private:
        using Sides = std::array<std::uint64_t, 2>;

        bool smallShares(std::size_t from, std::size_t to) const;
        bool modelPasses(std::size_t from, std::size_t to);
        std::uint32_t left(std::uint32_t pair) const { return m_left[std::size_t{2} * pair] + m_left[std::size_t{2} * pair + 1]; }
        Sides sides(std::uint32_t pair) const { return {left(pair), m_total[pair] - left(pair)}; }

        const SensitiveRule& m_rule;
        bool m_counted = false;
        std::vector<std::uint32_t> m_total;   ///< by pair, in the bucket
        std::vector<std::uint32_t> m_left;    ///< two by pair, for tuples in turn: none waits for the store of the one before
        std::vector<std::uint32_t> m_present; ///< pairs that occur in the bucket, ascending
        std::vector<ValueCount> m_group;
    };

    std::vector<Pairs> m_rules;
    Cut m_cut;
    RankFinder m_ranks;
    std::optional<JointCounts> m_joint; ///< where the only sensitive attribute has few pairs
};

} // namespace tranche
