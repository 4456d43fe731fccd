// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/small_buckets.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tranche {

namespace {

constexpr std::size_t registerBytes = 16;
using Bytes [[gnu::vector_size(registerBytes)]] = std::uint8_t;

} // namespace

SmallBuckets::SmallBuckets(const StrictInput& input, const Widths& widths)
    : m_input(input),
      m_widths(widths),
      m_byWidth(widths),
      m_models(input.sensitive.begin(), input.sensitive.end()),
      m_placeOf(input.plan.cutOn.size(), 0)
{
}

void SmallBuckets::cut(const PackedRecords& records, const BucketRun& bucket, std::span<const Widths::Range> attributes,
                       std::span<std::uint32_t> rows, std::vector<BucketRun>& leaves)
{
    load(records, bucket, attributes);
    m_waiting.assign(1, {firstTuples(m_count), bucket.run.begin, bucket.depth});
    while (!m_waiting.empty()) {
        const auto part = m_waiting.back();
        m_waiting.pop_back();
        if (const auto left = leftOf(part.tuples)) {
            m_waiting.push_back({part.tuples & ~*left, part.begin + sizeOf(*left), part.depth + 1});
            m_waiting.push_back({*left, part.begin, part.depth + 1});
            continue;
        }
        auto place = part.begin;
        for (auto tuples = part.tuples; tuples != 0; tuples &= tuples - 1)
            rows[place++] = records.number(bucket.run.bank, bucket.run.begin + static_cast<std::size_t>(std::countr_zero(tuples)));
        leaves.push_back({{part.begin, place, bucket.run.bank}, place - part.begin, part.depth});
    }
}

void SmallBuckets::load(const PackedRecords& records, const BucketRun& bucket, std::span<const Widths::Range> attributes)
{
    m_count = bucket.run.size();
    m_attributeCount = attributes.size();
    if (m_attributes.size() < m_attributeCount)
        m_attributes.resize(m_attributeCount);
    m_stride = (m_attributeCount + registerBytes - 1) / registerBytes * registerBytes;
    m_low.resize(m_stride);
    m_high.resize(m_stride);
    m_tuples.assign(m_count * m_stride, 0);
    for (std::size_t i = 0; i < m_attributeCount; ++i) {
        auto& attribute = m_attributes[i];
        m_placeOf[attributes[i].index] = i;
        loadAttribute(attribute, records.lane(attributes[i].index, bucket.run), attributes[i]);
        for (std::size_t tuple = 0; tuple < m_count; ++tuple)
            m_tuples[tuple * m_stride + i] = attribute.codes.of[tuple];
    }
    for (std::size_t i = 0; i < m_models.size(); ++i)
        m_models[i].load(records.lane(m_input.plan.pairLane(i), bucket.run));
}

void SmallBuckets::loadAttribute(Attribute& attribute, const PackedLane& lane, const Widths::Range& range)
{
    attribute.index = range.index;
    attribute.low = range.low;
    attribute.ranked = range.high - range.low > 0xFF;
    if (attribute.ranked) {
        rank(attribute, lane);
        return;
    }
    withCodes(lane, [&](const auto& codes) {
        for (std::size_t i = 0; i < m_count; ++i)
            attribute.codes.of[i] = static_cast<std::uint8_t>(codes[i] - range.low);
    });
}

/// A code's rank is the number of smaller ones: every code is compared with every other, several at once.
void SmallBuckets::rank(Attribute& attribute, const PackedLane& lane)
{
    constexpr std::uint32_t lowest = 0x8000'0000; // vector instructions compare with a sign
    std::array<std::int32_t, mostInSet> codes{};
    withCodes(lane, [&](const auto& packed) {
        for (std::size_t i = 0; i < m_count; ++i) {
            codes[i] = static_cast<std::int32_t>(packed[i] ^ lowest);
            m_widths.prefetch(attribute.index, packed[i]);
        }
    });
    std::array<std::int32_t, mostInSet> ranks{};
    for (std::size_t other = 0; other < m_count; ++other)
        for (std::size_t i = 0; i < mostInSet; ++i)
            ranks[i] += codes[other] < codes[i] ? 1 : 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const auto rank = static_cast<std::uint8_t>(ranks[i]);
        attribute.codes.of[i] = rank;
        attribute.ofRank[rank] = static_cast<std::uint32_t>(codes[i]) ^ lowest;
        attribute.positions[rank] = m_widths.position(attribute.index, attribute.ofRank[rank]);
    }
}

