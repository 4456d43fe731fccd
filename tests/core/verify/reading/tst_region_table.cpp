// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/region_table.h"
#include "tests/support/test_room.h"

namespace tst_region_table {

using namespace tranche;

namespace {

QByteArray tableWith(const QByteArray& regions, const QByteArray& rest = R"("least": 3, "hierarchy": false, "from": "numeric")")
{
    return "{" + rest + R"(, "regions": [)" + regions + "]}";
}

std::optional<RegionTable> read(const QByteArray& json)
{
    return readRegions({json.constData(), static_cast<std::size_t>(json.size())});
}

} // namespace

class TestRegionTable : public QObject {
    Q_OBJECT
private slots:
    void readsWhatRegionsStandFor();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
};

void TestRegionTable::readsWhatRegionsStandFor()
{
    const auto table = read(tableWith(R"({"text": "[1, 5]", "form": "interval", "members": ["1", "5"]},
                                         {"text": "{7, ?}", "form": "set", "members": ["7"], "missing": true},
                                         {"text": "high", "form": "label", "members": ["8", "9"]},
                                         {"text": "both", "form": "labels", "members": []},
                                         {"text": "6", "form": "value", "members": ["6"]})"));
    QVERIFY(table.has_value());
    QCOMPARE(table->least, std::size_t{3});
    QVERIFY(table->from == AttributeType::Numeric);
    QCOMPARE(table->regions.size(), std::size_t{5});
    QVERIFY(table->regions[0].form == RegionMeaning::Form::Interval && !table->regions[0].missing);
    QVERIFY(table->regions[1].form == RegionMeaning::Form::Listed && table->regions[1].missing);
    QCOMPARE(table->regions[2].members, (std::vector<std::string>{"8", "9"}));
    QCOMPARE(table->regions[3].text, std::string("both"));
    QVERIFY(read(tableWith(R"({"text": "a", "form": "value", "members": ["a"]})", R"("least": 1, "hierarchy": true, "from": "date")"))->from
            == AttributeType::Date);
}

void TestRegionTable::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray region = R"({"text": "a", "form": "value", "members": ["a"]})";
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("no region") << tableWith("");
    QTest::newRow("printed alike") << tableWith(region + ',' + region);
    QTest::newRow("a region that is a text") << tableWith(R"("a")");
    for (const auto* broken :
         {R"({"form": "value", "members": ["a"]})", R"({"text": 1, "form": "value", "members": ["a"]})",
          R"({"text": "a", "form": "range", "members": ["a"]})", R"({"text": "a", "form": "value", "members": "a"})",
          R"({"text": "a", "form": "value", "members": [1]})", R"({"text": "a", "form": "value"})",
          R"({"text": "a", "form": "interval", "members": ["1"]})", R"({"text": "a", "form": "interval", "members": ["1", "2", "3"]})",
          R"({"text": "a", "form": "value", "members": ["a"], "missing": false})",
          R"({"text": "a", "form": "value", "members": ["a"], "more": 1})"})
        QTest::newRow(broken) << tableWith(broken);
    for (const auto* rest :
         {R"("least": 0, "hierarchy": false, "from": "numeric")", R"("least": "3", "hierarchy": false, "from": "numeric")",
          R"("least": 3, "hierarchy": 1, "from": "numeric")", R"("least": 3, "hierarchy": false, "from": "text")",
          R"("least": 3, "from": "numeric")", R"("least": 3, "hierarchy": false, "from": "numeric", "more": 1)"})
        QTest::newRow(rest) << tableWith(region, rest);
}

void TestRegionTable::refusesEverythingElse()
{
    QFETCH(QByteArray, json);
    QVERIFY(!read(json));
}

TRANCHE_TEST(TestRegionTable)

} // namespace tst_region_table

#include "tst_region_table.moc"
