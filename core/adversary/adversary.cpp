// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adversary/adversary.h"

#include "core/base/messages/slicing_message.h"
#include "core/adversary/adversary_index.h"
#include "core/adversary/inference_sums.h"
#include "core/base/memory.h"

#include <algorithm>
#include <numeric>

namespace tranche {

namespace {

constexpr std::size_t bucketsBetween = 4'096;

/// All that one question needs.
struct Question {
    const Adversary::Slicing& slicing;
    const AdversaryIndex& index;
    std::span<const KnownValue> known;
    std::vector<ColumnEvidence> evidence; ///< of the columns of which something is known, in column order

    bool knows(AttributeId attribute) const { return std::ranges::find(known, attribute, &KnownValue::attribute) != known.end(); }
    const ColumnEvidence* evidenceOf(ColumnId column) const
    {
        const auto found = std::ranges::find(evidence, column, &ColumnEvidence::column);
        return found == evidence.end() ? nullptr : &*found;
    }
};

Result<void> checkKnown(const KeptTable& table, std::span<const KnownValue> known)
{
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto& [attribute, code] = known[i];
        if (attribute.value >= table.attributeCount() || (code && *code >= table.attribute(attribute).values.size()))
            return fail(ErrorCode::InvalidArgument, SlicingMessage::UnknownFact);
        if (std::ranges::count(known, attribute, &KnownValue::attribute) > 1)
            return fail(ErrorCode::InvalidArgument, SlicingMessage::TwoValues, {.attribute = table.attribute(attribute).name});
    }
    return {};
}

void gather(Question& question, const JobContext& job)
{
    const auto& columns = *question.slicing.columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        std::vector<KnownValue> known;
        std::ranges::copy_if(question.known, std::back_inserter(known),
                             [&](const KnownValue& value) { return columns.columnOf(value.attribute).value == i; });
        if (known.empty())
            continue;
        question.evidence.push_back(question.index.evidence(ColumnId(i), known, job));
    }
}

/// The buckets in which every column of which something is known has an agreeing row.
std::vector<std::uint32_t> fittingBuckets(const Question& question)
{
    std::vector<std::uint32_t> buckets;
    if (question.evidence.empty()) {
        buckets.resize(question.slicing.buckets->size());
        std::iota(buckets.begin(), buckets.end(), 0U);
        return buckets;
    }
    for (const auto& run : question.evidence.front().runs)
        buckets.push_back(run.bucket);
    for (const auto& evidence : std::span(question.evidence).subspan(1)) {
        auto next = evidence.runs.begin();
        std::erase_if(buckets, [&](std::uint32_t bucket) {
            while (next != evidence.runs.end() && next->bucket < bucket)
                ++next;
            return next == evidence.runs.end() || next->bucket != bucket;
        });
    }
    return buckets;
}

void addBuckets(AdversaryView& view, const Question& question)
{
    const auto& [table, columns, buckets] = question.slicing;
    view.columnCount = columns->size();
    for (const auto bucket : fittingBuckets(question)) {
        const auto size = buckets->sizeOf(BucketId(bucket));
        view.buckets.push_back({BucketId(bucket), size, 1.0});
        view.agreeing.insert(view.agreeing.end(), columns->size(), static_cast<std::uint32_t>(size));
    }
    for (const auto& evidence : question.evidence) {
        auto run = evidence.runs.begin();
        for (std::size_t i = 0; i < view.buckets.size(); ++i) {
            auto& bucket = view.buckets[i];
            while (run->bucket < bucket.bucket.value) // ends at the bucket: it fits
                ++run;
            view.agreeing[i * view.columnCount + evidence.column.value] = static_cast<std::uint32_t>(run->end - run->begin);
            bucket.fit *= static_cast<double>(run->end - run->begin) / static_cast<double>(bucket.size);
        }
    }
}

/// Counts the sensitive values of a bucket's agreeing rows.
class ValueCounter {
public:
    ValueCounter(const Question& question, AttributeId sensitive, ColumnId column)
        : m_index(question.index),
          m_sensitive(sensitive),
          m_evidence(question.evidenceOf(column)),
          m_counts(question.slicing.table->attribute(sensitive).values.size(), 0)
    {
        if (m_evidence)
            m_run = m_evidence->runs.begin();
    }