/// Ranges of a part: least and greatest byte of every attribute.
void SmallBuckets::measure(TupleSet part)
{
    for (std::size_t offset = 0; offset < m_stride; offset += registerBytes) {
        Bytes low;
        std::memset(&low, 0xFF, sizeof low);
        Bytes high{};
        for (auto tuples = part; tuples != 0; tuples &= tuples - 1) {
            Bytes codes;
            std::memcpy(&codes, m_tuples.data() + static_cast<std::size_t>(std::countr_zero(tuples)) * m_stride + offset, sizeof codes);
            low = codes < low ? codes : low;
            high = codes > high ? codes : high;
        }
        std::memcpy(m_low.data() + offset, &low, sizeof low);
        std::memcpy(m_high.data() + offset, &high, sizeof high);
    }
}

/// The half below the first cut that is large enough on both sides and keeps every model.
std::optional<TupleSet> SmallBuckets::leftOf(TupleSet part)
{
    const auto& rules = m_input.rules;
    if (sizeOf(part) < 2 * rules.leastSize)
        return std::nullopt;
    measure(part);
    m_byWidth.clear();
    for (std::size_t i = 0; i < m_attributeCount; ++i) {
        if (m_low[i] == m_high[i])
            continue;
        m_byWidth.add(rangeOf(i));
    }
    while (const auto* range = m_byWidth.next()) {
        const auto left = halfOf(m_placeOf[range->index], part);
        const auto right = part & ~left;
        const bool largeEnough = sizeOf(left) >= rules.leastSize && sizeOf(right) >= rules.leastSize;
        if (largeEnough && passes(left) && passes(right))
            return left;
        if (rules.attempts == Attempts::One)
            break;
    }
    return std::nullopt;
}

Widths::Range SmallBuckets::rangeOf(std::size_t i) const
{
    const auto& attribute = m_attributes[i];
    if (!attribute.ranked)
        return m_widths.rangeOf(attribute.index, attribute.low + m_low[i], attribute.low + m_high[i]);
    return {attribute.index, attribute.ofRank[m_low[i]], attribute.ofRank[m_high[i]],
            attribute.positions[m_high[i]] - attribute.positions[m_low[i]]};
}

/// The tuples of a part that stand below the cut on one attribute.
TupleSet SmallBuckets::halfOf(std::size_t i, TupleSet part) const
{
    const auto size = sizeOf(part);
    const auto rank = middleRank(m_input.rules.cut, size);
    const auto upTo = [&](unsigned last) { return m_attributes[i].codes.upTo(static_cast<std::uint8_t>(last), m_count) & part; };
    unsigned low = m_low[i];
    unsigned high = m_high[i];
    while (low < high) { // the least code up to which more than `rank` tuples stand
        const auto middle = (low + high) / 2;
        if (sizeOf(upTo(middle)) > rank)
            high = middle;
        else
            low = middle + 1;
    }
    const auto below = low > m_low[i] ? upTo(low - 1) : TupleSet{0};
    const auto with = upTo(low);
    const auto cut = cutAround(m_input.rules.cut, {low, sizeOf(below), sizeOf(with)}, size, m_high[i]);
    return cut.last == low ? with : below;
}

bool SmallBuckets::passes(TupleSet part)
{
    return std::ranges::all_of(m_models, [&](SmallModel& model) { return model.passes(part); });
}

} // namespace tranche
