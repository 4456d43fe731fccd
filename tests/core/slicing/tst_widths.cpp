// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/widths.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <array>
#include <span>

namespace tst_widths {

using namespace tranche;
using namespace tranche::test;

class TestWidths : public QObject {
    Q_OBJECT

private slots:
    void comparesSharesOfTheAxes();
    void thirdsOfDifferentAxesAreEqual();
    void differencesBelowADoubleCount();
    void asksTheJobAllAlong();
    void saysNothingWhenToldToStop();
};

static const std::array both{AttributeId(0), AttributeId(1)};

void TestWidths::comparesSharesOfTheAxes()
{
    const auto table = keptOf({"age city s", "0 a x", "10 b y", "100 c x"}, "s");
    const auto widths = Widths::make(*table, both, JobContext());
    const auto age = widths.rangeOf(0, 0, 1);  // 10 of 100
    const auto city = widths.rangeOf(1, 0, 1); // 1 of 2
    QVERIFY(widths.wider(city, age));
    QVERIFY(!widths.wider(age, city));
}

void TestWidths::thirdsOfDifferentAxesAreEqual()
{
    const auto table = keptOf({"n m s", "0 0 x", "1 7 y", "2 14 x", "3 21 y"}, "s");
    const auto widths = Widths::make(*table, both, JobContext());
    for (std::uint32_t low = 0; low < 3; ++low) { // 1/3 = 7/21, wherever it lies
        QVERIFY(!widths.wider(widths.rangeOf(0, low, low + 1), widths.rangeOf(1, 0, 1)));
        QVERIFY(!widths.wider(widths.rangeOf(1, 0, 1), widths.rangeOf(0, low, low + 1)));
    }
}

void TestWidths::differencesBelowADoubleCount()
{
    const auto table
        = keptOf({"n m s", "0 0 x", "1000000000000000000 1000000000000000001 y", "2000000000000000000 2000000000000000000 x"}, "s");
    const auto widths = Widths::make(*table, both, JobContext());
    const auto half = widths.rangeOf(0, 0, 1);
    const auto more = widths.rangeOf(1, 0, 1);
    QVERIFY(widths.wider(more, half));
    QVERIFY(!widths.wider(half, more));
}

/// A table of one tuple for each of so many values.
static KeptTable tableOf(std::size_t values)
{
    std::vector<KeptAttribute> attributes(1);
    attributes[0].values.resize(values);
    attributes[0].axis = Axis::categorical(values);
    std::vector<std::uint32_t> rows(values);
    for (std::uint32_t i = 0; i < values; ++i)
        rows[i] = i;
    attributes[0].codes = rows;
    return {std::move(attributes), std::move(rows), values};
}

void TestWidths::asksTheJobAllAlong()
{
    test::CountedStop counted;
    Widths::make(tableOf(1'000'000), std::span(both).first(1), JobContext(counted.question()));
    QVERIFY2(counted.asked() >= 100, QByteArray::number(static_cast<qulonglong>(counted.asked())));
}

void TestWidths::saysNothingWhenToldToStop()
{
    QVERIFY(test::stopsAtOnce([](JobContext& job) { return Widths::make(tableOf(3), std::span(both).first(1), job); }));
}

TRANCHE_TEST(TestWidths)

} // namespace tst_widths

#include "tst_widths.moc"
