// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/buckets/value_ids.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/privacy/postings.h"
#include "core/privacy/sensitive_rules.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

struct MatchingInput {
    const KeptTable& table;
    const ColumnPartition& columns;
    const BucketPartition& buckets;
    const SensitiveRule& rule;
};

/// The signatures of a table for one sensitive attribute, and the buckets that each q-matches.
///
/// Tables share a signature when all their attributes but the sensitive one agree. Refers to its input.
class SignatureIndex {
public:
    /// Upper bound of what it takes: every tuple may have a signature and values of its own.
    static std::uint64_t bytesFor(std::size_t tuples, std::size_t columns);
    /// OutOfMemory before anything is built. O(tuples * attributes).
    static Result<SignatureIndex> make(const MatchingInput& input, const JobContext& job);

    struct Signature {
        std::uint32_t row = 0;  ///< one tuple that has it
        std::size_t tuples = 0; ///< how many have it
    };
    const std::vector<Signature>& signatures() const { return m_signatures; }

    /// What a signature finds in its q-matching buckets, ascending by bucket.
    struct Matches {
        struct Bucket {
            std::uint32_t bucket = 0;
            std::uint32_t size = 0; ///< of the bucket
        };
        std::vector<Bucket> buckets;
        std::vector<std::uint32_t> otherCounts; ///< n_i(q,B), bucket by bucket, one for each column but the sensitive one
        std::vector<std::uint32_t> valueCounts; ///< n(w,s,B), bucket by bucket, one for each of `values`
        std::vector<std::uint32_t> values;      ///< sensitive values that occur with w anywhere; ascending
    };
    /// `matches` is overwritten. O(shortest posting list * (columns + values) * log of the gaps in the others).
    void find(const Signature& signature, Matches& matches) const;

private:
    explicit SignatureIndex(const MatchingInput& input) : m_input(input) {}
    void addPairs(const JobContext& job);
    void countSignatures(const ValueIds& ids, const JobContext& job);
    void addValues(std::uint32_t bucket, std::uint32_t group, Matches& matches) const;
    std::size_t sensitivePart() const { return m_parts.size() - 1; }

    MatchingInput m_input;
    std::vector<ValueIds> m_parts;          ///< by column, the sensitive attribute's column last and without it
    std::vector<Postings> m_partPostings;   ///< by column
    std::optional<BucketContents> m_pairs;  ///< (w, s) by bucket
    std::vector<std::uint32_t> m_firstPair; ///< by w
    std::vector<Signature> m_signatures;
};

} // namespace tranche
