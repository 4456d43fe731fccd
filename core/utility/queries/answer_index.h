// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/publications/publication.h"
#include "core/utility/queries/query_workload.h"
#include "core/utility/queries/row_bits.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// Answers count queries from a publication: E(P), see Publication. Holds its values line by line, those of a block side by side.
/// Safe to ask from several threads once made.
class AnswerIndex {
public:
    /// O(tuples * attributes); memory some 32 MiB an attribute at most, beside a code a tuple.
    AnswerIndex(const Publication& publication, const JobContext& job);
    AnswerIndex(const AnswerIndex&) = delete; // selectors look at the symbols
    AnswerIndex& operator=(const AnswerIndex&) = delete;

    /// Expected count; exact for a conjunction within one factor of single values, else within rounding.
    /// O(tuples / 64 + blocks) for single values and for symbols that a whole block shares, else O(tuples).
    double answer(const CountQuery& query, const JobContext& job) const;

private:
    struct Attribute {
        std::vector<std::uint32_t> symbols;   ///< by line
        std::optional<CodeSelector> selector; ///< where all are single values
        bool sameInBlock = false;             ///< whether each block has one symbol
    };
    using Predicates = std::vector<const QueryPredicate*>;

    std::vector<double> sharesOfSymbols(const QueryPredicate& predicate) const;
    std::vector<double> sharesOfBlocks(const Predicates& predicates, const JobContext& job) const;
    bool countable(const Predicates& predicates) const;
    RowBits lines(const Predicates& predicates, const JobContext& job) const;
    std::size_t sizeOf(std::size_t block) const { return m_starts[block + 1] - m_starts[block]; }

    Publication m_publication;
    std::vector<std::size_t> m_starts; ///< first line of each block, and one more
    std::vector<Attribute> m_attributes;
};

/// One answer a query. On all threads; the numbers do not depend on how many.
std::vector<double> answersOf(const Publication& publication, const QueryWorkload& workload, JobContext& job);

} // namespace tranche
