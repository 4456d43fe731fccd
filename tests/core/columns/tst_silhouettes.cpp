// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/propose_columns.h"
#include "core/columns/silhouettes.h"
#include "core/correlation/correlate.h"
#include "tests/support/random_table.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>

namespace tst_silhouettes {

using namespace tranche;

namespace {

CorrelationMatrix matrixOf(std::size_t attributes)
{
    return {std::vector<std::vector<std::uint32_t>>(attributes, {0}), std::vector<std::size_t>(attributes, 1)};
}

/// The definition, attribute by attribute, with every distance written out.
double slowSilhouette(const ColumnPartition& columns, const CorrelationMatrix& matrix, AttributeId id)
{
    double inside = 0.0;
    double outside = 1e9;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        double sum = 0.0;
        double count = 0.0;
        for (const AttributeId other : columns.columns()[c])
            if (other != id) {
                sum += 1.0 - matrix.at(id, other);
                count += 1.0;
            }
        if (columns.columnOf(id).value == c)
            inside = count > 0.0 ? sum / count : -1.0;
        else
            outside = std::min(outside, sum / count);
    }
    return inside < 0.0 || std::max(inside, outside) <= 0.0 ? 0.0 : (outside - inside) / std::max(inside, outside);
}

} // namespace

class TestSilhouettes : public QObject {
    Q_OBJECT

private slots:
    void meanCountsALoneAttributeAsZero()
    {
        auto matrix = matrixOf(3);
        matrix.set(AttributeId{0}, AttributeId{1}, 0.75);
        matrix.set(AttributeId{0}, AttributeId{2}, 0.5);
        const auto columns = ColumnPartition::make({{AttributeId{0}, AttributeId{1}}, {AttributeId{2}}}, 3, std::nullopt).value();
        QCOMPARE(meanSilhouette(columns, matrix), std::optional((0.5 + 0.75 + 0.0) / 3.0));
        const auto one = ColumnPartition::make({{AttributeId{0}, AttributeId{1}, AttributeId{2}}}, 3, std::nullopt).value();
        QVERIFY(!meanSilhouette(one, matrix));
    }

    void curveIsTheMeanOfEachProposal()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            SeededRandom random(seed);
            const auto table = test::randomTable(random);
            JobContext job;
            const auto matrix = correlate(*table, 10, job).value();
            const AttributeId sensitive = table->sensitive().front();
            const auto alpha = seed % 3 == 0 ? std::nullopt : std::optional(1 + static_cast<std::size_t>(seed % 2));
            const auto curve = silhouetteCurve(*matrix, sensitive, alpha, 10, job).value();
            const std::size_t most = alpha ? matrix->size() - *alpha + 1 : matrix->size();
            QCOMPARE(curve.size(), most < 2 ? 0 : most - 1);
            for (const auto& point : curve) {
                const auto proposal = proposeColumns(*matrix, sensitive, {alpha, point.columns}, job).value();
                double sum = 0.0;
                for (std::size_t i = 0; i < matrix->size(); ++i)
                    sum += slowSilhouette(proposal.columns, *matrix, AttributeId{i});
                QVERIFY2(std::abs(point.mean - sum / static_cast<double>(matrix->size())) < 1e-12,
                         qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void curveEndsWhereItIsTold()
    {
        SeededRandom random(3);
        const auto table = test::randomTable(random, {20, 20, 6, 6, 1});
        JobContext job;
        const auto matrix = correlate(*table, 10, job).value();
        QCOMPARE(silhouetteCurve(*matrix, table->sensitive().front(), 1, 3, job).value().size(), std::size_t{2});
        QVERIFY(
            test::stopsAtOnce([&](JobContext& stopped) { return silhouetteCurve(*matrix, table->sensitive().front(), 1, 3, stopped); }));
    }
};

TRANCHE_TEST(TestSilhouettes)

} // namespace tst_silhouettes

#include "tst_silhouettes.moc"
