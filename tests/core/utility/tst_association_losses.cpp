// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/association_losses.h"
#include "tests/support/test_room.h"

namespace tst_association_losses {

using namespace tranche;

namespace {

const AttributeId a{0}, b{1}, c{2}, d{3};

CorrelationMatrix before()
{
    CorrelationMatrix matrix(std::vector<std::vector<std::uint32_t>>(4, {0}), std::vector<std::size_t>(4, 1));
    matrix.set(a, b, 0.5);
    matrix.set(a, c, 0.25);
    matrix.set(b, c, 0.25);
    matrix.set(c, d, 0.125);
    return matrix;
}

AssociationReport after()
{
    AssociationReport report{4, std::vector<double>(16, 0.0), std::nullopt};
    const auto set = [&](AttributeId i, AttributeId j, double value) {
        report.after[i.value * 4 + j.value] = report.after[j.value * 4 + i.value] = value;
    };
    set(a, b, 0.5);
    set(a, c, 0.0);
    set(b, c, 0.125);
    set(c, d, 0.25); // brought out by the buckets
    return report;
}

} // namespace

class TestAssociationLosses : public QObject {
    Q_OBJECT

private slots:
    void theGreatestLossComesFirstAndWhatDoesNotLoseIsLeftOut()
    {
        const auto losses = greatestLosses(before(), after(), 10);
        QCOMPARE(losses.size(), std::size_t{2});
        QVERIFY(losses[0].first == a && losses[0].second == c && losses[0].lost() == 0.25);
        QVERIFY(losses[1].first == b && losses[1].second == c && losses[1].before == 0.25 && losses[1].after == 0.125);
        QCOMPARE(greatestLosses(before(), after(), 1).size(), std::size_t{1});
    }

    void sharesBetweenColumnsAreOfSums()
    {
        const auto columns = ColumnPartition::make({{a, b}, {c}, {d}}, 4, d).value();
        const auto shares = keptBetweenColumns(before(), after(), columns);
        QCOMPARE(shares[0], std::optional(1.0));         // inside A
        QCOMPARE(shares[1], std::optional(0.125 / 0.5)); // A with B
        QCOMPARE(shares[3], shares[1]);
        QCOMPARE(shares[5], std::optional(2.0));         // B with S: more than before
        QVERIFY(!shares[2] && !shares[4] && !shares[8]); // nothing was there
    }
};

TRANCHE_TEST(TestAssociationLosses)

} // namespace tst_association_losses

#include "tst_association_losses.moc"
