// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lab/paper_table.h"

#include "core/base/random.h"
#include "core/table/table_builder.h"
#include "tests/support/adult.h"

#include <sstream>
#include <string_view>
#include <vector>

namespace tranche::test {

namespace {

std::vector<std::string> person(SeededRandom& random)
{
    const auto pick = [&](std::uint64_t below) { return static_cast<std::size_t>(random.below(below)); };
    const auto named = [](const char* what, std::size_t number) { return what + std::to_string(number); };
    const auto education = pick(8);
    const auto sex = pick(2);
    const auto occupation = (education + 7 * sex + pick(5)) % 14;
    return {std::to_string(20 + pick(40)), named("work", pick(4)),        std::to_string(10000 + pick(50000)),
            named("edu", education),       std::to_string(education),     named("marital", pick(3)),
            named("job", occupation),      named("rel", pick(4)),         named("race", pick(3)),
            sex == 0 ? "Male" : "Female",  std::to_string(100 * pick(6)), std::to_string(50 * pick(4)),
            std::to_string(20 + pick(30)), named("country", pick(5)),     pick(3) == 0 ? ">50K" : "<=50K"};
}

std::shared_ptr<const Table> tableOf(const std::vector<std::vector<std::string>>& rows)
{
    TableBuilder builder(occ15());
    for (const auto& row : rows) {
        const std::vector<std::string_view> cells(row.begin(), row.end());
        builder.append(cells);
    }
    return builder.finish().value();
}

} // namespace

std::shared_ptr<const Table> adultTable()
{
    const auto kept = adult(occ15(), true);
    if (!kept)
        return nullptr;
    std::vector<std::vector<std::string>> rows(kept->rowCount());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t i = 0; i < kept->attributeCount(); ++i)
            rows[row].push_back(kept->cell(RowId(row), AttributeId(i)));
    return tableOf(rows);
}

std::shared_ptr<const Table> madeUpAdultTable(std::size_t tuples, std::uint64_t seed)
{
    SeededRandom random(seed);
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < tuples; ++i)
        rows.push_back(person(random));
    return tableOf(rows);
}

std::string madeUpAdult(std::size_t tuples, std::uint64_t seed)
{
    SeededRandom random(seed);
    std::ostringstream text;
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            text << (i == 0 ? "" : ",") << cells[i];
        text << '\n';
    };
    line(occ15());
    for (std::size_t i = 0; i < tuples; ++i)
        line(person(random));
    return text.str();
}

} // namespace tranche::test
