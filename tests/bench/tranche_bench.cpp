// SPDX-License-Identifier: GPL-3.0-or-later

// tranche_bench [TUPLES]: strict slicing, one thread, beside sorting tuple numbers by all attributes in the same run.
// On Adult where the shared folder is there, and on seeded synthetic tables of TUPLES (default 100,000) and 15 attributes.
// Times are processor time, the least of several runs; only the ratio means something on another machine.

#include "core/base/random.h"
#include "core/slicing/partition_rows.h"
#include "tests/support/adult.h"
#include "tests/support/buckets.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <numeric>

using namespace tranche;

namespace {

template <class Work>
double leastMilliseconds(int runs, Work&& work)
{
    double least = 1e300;
    for (int run = 0; run < runs; ++run) {
        const auto begin = std::clock();
        work();
        least = std::min(least, 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return least;
}

/// The sensitive attribute alone, all others in one column.
ColumnPartition columnsOf(const KeptTable& table)
{
    std::vector<ColumnPartition::Column> columns(2);
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        columns[table.attribute(AttributeId(i)).role == Role::Sensitive ? 1 : 0].emplace_back(i);
    return ColumnPartition::make(std::move(columns), table.attributeCount(), table.sensitive().front()).value();
}

double sortMilliseconds(const KeptTable& table, int runs)
{
    std::vector<std::uint32_t> rows(table.rowCount());
    return leastMilliseconds(runs, [&] {
        std::iota(rows.begin(), rows.end(), 0U);
        std::ranges::sort(rows, [&](std::uint32_t a, std::uint32_t b) {
            for (const auto& attribute : table.attributes())
                if (attribute.codes[a] != attribute.codes[b])
                    return attribute.codes[a] < attribute.codes[b];
            return a < b;
        });
    });
}

void measure(const char* name, const KeptTable& table, std::uint64_t l, int runs)
{
    const auto columns = columnsOf(table);
    PartitionRequest request;
    request.model.l = Ratio(l, 1);
    std::size_t buckets = 0;
    const auto slicing = leastMilliseconds(runs, [&] {
        JobContext job;
        const auto partition = test::partitioned(table, columns, request, job);
        buckets = partition ? partition->size() : 0;
    });
    const auto sorting = sortMilliseconds(table, std::min(runs, 5));
    std::printf("%-10s %9zu tuples  l %llu  %8zu buckets  %9.2f ms  sorting %9.2f ms  ratio %.2f\n", name, table.rowCount(),
                static_cast<unsigned long long>(l), buckets, slicing, sorting, slicing / sorting);
}

/// Fourteen quasi-identifiers that lean on one hidden number, and 14 sensitive values.
std::shared_ptr<const KeptTable> synthetic(std::size_t rows)
{
    constexpr std::uint32_t domains[] = {74, 7, 20'000, 16, 16, 7, 6, 5, 2, 120, 90, 96, 41, 2, 14};
    SeededRandom random(42);
    std::vector<KeptAttribute> attributes(std::size(domains));
    for (std::size_t row = 0; row < rows; ++row) {
        const auto hidden = random.below(1U << 20U);
        for (std::size_t i = 0; i < attributes.size(); ++i) {
            const bool leans = i + 1 < attributes.size() && random.below(2) == 0;
            const auto code = leans ? hidden * domains[i] >> 20U : random.below(domains[i]);
            attributes[i].codes.push_back(static_cast<std::uint32_t>(code));
        }
    }
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        attributes[i].name = std::string("a").append(std::to_string(i));
        attributes[i].values.resize(domains[i]);
        attributes[i].axis = Axis::categorical(domains[i]);
    }
    attributes.back().role = Role::Sensitive;
    std::vector<std::uint32_t> sourceRows(rows);
    std::iota(sourceRows.begin(), sourceRows.end(), 0U);
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(sourceRows), rows);
}

} // namespace

int main(int count, char** arguments)
{
    const auto rows = count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 100'000UL;
    if (rows < 1'000) {
        std::fputs("tranche_bench [TUPLES]: at least 1000 tuples\n", stderr);
        return 2;
    }
    const auto occ7 = test::adult(test::occ7(), true);
    const auto occ15 = test::adult(test::occ15(), true);
    for (const std::uint64_t l : {2U, 3U, 5U}) {
        if (occ7)
            measure("OCC-7", *occ7, l, 20);
        if (occ15)
            measure("OCC-15", *occ15, l, 20);
    }
    const auto table = synthetic(rows);
    for (const std::uint64_t l : {2U, 5U})
        measure("synthetic", *table, l, rows > 300'000 ? 3 : 10);
    return 0;
}
