// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/packed_records.h"

#include "core/buckets/chunks.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

constexpr std::size_t vectorBytes = 16;
constexpr std::size_t rowsAtOnce = 8'192;    // of one piece of filling
constexpr std::size_t recordsInCache = 256;  // measured vector by vector while they stay in the first-level cache

std::size_t upToVector(std::size_t bytes)
{
    return (bytes + vectorBytes - 1) / vectorBytes * vectorBytes;
}

std::size_t widthOf(std::size_t domain)
{
    return domain <= 256 ? 1 : domain <= 65'536 ? 2 : 4;
}

/// By lane of the plan, but for the tuple's number.
std::vector<std::size_t> domainsOf(const KeptTable& table, const RecordPlan& plan, std::span<const std::size_t> pairDomains)
{
    std::vector<std::size_t> domains;
    for (const auto id : plan.cutOn)
        domains.push_back(table.attribute(id).values.size());
    domains.insert(domains.end(), pairDomains.begin(), pairDomains.end());
    return domains;
}

template <class Code>
void measureVector(const std::byte* first, std::size_t stride, std::size_t count, std::pair<std::byte*, std::byte*> extent)
{
    using Vector [[gnu::vector_size(vectorBytes)]] = Code;
    Vector low;
    Vector high;
    std::memcpy(&low, extent.first, sizeof low);
    std::memcpy(&high, extent.second, sizeof high);
    for (std::size_t i = 0; i < count; ++i) {
        Vector codes;
        std::memcpy(&codes, first + i * stride, sizeof codes);
        low = codes < low ? codes : low;
        high = codes > high ? codes : high;
    }
    std::memcpy(extent.first, &low, sizeof low);
    std::memcpy(extent.second, &high, sizeof high);
}

/// Copies a record of a size that is known when compiled, or of any.
template <std::size_t Bytes>
struct RecordCopy {
    std::size_t stride = Bytes;
    void operator()(std::byte* to, const std::byte* from) const
    {
        if constexpr (Bytes > 0) {
            std::array<std::byte, Bytes> record;
            std::memcpy(record.data(), from, Bytes);
            std::memcpy(to, record.data(), Bytes);
        } else {
            std::memmove(to, from, stride);
        }
    }
};

template <class Body>
auto withCopy(std::size_t stride, Body&& body)
{
    switch (stride) {
    case 16:
        return body(RecordCopy<16>{});
    case 32:
        return body(RecordCopy<32>{});
    case 48:
        return body(RecordCopy<48>{});
    case 64:
        return body(RecordCopy<64>{});
    default:
        return body(RecordCopy<0>{stride});
    }
}

/// Where the two halves of a run are written to.
struct Sides {
    std::byte* left = nullptr;
    std::byte* right = nullptr;
};

/// Each record is written to both sides and only one side moves on: no branch to guess wrong.
template <class Codes, class Copy>
void deal(const Codes& codes, std::span<const std::byte> records, std::uint32_t last, Sides& sides, const Copy& copy)
{
    const auto stride = copy.stride;
    const auto count = records.size() / stride;
    auto* left = sides.left;
    auto* right = sides.right;
    for (std::size_t i = 0; i < count; ++i) {
        const auto* record = records.data() + i * stride;
        const bool goesLeft = codes[i] <= last;
        copy(right, record);
        copy(left, record); // at or before the record itself
        left += goesLeft ? stride : 0;
        right += goesLeft ? 0 : stride;
    }
    sides = {left, right};
}

} // namespace

void PackedRecords::place(std::span<const std::size_t> domains)
{
    m_places.resize(domains.size());
    std::size_t end = 0;
    std::array<std::size_t, 3> used{};
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const auto bytes = std::size_t{1} << kind;
        for (std::size_t lane = 0; lane < domains.size(); ++lane) {
            if (widthOf(domains[lane]) != bytes)
                continue;
            m_places[lane] = {end, bytes};
            end += bytes;
        }
        used[kind] = end;
        end = upToVector(end);
        (kind == 0 ? m_bytesEnd : kind == 1 ? m_halvesEnd : m_stride) = end;
    }
    placeRow(used);
}

/// What vector instructions make of the tuple's number among lanes of another kind is never looked at.
void PackedRecords::placeRow(std::span<const std::size_t> used)
{
    const std::array<std::size_t, 3> ends{m_bytesEnd, m_halvesEnd, m_stride};
    for (std::size_t kind = 0; kind < 3; ++kind) {
        if (ends[kind] < used[kind] + sizeof(std::uint32_t))
            continue;
        m_rowOffset = ends[kind] - sizeof(std::uint32_t);
        return;
    }
    m_rowOffset = m_stride;
    m_stride += vectorBytes;
}

