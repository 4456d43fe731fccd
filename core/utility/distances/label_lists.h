// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Lists of (key, weight), one list for each index; only weights above 0, keys ascending.
struct WeightLists {
    struct Entry {
        std::uint32_t key = 0;
        double weight = 0.0;
    };

    std::vector<Entry> entries;
    std::vector<std::size_t> starts{0}; ///< one more than lists

    std::span<const Entry> of(std::size_t index) const
    {
        return std::span(entries).subspan(starts[index], starts[index + 1] - starts[index]);
    }
    std::size_t size() const { return starts.size() - 1; }
};

/// The labels that each symbol of an attribute stands for, and with what share: 1 for a single value. O(values of the sets).
WeightLists labelsOfSymbols(const PublishedAttribute& attribute, const AttributeLabels& labels, const JobContext& job);

/// By block, the expected count of each label. O(tuples + entries).
WeightLists labelsOfBlocks(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

/// By tuple, the share of each label. O(tuples + entries).
WeightLists labelsOfTuples(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

/// The same seen from the keys: for each of `domain` keys the lists it is in. O(entries + domain).
WeightLists transposed(const WeightLists& lists, std::size_t domain);

} // namespace tranche
