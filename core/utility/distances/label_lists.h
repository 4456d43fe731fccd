// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/keyed_lists.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Keys ascend in each list.
using WeightLists = KeyedLists<double>;

/// The labels that each symbol of an attribute stands for, and with what share: 1 for a single value. O(values of the sets).
WeightLists labelsOfSymbols(const PublishedAttribute& attribute, const AttributeLabels& labels, const JobContext& job);

/// The labels of one block after another, for who needs no two at once: lists of all blocks take four times the room.
/// Publication and labels must outlive this.
class BlockLabels {
public:
    /// O(tuples + values of the sets).
    BlockLabels(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

    /// The expected count of each label in the next block, each once, in no order; good until the next call. To be asked once for each
    /// block. O(tuples and entries of the block).
    std::span<const WeightLists::Entry> next();

private:
    void add(std::uint32_t label, double weight)
    {
        auto& place = m_places[label];
        if (place > 0) {
            m_entries[place - 1].weight += weight;
            return;
        }
        m_entries.push_back({label, weight});
        place = m_entries.size();
    }

    const BucketPartition& m_blocks;
    const JobContext& m_job;
    std::vector<std::uint32_t> m_keys; ///< block by block, of each tuple its label; where the attribute has sets, its symbol
    WeightLists m_shares;              ///< by symbol; empty where every tuple has a single value
    std::vector<WeightLists::Entry> m_entries;
    std::vector<std::size_t> m_places; ///< by label, one more than its place in m_entries; 0: it is not there
    std::size_t m_block = 0;
    std::size_t m_at = 0; ///< in m_keys
};

/// By block, the expected count of each label. O(tuples + entries).
WeightLists labelsOfBlocks(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

/// By tuple, the share of each label. O(tuples + entries).
WeightLists labelsOfTuples(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

} // namespace tranche
