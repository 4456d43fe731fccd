// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// A symmetric matrix taken apart: A = sum of value_k * vector_k * vector_k^T.
struct SymmetricEigen {
    std::vector<double> values;               ///< descending
    std::vector<std::vector<double>> vectors; ///< by value; orthonormal. The first of its entries of greatest size is not negative
};

/// Eigenvalues and eigenvectors by Jacobi's rotations, in a fixed order, so that one input has one answer, signs included.
///
/// `matrix` holds n * n entries, row by row, and is symmetric. Residuals are about n * 1e-16 of the greatest entry. Where eigenvalues
/// coincide, the vectors of them span the right space but are otherwise arbitrary.
/// O(n^3) a sweep, in practice 5 to 10 sweeps; memory O(n^2).
/// Source: C. G. J. Jacobi, Crelle's Journal 30 (1846); rotations as in H. Rutishauser, Numerische Mathematik 9 (1966).
SymmetricEigen symmetricEigen(std::vector<double> matrix, std::size_t n, const JobContext& job);

} // namespace tranche
