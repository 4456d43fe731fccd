// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/packed_records.h"

#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t vectorBytes = 16;
constexpr std::size_t recordsAtOnce = 8'192; // of one piece of filling
constexpr std::size_t recordsInCache = 256;  // measured vector by vector while they stay in the first-level cache

std::size_t upToVector(std::size_t bytes)
{
    return (bytes + vectorBytes - 1) / vectorBytes * vectorBytes;
}

std::size_t widthOf(std::size_t domain)
{
    return domain <= 256 ? 1 : domain <= 65'536 ? 2 : 4;
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
    case 16: return body(RecordCopy<16>{});
    case 32: return body(RecordCopy<32>{});
    case 48: return body(RecordCopy<48>{});
    case 64: return body(RecordCopy<64>{});
    default: return body(RecordCopy<0>{stride});
    }
}

/// Where the two halves of a run are written to.
struct Sides {
    std::byte* left = nullptr;
    std::byte* right = nullptr;
};

/// Which side a record goes to is an address, not a branch that may be guessed wrong.
template <class Codes, class Copy>
void deal(const Codes& codes, std::span<const std::byte> records, std::uint32_t last, Sides& sides, const Copy& copy)
{
    const auto stride = copy.stride;
    const auto count = records.size() / stride;
    auto* left = sides.left;
    auto* right = sides.right;
    for (std::size_t i = 0; i < count; ++i) {
        const auto goesLeft = std::size_t{0} - static_cast<std::size_t>(codes[i] <= last); // all bits or none
        copy(right + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(left - right) & goesLeft), records.data() + i * stride);
        left += stride & goesLeft;
        right += stride & ~goesLeft;
    }
    sides = {left, right};
}

} // namespace

void PackedRecords::place(const RecordSource& source)
{
    m_places.resize(source.domains.size());
    std::size_t end = 0;
    std::vector<Gap> gaps; // behind the lanes of each width
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const auto bytes = std::size_t{1} << kind;
        for (std::size_t lane = 0; lane < source.domains.size(); ++lane) {
            if (widthOf(source.domains[lane]) != bytes)
                continue;
            m_places[lane] = {end, bytes};
            end += bytes;
        }
        gaps.push_back({end, upToVector(end)});
        end = upToVector(end);
        (kind == 0 ? m_bytesEnd : kind == 1 ? m_halvesEnd : m_stride) = end;
    }
    m_numberOffset = placeWord(gaps);
    m_weighted = !source.weights.empty();
    if (m_weighted)
        m_weightOffset = placeWord(gaps);
}

/// What vector instructions make of a word among lanes of another width is never looked at.
std::size_t PackedRecords::placeWord(std::vector<Gap>& gaps)
{
    constexpr std::size_t word = sizeof(std::uint32_t);
    for (auto& gap : gaps)
        if (gap.end - gap.begin >= word)
            return gap.end -= word;
    gaps.push_back({m_stride + word, m_stride + vectorBytes});
    return std::exchange(m_stride, m_stride + vectorBytes);
}

void PackedRecords::write(const Place& place, std::span<const std::uint32_t> codes, std::size_t from, std::size_t to)
{
    const auto fill = [&]<class Code>(Code) {
        auto* at = record(0, from) + place.offset;
        for (auto row = from; row < to; ++row, at += m_stride) {
            const auto code = static_cast<Code>(codes[row]);
            std::memcpy(at, &code, sizeof code);
        }
    };
    if (place.bytes == 1)
        fill(std::uint8_t{});
    else if (place.bytes == 2)
        fill(std::uint16_t{});
    else
        fill(std::uint32_t{});
}

void PackedRecords::fill(const RecordSource& source, std::size_t from, std::size_t to)
{
    std::memset(record(0, from), 0, (to - from) * m_stride);
    for (std::size_t lane = 0; lane < source.lanes.size(); ++lane)
        write(m_places[lane], source.lanes[lane], from, to);
    if (m_weighted)
        write({m_weightOffset, sizeof(std::uint32_t)}, source.weights, from, to);
    for (auto index = from; index < to; ++index) {
        const auto number = static_cast<std::uint32_t>(index);
        std::memcpy(record(0, index) + m_numberOffset, &number, sizeof number);
    }
}

