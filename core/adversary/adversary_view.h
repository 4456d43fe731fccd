// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// What somebody knows of one person. Without a code: a value that no tuple of the table has.
struct KnownValue {
    AttributeId attribute;
    std::optional<std::uint32_t> code;
};

/// A bucket that fits what is known.
struct FittingBucket {
    BucketId bucket;
    std::size_t size = 0;
    double fit = 0.0; ///< f(K,B), the product of the columns' shares
};

/// How many of the agreeing rows of a fitting bucket have a sensitive value.
struct CandidateCount {
    std::uint32_t value = 0;
    std::uint32_t count = 0;
};

/// A sensitive value that the person may have.
struct Candidate {
    std::uint32_t value = 0; ///< code
    double probability = 0.0;
    BigRational exact; ///< p(t,s)
};

/// What can be inferred about one sensitive attribute.
struct Inference {
    AttributeId sensitive;
    /// True: every other attribute is known, so p(t,B) is the paper's f(t,B) / sum f, by which the guarantee is judged.
    /// False: an unknown attribute constrains nothing, and a bucket weighs |B| f(K,B).
    bool allKnown = false;
    std::vector<Candidate> candidates;       ///< p(t,.) by decreasing probability, ties by code; empty when nothing fits
    std::vector<double> bucketProbabilities; ///< p(t,B), parallel to the view's buckets
    BigRational totalWeight;                 ///< sum of the buckets' weights, f(K,B) or |B| f(K,B)
    std::vector<CandidateCount> counts;      ///< numerators of D(t,B), bucket by bucket, values ascending
    std::vector<std::size_t> countStarts;    ///< where a bucket's counts begin; one entry more than buckets
    ColumnId column;                         ///< that holds the sensitive attribute: D's denominator is its agreeing rows

    /// Numerators of D(t,B) for the i-th fitting bucket.
    std::span<const CandidateCount> countsOf(std::size_t i) const
    {
        return std::span(counts).subspan(countStarts[i], countStarts[i + 1] - countStarts[i]);
    }
    /// Greatest p(t,s), exactly; 0 when nothing fits.
    BigRational greatest() const { return candidates.empty() ? BigRational(0) : candidates.front().exact; }
};

/// A known column value that occurs once in the whole table, and fits.
struct RevealingColumn {
    ColumnId column;
    bool complete = false; ///< every quasi-identifier of the column is known; else it is unique as far as it is known
};

/// What the release gives away about being in the table at all.
struct MembershipClues {
    bool nothingFits = false;                   ///< whoever has these values is not in the table
    std::vector<AttributeId> absentValues;      ///< known values that occur in no tuple
    std::vector<ColumnId> absentColumns;        ///< known column values whose attributes' values occur, but in no tuple together
    std::vector<RevealingColumn> uniqueColumns; ///< prove, whatever l is, that a person with this value is in the table
    std::size_t agreeingTuples = 0; ///< tuples of the table that agree with all that is known; an intruder cannot see this number
};

/// What an adversary can infer (DEFINITIONS, Intruder).
struct AdversaryView {
    std::vector<FittingBucket> buckets; ///< those that fit, ascending
    std::vector<Inference> inferences;  ///< one for each sensitive attribute that is not known itself, in the table's order of them
    MembershipClues membership;
    std::vector<std::uint32_t> agreeing; ///< rows of a fitting bucket that agree with what is known of a column, bucket by bucket
    std::size_t columnCount = 0;

    /// By column, for the i-th fitting bucket: f_i = agreeing rows / size. A column of which nothing is known has all rows agree.
    std::span<const std::uint32_t> agreeingOf(std::size_t i) const { return std::span(agreeing).subspan(i * columnCount, columnCount); }
};

} // namespace tranche
