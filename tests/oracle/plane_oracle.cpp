// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/plane_oracle.h"

#include <cmath>

namespace tranche::test {

namespace {

std::vector<double> times(const Square& matrix, const std::vector<double>& vector)
{
    std::vector<double> product(vector.size(), 0.0);
    for (std::size_t i = 0; i < vector.size(); ++i)
        for (std::size_t j = 0; j < vector.size(); ++j)
            product[i] += matrix[i][j] * vector[j];
    return product;
}

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

/// A bound on the size of every eigenvalue.
double greatestRowSum(const Square& matrix)
{
    double greatest = 0.0;
    for (const auto& row : matrix) {
        double sum = 0.0;
        for (const double entry : row)
            sum += std::abs(entry);
        greatest = std::max(greatest, sum);
    }
    return greatest;
}

} // namespace

std::vector<Eigenpair> greatestEigenpairs(const Square& matrix, std::size_t count)
{
    const double shift = greatestRowSum(matrix); // makes the algebraically greatest the one of greatest size
    Square shifted = matrix;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        shifted[i][i] += shift;
    std::vector<Eigenpair> pairs;
    for (std::size_t k = 0; k < count; ++k) {
        std::vector<double> vector(matrix.size());
        for (std::size_t i = 0; i < vector.size(); ++i)
            vector[i] = 1.0 + 0.37 * static_cast<double>((i * 7 + k) % 11);
        for (int round = 0; round < 20000; ++round) {
            for (const Eigenpair& found : pairs) {
                const double along = dot(vector, found.vector);
                for (std::size_t i = 0; i < vector.size(); ++i)
                    vector[i] -= along * found.vector[i];
            }
            vector = times(shifted, vector);
            const double length = std::sqrt(dot(vector, vector));
            for (double& entry : vector)
                entry /= length;
        }
        pairs.push_back({dot(vector, times(matrix, vector)), vector});
    }
    return pairs;
}

Square torgersonProducts(const Square& distances)
{
    const auto n = distances.size();
    const auto square = [&](std::size_t i, std::size_t j) { return distances[i][j] * distances[i][j]; };
    Square products(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            double row = 0.0;
            double column = 0.0;
            double all = 0.0;
            for (std::size_t a = 0; a < n; ++a) {
                row += square(i, a) / static_cast<double>(n);
                column += square(a, j) / static_cast<double>(n);
                for (std::size_t b = 0; b < n; ++b)
                    all += square(a, b) / static_cast<double>(n * n);
            }
            products[i][j] = -0.5 * (square(i, j) - row - column + all);
        }
    }
    return products;
}

} // namespace tranche::test
