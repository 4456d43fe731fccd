// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_facts.h"

#include "core/base/messages/slicing_message.h"
#include "core/base/key_interner.h"
#include "core/columns/silhouettes.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tranche {

namespace {

/// Distinct values so far, by tuple: refined one attribute at a time, so that no combination is ever built.
class Groups {
public:
    explicit Groups(std::size_t rows) : m_group(rows, 0), m_count(rows > 0 ? 1 : 0) {}

    void refine(const std::vector<std::uint32_t>& codes, std::size_t values, const JobContext& job)
    {
        std::vector<std::uint64_t> keys(m_group.size());
        inChunks(0, keys.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto row = from; row < to; ++row)
                keys[row] = std::uint64_t{m_group[row]} * values + codes[row];
        });
        const std::uint64_t range = std::uint64_t{m_count} * values;
        if (range <= 4 * keys.size() + 65536)
            numberBySlot(keys, range, job);
        else
            numberByHash(keys, job);
    }

    std::size_t count() const { return m_count; }

    std::size_t lone() const
    {
        std::vector<std::uint32_t> sizes(m_count, 0);
        for (const std::uint32_t group : m_group)
            ++sizes[group];
        return static_cast<std::size_t>(std::ranges::count(sizes, 1U));
    }

private:
    void numberBySlot(const std::vector<std::uint64_t>& keys, std::uint64_t range, const JobContext& job)
    {
        constexpr auto none = std::numeric_limits<std::uint32_t>::max();
        auto number = filledInSteps(static_cast<std::size_t>(range), none, job);
        m_count = 0;
        inChunks(0, keys.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto row = from; row < to; ++row) {
                std::uint32_t& slot = number[static_cast<std::size_t>(keys[row])];
                if (slot == none)
                    slot = m_count++;
                m_group[row] = slot;
            }
        });
    }

    void numberByHash(const std::vector<std::uint64_t>& keys, const JobContext& job)
    {
        KeyInterner interner(keys.size());
        inChunks(0, keys.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto row = from; row < to; ++row)
                m_group[row] = interner.idOf(keys[row]);
        });
        m_count = static_cast<std::uint32_t>(interner.size());
    }

    std::vector<std::uint32_t> m_group;
    std::uint32_t m_count = 0;
};

std::optional<double> innerPhi(const ColumnPartition::Column& column, const CorrelationMatrix& matrix)
{
    if (column.size() < 2)
        return std::nullopt;
    double sum = 0.0;
    for (std::size_t i = 1; i < column.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            sum += matrix.at(column[i], column[j]);
    return sum / (static_cast<double>(column.size()) * static_cast<double>(column.size() - 1) / 2.0);
}

/// The attribute nearest to all others of its column.
std::optional<AttributeId> medoid(const ColumnPartition::Column& column, const CorrelationMatrix& matrix)
{
    if (column.size() < 2)
        return std::nullopt;
    const auto sumOfPhi = [&](AttributeId from) {
        double sum = 0.0;
        for (const AttributeId other : column)
            sum += matrix.at(from, other);
        return sum;
    };
    return *std::ranges::max_element(column, {}, sumOfPhi); // the first among equals
}

} // namespace

Result<ColumnFacts> columnFacts(const KeptTable& table, const CorrelationMatrix& matrix, const ColumnPartition& columns, JobContext& job)
{
    if (columns.attributeCount() != table.attributeCount() || matrix.size() != table.attributeCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    ColumnFacts facts;
    facts.tuples = table.rowCount();
    std::size_t done = 0;
    for (const ColumnPartition::Column& column : columns.columns()) {
        Groups groups(table.rowCount());
        for (const AttributeId id : column) {
            const auto& attribute = table.attribute(id);
            job.step(done++, table.attributeCount());
            groups.refine(attribute.codes, attribute.values.size(), job);
        }
        facts.columns.push_back({groups.count(), groups.lone(), innerPhi(column, matrix), medoid(column, matrix)});
    }
    facts.silhouettes = silhouettes(columns, matrix);
    return facts;
}

std::optional<double> phiInsideColumns(const CorrelationMatrix& matrix, const ColumnPartition& columns)
{
    const auto& place = columns.columnByAttribute();
    double inside = 0.0;
    double all = 0.0;
    for (std::size_t i = 1; i < matrix.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double phiSquared = matrix.at(AttributeId{i}, AttributeId{j});
            all += phiSquared;
            inside += place[i] == place[j] ? phiSquared : 0.0;
        }
    }
    return all > 0.0 ? std::optional(inside / all) : std::nullopt;
}

} // namespace tranche
