// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/symmetric_eigen.h"

#include "core/columns/tridiagonal.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <span>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t entriesForThreads = std::size_t{1} << 18; // below, starting threads takes longer than they save
constexpr std::size_t rowsOfPiece = 64;
constexpr double nothing = 1e-280; // of a sum of squares

/// Four sums, so that an addition need not wait for the one before.
double product(std::span<const double> a, std::span<const double> b)
{
    double sums[4] = {0.0, 0.0, 0.0, 0.0};
    std::size_t i = 0;
    for (; i + 4 <= a.size(); i += 4)
        for (std::size_t lane = 0; lane < 4; ++lane)
            sums[lane] += a[i + lane] * b[i + lane];
    for (; i < a.size(); ++i)
        sums[0] += a[i] * b[i];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// Makes a symmetric matrix tridiagonal, one row after the other: H A H with the reflection H = I - t v v^T that leaves nothing of the row
/// but the entry beside the diagonal. What H does to the rest, A - v w^T - w v^T, is done together with the next product, in one pass.
class Reflections {
public:
    Reflections(std::vector<double> matrix, std::size_t n) : m_n(n), m_a(std::move(matrix)), m_scales(n, 0.0) {}

    Tridiagonal reduce(const JobContext& job)
    {
        Tridiagonal result{std::vector<double>(m_n), std::vector<double>(m_n - 1)};
        std::vector<double> w(m_n, 0.0);
        std::vector<double> products(m_n, 0.0);
        for (std::size_t k = 0; k < m_n; ++k) {
            if (k > 0)
                reflect(k, k - 1, w);
            result.diagonal[k] = m_a[k * m_n + k];
            if (k + 1 == m_n)
                break;
            result.beside[k] = makeReflection(k);
            multiply(k, w, products, job);
            const auto v = vectorOf(k);
            const double half = m_scales[k] / 2.0 * m_scales[k] * product(v, std::span(products).subspan(k + 1));
            for (auto i = k + 1; i < m_n; ++i)
                w[i] = m_scales[k] * products[i] - half * v[i - k - 1];
        }
        return result;
    }

    /// An eigenvector of the tridiagonal matrix as one of the first matrix.
    void turnBack(std::vector<double>& x) const
    {
        for (auto k = m_n - 1; k-- > 0;) {
            const auto v = vectorOf(k);
            const auto tail = std::span(x).subspan(k + 1);
            const double along = m_scales[k] * product(v, tail);
            for (std::size_t i = 0; i < v.size(); ++i)
                tail[i] -= along * v[i];
        }
    }

private:
    /// v of the row's reflection, which stands in the row itself once that is done.
    std::span<const double> vectorOf(std::size_t row) const { return std::span(m_a).subspan(row * m_n + row + 1, m_n - row - 1); }

    /// A row as the reflection of an earlier one leaves it, from the diagonal on.
    void reflect(std::size_t row, std::size_t by, const std::vector<double>& w)
    {
        const auto v = vectorOf(by); // its first entry is that of row by + 1
        const double own = v[row - by - 1];
        for (auto j = row; j < m_n; ++j)
            m_a[row * m_n + j] -= own * w[j] + w[row] * v[j - by - 1];
    }

    /// Returns what is left beside the diagonal.
    double makeReflection(std::size_t row)
    {
        const auto v = std::span(m_a).subspan(row * m_n + row + 1, m_n - row - 1);
        const double rest = product(v.subspan(1), v.subspan(1));
        if (rest <= nothing)
            return v[0]; // the scale stays 0
        const double left = -std::copysign(std::sqrt(v[0] * v[0] + rest), v[0]);
        const double first = v[0] - left;
        v[0] = 1.0;
        for (double& entry : v.subspan(1))
            entry /= first;
        m_scales[row] = 2.0 / product(v, v);
        return left;
    }

    /// products = A v over what is left below `row`, after the reflection before was applied to it.
    void multiply(std::size_t row, const std::vector<double>& w, std::vector<double>& products, const JobContext& job)
    {
        const auto begin = row + 1;
        const auto left = m_n - begin;
        const auto doRows = [&](std::size_t from, std::size_t to, std::size_t) {
            for (auto i = from; i < to; ++i) {
                if (row > 0)
                    reflectRest(i, row, w);
                products[i] = product(std::span(m_a).subspan(i * m_n + begin, left), vectorOf(row));
            }
        };
        if (left * left >= entriesForThreads) {
            parallelRanges(begin, m_n, rowsOfPiece, job, doRows);
        } else {
            job.check();
            doRows(begin, m_n, 0);
        }
    }

    /// Row i as the reflection of the row before `row` leaves it, right of `row`.
    void reflectRest(std::size_t i, std::size_t row, const std::vector<double>& w)
    {
        const auto v = vectorOf(row - 1); // its first entry is that of `row`
        const double own = v[i - row];
        const double ownW = w[i];
        for (auto j = row + 1; j < m_n; ++j)
            m_a[i * m_n + j] -= own * w[j] + ownW * v[j - row];
    }

    std::size_t m_n;
    std::vector<double> m_a;
    std::vector<double> m_scales; ///< t by row; 0: no reflection
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

SymmetricEigen symmetricEigen(std::vector<double> matrix, std::size_t n, std::size_t wanted, const JobContext& job)
{
    assert(matrix.size() == n * n && n > 0 && wanted <= n);
    Reflections reflections(std::move(matrix), n);
    const auto tridiagonal = reflections.reduce(job);
    SymmetricEigen result{eigenvaluesOf(tridiagonal, job), {}};
    for (std::size_t k = 0; k < wanted; ++k)
        result.vectors.push_back(eigenvectorOf(tridiagonal, result.values[k], result.vectors));
    for (auto& vector : result.vectors) {
        reflections.turnBack(vector);
        fixSign(vector);
    }
    return result;
}

} // namespace tranche
