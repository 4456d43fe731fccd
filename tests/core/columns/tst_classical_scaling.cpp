// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/classical_scaling.h"
#include "tests/oracle/plane_oracle.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <cmath>
#include <random>

namespace tst_classical_scaling {

using namespace tranche;

namespace {

CorrelationMatrix matrixOf(const test::Square& distances)
{
    const auto n = distances.size();
    CorrelationMatrix matrix(std::vector<std::vector<std::uint32_t>>(n, {0}), std::vector<std::size_t>(n, 1));
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
            if (i != j)
                matrix.set(AttributeId{i}, AttributeId{j}, 1.0 - distances[i][j]);
    return matrix;
}

AttributePlane planeOf(const test::Square& distances)
{
    JobContext job;
    return classicalScaling(matrixOf(distances), job);
}

test::Square randomDistances(std::mt19937& random, std::size_t n)
{
    test::Square distances(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < i; ++j)
            distances[i][j] = distances[j][i] = static_cast<double>(random() % 1001) / 1000.0;
    return distances;
}

double apart(const AttributePlane& plane, std::size_t i, std::size_t j)
{
    return std::hypot(plane.points[i].x - plane.points[j].x, plane.points[i].y - plane.points[j].y);
}

} // namespace

class TestClassicalScaling : public QObject {
    Q_OBJECT

private slots:
    void distancesOfPointsInAPlaneComeBack()
    {
        for (unsigned seed = 1; seed <= 30; ++seed) {
            std::mt19937 random(seed);
            const std::size_t n = 2 + seed % 9;
            std::vector<std::pair<double, double>> points;
            for (std::size_t i = 0; i < n; ++i)
                points.emplace_back(static_cast<double>(random() % 700) / 1000.0, static_cast<double>(random() % 700) / 1000.0);
            test::Square distances(n, std::vector<double>(n, 0.0));
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j)
                    distances[i][j] = std::hypot(points[i].first - points[j].first, points[i].second - points[j].second);
            const auto plane = planeOf(distances);
            QVERIFY2(plane.share > 1.0 - 1e-6, qPrintable(QString("seed %1").arg(seed)));
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j)
                    QVERIFY2(std::abs(apart(plane, i, j) - distances[i][j]) < 1e-7, qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void agreesWithPowerIterationOnProductsWrittenOut()
    {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            std::mt19937 random(seed * 17);
            const auto distances = randomDistances(random, 4 + seed % 5);
            const auto slow = test::greatestEigenpairs(test::torgersonProducts(distances), 3);
            if (slow[0].value - slow[1].value < 0.02 || slow[1].value - slow[2].value < 0.02)
                continue;
            const auto plane = planeOf(distances);
            for (std::size_t i = 0; i < distances.size(); ++i) {
                QVERIFY2(std::abs(std::abs(plane.points[i].x) - std::sqrt(slow[0].value) * std::abs(slow[0].vector[i])) < 1e-6,
                         qPrintable(QString("seed %1").arg(seed)));
                QVERIFY2(std::abs(std::abs(plane.points[i].y) - std::sqrt(slow[1].value) * std::abs(slow[1].vector[i])) < 1e-6,
                         qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void centredAndTheSameEachTime()
    {
        std::mt19937 random(5);
        const auto distances = randomDistances(random, 12);
        const auto plane = planeOf(distances);
        double x = 0.0;
        double y = 0.0;
        for (const auto& point : plane.points) {
            x += point.x;
            y += point.y;
        }
        QVERIFY(std::abs(x) < 1e-9 && std::abs(y) < 1e-9);
        QVERIFY(plane.share > 0.0 && plane.share < 1.0);
        QVERIFY(planeOf(distances).points == plane.points);
    }

    void oneAttributeAndAttributesThatSayTheSameLieTogether()
    {
        QCOMPARE(planeOf({{0.0}}).points, std::vector<PlanePoint>{{}});
        const auto plane = planeOf({{0, 0, 1}, {0, 0, 1}, {1, 1, 0}});
        QVERIFY(apart(plane, 0, 1) < 1e-9);
        QVERIFY(std::abs(apart(plane, 0, 2) - 1.0) < 1e-9);
        QCOMPARE(planeOf(test::Square(3, std::vector<double>(3, 0.0))).share, 1.0);
    }

    void stopsWhenToldTo()
    {
        QVERIFY(test::stopsAtOnce([](JobContext& job) { return classicalScaling(matrixOf({{0, 1}, {1, 0}}), job); }));
    }
};

TRANCHE_TEST(TestClassicalScaling)

} // namespace tst_classical_scaling

#include "tst_classical_scaling.moc"
