// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/axis.h"

#include "core/base/exact.h"
#include "core/base/random.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <numeric>
#include <set>

namespace tst_axis {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Positions as they are defined, beside the axis that was made from the same numbers (tenths).
struct Both {
    Axis axis;
    std::vector<BigRational> positions;

    BigRational width(std::uint32_t low, std::uint32_t high) const
    {
        return positions.size() < 2 ? BigRational(0)
                                    : BigRational((positions[high] - positions[low]) / (positions.back() - positions.front()));
    }
};

Both randomAxis(RandomSource& random)
{
    const bool missingLast = random.below(2) == 0;
    const auto count = 1 + random.below(6);
    Both both;
    if (random.below(4) == 0) {
        const auto size = count + (missingLast ? 1 : 0);
        both.axis = Axis::categorical(size);
        for (std::uint64_t i = 0; i < size; ++i)
            both.positions.emplace_back(i);
        return both;
    }
    std::set<BigInteger> tenths;
    const int zeros = random.below(8) == 0 ? 30 : 0; // beyond 64 bits
    while (tenths.size() < count)
        tenths.insert((BigInteger(random.below(2'000)) - 1'000)
                      * boost::multiprecision::pow(BigInteger(10), random.below(2) == 0 ? static_cast<unsigned>(zeros) : 0U));
    std::vector<std::string> texts;
    for (const auto& value : tenths) {
        texts.push_back(value.str() + "e-1");
        both.positions.emplace_back(BigRational(value, 10));
    }
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    both.axis = Axis::numeric(ScaledNumbers::parse(views).value(), order, missingLast);
    if (missingLast)
        both.positions.push_back(both.positions.back() + 1);
    return both;
}

} // namespace

class TestAxis : public QObject {
    Q_OBJECT

private slots:
    void widthsCompareAsFractionsDo();
    void widthsOfVeryUnequalNumbersAreNotZero();
    void binsAreThoseOfTheVectors();
    void binsFollowTheFormula();
};

void TestAxis::widthsCompareAsFractionsDo()
{
    std::size_t equal = 0;
    const auto seeds = Seeds(1, 3000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto a = randomAxis(random);
        const auto b = randomAxis(random);
        QCOMPARE(a.axis.size(), a.positions.size());
        const auto range = [&](const Both& both) {
            const auto one = static_cast<std::uint32_t>(random.below(both.positions.size()));
            const auto other = static_cast<std::uint32_t>(random.below(both.positions.size()));
            return std::pair(std::min(one, other), std::max(one, other));
        };
        const auto [aLow, aHigh] = range(a);
        const auto [bLow, bHigh] = range(b);
        const auto order = a.width(aLow, aHigh).compare(b.width(bLow, bHigh)) <=> 0;
        QVERIFY2(Axis::compareWidths({a.axis, aLow, aHigh}, {b.axis, bLow, bHigh}) == order, qPrintable(QString("seed %1").arg(seed)));
        const auto exact = a.width(aLow, aHigh).convert_to<double>();
        QVERIFY2(std::abs(a.axis.approximateWidth(aLow, aHigh) - exact) <= exact * std::ldexp(1.0, -50),
                 qPrintable(QString("seed %1").arg(seed)));
        equal += order == 0 ? 1 : 0;
    }
    if (seeds.all())
        QVERIFY(equal > 100);
}

void TestAxis::widthsOfVeryUnequalNumbersAreNotZero()
{
    const std::vector<std::string_view> texts = {"0", "1", "1e400"};
    const std::vector<std::uint32_t> order = {0, 1, 2};
    const auto axis = Axis::numeric(ScaledNumbers::parse(texts).value(), order, false);
    QVERIFY(axis.approximateWidth(0, 1) > 0);
    QCOMPARE(axis.approximateWidth(1, 1), 0.0);
    QVERIFY(Axis::compareWidths({axis, 0, 1}, {axis, 0, 0}) > 0);
    QVERIFY(Axis::compareWidths({axis, 0, 1}, {axis, 1, 2}) < 0);
}

void TestAxis::binsAreThoseOfTheVectors()
{
    int compared = 0;
    const QDir folder(test::dataFolder() + "/vectors");
    for (const auto& name : folder.entryList({"*.json"})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto vector = QJsonDocument::fromJson(file.readAll()).object();
        const auto attributes = vector["attributes"].toArray();
        const auto discretized = vector["discretized"].toObject();
        for (int i = 0; i < attributes.size(); ++i) {
            const auto attribute = attributes[i].toObject()["name"].toString();
            if (!discretized.contains(attribute))
                continue;
            std::vector<std::string> lines = {"x"};
            for (const auto& row : vector["rows"].toArray())
                lines.push_back(row.toArray()[i].toString().toStdString());
            const auto kept = test::keptOf(lines, {});
            const auto& data = kept->attribute(AttributeId(0));
            QVERIFY(data.type == AttributeType::Numeric);
            const auto bins = data.axis.equalWidthBins(data.presentCount(), static_cast<std::uint32_t>(vector["bins"].toInt()));
            const auto expected = discretized[attribute].toArray();
            for (std::size_t row = 0; row < data.codes.size(); ++row, ++compared)
                QCOMPARE(static_cast<int>(bins[data.codes[row]]), expected[static_cast<int>(row)].toInt());
        }
    }
    QVERIFY(compared > 100);
}

void TestAxis::binsFollowTheFormula()
{
    for (const auto seed : Seeds(1, 500)) {
        SeededRandom random(seed);
        const auto both = randomAxis(random);
        const auto present = both.positions.size() > 1 ? both.positions.size() - random.below(2) : both.positions.size();
        const auto k = static_cast<std::uint32_t>(1 + random.below(12));
        const auto bins = both.axis.equalWidthBins(present, k);
        QCOMPARE(bins.size(), present);
        for (std::size_t i = 0; i < present; ++i) {
            const BigRational range = both.positions[present - 1] - both.positions[0];
            const BigRational scaled = range == 0 ? BigRational(0) : BigRational((both.positions[i] - both.positions[0]) * k / range);
            const auto expected = range != 0 && i + 1 == present ? BigInteger(k - 1) : BigInteger(numerator(scaled) / denominator(scaled));
            QVERIFY2(bins[i] == expected, qPrintable(QString("seed %1").arg(seed)));
        }
    }
}

TRANCHE_TEST(TestAxis)

} // namespace tst_axis

#include "tst_axis.moc"
