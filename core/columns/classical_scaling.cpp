// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/classical_scaling.h"

#include "core/columns/symmetric_eigen.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

/// -1/2 J D2 J.
std::vector<double> centredProducts(const CorrelationMatrix& matrix)
{
    const std::size_t d = matrix.size();
    std::vector<double> squares(d * d, 0.0);
    std::vector<double> means(d, 0.0);
    double mean = 0.0;
    for (std::size_t i = 0; i < d; ++i) {
        for (std::size_t j = 0; j < d; ++j) {
            const double distance = 1.0 - matrix.at(AttributeId{i}, AttributeId{j});
            squares[i * d + j] = distance * distance;
            means[i] += squares[i * d + j] / static_cast<double>(d);
        }
        mean += means[i] / static_cast<double>(d);
    }
    for (std::size_t i = 0; i < d; ++i)
        for (std::size_t j = 0; j < d; ++j)
            squares[i * d + j] = -0.5 * (squares[i * d + j] - means[i] - means[j] + mean);
    return squares;
}

double sumOfSizes(const std::vector<double>& values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += std::abs(value);
    return sum;
}

} // namespace

AttributePlane classicalScaling(const CorrelationMatrix& matrix, JobContext& job)
{
    const std::size_t d = matrix.size();
    const auto eigen = symmetricEigen(centredProducts(matrix), d, std::min<std::size_t>(d, 2), job);
    AttributePlane plane{std::vector<PlanePoint>(d), 1.0};
    const double rounding = 1e-15 * static_cast<double>(d) * std::max(std::abs(eigen.values.front()), std::abs(eigen.values.back()));
    const auto axis = [&](std::size_t k) { return k < d && eigen.values[k] > rounding ? eigen.values[k] : 0.0; };
    for (std::size_t i = 0; i < d; ++i) {
        plane.points[i].x = std::sqrt(axis(0)) * eigen.vectors[0][i];
        plane.points[i].y = d > 1 ? std::sqrt(axis(1)) * eigen.vectors[1][i] : 0.0;
    }
    if (const double all = sumOfSizes(eigen.values); all > 0.0)
        plane.share = std::min(1.0, (axis(0) + axis(1)) / all);
    return plane;
}

} // namespace tranche
