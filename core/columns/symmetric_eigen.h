// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// All eigenvalues of a symmetric matrix, and the eigenvectors of the greatest.
struct SymmetricEigen {
    std::vector<double> values;               ///< descending
    std::vector<std::vector<double>> vectors; ///< by value; orthonormal. The first of its entries of greatest size is not negative
};

/// Reflections make the matrix tridiagonal, QL steps find its eigenvalues, and inverse iteration the eigenvectors that are wanted; all in a
/// fixed order, so that one input has one answer, signs included, on any number of threads.
///
/// `matrix` holds n * n entries, row by row, and is symmetric; `wanted` is at most n. Residuals are about n * 1e-16 of the greatest entry.
/// Where eigenvalues coincide, the vectors of them span a part of the right space but are otherwise arbitrary.
/// O(n^3 + n wanted^2); memory O(n^2).
/// Source: J. H. Wilkinson and C. Reinsch, Linear Algebra (1971), contributions II/2, II/3 and II/18.
SymmetricEigen symmetricEigen(std::vector<double> matrix, std::size_t n, std::size_t wanted, const JobContext& job);

} // namespace tranche