    /// Buckets ascending; `firstPlace` and `size` of the bucket.
    void append(std::uint32_t bucket, std::size_t firstPlace, std::size_t size, Inference& inference)
    {
        if (m_evidence) {
            while (m_run->bucket < bucket)
                ++m_run;
            for (const auto place : m_evidence->placesOf(*m_run))
                add(place);
        } else {
            for (auto place = firstPlace; place < firstPlace + size; ++place)
                add(place);
        }
        std::ranges::sort(m_touched);
        for (const auto value : m_touched)
            inference.counts.push_back({value, std::exchange(m_counts[value], 0)});
        m_touched.clear();
        inference.countStarts.push_back(inference.counts.size());
    }

private:
    void add(std::size_t place)
    {
        const auto value = m_index.code(m_sensitive, place);
        if (m_counts[value]++ == 0)
            m_touched.push_back(value);
    }

    const AdversaryIndex& m_index;
    AttributeId m_sensitive;
    const ColumnEvidence* m_evidence;
    std::vector<ColumnEvidence::Run>::const_iterator m_run;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint32_t> m_touched;
};

void countValues(Inference& inference, const AdversaryView& view, const Question& question, const JobContext& job)
{
    ValueCounter counter(question, inference.sensitive, inference.column);
    inference.countStarts.push_back(0);
    std::size_t place = 0;
    std::size_t bucket = 0;
    for (std::size_t i = 0; i < view.buckets.size(); ++i) {
        if (i % bucketsBetween == 0)
            job.check();
        for (; bucket < view.buckets[i].bucket.value; ++bucket)
            place += question.slicing.buckets->sizeOf(BucketId(bucket));
        counter.append(static_cast<std::uint32_t>(bucket), place, view.buckets[i].size, inference);
    }
}

/// p(t,s) of every value. A bucket's share of value s is, with the agreeing rows n_i of the other columns of which something is known and
/// the rows n_s of the sensitive column that agree and have s: prod n_i * n_s / |B|^(their number + 1), times |B| where not all is known.
void sumUp(Inference& inference, const AdversaryView& view, const Question& question, const JobContext& job)
{
    std::vector<std::size_t> others;
    for (const auto& evidence : question.evidence)
        if (evidence.column != inference.column)
            others.push_back(evidence.column.value);
    const auto exponent = static_cast<unsigned>(others.size() + (inference.allKnown ? 1 : 0));
    InferenceSums sums(question.slicing.table->attribute(inference.sensitive).values.size(), exponent);
    std::vector<std::uint32_t> factors(others.size());
    for (std::size_t i = 0; i < view.buckets.size(); ++i) {
        if (i % bucketsBetween == 0)
            job.check();
        for (std::size_t other = 0; other < others.size(); ++other)
            factors[other] = view.agreeingOf(i)[others[other]];
        sums.add(view.buckets[i].size, factors, inference.countsOf(i));
    }
    auto total = sums.total();
    inference.totalWeight = BigRational(total.sum, total.denominator);
    std::vector<std::uint32_t> order;
    for (std::uint32_t value = 0; value < total.byValue.size(); ++value)
        if (total.byValue[value] != 0)
            order.push_back(value);
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::uint32_t value) -> const BigInteger& { return total.byValue[value]; });
    for (const auto value : order) {
        BigRational exact(total.byValue[value], total.sum);
        const auto probability = exact.convert_to<double>();
        inference.candidates.push_back({value, probability, std::move(exact)});
    }
}

/// In long doubles, whose exponents reach far enough for a product over a thousand columns.
void weighBuckets(Inference& inference, const AdversaryView& view)
{
    std::vector<long double> weights;
    long double total = 0.0L;
    for (std::size_t i = 0; i < view.buckets.size(); ++i) {
        const auto size = static_cast<long double>(view.buckets[i].size);
        long double weight = inference.allKnown ? 1.0L : size;
        for (const auto agreeing : view.agreeingOf(i))
            weight *= static_cast<long double>(agreeing) / size;
        weights.push_back(weight);
        total += weight;
    }
    for (const auto weight : weights)
        inference.bucketProbabilities.push_back(static_cast<double>(weight / total));
}

