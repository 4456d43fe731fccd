// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/label_counts.h"

#include "core/jobs/in_steps.h"

#include <cstdint>
#include <span>

namespace tranche {

namespace {

using Shares = std::span<const WeightLists::Entry>;
using Symbols = std::vector<std::uint32_t>;

/// Adds a tuple's shares of two symbols to a matrix of so many classes.
void addProduct(Shares ofA, Shares ofY, std::size_t classes, std::vector<double>& counts)
{
    for (const auto& x : ofA)
        for (const auto& y : ofY)
            counts[x.key * classes + y.key] += x.weight * y.weight;
}

/// Where both attributes are printed as they are: whole numbers, several times as fast.
void countPlainPairs(const Symbols& a, const Symbols& y, std::span<const AttributeLabels* const, 2> labels, const JobContext& job,
                     std::vector<double>& counts)
{
    const auto& ofA = labels[0]->ofCode;
    const auto& ofY = labels[1]->ofCode;
    const auto classes = labels[1]->count();
    std::vector<std::uint64_t> whole(counts.size(), 0);
    inChunks(0, a.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple)
            ++whole[ofA[a[tuple]] * classes + ofY[y[tuple]]];
    });
    counts.assign(whole.begin(), whole.end());
}

} // namespace

std::vector<double> labelTotals(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId attribute,
                                const JobContext& job)
{
    const auto& published = publication.attributes[attribute.value];
    std::vector<std::uint64_t> bySymbol(published.symbolCount(), 0);
    inChunks(0, publication.tuples(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple)
            ++bySymbol[(*published.symbols)[tuple]];
    });
    const auto shares = labelsOfSymbols(published, labels[attribute.value], job);
    std::vector<double> totals(labels[attribute.value].count(), 0.0);
    for (std::size_t symbol = 0; symbol < bySymbol.size(); ++symbol)
        for (const auto& share : shares.of(symbol))
            totals[share.key] += share.weight * static_cast<double>(bySymbol[symbol]);
    return totals;
}

LabelCounts::LabelCounts(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId y, const JobContext& job)
    : m_publication(publication),
      m_labels(labels),
      m_y(y),
      m_sharesOfY(labelsOfSymbols(publication.attributes[y.value], labels[y.value], job))
{
    if (publication.factors.size() > 1)
        m_byBlock = labelsOfBlocks(publication, y, labels[y.value], job);
}

std::vector<double> LabelCounts::with(AttributeId a, const JobContext& job) const
{
    return m_publication.factorOf[a.value] == m_publication.factorOf[m_y.value] ? inOneFactor(a, job) : inTwoFactors(a, job);
}

std::vector<double> LabelCounts::inOneFactor(AttributeId a, const JobContext& job) const
{
    const auto& ofA = m_publication.attributes[a.value];
    const auto& ofY = m_publication.attributes[m_y.value];
    const auto classes = m_labels[m_y.value].count();
    std::vector<double> counts(m_labels[a.value].count() * classes, 0.0);
    if (!ofA.sets && !ofY.sets) {
        const AttributeLabels* const labels[] = {&m_labels[a.value], &m_labels[m_y.value]};
        countPlainPairs(*ofA.symbols, *ofY.symbols, labels, job, counts);
        return counts;
    }
    const auto shares = labelsOfSymbols(ofA, m_labels[a.value], job);
    inChunks(0, m_publication.tuples(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple)
            addProduct(shares.of((*ofA.symbols)[tuple]), m_sharesOfY.of((*ofY.symbols)[tuple]), classes, counts);
    });
    return counts;
}

std::vector<double> LabelCounts::inTwoFactors(AttributeId a, const JobContext& job) const
{
    const auto classes = m_labels[m_y.value].count();
    std::vector<double> counts(m_labels[a.value].count() * classes, 0.0);
    BlockLabels ofBlocks(m_publication, a, m_labels[a.value], job);
    std::size_t sinceCheck = 0;
    for (std::size_t block = 0; block < m_publication.blocks->size(); ++block) {
        const auto ofY = m_byBlock.of(block);
        const auto size = static_cast<double>(m_publication.blocks->sizeOf(BucketId(block)));
        for (const auto& x : ofBlocks.next()) {
            sinceCheck += ofY.size();
            for (const auto& y : ofY)
                counts[x.key * classes + y.key] += x.weight * y.weight / size;
        }
        if (sinceCheck > rowsBetweenChecks) {
            job.check();
            sinceCheck = 0;
        }
    }
    return counts;
}

std::vector<double> labelCounts(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId a, AttributeId y,
                                const JobContext& job)
{
    return LabelCounts(publication, labels, y, job).with(a, job);
}

} // namespace tranche
