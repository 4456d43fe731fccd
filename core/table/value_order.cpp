// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/value_order.h"

#include "core/jobs/in_steps.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <numeric>
#include <string_view>

namespace tranche {

namespace {

using Codes = std::vector<std::uint32_t>;

/// A code with what decides most comparisons.
template <class Key>
struct Keyed {
    Key key;
    std::uint32_t code;
};

/// The first eight bytes as a number that compares as the bytes do.
std::uint64_t startOf(std::string_view text)
{
    std::uint64_t start = 0;
    std::memcpy(&start, text.data(), std::min<std::size_t>(text.size(), sizeof start));
    return std::endian::native == std::endian::little ? __builtin_bswap64(start) : start;
}

/// Sort by key, equal ones as they stand: digit by digit from the lowest. O(n * digits of the greatest difference).
void sortByDigits(std::vector<Keyed<std::int64_t>>& keyed, const JobContext& job)
{
    constexpr unsigned digit = 11; // bits: the counts stay in the first-level cache
    constexpr std::size_t radix = std::size_t{1} << digit;
    const auto [least, greatest] = std::ranges::minmax(keyed, {}, &Keyed<std::int64_t>::key);
    const auto base = static_cast<std::uint64_t>(least.key);
    const auto width = static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(greatest.key) - base));
    std::vector<Keyed<std::int64_t>> moved(keyed.size());
    for (unsigned shift = 0; shift < width; shift += digit) {
        job.check();
        const auto place = [&](const auto& each) { return (static_cast<std::uint64_t>(each.key) - base) >> shift & (radix - 1); };
        std::array<std::uint32_t, radix + 1> next{};
        for (const auto& each : keyed)
            ++next[place(each) + 1];
        std::partial_sum(next.begin(), next.end(), next.begin());
        for (const auto& each : keyed)
            moved[next[place(each)]++] = each;
        std::swap(keyed, moved);
    }
}

void sortByBytes(Codes& codes, const ValueDictionary& spellings, const JobContext& job)
{
    std::vector<Keyed<std::uint64_t>> keyed;
    keyed.reserve(codes.size());
    for (const auto code : codes)
        keyed.push_back({startOf(spellings.text(code)), code});
    const auto below
        = [&](const auto& a, const auto& b) { return a.key != b.key ? a.key < b.key : spellings.text(a.code) < spellings.text(b.code); };
    sortInSteps(keyed, below, job);
    std::ranges::transform(keyed, codes.begin(), &Keyed<std::uint64_t>::code);
}

void sortByNumber(Codes& codes, const ScaledNumbers& numbers, const JobContext& job)
{
    if (const auto small = numbers.integers(); !small.empty()) {
        std::vector<Keyed<std::int64_t>> keyed;
        keyed.reserve(codes.size());
        for (std::size_t i = 0; i < codes.size(); ++i)
            keyed.push_back({small[i], codes[i]});
        if (!keyed.empty())
            sortByDigits(keyed, job);
        std::ranges::transform(keyed, codes.begin(), &Keyed<std::int64_t>::code);
        return;
    }
    Codes places(codes.size());
    std::iota(places.begin(), places.end(), 0U);
    const auto below = [&](auto a, auto b) {
        const auto order = numbers.compare(a, b);
        return order != 0 ? order < 0 : a < b;
    };
    sortInSteps(places, below, job);
    std::ranges::transform(places, places.begin(), [&](auto place) { return codes[place]; });
    codes = std::move(places);
}

} // namespace

Result<Codes> valueOrder(const ValueDictionary& spellings, char decimal, const JobContext& job)
{
    Codes codes;
    std::vector<std::string_view> texts;
    std::optional<std::uint32_t> empty;
    for (std::uint32_t code = 0; code < spellings.size(); ++code) {
        if (spellings.text(code).empty()) {
            empty = code;
            continue;
        }
        codes.push_back(code);
        texts.push_back(spellings.text(code));
    }
    const auto numbers = ScaledNumbers::parse(texts, job, {decimal, false});
    if (!numbers)
        return std::unexpected(numbers.error());
    if (*numbers)
        sortByNumber(codes, **numbers, job);
    else
        sortByBytes(codes, spellings, job);
    if (empty)
        codes.insert(codes.begin(), *empty);
    return codes;
}

} // namespace tranche
