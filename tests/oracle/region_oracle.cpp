// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/region_oracle.h"

#include "core/base/exact.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

namespace tranche::test {

namespace {

using Codes = std::set<std::uint32_t>;

BigRational position(const KeptAttribute& attribute, std::uint32_t code)
{
    if (!attribute.numeric())
        return code;
    if (attribute.missingCode == code)
        return code == 0 ? BigRational(0) : position(attribute, code - 1) + 1;
    BigInteger digits = 0;
    BigInteger scale = 1;
    bool afterPoint = false;
    for (const char sign : attribute.values[code]) {
        afterPoint = afterPoint || sign == '.';
        if (sign < '0' || sign > '9')
            continue;
        digits = digits * 10 + (sign - '0');
        scale *= afterPoint ? 10 : 1;
    }
    const BigRational magnitude(digits, scale);
    return attribute.values[code].starts_with('-') ? BigRational(-magnitude) : magnitude;
}

class RegionOracle {
public:
    RegionOracle(const KeptTable& table, const OracleColumn& column) : m_table(table), m_column(column) {}

    std::set<OracleRegion> run()
    {
        std::set<OracleRegion> finished;
        std::deque<OracleRegion> queue{everything()};
        while (!queue.empty()) {
            const auto region = queue.front();
            queue.pop_front();
            const auto parts = firstPassingCut(region);
            if (parts.empty())
                finished.insert(region);
            queue.insert(queue.end(), parts.begin(), parts.end());
        }
        return finished;
    }

private:
    const KeptAttribute& attribute(std::size_t i) const { return m_table.attribute(m_column.attributes[i]); }

    OracleRegion everything() const
    {
        OracleRegion region;
        for (std::size_t i = 0; i < m_column.attributes.size(); ++i)
            for (std::uint32_t code = 0; code < attribute(i).values.size(); ++code)
                (code == 0 ? region.allowed.emplace_back() : region.allowed.back()).insert(code);
        for (std::uint32_t row = 0; row < m_table.rowCount(); ++row)
            region.rows.insert(row);
        return region;
    }

    BigRational width(const OracleRegion& region, std::size_t i) const
    {
        Codes occurring;
        for (const auto row : region.rows)
            occurring.insert(attribute(i).codes[row]);
        if (occurring.size() == 1)
            return 0;
        const auto last = static_cast<std::uint32_t>(attribute(i).values.size() - 1);
        return (position(attribute(i), *occurring.rbegin()) - position(attribute(i), *occurring.begin()))
               / (position(attribute(i), last) - position(attribute(i), 0));
    }

    std::vector<OracleRegion> firstPassingCut(const OracleRegion& region) const
    {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < m_column.attributes.size(); ++i)
            if (width(region, i) > 0)
                order.push_back(i);
        std::ranges::stable_sort(order, [&](auto a, auto b) { return width(region, a) > width(region, b); });
        for (const auto i : order) {
            std::vector<OracleRegion> parts;
            for (const auto& allowed : m_column.hierarchies[i].empty() ? halves(region, i) : children(region, i))
                parts.push_back(restricted(region, i, allowed));
            if (std::ranges::all_of(parts, [&](const auto& part) { return part.rows.size() >= m_column.least; }))
                return parts;
        }
        return {};
    }

    OracleRegion restricted(const OracleRegion& region, std::size_t i, const Codes& allowed) const
    {
        OracleRegion part = region;
        part.allowed[i] = allowed;
        std::erase_if(part.rows, [&](auto row) { return !allowed.contains(attribute(i).codes[row]); });
        return part;
    }

    std::vector<Codes> halves(const OracleRegion& region, std::size_t i) const
    {
        std::vector<std::uint32_t> sorted;
        for (const auto row : region.rows)
            sorted.push_back(attribute(i).codes[row]);
        std::ranges::sort(sorted);
        const auto median = sorted[(sorted.size() - 1) / 2];
        std::vector<Codes> parts(2);
        for (const auto code : region.allowed[i])
            parts[code < median || (code == median && median != sorted.back()) ? 0 : 1].insert(code);
        return parts;
    }

    /// The labels above a value, topmost first; a value without a line stands beside the roots.
    std::vector<std::string> path(std::size_t i, std::uint32_t code) const
    {
        for (const auto& line : m_column.hierarchies[i])
            if (line.front() == attribute(i).values[code])
                return {line.rbegin(), line.rend()};
        return {};
    }

    /// The parts at the first level on which the values differ.
    std::vector<Codes> children(const OracleRegion& region, std::size_t i) const
    {
        for (std::size_t level = 0; level < m_column.hierarchies[i].front().size(); ++level) {
            std::map<std::optional<std::string>, Codes> parts;
            for (const auto code : region.allowed[i]) {
                const auto labels = path(i, code);
                parts[labels.empty() ? std::nullopt : std::optional(labels[level])].insert(code);
            }
            if (parts.size() > 1) {
                std::vector<Codes> result;
                for (auto& [label, codes] : parts)
                    result.push_back(std::move(codes));
                return result;
            }
        }
        return {region.allowed[i]};
    }

    const KeptTable& m_table;
    const OracleColumn& m_column;
};

} // namespace

std::set<OracleRegion> columnRegions(const KeptTable& table, const OracleColumn& column)
{
    return RegionOracle(table, column).run();
}

} // namespace tranche::test
