// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace tranche::test {

using Square = std::vector<std::vector<double>>;

/// An eigenpair by plain power iteration: multiply, normalize, many times.
struct Eigenpair {
    double value = 0.0;
    std::vector<double> vector;
};

/// The `count` algebraically greatest eigenpairs of a symmetric matrix, one after the other by deflation. Slow; wants distinct eigenvalues.
std::vector<Eigenpair> greatestEigenpairs(const Square& matrix, std::size_t count);

/// matrix - its row means - its column means + its mean, all times -1/2 and of squares: Torgerson's products, written out.
Square torgersonProducts(const Square& distances);

} // namespace tranche::test
