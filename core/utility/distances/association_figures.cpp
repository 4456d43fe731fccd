// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/distances/association_figures.h"

#include "core/base/messages/slicing_message.h"
#include "core/jobs/parallel.h"
#include "core/utility/distances/label_lists.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t termsBetweenChecks = std::size_t{1} << 20U;

using Codes = std::vector<std::uint32_t>;

/// One attribute as its pairs are counted; what belongs to it alone is prepared once.
struct PairSide {
    WeightLists ofBlocks;
    std::vector<double> published; ///< expected count by label
    std::vector<double> original;  ///< count by label
};

PairSide pairSideOf(const Publication& publication, AttributeId id, const AttributeLabels& labels, const JobContext& job)
{
    PairSide side{labelsOfBlocks(publication, id, labels, job), std::vector<double>(labels.count(), 0.0),
                  std::vector<double>(labels.count(), 0.0)};
    for (const auto& entry : side.ofBlocks.entries)
        side.published[entry.key] += entry.weight;
    for (const auto code : publication.table->attribute(id).codes)
        side.original[labels.ofCode[code]] += 1.0;
    return side;
}

double distance(const PairSide& side, std::size_t tuples)
{
    double sum = 0.0;
    for (std::size_t label = 0; label < side.original.size(); ++label)
        sum += std::abs(side.original[label] - side.published[label]);
    return sum / (2.0 * static_cast<double>(tuples));
}

struct PairFigures {
    double phi = 0.0;
    double tv = 0.0;
};

/// The expected and the true counts of pairs, label by label of the left attribute.
class PairsOfOne {
public:
    PairsOfOne(const Publication& publication, const std::vector<AttributeLabels>& labels, const std::vector<PairSide>& sides,
               AttributeId left, const JobContext& job)
        : m_publication(publication),
          m_labels(labels),
          m_sides(sides),
          m_left(left),
          m_job(job),
          m_blocksOfLabel(transposed(sides[left.value].ofBlocks, labels[left.value].count()))
    {
        for (std::size_t b = 0; b < publication.blocks->size(); ++b)
            m_blockSizes.push_back(static_cast<double>(publication.blocks->sizeOf(BucketId(b))));
        groupTuples();
    }

    PairFigures with(AttributeId right)
    {
        m_expected.assign(m_labels[right.value].count(), 0.0);
        m_true.assign(m_labels[right.value].count(), 0.0);
        if (m_publication.factorOf[m_left.value] != m_publication.factorOf[right.value])
            return sumUp(right, m_blocksOfLabel, &m_sides[right.value].ofBlocks, m_blockSizes);
        if (printedAsItIs(m_left) && printedAsItIs(right))
            return sumUp(right, m_blocksOfLabel, nullptr, {});
        if (m_tuplesOfLabel.entries.empty())
            m_tuplesOfLabel
                = transposed(labelsOfTuples(m_publication, m_left, m_labels[m_left.value], m_job), m_labels[m_left.value].count());
        const auto ofTuples = labelsOfTuples(m_publication, right, m_labels[right.value], m_job);
        return sumUp(right, m_tuplesOfLabel, &ofTuples, {});
    }

private:
    bool printedAsItIs(AttributeId id) const
    {
        return m_publication.attributes[id.value].symbols.get() == &m_publication.table->attribute(id).codes;
    }

    /// Over the left attribute's labels: where each has its `places`, and the right one's `lists` there, each place of so many tuples (none
    /// given: one). No lists: what is expected is what is true.
    PairFigures sumUp(AttributeId right, const WeightLists& places, const WeightLists* lists, std::span<const double> sizes)
    {
        PairFigures figures;
        for (std::size_t label = 0; label < m_labels[m_left.value].count(); ++label) {
            if (lists)
                expect(places.of(label), *lists, sizes);
            countTrue(label, right);
            const auto taken = take(m_sides[right.value].published, lists == nullptr);
            figures.phi += taken.phi / m_sides[m_left.value].published[label];
            figures.tv += taken.tv;
        }
        const auto smaller = std::min(m_labels[m_left.value].count(), m_labels[right.value].count());
        figures.phi = smaller < 2 ? 0.0 : std::clamp((figures.phi - 1.0) / static_cast<double>(smaller - 1), 0.0, 1.0);
        figures.tv /= 2.0 * static_cast<double>(m_publication.tuples());
        return figures;
    }

    void groupTuples()
    {
        const auto& codes = m_publication.table->attribute(m_left).codes;
        const auto& labels = m_labels[m_left.value];
        m_starts.assign(labels.count() + 1, 0);
        for (const auto code : codes)
            ++m_starts[labels.ofCode[code] + 1];
        for (std::size_t label = 0; label < labels.count(); ++label)
            m_starts[label + 1] += m_starts[label];
        m_rows.resize(codes.size());
        auto next = m_starts;
        for (std::uint32_t row = 0; row < codes.size(); ++row)
            m_rows[next[labels.ofCode[codes[row]]]++] = row;
    }

    void expect(std::span<const WeightLists::Entry> places, const WeightLists& lists, std::span<const double> sizes)
    {
        for (const auto& place : places) {
            const double share = sizes.empty() ? place.weight : place.weight / sizes[place.key];
            const auto others = lists.of(place.key);
            pause(others.size());
            for (const auto& other : others) {
                touch(other.key);
                m_expected[other.key] += share * other.weight;
            }
        }
    }

