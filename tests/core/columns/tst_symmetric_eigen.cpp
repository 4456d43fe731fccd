// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/symmetric_eigen.h"
#include "tests/oracle/plane_oracle.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace tst_symmetric_eigen {

using namespace tranche;

namespace {

std::vector<double> randomSymmetric(std::mt19937& random, std::size_t n)
{
    std::vector<double> matrix(n * n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j)
            matrix[i * n + j] = matrix[j * n + i] = static_cast<double>(random() % 2001) / 1000.0 - 1.0;
    return matrix;
}

SymmetricEigen solved(const std::vector<double>& matrix, std::size_t n)
{
    return symmetricEigen(matrix, n, n, JobContext());
}

/// Greatest entry of A v - value v, and of V V^T - I.
double worstResidual(const std::vector<double>& matrix, const SymmetricEigen& eigen)
{
    const auto n = eigen.values.size();
    double worst = 0.0;
    for (std::size_t k = 0; k < n; ++k) {
        for (std::size_t i = 0; i < n; ++i) {
            double product = 0.0;
            double inner = 0.0;
            for (std::size_t j = 0; j < n; ++j) {
                product += matrix[i * n + j] * eigen.vectors[k][j];
                inner += eigen.vectors[k][j] * eigen.vectors[i][j];
            }
            worst = std::max(worst, std::abs(product - eigen.values[k] * eigen.vectors[k][i]));
            worst = std::max(worst, std::abs(inner - (i == k ? 1.0 : 0.0)));
        }
    }
    return worst;
}

} // namespace

class TestSymmetricEigen : public QObject {
    Q_OBJECT

private slots:
    void knownMatrix()
    {
        const auto eigen = solved({2, 1, 1, 2}, 2);
        QVERIFY(std::abs(eigen.values[0] - 3.0) < 1e-14);
        QVERIFY(std::abs(eigen.values[1] - 1.0) < 1e-14);
        QVERIFY(std::abs(eigen.vectors[0][0] - std::sqrt(0.5)) < 1e-14);
        QVERIFY(std::abs(eigen.vectors[0][1] - std::sqrt(0.5)) < 1e-14);
        QVERIFY(eigen.vectors[1][0] > 0.0 && eigen.vectors[1][1] < 0.0); // the first of equal size is positive
    }

    void everyPairIsAnEigenpairAndTheVectorsAreOrthonormal()
    {
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            const std::size_t n = 1 + seed % 24;
            const auto matrix = randomSymmetric(random, n);
            const auto eigen = solved(matrix, n);
            QVERIFY2(worstResidual(matrix, eigen) < 1e-12, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY(std::ranges::is_sorted(eigen.values, std::ranges::greater{}));
        }
    }

    void coincidingValuesAndZerosAreNoTrouble()
    {
        const std::size_t n = 6;
        std::vector<double> ones(n * n, 1.0);
        const auto eigen = solved(ones, n);
        QVERIFY(std::abs(eigen.values[0] - 6.0) < 1e-13);
        QVERIFY(worstResidual(ones, eigen) < 1e-13);
        const auto nothing = solved(std::vector<double>(n * n, 0.0), n);
        QCOMPARE(nothing.values, std::vector<double>(n, 0.0));
    }

    /// Large enough for several threads; the greatest two eigenvalues coincide.
    void aLargeMatrixIsTheSameOnAnyNumberOfThreads()
    {
        const std::size_t n = 640;
        std::vector<double> matrix(n * n, 0.0);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j)
                matrix[i * n + j] = i % 2 == j % 2 ? 1.0 : 0.0;
        JobContext one;
        one.setThreads(1);
        JobContext three;
        three.setThreads(3);
        const auto eigen = symmetricEigen(matrix, n, 2, one);
        QVERIFY(std::abs(eigen.values[0] - n / 2.0) < 1e-10 && std::abs(eigen.values[1] - n / 2.0) < 1e-10);
        QVERIFY(std::abs(eigen.values[2]) < 1e-10 && std::abs(eigen.values.back()) < 1e-10);
        for (const auto& vector : eigen.vectors)
            for (std::size_t i = 2; i < n; ++i)
                QVERIFY(std::abs(vector[i] - vector[i - 2]) < 1e-12);
        const auto again = symmetricEigen(matrix, n, 2, three);
        QCOMPARE(again.values, eigen.values);
        QCOMPARE(again.vectors, eigen.vectors);
    }

    void agreesWithPowerIteration()
    {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            std::mt19937 random(seed * 31);
            const std::size_t n = 3 + seed % 6;
            const auto matrix = randomSymmetric(random, n);
            test::Square square(n, std::vector<double>(n));
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j)
                    square[i][j] = matrix[i * n + j];
            const auto slow = test::greatestEigenpairs(square, 2);
            const auto fast = solved(matrix, n);
            if (fast.values[0] - fast.values[1] < 0.01 || fast.values[1] - fast.values[2] < 0.01)
                continue; // the slow one does not settle there
            for (std::size_t k = 0; k < 2; ++k) {
                QVERIFY2(std::abs(slow[k].value - fast.values[k]) < 1e-9, qPrintable(QString("seed %1").arg(seed)));
                const double sign = slow[k].vector[0] * fast.vectors[k][0] < 0.0 ? -1.0 : 1.0;
                for (std::size_t i = 0; i < n; ++i)
                    QVERIFY2(std::abs(sign * slow[k].vector[i] - fast.vectors[k][i]) < 1e-6, qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void stopsWhenToldTo()
    {
        QVERIFY(test::stopsAtOnce([](JobContext& job) { return symmetricEigen({2, 1, 1, 2}, 2, 2, job); }));
    }
};

TRANCHE_TEST(TestSymmetricEigen)

} // namespace tst_symmetric_eigen

#include "tst_symmetric_eigen.moc"
