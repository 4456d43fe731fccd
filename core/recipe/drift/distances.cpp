// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/drift/distances.h"

#include "core/table/missing.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <string_view>

namespace tranche {

namespace {

/// A number is near enough here: only its bin counts.
double valueOf(std::string_view text)
{
    std::string plain(numberSpelling(text));
    std::ranges::replace(plain, ',', '.');
    if (plain.starts_with('+'))
        plain.erase(0, 1);
    double value = 0;
    std::from_chars(plain.data(), plain.data() + plain.size(), value);
    return value;
}

/// Values of a table by a key, with the tuples that have them.
struct Counted {
    const AttributeData& attribute;
    std::vector<bool> missing;
    std::vector<std::size_t> tuples;

    void each(const std::function<void(std::string_view, std::size_t)>& see) const
    {
        for (std::uint32_t code = 0; code < tuples.size(); ++code)
            if (!missing[code])
                see(attribute.dictionary.text(code), tuples[code]);
    }
    std::size_t missingTuples() const
    {
        std::size_t count = 0;
        for (std::size_t code = 0; code < tuples.size(); ++code)
            count += missing[code] ? tuples[code] : 0;
        return count;
    }
};

using Shares = std::pair<double, double>;

double halfSum(const auto& sharesOfValues)
{
    double sum = 0;
    for (const auto& [value, shares] : sharesOfValues)
        sum += std::abs(shares.first - shares.second);
    return sum / 2;
}

/// The shares of both tables, by the key of each value.
template <class Key>
std::map<Key, Shares> sharesBy(const Counted& before, const Counted& now, const std::function<Key(std::string_view)>& keyOf)
{
    std::map<Key, Shares> shares;
    const auto of = [](const Counted& table, std::size_t tuples) {
        return static_cast<double>(tuples) / static_cast<double>(table.attribute.codes.size());
    };
    before.each([&](auto text, auto tuples) { shares[keyOf(text)].first += of(before, tuples); });
    now.each([&](auto text, auto tuples) { shares[keyOf(text)].second += of(now, tuples); });
    return shares;
}

double missingDistance(const Counted& before, const Counted& now)
{
    const auto share = [](const Counted& table) {
        return static_cast<double>(table.missingTuples()) / static_cast<double>(table.attribute.codes.size());
    };
    return std::abs(share(before) - share(now)) / 2;
}

double byBins(const Counted& before, const Counted& now, std::uint32_t bins)
{
    double least = std::numeric_limits<double>::max();
    double most = std::numeric_limits<double>::lowest();
    const auto widen = [&](std::string_view text, std::size_t) {
        least = std::min(least, valueOf(text));
        most = std::max(most, valueOf(text));
    };
    before.each(widen);
    now.each(widen);
    const auto width = most - least;
    return halfSum(sharesBy<std::uint32_t>(before, now, [&](std::string_view text) {
        const auto bin = width > 0 ? (valueOf(text) - least) / width * bins : 0.0;
        return bin > 0 ? std::min(static_cast<std::uint32_t>(std::min(bin, 4e9)), bins - 1) : 0U;
    }));
}

} // namespace

std::vector<std::size_t> tuplesBySpelling(const AttributeData& attribute, const JobContext& job)
{
    std::vector<std::size_t> tuples(attribute.dictionary.size(), 0);
    job.check();
    for (std::size_t row = 0; row < attribute.codes.size(); ++row) {
        if (row % 65'536 == 0)
            job.check();
        ++tuples[attribute.codes[row]];
    }
    return tuples;
}

double distanceBetween(const AttributePair& pair, AttributeType type, std::uint32_t bins, const JobContext& job)
{
    const auto counted = [&](const DecidedAttribute& one) {
        return Counted{one.data, missingSpellings(one.data, one.schema, one.id), tuplesBySpelling(one.data, job)};
    };
    if (pair.before.data.codes.empty() || pair.now.data.codes.empty())
        return 0;
    const auto before = counted(pair.before);
    const auto now = counted(pair.now);
    const auto values = type == AttributeType::Numeric
                            ? byBins(before, now, bins)
                            : halfSum(sharesBy<std::string>(before, now, [](std::string_view text) { return std::string(text); }));
    return values + missingDistance(before, now);
}

} // namespace tranche
