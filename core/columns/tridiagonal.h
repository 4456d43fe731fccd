// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <vector>

namespace tranche {

/// A symmetric matrix that is zero but for its diagonal and what stands beside it.
struct Tridiagonal {
    std::vector<double> diagonal; ///< not empty
    std::vector<double> beside;   ///< [i] between i and i + 1; one less
};

/// Descending. O(n^2) for n entries of the diagonal.
std::vector<double> eigenvaluesOf(Tridiagonal matrix, const JobContext& job);

/// An eigenvector of this eigenvalue, of length 1 and at right angles to `others`, which are those of the greater eigenvalues.
/// O(n others).
std::vector<double> eigenvectorOf(const Tridiagonal& matrix, double value, const std::vector<std::vector<double>>& others);

} // namespace tranche
