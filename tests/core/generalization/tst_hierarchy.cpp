// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/hierarchy.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_hierarchy {

using namespace tranche;

using Lines = std::vector<std::vector<std::string>>;

class TestHierarchy : public QObject {
    Q_OBJECT

private slots:
    void namesTheLeavesBelowALabel();
    void refusesWhatIsNoTree_data();
    void refusesWhatIsNoTree();
};

void TestHierarchy::namesTheLeavesBelowALabel()
{
    const auto hierarchy
        = Hierarchy::make(Lines{{"de", "Europe", "World"}, {"us", "America", "World"}, {"fr", "Europe", "World"}, {"?", "?", "?"}});
    QVERIFY(hierarchy);
    QCOMPARE(hierarchy->roots().size(), std::size_t{2});
    const auto leaf = hierarchy->leaf("de");
    QVERIFY(leaf);
    const auto europe = hierarchy->nodes()[*leaf].parent;
    QCOMPARE(hierarchy->nodes()[europe].label, std::string("Europe"));
    QCOMPARE(hierarchy->leavesBelow(europe), (std::vector<std::string>{"de", "fr"}));
    QCOMPARE(hierarchy->leavesBelow(hierarchy->roots().front()), (std::vector<std::string>{"de", "fr", "us"}));
    QVERIFY(!hierarchy->leaf("Europe"));
}

void TestHierarchy::refusesWhatIsNoTree_data()
{
    QTest::addColumn<Lines>("lines");
    QTest::addColumn<int>("line");

    QTest::newRow("nothing") << Lines{} << 0;
    QTest::newRow("no level") << Lines{{"secret"}} << 1;
    QTest::newRow("another number of levels") << Lines{{"a", "x"}, {"secret", "x", "y"}} << 2;
    QTest::newRow("an empty label") << Lines{{"a", "x"}, {"secret", ""}} << 2;
    QTest::newRow("a value twice") << Lines{{"secret", "x"}, {"b", "x"}, {"secret", "x"}} << 3;
    QTest::newRow("two parents") << Lines{{"a", "secret", "r"}, {"b", "secret", "q"}} << 2;
    QTest::newRow("a label that is a value elsewhere") << Lines{{"secret", "x"}, {"b", "secret"}} << 2;
}

void TestHierarchy::refusesWhatIsNoTree()
{
    QFETCH(Lines, lines);
    QFETCH(int, line);
    const auto hierarchy = Hierarchy::make(lines);
    QVERIFY(!hierarchy);
    QCOMPARE(hierarchy.error().code, ErrorCode::BadInput);
    QCOMPARE(static_cast<int>(hierarchy.error().place.line), line);
    QVERIFY(!tranche::test::wordsOf(hierarchy.error()).contains("secret"));
}

TRANCHE_TEST(TestHierarchy)

} // namespace tst_hierarchy

#include "tst_hierarchy.moc"