void PackedRecords::write(std::size_t lane, std::span<const std::uint32_t> codes, std::size_t from, std::size_t to)
{
    const auto [offset, bytes] = m_places[lane];
    const auto fill = [&]<class Code>(Code) {
        auto* at = record(from) + offset;
        for (auto row = from; row < to; ++row, at += m_stride) {
            const auto code = static_cast<Code>(codes[row]);
            std::memcpy(at, &code, sizeof code);
        }
    };
    if (bytes == 1)
        fill(std::uint8_t{});
    else if (bytes == 2)
        fill(std::uint16_t{});
    else
        fill(std::uint32_t{});
}

std::uint64_t PackedRecords::bytesFor(const KeptTable& table, const RecordPlan& plan, std::span<const std::size_t> pairDomains)
{
    PackedRecords records;
    records.place(domainsOf(table, plan, pairDomains));
    return std::uint64_t{table.rowCount()} * records.m_stride;
}

std::optional<PackedRecords> PackedRecords::make(const KeptTable& table, const RecordPlan& plan, std::span<const std::size_t> pairDomains, const JobContext& job)
{
    std::vector<std::span<const std::uint32_t>> codes;
    for (const auto id : plan.cutOn)
        codes.emplace_back(table.attribute(id).codes);
    codes.insert(codes.end(), plan.pairOfRow.begin(), plan.pairOfRow.end());

    PackedRecords records;
    records.place(domainsOf(table, plan, pairDomains));
    records.m_words = AlignedWords(table.rowCount() * records.m_stride / sizeof(std::uint32_t));
    const bool filled = parallelRanges(0, table.rowCount(), rowsAtOnce, job, [&](std::size_t from, std::size_t to, std::size_t) {
        std::memset(records.record(from), 0, (to - from) * records.m_stride);
        for (std::size_t lane = 0; lane < codes.size(); ++lane)
            records.write(lane, codes[lane], from, to);
        for (auto row = from; row < to; ++row) {
            const auto number = static_cast<std::uint32_t>(row);
            std::memcpy(records.record(row) + records.m_rowOffset, &number, sizeof number);
        }
    });
    return filled ? std::optional(std::move(records)) : std::nullopt;
}

bool PackedRecords::measure(std::size_t begin, std::size_t end, Extent& extent, const JobContext& job) const
{
    extent.low.assign(record(begin), record(begin) + m_stride);
    extent.high = extent.low;
    return inChunks(begin, end, job, [&](std::size_t chunkBegin, std::size_t chunkEnd) {
        for (auto from = chunkBegin; from < chunkEnd; from += recordsInCache) {
            const auto count = std::min(recordsInCache, chunkEnd - from);
            const auto vectors = [&]<class Code>(Code, std::size_t offset, std::size_t stop) {
                for (; offset < stop; offset += vectorBytes)
                    measureVector<Code>(record(from) + offset, m_stride, count, {extent.low.data() + offset, extent.high.data() + offset});
            };
            vectors(std::uint8_t{}, 0, m_bytesEnd);
            vectors(std::uint16_t{}, m_bytesEnd, m_halvesEnd);
            vectors(std::uint32_t{}, m_halvesEnd, m_stride);
        }
    });
}

std::pair<std::uint32_t, std::uint32_t> PackedRecords::range(const Extent& extent, std::size_t lane) const
{
    const auto [offset, bytes] = m_places[lane];
    const auto code = [&](const std::vector<std::byte>& record) {
        return withCodes({record.data() + offset, m_stride, 1, bytes}, [](const auto& codes) { return codes[0]; });
    };
    return {code(extent.low), code(extent.high)};
}

bool PackedRecords::split(std::pair<std::size_t, std::size_t> run, std::size_t laneIndex, std::uint32_t last, const AlignedWords& scratch, const JobContext& job)
{
    const auto [begin, end] = run;
    auto* const kept = reinterpret_cast<std::byte*>(scratch.data());
    Sides sides{record(begin), kept};
    const bool done = withCopy(m_stride, [&](const auto& copy) {
        return inChunks(begin, end, job, [&](std::size_t from, std::size_t to) {
            withCodes(lane(laneIndex, from, to), [&](const auto& codes) { deal(codes, {record(from), (to - from) * m_stride}, last, sides, copy); });
        });
    });
    if (done)
        std::memcpy(sides.left, kept, static_cast<std::size_t>(sides.right - kept));
    return done;
}

} // namespace tranche
