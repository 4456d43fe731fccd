// SPDX-License-Identifier: GPL-3.0-or-later

// general_bench TUPLES ATTRIBUTES(7|15) COLUMNS ALPHA L CUT(median|relaxed) ATTEMPTS(all|one) LEAST [THREADS]: the general engine on Adult, drawn
// with replacement and its numbers moved a little, beside sorting tuple numbers by 15 attributes. TUPLES 0: Adult as it is.
// Or: general_bench TUPLES binary: eleven attributes of two values, one per column.

#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/slicing/traced_partition.h"
#include "tests/support/adult.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <string>

using namespace tranche;

namespace {

double seconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

std::shared_ptr<const KeptTable> drawn(const KeptTable& table, std::size_t rows)
{
    SeededRandom random(1);
    auto attributes = table.attributes();
    std::vector<std::uint32_t> from(rows);
    for (auto& row : from)
        row = static_cast<std::uint32_t>(random.below(table.rowCount()));
    for (auto& attribute : attributes) {
        const auto domain = static_cast<std::uint32_t>(attribute.values.size());
        const bool moves = attribute.numeric() && domain > 16;
        const std::uint32_t spread = domain > 1'000 ? 16 : 1;
        std::vector<std::uint32_t> codes;
        for (const auto row : from) {
            auto code = attribute.codes[row] * spread;
            if (moves)
                code = std::min(domain * spread - 1, code + static_cast<std::uint32_t>(random.below(spread == 1 ? 3 : spread)));
            codes.push_back(code);
        }
        attribute.codes = std::move(codes);
        attribute.values.resize(domain * spread);
        attribute.axis = Axis::categorical(attribute.values.size());
    }
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(from), rows);
}

std::shared_ptr<const KeptTable> binary(std::size_t rows)
{
    SeededRandom random(1);
    std::vector<KeptAttribute> attributes(12);
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        auto& attribute = attributes[i];
        const std::size_t domain = i == 11 ? 14 : 2;
        attribute.name = "a" + std::to_string(i);
        attribute.role = i == 11 ? Role::Sensitive : Role::QuasiIdentifier;
        attribute.values.resize(domain);
        attribute.axis = Axis::categorical(domain);
        for (std::size_t row = 0; row < rows; ++row)
            attribute.codes.push_back(static_cast<std::uint32_t>(random.below(domain)));
    }
    return std::make_shared<const KeptTable>(std::move(attributes), std::vector<std::uint32_t>(rows), rows);
}

double sorting(const KeptTable& table)
{
    std::vector<std::uint32_t> rows(table.rowCount());
    std::iota(rows.begin(), rows.end(), 0U);
    const double start = seconds();
    std::ranges::sort(rows, [&](auto a, auto b) {
        for (const auto& attribute : table.attributes())
            if (attribute.codes[a] != attribute.codes[b])
                return attribute.codes[a] < attribute.codes[b];
        return a < b;
    });
    return seconds() - start;
}

ColumnPartition columnsFor(const KeptTable& table, std::size_t count, std::size_t alpha)
{
    JobContext job;
    const auto matrix = correlate(table, 10, job);
    return proposeColumns(**matrix, table.sensitive().front(), {alpha, count}, job)->columns;
}

void measure(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request, double reference)
{
    double least = 1e9;
    std::size_t buckets = 0;
    std::size_t small = 0;
    for (int i = 0; i < 3; ++i) {
        SeededRandom random(1);
        JobContext job;
        const double start = seconds();
        const auto result = partitionRows({table, table, columns}, request, random, job);
        least = std::min(least, seconds() - start);
        if (!result)
            return void(std::puts(result.error().message.c_str()));
        buckets = result->size();
        small = bucketSizes(*result).least;
        if (least > 2.0)
            break;
    }
    std::printf("%zu x %zu, c %zu: %zu buckets, least %zu, %.1f ms, sorting %.1f ms, ratio %.2f\n", table.rowCount(), table.attributeCount(), columns.size(),
                buckets, small, least * 1e3, reference * 1e3, least / reference);
}

} // namespace

int main(int count, char** words)
{
    const std::vector<std::string> arguments(words + 1, words + count);
    const auto rows = static_cast<std::size_t>(std::stoul(arguments.at(0)));
    PartitionRequest request;
    request.model.l = Ratio(3, 1);
    request.cut = Cut::Relaxed;
    if (arguments.at(1) == "binary") {
        const auto table = binary(rows);
        std::vector<ColumnPartition::Column> columns;
        for (std::size_t i = 0; i < 12; ++i)
            columns.push_back({AttributeId(i)});
        request.minBucket = 1;
        measure(*table, ColumnPartition::make(columns, 12, AttributeId(11)).value(), request, sorting(*table));
        return 0;
    }
    const auto wide = test::adult(test::occ15(), true);
    const auto source = arguments.at(1) == "7" ? test::adult(test::occ7(), true) : wide;
    const auto table = rows == 0 ? source : drawn(*source, rows);
    const double reference = sorting(rows == 0 ? *wide : *drawn(*wide, rows));
    request.model.l = parseRatio(arguments.at(4)).value();
    request.cut = arguments.at(5) == "relaxed" ? Cut::Relaxed : Cut::Median;
    request.attempts = arguments.at(6) == "all" ? Attempts::All : Attempts::One;
    request.minBucket = std::stoul(arguments.at(7));
    measure(*table, columnsFor(*table, std::stoul(arguments.at(2)), std::stoul(arguments.at(3))), request, reference);
    return 0;
}