    void countTrue(std::size_t label, AttributeId right)
    {
        const auto& codes = m_publication.table->attribute(right).codes;
        const auto& labels = m_labels[right.value].ofCode;
        pause(m_starts[label + 1] - m_starts[label]);
        for (auto i = m_starts[label]; i < m_starts[label + 1]; ++i) {
            const auto other = labels[codes[m_rows[i]]];
            touch(other);
            m_true[other] += 1.0;
        }
    }

    /// sum E^2 / total and sum |n - E| of the counts so far, which are 0 afterwards.
    PairFigures take(const std::vector<double>& totals, bool expectTrue)
    {
        PairFigures sums;
        for (const auto key : m_touched) {
            const double real = std::exchange(m_true[key], 0.0);
            const double expected = expectTrue ? real : std::exchange(m_expected[key], 0.0);
            sums.phi += expected / totals[key] * expected;
            sums.tv += std::abs(real - expected);
        }
        m_touched.clear();
        return sums;
    }

    void touch(std::uint32_t key)
    {
        if (m_expected[key] == 0.0 && m_true[key] == 0.0)
            m_touched.push_back(key);
    }

    void pause(std::size_t products)
    {
        m_sinceCheck += products;
        if (m_sinceCheck < termsBetweenChecks)
            return;
        m_job.check();
        m_sinceCheck = 0;
    }

    const Publication& m_publication;
    const std::vector<AttributeLabels>& m_labels;
    const std::vector<PairSide>& m_sides;
    AttributeId m_left;
    const JobContext& m_job;
    WeightLists m_blocksOfLabel;
    WeightLists m_tuplesOfLabel; ///< made when the first attribute of the same factor is asked for
    std::vector<double> m_blockSizes;
    Codes m_rows; ///< tuples of the table, those of label 0 first
    std::vector<std::size_t> m_starts;
    std::vector<double> m_expected; ///< by label of the right attribute; all 0 between two labels
    std::vector<double> m_true;
    Codes m_touched;
    std::size_t m_sinceCheck = 0;
};

/// Mean and greatest values, from the matrices.
void summarize(AssociationFigures& figures, const KeptTable& table)
{
    std::size_t pairs = 0;
    std::size_t sensitivePairs = 0;
    double sensitiveSum = 0.0;
    double sum = 0.0;
    for (std::size_t i = 0; i < figures.attributes; ++i) {
        figures.tvSingleMean += figures.tvAt(AttributeId(i), AttributeId(i)) / static_cast<double>(figures.attributes);
        figures.tvSingleMax = std::max(figures.tvSingleMax, figures.tvAt(AttributeId(i), AttributeId(i)));
        for (auto j = i + 1; j < figures.attributes; ++j) {
            const double tv = figures.tvAt(AttributeId(i), AttributeId(j));
            ++pairs;
            sum += tv;
            figures.tvPairsMax = std::max(figures.tvPairsMax, tv);
            if (table.attribute(AttributeId(i)).role == Role::Sensitive || table.attribute(AttributeId(j)).role == Role::Sensitive) {
                ++sensitivePairs;
                sensitiveSum += tv;
            }
        }
    }
    if (pairs > 0)
        figures.tvPairsMean = sum / static_cast<double>(pairs);
    if (sensitivePairs > 0)
        figures.tvWithSensitive = sensitiveSum / static_cast<double>(sensitivePairs);
}

} // namespace

Result<AssociationFigures> associationOf(const Publication& publication, const std::vector<AttributeLabels>& labels, JobContext& job)
{
    const auto count = publication.attributes.size();
    if (publication.tuples() != publication.table->rowCount() || labels.size() != count)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    std::vector<PairSide> sides(count);
    parallelFor(count, job,
                [&](std::size_t i, std::size_t) { sides[i] = pairSideOf(publication, AttributeId(i), labels[i], job.alone()); });
    AssociationFigures figures;
    figures.technique = publication.technique;
    figures.attributes = count;
    figures.phi.assign(count * count, 1.0);
    figures.tv.assign(count * count, 0.0);
    SharedProgress progress(job, count);
    parallelFor(count, job, [&](std::size_t i, std::size_t) {
        const auto quiet = job.alone();
        figures.tv[i * count + i] = distance(sides[i], publication.tuples());
        PairsOfOne pairs(publication, labels, sides, AttributeId(i), quiet);
        for (auto j = i + 1; j < count; ++j) {
            const auto pair = pairs.with(AttributeId(j));
            figures.phi[i * count + j] = figures.phi[j * count + i] = pair.phi;
            figures.tv[i * count + j] = figures.tv[j * count + i] = pair.tv;
        }
        progress.add(1);
    });
    summarize(figures, *publication.table);
    return figures;
}

std::optional<double> keptPercent(const AssociationFigures& after, const AssociationFigures& original)
{
    double left = 0.0;
    double before = 0.0;
    for (std::size_t i = 0; i < original.attributes; ++i) {
        for (auto j = i + 1; j < original.attributes; ++j) {
            before += original.phiAt(AttributeId(i), AttributeId(j));
            left += after.phiAt(AttributeId(i), AttributeId(j));
        }
    }
    return before > 0.0 ? std::optional(100.0 * left / before) : std::nullopt;
}

} // namespace tranche
