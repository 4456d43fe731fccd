// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/utility/publications/kept_part.h"
#include "core/table/keep_tuples.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_kept_part {

using namespace tranche;
using namespace tranche::test;

class TestKeptPart : public QObject {
    Q_OBJECT
private slots:
    void isTheTableOfItsTuplesAlone();
    void widthsAreThoseOfThePart();
    void missingStaysOneStepAboveTheLast();
};

namespace {

std::vector<std::uint32_t> someRows(RandomSource& random, std::size_t count)
{
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < count; ++row)
        if (random.below(3) != 0)
            rows.push_back(row);
    if (rows.empty())
        rows.push_back(0);
    return rows;
}

} // namespace

void TestKeptPart::isTheTableOfItsTuplesAlone()
{
    for (const auto seed : Seeds(1, 200)) {
        SeededRandom random(seed);
        const auto whole = randomTable(random);
        const auto rows = someRows(random, whole->rowCount());
        const auto part = keptPart(*whole, rows, {});
        QCOMPARE(part->rowCount(), rows.size());
        QCOMPARE(part->sensitive(), whole->sensitive());
        for (std::size_t i = 0; i < whole->attributeCount(); ++i) {
            const AttributeId id(i);
            const auto& attribute = part->attribute(id);
            std::vector<bool> occurs(attribute.values.size(), false);
            for (std::uint32_t row = 0; row < rows.size(); ++row) {
                QCOMPARE(part->cell(RowId(row), id), whole->cell(RowId(rows[row]), id));
                occurs[attribute.codes[row]] = true;
            }
            QVERIFY(std::ranges::all_of(occurs, [](bool there) { return there; }));
            QCOMPARE(attribute.axis.size(), attribute.values.size());
            for (std::uint32_t a = 0; a < rows.size(); ++a) // order and missing stay
                for (std::uint32_t b = 0; b < rows.size(); ++b)
                    QCOMPARE(attribute.codes[a] <=> attribute.codes[b],
                             whole->attribute(id).codes[rows[a]] <=> whole->attribute(id).codes[rows[b]]);
        }
    }
}

void TestKeptPart::widthsAreThoseOfThePart()
{
    const auto whole = keptOf({"N S", "1 a", "2 b", "4 a", "9 b", "100 a"}, "S");
    const std::vector<std::uint32_t> rows{1, 2, 3};
    const auto part = keptPart(*whole, rows, {});
    const auto alone = keptOf({"N S", "2 b", "4 a", "9 b"}, "S");
    const auto& axis = part->attribute(AttributeId(0)).axis;
    const auto& expected = alone->attribute(AttributeId(0)).axis;
    for (std::uint32_t low = 0; low < 3; ++low)
        for (auto high = low; high < 3; ++high)
            QVERIFY(Axis::compareWidths({axis, low, high}, {expected, low, high}) == std::strong_ordering::equal);
    QCOMPARE(axis.equalWidthBins(3, 5), expected.equalWidthBins(3, 5));
}

void TestKeptPart::missingStaysOneStepAboveTheLast()
{
    Schema schema;
    schema.attributes.resize(2);
    schema.attributes[0].type = AttributeType::Numeric;
    schema.attributes[0].missing = MissingRule::KeepAsValue;
    const Roles roles{Role::QuasiIdentifier, Role::Sensitive};
    JobContext job;
    const auto keep = [&](const std::vector<std::string>& lines) { return keepTuples(*tableOf(lines), schema, roles, job).value(); };
    const auto whole = keep({"N S", "1.5 a", "2.5 b", "7 a", "_ b"});
    const auto expected = keep({"N S", "1.5 a", "2.5 b", "_ b"});
    const std::vector<std::uint32_t> rows{0, 1, 3};
    const auto part = keptPart(*whole, rows, {});
    QCOMPARE(part->attribute(AttributeId(0)).missingCode, std::optional<std::uint32_t>(2));
    const auto& axis = part->attribute(AttributeId(0)).axis;
    const auto& alone = expected->attribute(AttributeId(0)).axis;
    for (std::uint32_t low = 0; low < 3; ++low)
        QVERIFY(Axis::compareWidths({axis, low, 2}, {alone, low, 2}) == std::strong_ordering::equal);
}

TRANCHE_TEST(TestKeptPart)

} // namespace tst_kept_part

#include "tst_kept_part.moc"