std::uint64_t PackedRecords::bytesFor(const RecordSource& source)
{
    PackedRecords records;
    records.place(source);
    return std::uint64_t{source.count} * records.m_stride * records.m_banks.size();
}

PackedRecords PackedRecords::make(const RecordSource& source, Extent& whole, const JobContext& job)
{
    PackedRecords records;
    records.place(source);
    for (auto& bank : records.m_banks)
        bank = AlignedWords(source.count * records.m_stride / sizeof(std::uint32_t));
    std::vector<std::optional<Extent>> extents(job.threads()); // of workers that had something to do
    parallelRanges(0, source.count, recordsAtOnce, job, [&](std::size_t from, std::size_t to, std::size_t worker) {
        records.fill(source, from, to);
        if (!extents[worker])
            extents[worker] = records.nothing();
        records.widen(*extents[worker], records.record(0, from), to - from);
    });
    whole = records.nothing();
    for (const auto& extent : extents) {
        if (!extent)
            continue;
        records.widen(whole, extent->low.data(), 1);
        records.widen(whole, extent->high.data(), 1);
    }
    return records;
}

/// An extent that any record widens.
PackedRecords::Extent PackedRecords::nothing() const
{
    return {std::vector<std::byte>(m_stride, std::byte{0xff}), std::vector<std::byte>(m_stride, std::byte{0})};
}

void PackedRecords::widen(Extent& extent, const std::byte* first, std::size_t count) const
{
    for (std::size_t from = 0; from < count; from += recordsInCache) {
        const auto part = std::min(recordsInCache, count - from);
        const auto vectors = [&]<class Code>(Code, std::size_t offset, std::size_t stop) {
            for (; offset < stop; offset += vectorBytes)
                measureVector<Code>(first + from * m_stride + offset, m_stride, part,
                                    {extent.low.data() + offset, extent.high.data() + offset});
        };
        vectors(std::uint8_t{}, 0, m_bytesEnd);
        vectors(std::uint16_t{}, m_bytesEnd, m_halvesEnd);
        vectors(std::uint32_t{}, m_halvesEnd, m_stride);
    }
}

void PackedRecords::measure(const RecordRun& run, Extent& extent, const JobContext& job) const
{
    const auto* first = record(run.bank, run.begin);
    extent.low.assign(first, first + m_stride);
    extent.high = extent.low;
    inChunks(run.begin, run.end, job, [&](std::size_t from, std::size_t to) { widen(extent, record(run.bank, from), to - from); });
}

std::pair<std::uint32_t, std::uint32_t> PackedRecords::range(const Extent& extent, std::size_t lane) const
{
    const auto [offset, bytes] = m_places[lane];
    const auto code = [&](const std::vector<std::byte>& record) {
        return withCodes({record.data() + offset, m_stride, 1, bytes}, [](const auto& codes) { return codes[0]; });
    };
    return {code(extent.low), code(extent.high)};
}

std::size_t PackedRecords::split(const RecordRun& run, std::size_t laneIndex, std::uint32_t last, std::optional<std::size_t> lefts,
                                 const JobContext& job)
{
    if (!lefts) {
        lefts = 0;
        withCodes(lane(laneIndex, run), [&](const auto& codes) {
            inChunks(0, run.size(), job, [&](std::size_t from, std::size_t to) {
                for (auto i = from; i < to; ++i)
                    *lefts += codes[i] <= last ? 1U : 0U;
            });
        });
    }
    const auto middle = run.begin + *lefts;
    Sides sides{record(1 - run.bank, run.begin), record(1 - run.bank, middle)};
    withCopy(m_stride, [&](const auto& copy) {
        inChunks(run.begin, run.end, job, [&](std::size_t from, std::size_t to) {
            const std::span<const std::byte> records(record(run.bank, from), (to - from) * m_stride);
            withCodes(lane(laneIndex, {from, to, run.bank}), [&](const auto& codes) { deal(codes, records, last, sides, copy); });
        });
    });
    return middle;
}

} // namespace tranche
