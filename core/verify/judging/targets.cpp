// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/targets.h"

#include "core/table/numbers.h"
#include "core/verify/dates/written_dates.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace tranche {

namespace {

/// Codes in the order of the numbers or dates behind them.
std::vector<std::uint32_t> byNumber(const std::vector<std::string_view>& texts, std::vector<std::uint32_t> codes,
                                    const DictionaryEntry& entry)
{
    std::vector<std::uint32_t> order(codes.size());
    std::iota(order.begin(), order.end(), 0U);
    if (entry.type == AttributeType::Date) {
        if (const auto dates = placesOfDates(texts, entry.dates)) // as checkValues made sure
            std::ranges::sort(order, {}, [&](auto at) { return (*dates)[at]; });
    } else if (const auto numbers = ScaledNumbers::parse(texts, writtenNumbers)) {
        std::ranges::sort(order, [&](auto a, auto b) { return numbers->compare(a, b) < 0; });
    }
    std::ranges::transform(order, order.begin(), [&](auto at) { return codes[at]; });
    return order;
}

std::vector<std::uint32_t> byList(const std::vector<std::string_view>& texts, const std::vector<std::uint32_t>& codes,
                                  const std::vector<std::string>& list)
{
    std::unordered_map<std::string_view, std::uint32_t> codeOf;
    for (std::size_t i = 0; i < texts.size(); ++i)
        codeOf.emplace(texts[i], codes[i]);
    std::vector<std::uint32_t> order;
    for (const auto& value : list)
        if (const auto found = codeOf.find(value); found != codeOf.end())
            order.push_back(found->second);
    return order;
}

} // namespace

std::vector<std::uint32_t> placesOf(const ReleasedAttribute& attribute, const DictionaryEntry& entry)
{
    if (!entry.ordered)
        return {};
    std::vector<std::string_view> texts;
    std::vector<std::uint32_t> codes;
    for (std::uint32_t code = 0; code < attribute.values.size(); ++code)
        if (!meansMissing(attribute.values[code], entry)) {
            texts.push_back(attribute.values[code]);
            codes.push_back(code);
        }
    const auto order = entry.type == AttributeType::Categorical ? byList(texts, codes, entry.values) : byNumber(texts, codes, entry);
    std::vector<std::uint32_t> places(attribute.values.size(), static_cast<std::uint32_t>(order.size())); // missing: after all others
    for (std::uint32_t place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    return places;
}

std::vector<std::size_t> columnStarts(const ReleaseManifest& manifest)
{
    std::vector<std::size_t> starts{0};
    for (const auto& column : manifest.columns)
        starts.push_back(starts.back() + column.size());
    return starts;
}

std::vector<Target> targetsOf(const ReleaseManifest& manifest)
{
    std::vector<Target> targets;
    std::size_t at = 0;
    for (std::size_t column = 0; column < manifest.columns.size(); ++column)
        for (const auto& name : manifest.columns[column]) {
            if (manifest.isSensitive(name) && manifest.joint && !targets.empty())
                targets.front().attributes.push_back(at);
            else if (manifest.isSensitive(name))
                targets.push_back({column, {at}});
            ++at;
        }
    if (targets.empty())
        targets.push_back({0, {}});
    return targets;
}

ModelJudge judgeOf(const ReadRelease& release, const Target& target, const GroupedColumn& groups, const CodedRelease& coded)
{
    SensitiveDomain domain;
    domain.lines = groups.whole.lines.size();
    domain.counts.assign(*std::ranges::max_element(groups.valueOf) + std::size_t{1}, 0);
    for (const auto whole : groups.whole.lines)
        ++domain.counts[groups.valueOf[whole]];
    domain.occurring = domain.counts.size() - static_cast<std::size_t>(std::ranges::count(domain.counts, 0U));
    if (target.attributes.size() == 1) {
        const auto at = target.attributes.front();
        const auto places = placesOf(release.data.attributes[at], release.dictionary.entries[at]);
        const auto& lineCode = coded.attributes[at].lineCode;
        domain.places.assign(places.empty() ? 0 : domain.counts.size(), 0);
        for (std::uint32_t code = 0; code < places.size(); ++code)
            domain.places[lineCode.empty() ? code : lineCode[code]] = places[code];
    }
    return ModelJudge(release.manifest.promise, std::move(domain));
}

} // namespace tranche
