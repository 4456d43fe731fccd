// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/column_mondrian.h"
#include "tests/oracle/region_oracle.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <numeric>

namespace tst_column_mondrian {

using namespace tranche;
using namespace tranche::test;

namespace {

using Lines = std::vector<std::vector<std::string>>;

/// A sub-table with what it is cut by.
struct Case {
    std::shared_ptr<const KeptTable> table;
    OracleColumn column;
    std::vector<std::unique_ptr<const ValueTree>> trees;

    std::vector<ColumnAttribute> attributes() const
    {
        std::vector<ColumnAttribute> result;
        for (std::size_t i = 0; i < column.attributes.size(); ++i)
            result.push_back({&table->attribute(column.attributes[i]), trees[i].get()});
        return result;
    }
};

/// Two levels above the values, groups drawn at random; sometimes values that do not occur, sometimes several roots, and the missing value
/// with or without a line of its own.
Lines randomHierarchy(RandomSource& random, const KeptAttribute& attribute)
{
    Lines lines;
    const auto groups = 1 + random.below(4);
    const auto roots = 1 + random.below(2);
    const auto line = [&](const std::string& value) {
        const auto group = random.below(groups);
        lines.push_back({value, "group " + std::to_string(group), "root " + std::to_string(group % roots)});
    };
    for (std::uint32_t code = 0; code < attribute.values.size(); ++code)
        if (attribute.missingCode != code || random.below(2) == 0)
            line(attribute.values[code]);
    for (auto more = random.below(3); more > 0; --more)
        line("never " + std::to_string(more));
    return lines;
}

Case randomCase(RandomSource& random)
{
    Case result;
    result.table = randomTable(random);
    for (std::size_t i = 0; i < result.table->attributeCount(); ++i) {
        const auto& attribute = result.table->attribute(AttributeId(i));
        if (attribute.role == Role::Sensitive || (random.below(4) == 0 && !result.column.attributes.empty()))
            continue;
        result.column.attributes.emplace_back(i);
        result.column.hierarchies.push_back(random.below(3) == 0 ? randomHierarchy(random, attribute) : Lines());
        result.trees.emplace_back();
        if (const auto& lines = result.column.hierarchies.back(); !lines.empty())
            result.trees.back() = std::make_unique<const ValueTree>(ValueTree::make(*Hierarchy::make(lines), attribute).value());
    }
    result.column.least = 1 + static_cast<std::size_t>(random.below(std::min<std::size_t>(6, result.table->rowCount())));
    return result;
}

std::set<std::uint32_t> codesOf(const Side& side, const ColumnAttribute& attribute)
{
    std::set<std::uint32_t> codes;
    for (std::uint32_t code = side.low; code <= side.high; ++code)
        if (!attribute.tree
            || (attribute.tree->placeOf(code) >= attribute.tree->nodes()[side.node].first
                && attribute.tree->placeOf(code) < attribute.tree->nodes()[side.node].end))
            codes.insert(code);
    return codes;
}

std::vector<OracleRegion> spelledOut(const ColumnCells& cells, const std::vector<ColumnAttribute>& attributes)
{
    std::vector<OracleRegion> regions(cells.regions.size());
    for (std::size_t i = 0; i < regions.size(); ++i)
        for (std::size_t a = 0; a < attributes.size(); ++a)
            regions[i].allowed.push_back(codesOf(cells.regions[i][a], attributes[a]));
    for (std::uint32_t row = 0; row < cells.regionOfRow.size(); ++row)
        regions[cells.regionOfRow[row]].rows.insert(row);
    return regions;
}

bool meet(const OracleRegion& a, const OracleRegion& b)
{
    for (std::size_t i = 0; i < a.allowed.size(); ++i)
        if (std::ranges::none_of(a.allowed[i], [&](auto code) { return b.allowed[i].contains(code); }))
            return false;
    return true;
}

/// Combinations of codes that a region allows; they add up to the domain where regions do not overlap and leave none out.
double volume(const std::vector<std::set<std::uint32_t>>& allowed)
{
    return std::accumulate(allowed.begin(), allowed.end(), 1.0,
                           [](double product, const auto& codes) { return product * static_cast<double>(codes.size()); });
}

QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

} // namespace

class TestColumnMondrian : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheWordForWordTwin();
    void regionsCoverTheDomainWithoutOverlap();
    void cutsAtTheMedianOfTheWidestAttribute();
    void aCutOnAHierarchyTakesAllChildren();
    void anEmptyChildIsAFailedCut();
    void stopsWhenTold();
    void asksTheJobAllAlong();
};

void TestColumnMondrian::agreesWithTheWordForWordTwin()
{
    std::size_t regions = 0;
    const auto seeds = Seeds(1, 2000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto given = randomCase(random);
        JobContext job;
        const auto attributes = given.attributes();
        const auto cells = cutColumn(attributes, given.table->rowCount(), given.column.least, job);
        const auto list = spelledOut(cells, attributes);
        const std::set<OracleRegion> fast(list.begin(), list.end());
        QVERIFY2(fast == columnRegions(*given.table, given.column), seedText(seed));
        regions += fast.size();
    }
    if (seeds.all())
        QVERIFY2(regions > 8000, QByteArray::number(static_cast<qulonglong>(regions))); // else little was put to the test
}

