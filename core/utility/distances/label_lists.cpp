// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/distances/label_lists.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// Sums weights by key, and gives them as a list in key order.
class Gathering {
public:
    explicit Gathering(std::size_t domain) : m_weights(domain, 0.0) {}

    void add(std::uint32_t key, double weight)
    {
        if (m_weights[key] == 0.0)
            m_touched.push_back(key);
        m_weights[key] += weight;
    }
    void takeTo(WeightLists& lists)
    {
        std::ranges::sort(m_touched);
        for (const auto key : m_touched)
            lists.entries.push_back({key, std::exchange(m_weights[key], 0.0)});
        lists.starts.push_back(lists.entries.size());
        m_touched.clear();
    }

private:
    std::vector<double> m_weights;
    std::vector<std::uint32_t> m_touched;
};

bool isStretch(std::span<const std::uint32_t> codes)
{
    return codes.back() - codes.front() + std::size_t{1} == codes.size();
}

/// By label its first code, and one more; empty where the codes of a label do not stand side by side.
std::vector<std::uint32_t> firstCodesOf(const AttributeLabels& labels)
{
    if (!std::ranges::is_sorted(labels.ofCode))
        return {};
    std::vector<std::uint32_t> first(labels.count() + 1, static_cast<std::uint32_t>(labels.ofCode.size()));
    for (auto code = labels.ofCode.size(); code-- > 0;)
        first[labels.ofCode[code]] = static_cast<std::uint32_t>(code);
    return first;
}

/// Label by label, not code by code.
void gatherStretch(Gathering& gathering, std::pair<std::uint32_t, std::uint32_t> ends, const AttributeLabels& labels,
                   const std::vector<std::uint32_t>& firstCodes)
{
    for (auto label = labels.ofCode[ends.first]; label <= labels.ofCode[ends.second]; ++label) {
        const auto from = std::max(ends.first, firstCodes[label]);
        const auto to = std::min(ends.second + 1, firstCodes[label + 1]);
        gathering.add(label, static_cast<double>(to - from));
    }
}

} // namespace

WeightLists labelsOfSymbols(const PublishedAttribute& attribute, const AttributeLabels& labels, const JobContext& job)
{
    WeightLists lists;
    for (const auto label : labels.ofCode) {
        lists.entries.push_back({label, 1.0});
        lists.starts.push_back(lists.entries.size());
    }
    const auto firstCodes = firstCodesOf(labels);
    Gathering gathering(labels.count());
    for (std::size_t set = 0; attribute.sets && set < attribute.sets->size(); ++set) {
        job.check();
        const auto codes = attribute.sets->of(set);
        if (isStretch(codes) && !firstCodes.empty())
            gatherStretch(gathering, {codes.front(), codes.back()}, labels, firstCodes);
        else
            for (const auto code : codes)
                gathering.add(labels.ofCode[code], 1.0);
        const auto begin = lists.entries.size();
        gathering.takeTo(lists);
        for (auto i = begin; i < lists.entries.size(); ++i)
            lists.entries[i].weight /= static_cast<double>(codes.size()); // of whole numbers, so as exact as doubles can be
    }
    return lists;
}

BlockLabels::BlockLabels(const Publication& publication, AttributeId id, const AttributeLabels& labels, const JobContext& job)
    : m_blocks(*publication.blocks), m_job(job), m_keys(publication.tuples()), m_places(labels.count(), 0)
{
    const auto& attribute = publication.attributes[id.value];
    if (attribute.sets)
        m_shares = labelsOfSymbols(attribute, labels, job);
    const auto& symbols = *attribute.symbols;
    std::size_t at = 0;
    for (std::size_t b = 0; b < m_blocks.size(); ++b) // apart from adding up, so that nothing waits for a tuple that is not at hand
        for (const auto row : m_blocks.rowsOf(BucketId(b))) {
            if (at % rowsBetweenChecks == 0)
                job.check();
            m_keys[at++] = attribute.sets ? symbols[row] : labels.ofCode[symbols[row]];
        }
}

std::span<const WeightLists::Entry> BlockLabels::next()
{
    for (const auto& entry : m_entries)
        m_places[entry.key] = 0;
    m_entries.clear();
    for (const auto end = m_at + m_blocks.sizeOf(BucketId(m_block++)); m_at < end; ++m_at) {
        if (m_at % rowsBetweenChecks == 0)
            m_job.check();
        if (m_shares.size() == 0) {
            add(m_keys[m_at], 1.0);
            continue;
        }
        for (const auto& share : m_shares.of(m_keys[m_at]))
            add(share.key, share.weight);
    }
    return m_entries;
}

WeightLists labelsOfBlocks(const Publication& publication, AttributeId id, const AttributeLabels& labels, const JobContext& job)
{
    BlockLabels blocks(publication, id, labels, job);
    WeightLists lists;
    lists.starts.reserve(publication.blocks->size() + 1);
    for (std::size_t b = 0; b < publication.blocks->size(); ++b) {
        const auto entries = blocks.next();
        const auto begin = lists.entries.size();
        lists.entries.insert(lists.entries.end(), entries.begin(), entries.end());
        std::ranges::sort(lists.entries.begin() + static_cast<std::ptrdiff_t>(begin), lists.entries.end(), {}, &WeightLists::Entry::key);
        lists.starts.push_back(lists.entries.size());
    }
    return lists;
}

WeightLists labelsOfTuples(const Publication& publication, AttributeId id, const AttributeLabels& labels, const JobContext& job)
{
    const auto& attribute = publication.attributes[id.value];
    const auto shares = labelsOfSymbols(attribute, labels, job);
    WeightLists lists;
    inChunks(0, attribute.symbols->size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            const auto list = shares.of((*attribute.symbols)[row]);
            lists.entries.insert(lists.entries.end(), list.begin(), list.end());
            lists.starts.push_back(lists.entries.size());
        }
    });
    return lists;
}

} // namespace tranche
