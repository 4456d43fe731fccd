// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/symmetric_eigen.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr int mostSweeps = 60; // quadratic convergence: reached by no matrix of finite numbers

/// A rotation of the plane of two axes: cosine and sine.
struct Turn {
    double c = 1.0;
    double s = 0.0;
};

/// Rotates axes until nothing is left beside the diagonal.
class Jacobi {
public:
    Jacobi(std::vector<double> matrix, std::size_t n) : m_n(n), m_a(std::move(matrix)), m_vectors(n * n, 0.0)
    {
        for (std::size_t i = 0; i < n; ++i)
            m_vectors[i * n + i] = 1.0;
        for (const double entry : m_a)
            m_scale = std::max(m_scale, std::abs(entry));
    }

    void solve(const JobContext& job)
    {
        for (int sweep = 0; sweep < mostSweeps; ++sweep) {
            bool turned = false;
            for (std::size_t p = 0; p + 1 < m_n; ++p) {
                job.check();
                for (std::size_t q = p + 1; q < m_n; ++q)
                    turned = annihilate(p, q) || turned;
            }
            if (!turned)
                break;
        }
    }

    double value(std::size_t k) const { return m_a[k * m_n + k]; }
    std::vector<double> vector(std::size_t k) const
    {
        const auto begin = m_vectors.begin() + static_cast<std::ptrdiff_t>(k * m_n);
        return {begin, begin + static_cast<std::ptrdiff_t>(m_n)};
    }

private:
    /// Whether there was anything to turn away.
    bool annihilate(std::size_t p, std::size_t q)
    {
        const double beside = m_a[p * m_n + q];
        if (std::abs(beside) <= std::numeric_limits<double>::epsilon() * m_scale * 0.01)
            return false;
        const double theta = (m_a[q * m_n + q] - m_a[p * m_n + p]) / (2.0 * beside);
        const double t = (theta >= 0.0 ? 1.0 : -1.0) / (std::abs(theta) + std::hypot(theta, 1.0));
        const double c = 1.0 / std::hypot(t, 1.0);
        const Turn turn{c, t * c};
        turnRows(m_a, p, q, turn);
        for (std::size_t row = 0; row < m_n; ++row)
            apply(m_a[row * m_n + p], m_a[row * m_n + q], turn);
        m_a[p * m_n + q] = m_a[q * m_n + p] = 0.0;
        turnRows(m_vectors, p, q, turn);
        return true;
    }

    void turnRows(std::vector<double>& entries, std::size_t p, std::size_t q, const Turn& turn) const
    {
        for (std::size_t i = 0; i < m_n; ++i)
            apply(entries[p * m_n + i], entries[q * m_n + i], turn);
    }

    static void apply(double& p, double& q, const Turn& turn)
    {
        const double old = p;
        p = turn.c * old - turn.s * q;
        q = turn.s * old + turn.c * q;
    }

    std::size_t m_n;
    std::vector<double> m_a;
    std::vector<double> m_vectors; ///< one eigenvector a row
    double m_scale = 0.0;
};

void fixSign(std::vector<double>& vector)
{
    double greatest = 0.0;
    for (const double entry : vector)
        greatest = std::max(greatest, std::abs(entry));
    const auto first = std::ranges::find_if(vector, [&](double entry) { return std::abs(entry) >= greatest * (1.0 - 1e-9); });
    if (first != vector.end() && *first < 0.0)
        for (double& entry : vector)
            entry = -entry;
}

} // namespace

SymmetricEigen symmetricEigen(std::vector<double> matrix, std::size_t n, const JobContext& job)
{
    assert(matrix.size() == n * n);
    Jacobi jacobi(std::move(matrix), n);
    jacobi.solve(job);
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t k) { return jacobi.value(k); });
    SymmetricEigen result;
    for (const std::size_t k : order) {
        result.values.push_back(jacobi.value(k));
        result.vectors.push_back(jacobi.vector(k));
        fixSign(result.vectors.back());
    }
    return result;
}

} // namespace tranche
