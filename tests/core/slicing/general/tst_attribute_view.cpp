// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/attribute_view.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_attribute_view {

using namespace tranche;
using namespace tranche::test;

using Ids = std::vector<std::uint32_t>;

class TestAttributeView : public QObject {
    Q_OBJECT

private slots:
    void numbersStandInValueOrder();
    void theSensitiveAttributeAloneIsOneGroup();
    void oneColumnHasNoOtherParts();
    void oneTupleIsOneOfEverything();
    void aSignatureNamesATupleThatHasIt();
    void otherSensitiveAttributesCountAsQuasiIdentifiers();
    void refusesAModelOutOfRange();
    void stopsWhenTold();
};

static std::vector<AttributeView> viewsOf(const KeptTable& table, const std::vector<ColumnPartition::Column>& columns)
{
    const auto partition = ColumnPartition::make(columns, table.attributeCount(), table.sensitive().front()).value();
    JobContext job;
    return attributeViews({table, table, partition}, {}, job).value();
}

static ColumnPartition::Column column(std::initializer_list<std::size_t> attributes)
{
    ColumnPartition::Column ids;
    for (const auto attribute : attributes)
        ids.emplace_back(attribute);
    return ids;
}

/// w counts more than s in pairs, and more than the other column in signatures.
void TestAttributeView::numbersStandInValueOrder()
{
    const auto table = keptOf({"q w s", "2 y p", "1 x q", "2 x p", "1 y p", "2 x q", "1 x q"}, "s");
    const auto views = viewsOf(*table, {column({0}), column({1, 2})});
    QCOMPARE(views.size(), 1U);
    const auto& view = views.front();
    QCOMPARE(view.columnCount(), 2U);
    QCOMPARE(view.groupCount(), 2U);
    QCOMPARE(view.pairCount(), 3U);
    QCOMPARE(view.parts[0].ofRow, (Ids{1, 0, 1, 0, 1, 0}));
    QCOMPARE(view.pairs.ofRow, (Ids{2, 1, 0, 2, 1, 1})); // x p, x q, y p
    QCOMPARE(view.groupOfPair, (Ids{0, 0, 1}));
    QCOMPARE(view.valueOfPair, (Ids{0, 1, 0}));
    QCOMPARE(view.firstPair, (Ids{0, 2, 3}));
    QCOMPARE(view.signatures.count, 4U);
    QCOMPARE(view.signatures.ofRow, (Ids{3, 0, 1, 2, 1, 0})); // x 1, x 2, y 1, y 2
    QCOMPARE(view.groupOfRow(0), 1U);
    QCOMPARE(view.groupOfRow(5), 0U);
    QCOMPARE(Ids(view.valuesOf(0).begin(), view.valuesOf(0).end()), (Ids{0, 1}));
    QCOMPARE(Ids(view.valuesOf(1).begin(), view.valuesOf(1).end()), Ids{0});
}

void TestAttributeView::theSensitiveAttributeAloneIsOneGroup()
{
    const auto table = keptOf({"a b s", "1 8 q", "2 8 p", "1 8 r", "1 9 p"}, "s");
    const auto view = viewsOf(*table, {column({0}), column({1}), column({2})}).front();
    QCOMPARE(view.columnCount(), 3U);
    QCOMPARE(view.firstPair, (Ids{0, 3}));
    QCOMPARE(view.pairs.ofRow, (Ids{1, 0, 2, 0}));
    QCOMPARE(view.signatures.ofRow, (Ids{0, 2, 0, 1})); // 1 8, 1 9, 2 8
}

void TestAttributeView::oneColumnHasNoOtherParts()
{
    const auto table = keptOf({"a s", "1 p", "2 p", "1 p"}, "s");
    const auto view = viewsOf(*table, {column({0, 1})}).front();
    QCOMPARE(view.columnCount(), 1U);
    QVERIFY(view.parts.empty());
    QCOMPARE(view.signatures.ofRow, (Ids{0, 1, 0}));
    QCOMPARE(view.firstPair, (Ids{0, 1, 2}));
}

void TestAttributeView::oneTupleIsOneOfEverything()
{
    const auto table = keptOf({"a s", "1 p"}, "s");
    const auto view = viewsOf(*table, {column({0}), column({1})}).front();
    QCOMPARE(view.firstPair, (Ids{0, 1}));
    QCOMPARE(view.pairs.ofRow, Ids{0});
    QCOMPARE(view.signatures.count, 1U);
    QCOMPARE(view.tupleOfSignature, Ids{0});
}

void TestAttributeView::aSignatureNamesATupleThatHasIt()
{
    const auto table = keptOf({"a b s", "2 8 p", "1 8 q", "2 8 q", "1 9 p", "1 8 p"}, "s");
    const auto view = viewsOf(*table, {column({0}), column({1, 2})}).front();
    QCOMPARE(view.tupleOfSignature.size(), 3U);
    for (std::uint32_t signature = 0; signature < 3; ++signature)
        QCOMPARE(view.signatures.ofRow[view.tupleOfSignature[signature]], signature);
}

/// Of two, each is a part, or of the group, where the other one is meant.
void TestAttributeView::otherSensitiveAttributesCountAsQuasiIdentifiers()
{
    auto attributes = keptOf({"a u s", "1 x p", "1 y p", "2 y q"}, "s")->attributes();
    attributes[1].role = Role::Sensitive;
    const KeptTable table(attributes, {0, 1, 2}, 3);
    const auto apart = viewsOf(table, {column({0}), column({1}), column({2})});
    QCOMPARE(apart.size(), 2U);
    QCOMPARE(apart[0].pairs.ofRow, (Ids{0, 1, 1}));      // of u
    QCOMPARE(apart[0].signatures.ofRow, (Ids{0, 0, 1})); // 1 p, 2 q
    QCOMPARE(apart[1].pairs.ofRow, (Ids{0, 0, 1}));      // of s
    QCOMPARE(apart[1].signatures.count, 3U);             // 1 x, 1 y, 2 y
    const auto together = viewsOf(table, {column({0}), column({1, 2})});
    QCOMPARE(together[0].groupCount(), 2U); // p, q
    QCOMPARE(together[0].pairs.ofRow, (Ids{0, 1, 2}));
    QCOMPARE(together[1].groupCount(), 2U); // x, y
    QCOMPARE(together[1].pairs.ofRow, (Ids{0, 1, 2}));
}

void TestAttributeView::refusesAModelOutOfRange()
{
    const auto table = keptOf({"a s", "1 p"}, "s");
    const auto columns = ColumnPartition::make({column({0}), column({1})}, 2, AttributeId(1)).value();
    JobContext job;
    QCOMPARE(attributeViews({*table, *table, columns}, {.l = Ratio(1, 2)}, job).error().code, ErrorCode::InvalidArgument);
}

void TestAttributeView::stopsWhenTold()
{
    const auto table = keptOf({"a b s", "2 8 p", "1 8 q", "2 8 q"}, "s");
    const auto columns = ColumnPartition::make({column({0}), column({1, 2})}, 3, AttributeId(2)).value();
    const auto stops = stopsAt(1'000, [&](JobContext& job) { return attributeViews({*table, *table, columns}, {}, job); });
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY(stops.asked > 2);
}

TRANCHE_TEST(TestAttributeView)

} // namespace tst_attribute_view

#include "tst_attribute_view.moc"