void infer(AdversaryView& view, const Question& question, const JobContext& job)
{
    const auto& table = *question.slicing.table;
    for (const auto sensitive : table.sensitive()) {
        if (question.knows(sensitive))
            continue;
        Inference inference;
        inference.sensitive = sensitive;
        inference.column = question.slicing.columns->columnOf(sensitive);
        inference.allKnown = question.known.size() + 1 == table.attributeCount();
        countValues(inference, view, question, job);
        sumUp(inference, view, question, job);
        weighBuckets(inference, view);
        view.inferences.push_back(std::move(inference));
    }
}

/// OutOfMemory where the sums by bucket size and sensitive value would not fit.
Result<void> checkSums(const AdversaryView& view, const Question& question)
{
    std::vector<std::size_t> sizes;
    sizes.reserve(view.buckets.size());
    for (const auto& bucket : view.buckets)
        sizes.push_back(bucket.size);
    std::ranges::sort(sizes);
    const auto distinct = std::ranges::unique(sizes).begin() - sizes.begin();
    std::size_t most = 0;
    for (const auto sensitive : question.slicing.table->sensitive())
        most = std::max(most, question.slicing.table->attribute(sensitive).values.size());
    return checkMemory(InferenceSums::bytesFor(static_cast<std::size_t>(distinct), most));
}

/// Tuples that agree with everything: those that agree in the column with fewest, looked at in the other attributes.
std::size_t agreeingTuples(const Question& question)
{
    if (question.evidence.empty())
        return question.slicing.table->rowCount();
    const auto& fewest
        = *std::ranges::min_element(question.evidence, {}, [](const ColumnEvidence& evidence) { return evidence.places.size(); });
    return static_cast<std::size_t>(std::ranges::count_if(fewest.places, [&](std::uint32_t place) {
        return std::ranges::all_of(question.known, [&](const KnownValue& value) { return question.index.agrees(value, place); });
    }));
}

void addClues(AdversaryView& view, const Question& question)
{
    auto& clues = view.membership;
    const auto& [table, columns, buckets] = question.slicing;
    clues.nothingFits = view.buckets.empty();
    clues.agreeingTuples = agreeingTuples(question);
    for (const auto& value : question.known)
        if (!value.code)
            clues.absentValues.push_back(value.attribute);
    for (const auto& evidence : question.evidence) {
        const auto& column = columns->columns()[evidence.column.value];
        const bool hasAbsent
            = std::ranges::any_of(clues.absentValues, [&](AttributeId id) { return std::ranges::find(column, id) != column.end(); });
        if (evidence.places.empty() && !hasAbsent)
            clues.absentColumns.push_back(evidence.column);
        if (evidence.places.size() != 1 || clues.nothingFits)
            continue; // where something fits, the only bucket of a unique value does
        const bool complete = std::ranges::all_of(column, [&](AttributeId id) {
            return table->attribute(id).role == Role::Sensitive || question.knows(id);
        });
        clues.uniqueColumns.push_back({evidence.column, complete});
    }
}

} // namespace

Result<Adversary> Adversary::make(Slicing slicing, JobContext& job)
{
    if (slicing.columns->attributeCount() != slicing.table->attributeCount() || slicing.buckets->rowCount() != slicing.table->rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    auto index = AdversaryIndex::make(*slicing.table, *slicing.buckets, job);
    if (!index)
        return std::unexpected(index.error());
    return Adversary(std::move(slicing), std::make_shared<const AdversaryIndex>(std::move(*index)));
}

Result<AdversaryView> Adversary::ask(std::span<const KnownValue> known, JobContext& job) const
{
    if (const auto checked = checkKnown(*m_slicing.table, known); !checked)
        return std::unexpected(checked.error());
    Question question{m_slicing, *m_index, known, {}};
    AdversaryView view;
    gather(question, job);
    addBuckets(view, question);
    if (const auto fits = checkSums(view, question); !fits)
        return std::unexpected(fits.error());
    infer(view, question, job);
    addClues(view, question);
    return view;
}

} // namespace tranche
