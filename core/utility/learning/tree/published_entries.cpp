// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/tree/published_entries.h"

#include "core/jobs/in_steps.h"

#include <utility>

namespace tranche {

namespace {

using Numbers = std::span<const std::uint32_t>;

constexpr std::size_t mostToSort = 4096; // tuples of a block; beyond, few agree in several attributes

/// Symbols of a factor's attributes, as they are published.
class FactorSymbols {
public:
    FactorSymbols(const Publication& publication, const std::vector<AttributeId>& attributes)
    {
        for (const auto id : attributes)
            m_symbols.push_back(publication.attributes[id.value].symbols->data());
    }

    bool less(std::uint32_t a, std::uint32_t b) const
    {
        for (const auto* symbols : m_symbols)
            if (symbols[a] != symbols[b])
                return symbols[a] < symbols[b];
        return a < b;
    }
    bool equal(std::uint32_t a, std::uint32_t b) const
    {
        return std::ranges::all_of(m_symbols, [&](const auto* symbols) { return symbols[a] == symbols[b]; });
    }

private:
    std::vector<const std::uint32_t*> m_symbols;
};

/// Adds entries of one factor, block by block; `tuples` gets a tuple of each.
class EntryBuilder {
public:
    EntryBuilder(EntryFactor& factor, std::vector<std::uint32_t>& tuples) : m_factor(factor), m_tuples(tuples)
    {
        m_factor.starts.push_back(0);
    }

    /// Of a single attribute, whatever the size of the block.
    void addByValue(Numbers rows, const PublishedAttribute& attribute)
    {
        m_counts.resize(attribute.symbolCount(), 0);
        for (const auto row : rows)
            if (m_counts[(*attribute.symbols)[row]]++ == 0)
                m_tuples.push_back(row);
        for (auto entry = m_factor.weights.size(); entry < m_tuples.size(); ++entry)
            m_factor.weights.push_back(std::exchange(m_counts[(*attribute.symbols)[m_tuples[entry]]], 0));
        m_factor.starts.push_back(m_tuples.size());
    }
    void addEqualTuples(Numbers rows, const FactorSymbols& symbols)
    {
        m_sorted.assign(rows.begin(), rows.end());
        std::ranges::sort(m_sorted, [&](auto a, auto b) { return symbols.less(a, b); });
        for (std::size_t i = 0; i < m_sorted.size(); ++i) {
            if (i > 0 && symbols.equal(m_sorted[i - 1], m_sorted[i])) {
                m_factor.weights.back() += 1.0;
                continue;
            }
            m_tuples.push_back(m_sorted[i]);
            m_factor.weights.push_back(1.0);
        }
        m_factor.starts.push_back(m_tuples.size());
    }
    void addEach(Numbers rows)
    {
        m_tuples.insert(m_tuples.end(), rows.begin(), rows.end());
        m_factor.weights.resize(m_tuples.size(), 1.0);
        m_factor.starts.push_back(m_tuples.size());
    }

private:
    EntryFactor& m_factor;
    std::vector<std::uint32_t>& m_tuples;
    std::vector<std::uint32_t> m_counts; ///< by symbol; all 0 between blocks
    std::vector<std::uint32_t> m_sorted;
};

/// Fills a factor; the answer has a tuple of each entry.
std::vector<std::uint32_t> fillFactor(const Publication& publication, EntryFactor& factor, const JobContext& job)
{
    std::vector<std::uint32_t> tuples;
    EntryBuilder builder(factor, tuples);
    const FactorSymbols symbols(publication, factor.attributes);
    std::size_t sinceCheck = rowsBetweenChecks;
    for (std::size_t block = 0; block < publication.blocks->size(); ++block) {
        const auto rows = publication.blocks->rowsOf(BucketId(block));
        sinceCheck += rows.size();
        if (sinceCheck > rowsBetweenChecks) {
            job.check();
            sinceCheck = 0;
        }
        if (factor.attributes.size() == 1)
            builder.addByValue(rows, publication.attributes[factor.attributes.front().value]);
        else if (rows.size() <= mostToSort)
            builder.addEqualTuples(rows, symbols);
        else
            builder.addEach(rows);
    }
    return tuples;
}

/// Codes that ascend, as runs. O(1) where they are one.
void addRuns(Numbers codes, std::vector<CodeRange>& runs)
{
    if (codes.back() - codes.front() + std::size_t{1} == codes.size()) {
        runs.push_back({codes.front(), codes.back()});
        return;
    }
    const auto begin = runs.size();
    for (const auto code : codes) {
        if (runs.size() > begin && runs.back().high + 1 == code)
            runs.back().high = code;
        else
            runs.push_back({code, code});
    }
}

EntryAttribute entryAttribute(const PublishedAttribute& published, const std::vector<std::uint32_t>& tuples, const JobContext& job)
{
    EntryAttribute attribute;
    attribute.values = static_cast<std::uint32_t>(published.values);
    attribute.symbols.resize(tuples.size());
    inChunks(0, tuples.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto entry = from; entry < to; ++entry)
            attribute.symbols[entry] = (*published.symbols)[tuples[entry]];
    });
    attribute.runStarts.push_back(0);
    for (std::size_t set = 0; published.sets && set < published.sets->size(); ++set) {
        job.check();
        addRuns(published.sets->of(set), attribute.runs);
        attribute.runStarts.push_back(attribute.runs.size());
    }
    return attribute;
}

} // namespace

std::uint32_t EntryAttribute::countWithin(std::uint32_t symbol, CodeRange range) const
{
    std::uint32_t count = 0;
    runsWithin(symbol, range, [&](CodeRange run) { count += run.size(); });
    return count;
}

PublishedEntries entriesOf(const Publication& publication, const JobContext& job)
{
    PublishedEntries entries;
    entries.attributes.resize(publication.attributes.size());
    entries.factorOf = publication.factorOf;
    for (const auto& attributes : publication.factors) {
        auto& factor = entries.factors.emplace_back();
        factor.attributes = attributes;
        const auto tuples = fillFactor(publication, factor, job);
        for (const auto id : attributes)
            entries.attributes[id.value] = entryAttribute(publication.attributes[id.value], tuples, job);
    }
    for (std::size_t block = 0; block < publication.blocks->size(); ++block)
        entries.blockSizes.push_back(static_cast<double>(publication.blocks->sizeOf(BucketId(block))));
    return entries;
}

} // namespace tranche
