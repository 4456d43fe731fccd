// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/boxes.h"

#include "core/base/messages/slicing_message.h"
#include "core/base/memory.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr auto none = std::numeric_limits<std::uint32_t>::max();

/// The attributes of a column that count.
ColumnPartition::Column counted(const KeptTable& table, const ColumnPartition::Column& column, Counting counting)
{
    auto attributes = column;
    if (counting == Counting::QuasiIdentifiers)
        std::erase_if(attributes, [&](AttributeId id) { return table.attribute(id).role == Role::Sensitive; });
    return attributes;
}

/// Calls use(value, bucket) once for each value in each bucket, bucket by bucket.
template <class Use>
void visit(const ValueIds& ids, const BucketPartition& buckets, const JobContext& job, Use&& use)
{
    std::vector<std::uint32_t> lastBucket(ids.count, none);
    for (std::uint32_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto rows = buckets.rowsOf(BucketId(bucket));
        inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto i = from; i < to; ++i) {
                const auto value = ids.ofRow[rows[i]];
                if (lastBucket[value] != bucket)
                    use(value, bucket);
                lastBucket[value] = bucket;
            }
        });
    }
}

void startLists(Lists& lists)
{
    std::partial_sum(lists.starts.begin(), lists.starts.end(), lists.starts.begin());
    lists.items.resize(lists.starts.back());
}

/// The lists turned round: for every item the lists that hold it, ascending.
void turn(const Lists& lists, std::size_t items, Lists& turned, const JobContext& job)
{
    turned.starts.assign(items + 1, 0);
    for (const auto item : lists.items)
        ++turned.starts[item + 1];
    startLists(turned);
    std::vector<std::size_t> next(turned.starts.begin(), turned.starts.end() - 1);
    inChunks(0, lists.starts.size() - 1, job, [&](std::size_t from, std::size_t to) {
        for (auto list = from; list < to; ++list)
            for (const auto item : lists.of(list))
                turned.items[next[item]++] = static_cast<std::uint32_t>(list);
    });
}

} // namespace

void Boxes::addPart(const MembershipInput& input, ColumnId column, ValueIds ids, const JobContext& job)
{
    BoxPart part{.column = column, .ids = std::move(ids), .bucketsOfValue = {}, .valuesOfBucket = {}};
    auto& lists = part.bucketsOfValue;
    lists.starts.assign(part.ids.count + 1, 0);
    visit(part.ids, input.buckets, job, [&](std::uint32_t value, std::uint32_t) { ++lists.starts[value + 1]; });
    startLists(lists);
    std::vector<std::size_t> next(lists.starts.begin(), lists.starts.end() - 1);
    visit(part.ids, input.buckets, job, [&](std::uint32_t value, std::uint32_t bucket) { lists.items[next[value]++] = bucket; });
    turn(lists, m_boxCount, part.valuesOfBucket, job);
    m_parts.push_back(std::move(part));
}

void Boxes::addOriginals(const JobContext& job)
{
    m_originals.resize(m_signatures.count);
    inChunks(0, rowCount(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            auto& original = m_originals[m_signatures.ofRow[row]];
            original.row = static_cast<std::uint32_t>(row);
            ++original.tuples;
        }
    });
}

BigInteger Boxes::boxSize(std::size_t box) const
{
    BigInteger size = 1;
    for (const auto& part : m_parts)
        size *= part.valuesOfBucket.sizeOf(box);
    return size;
}

std::uint64_t Boxes::bytesFor(std::size_t tuples, std::size_t columns)
{
    // By tuple at most: a combination, an entry of the lists both ways, and where the lists start.
    constexpr std::uint64_t part = 3 * sizeof(std::uint32_t) + 3 * sizeof(std::size_t);
    constexpr std::uint64_t bits = 2 * sizeof(std::uint32_t); // of an index over them: no longer than the lists
    return tuples * (columns * (part + bits) + 2 * sizeof(std::uint32_t) + sizeof(Original));
}

Result<Boxes> Boxes::make(const MembershipInput& input, Counting counting, const JobContext& job)
{
    const auto& [table, columns, buckets] = input;
    if (columns.attributeCount() != table.attributeCount() || buckets.rowCount() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    if (const auto fits = checkMemory(bytesFor(table.rowCount(), columns.size())); !fits)
        return std::unexpected(fits.error());
    Boxes boxes;
    boxes.m_boxCount = buckets.size();
    boxes.m_signatures = {std::vector<std::uint32_t>(table.rowCount(), 0), 1};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto attributes = counted(table, columns.columns()[i], counting);
        if (attributes.empty())
            continue;
        auto ids = valueIds(table, attributes, job);
        boxes.m_signatures = refined(boxes.m_signatures, ids.ofRow, ids.count, job);
        boxes.addPart(input, ColumnId(i), std::move(ids), job);
    }
    boxes.m_nothingLeft = boxes.m_parts.empty();
    if (boxes.m_nothingLeft)
        boxes.addPart(input, ColumnId(0), boxes.m_signatures, job);
    boxes.addOriginals(job);
    for (std::size_t box = 0; box < boxes.m_boxCount; ++box) {
        job.check();
        boxes.m_sizeSum += boxes.boxSize(box);
    }
    return boxes;
}

} // namespace tranche