void TestColumnMondrian::regionsCoverTheDomainWithoutOverlap()
{
    for (const auto seed : Seeds(1, 300)) {
        SeededRandom random(seed);
        const auto given = randomCase(random);
        JobContext job;
        const auto attributes = given.attributes();
        const auto cells = cutColumn(attributes, given.table->rowCount(), given.column.least, job);
        const auto regions = spelledOut(cells, attributes);
        double domain = 1.0;
        double covered = 0.0;
        for (const auto& [attribute, tree] : attributes)
            domain *= static_cast<double>(attribute->values.size());
        for (std::size_t i = 0; i < regions.size(); ++i) {
            covered += volume(regions[i].allowed);
            QVERIFY2(regions[i].rows.size() >= given.column.least && regions[i].rows.size() == cells.tuples[i], seedText(seed));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!meet(regions[i], regions[j]), seedText(seed));
            for (const auto row : regions[i].rows)
                for (std::size_t a = 0; a < attributes.size(); ++a)
                    QVERIFY2(regions[i].allowed[a].contains(attributes[a].attribute->codes[row]), seedText(seed));
        }
        QVERIFY2(covered == domain, seedText(seed)); // whole numbers below 2^53
    }
}

void TestColumnMondrian::cutsAtTheMedianOfTheWidestAttribute()
{
    const auto table = keptOf({"a b", "1 1", "2 1", "3 1", "9 2"}, "");
    JobContext job;
    const std::vector<ColumnAttribute> both{{&table->attribute(AttributeId(0))}, {&table->attribute(AttributeId(1))}};

    const auto cells = cutColumn(both, 4, 2, job);

    // both are as wide as the table, so a comes first: its median is 2
    QCOMPARE(cells.regions, (std::vector<std::vector<Side>>{{{.low = 0, .high = 1}, {.low = 0, .high = 1}},
                                                            {{.low = 2, .high = 3}, {.low = 0, .high = 1}}}));
    QCOMPARE(cells.regionOfRow, (std::vector<std::uint32_t>{0, 0, 1, 1}));
}

void TestColumnMondrian::aCutOnAHierarchyTakesAllChildren()
{
    const auto table = keptOf({"c", "fr", "de", "us", "ca", "mx", "de"}, "");
    const auto hierarchy
        = Hierarchy::make(Lines{{"de", "Europe"}, {"fr", "Europe"}, {"ca", "America"}, {"mx", "America"}, {"us", "America"}}).value();
    const auto tree = ValueTree::make(hierarchy, table->attribute(AttributeId(0))).value();
    const std::vector<ColumnAttribute> column{{&table->attribute(AttributeId(0)), &tree}};
    JobContext job;

    const auto two = cutColumn(column, 6, 2, job);
    const auto one = cutColumn(column, 6, 1, job);

    QCOMPARE(two.regions.size(), std::size_t{2});
    QCOMPARE(two.tuples, (std::vector<std::size_t>{3, 3}));
    QCOMPARE(one.regions.size(), std::size_t{5});
}

void TestColumnMondrian::anEmptyChildIsAFailedCut()
{
    // among the women nobody is from fr, among the men nobody from it: a part without a tuple would be a region that holds nobody
    const auto table = keptOf({"sex c", "f de", "f it", "m de", "m fr"}, "");
    const auto hierarchy = Hierarchy::make(Lines{{"de", "Europe"}, {"fr", "Europe"}, {"it", "Europe"}}).value();
    const auto tree = ValueTree::make(hierarchy, table->attribute(AttributeId(1))).value();
    const std::vector<ColumnAttribute> column{{&table->attribute(AttributeId(0))}, {&table->attribute(AttributeId(1)), &tree}};
    JobContext job;

    const auto cells = cutColumn(column, 4, 1, job);

    QCOMPARE(cells.tuples, (std::vector<std::size_t>{2, 2}));
    QVERIFY(cells.regions[0][1] == cells.regions[1][1]);
}

/// Half a million codes far apart: looking for the middle one and dividing the tuples must not be silent stretches.
void TestColumnMondrian::asksTheJobAllAlong()
{
    constexpr std::uint32_t count = 500'000;
    KeptAttribute attribute;
    attribute.values.resize(count);
    attribute.axis = Axis::categorical(count);
    for (std::uint32_t i = 0; i < count; ++i)
        attribute.codes.push_back(static_cast<std::uint32_t>(std::uint64_t{i} * 7'919 % count)); // each once, in no order
    test::CountedStop counted;
    JobContext job(counted.question());
    const std::vector<ColumnAttribute> column{{&attribute, nullptr}};
    const auto cells = cutColumn(column, count, count / 2, job);
    QCOMPARE(cells.regions.size(), std::size_t{2});
    QCOMPARE(cells.tuples, (std::vector<std::size_t>{count / 2, count / 2}));
    // Measure, gather, two rounds of counting, divide, and both halves again: each asks every 65,536 tuples.
    QVERIFY2(counted.asked() >= 6 * (count / 65'536), QByteArray::number(static_cast<qulonglong>(counted.asked())));
}

void TestColumnMondrian::stopsWhenTold()
{
    const auto table = keptOf({"a", "1", "2"}, "");
    const std::vector<ColumnAttribute> column{{&table->attribute(AttributeId(0))}};
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return cutColumn(column, 2, 1, job); }));
}

TRANCHE_TEST(TestColumnMondrian)

} // namespace tst_column_mondrian

#include "tst_column_mondrian.moc"
