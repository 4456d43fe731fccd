// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/strict/bucket_run.h"
#include "core/slicing/strict/by_width.h"
#include "core/slicing/strict/byte_codes.h"
#include "core/slicing/cut_rule.h"
#include "core/slicing/strict/packed_records.h"
#include "core/slicing/strict/small_models.h"
#include "core/slicing/strict/strict_input.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// Cuts buckets of up to 64 tuples to their end without moving a record: parts are sets of tuples, an attribute is one byte for each
/// tuple, and counting is counting bits.
class SmallBuckets {
public:
    /// Both must outlive it.
    SmallBuckets(const StrictInput& input, const Widths& widths);

    /// `bucket` is of single tuples. Puts the tuple numbers of the bucket's leaves, one leaf after the other, where the bucket stands in
    /// `rows`, and the leaves into `leaves`. `attributes` are those not constant in the bucket. O(tuples * attributes * depth).
    void cut(const PackedRecords& records, const BucketRun& bucket, std::span<const Widths::Range> attributes,
             std::span<std::uint32_t> rows, std::vector<BucketRun>& leaves);

private:
    /// An attribute that is not constant in the bucket, in codes of its own.
    struct Attribute {
        ByteCodes codes;
        std::size_t index = 0;                         ///< in the plan
        std::uint32_t low = 0;                         ///< what is added to a code, where they are not ranked
        bool ranked = false;                           ///< the range does not fit a byte, so codes are ranks in the bucket
        std::array<std::uint32_t, mostInSet> ofRank{}; ///< the code by rank
        std::array<double, mostInSet> positions{};     ///< its place on the axis, by rank
    };
    struct Part {
        TupleSet tuples = 0;
        std::size_t begin = 0;
        std::size_t depth = 0;
    };

    void load(const PackedRecords& records, const BucketRun& bucket, std::span<const Widths::Range> attributes);
    void loadAttribute(Attribute& attribute, const PackedLane& lane, const Widths::Range& range);
    void rank(Attribute& attribute, const PackedLane& lane);
    Widths::Range rangeOf(std::size_t i) const;
    void measure(TupleSet part);
    std::optional<TupleSet> leftOf(TupleSet part);
    TupleSet halfOf(std::size_t i, TupleSet part) const;
    bool passes(TupleSet part);

    const StrictInput& m_input;
    const Widths& m_widths;
    ByWidth m_byWidth;
    std::vector<SmallModel> m_models;
    std::vector<std::size_t> m_placeOf; ///< by attribute of the plan: where it stands in m_attributes
    std::vector<Attribute> m_attributes;
    std::size_t m_attributeCount = 0;
    std::vector<std::uint8_t> m_tuples; ///< tuple by tuple the bytes of all attributes, filled up to 16
    std::size_t m_stride = 0;
    std::vector<std::uint8_t> m_low; ///< of the present part, by attribute
    std::vector<std::uint8_t> m_high;
    std::size_t m_count = 0;
    std::vector<Part> m_waiting;
};

} // namespace tranche
