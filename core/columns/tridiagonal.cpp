// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/tridiagonal.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace tranche {

namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();
constexpr int mostSteps = 60; // for one eigenvalue two are usual
constexpr int solvings = 4;   // the second is as good as it gets, but where eigenvalues nearly coincide

/// Where the part that begins at `first` ends, because what stands beside it is zero, but for rounding.
std::size_t endOfPart(const Tridiagonal& matrix, std::size_t first)
{
    auto end = first;
    while (end < matrix.beside.size()
           && std::abs(matrix.beside[end]) > epsilon * (std::abs(matrix.diagonal[end]) + std::abs(matrix.diagonal[end + 1])))
        ++end;
    return end;
}

/// One implicit QL step with a shift on the part first .. last. The part may fall in two on the way.
void stepQl(Tridiagonal& matrix, std::size_t first, std::size_t last)
{
    auto& d = matrix.diagonal;
    auto& e = matrix.beside;
    if (last < e.size())
        e[last] = 0.0;
    double g = (d[first + 1] - d[first]) / (2.0 * e[first]);
    double r = std::hypot(g, 1.0);
    g = d[last] - d[first] + e[first] / (g + std::copysign(r, g));
    double sine = 1.0;
    double cosine = 1.0;
    double p = 0.0;
    for (auto i = last; i-- > first;) {
        const double f = sine * e[i];
        const double b = cosine * e[i];
        r = std::hypot(f, g);
        if (i + 1 < last)
            e[i + 1] = r;
        if (r == 0.0) {
            d[i + 1] -= p;
            return;
        }
        sine = f / r;
        cosine = g / r;
        g = d[i + 1] - p;
        r = (d[i] - g) * sine + 2.0 * cosine * b;
        p = sine * r;
        d[i + 1] = g + p;
        g = cosine * r - b;
    }
    d[first] -= p;
    e[first] = g;
}

double sizeOf(const Tridiagonal& matrix)
{
    double size = 0.0;
    for (const double entry : matrix.diagonal)
        size = std::max(size, std::abs(entry));
    for (const double entry : matrix.beside)
        size = std::max(size, std::abs(entry));
    return size > 0.0 ? size : 1.0;
}

/// T - value, taken apart by elimination with row exchanges; a pivot of zero gives way to rounding.
class Shifted {
public:
    Shifted(const Tridiagonal& matrix, double value)
        : m_pivots(matrix.diagonal),
          m_next(matrix.beside),
          m_afterNext(matrix.diagonal.size(), 0.0),
          m_factors(matrix.beside),
          m_exchanged(matrix.beside.size(), false)
    {
        for (double& pivot : m_pivots)
            pivot -= value;
        m_next.push_back(0.0);
        const double least = epsilon * sizeOf(matrix);
        for (std::size_t i = 0; i + 1 < m_pivots.size(); ++i)
            eliminate(i, matrix.beside[i], least);
        if (std::abs(m_pivots.back()) < least)
            m_pivots.back() = least;
    }

    void solve(std::vector<double>& x) const
    {
        const auto n = x.size();
        for (std::size_t i = 0; i + 1 < n; ++i) {
            if (m_exchanged[i])
                std::swap(x[i], x[i + 1]);
            x[i + 1] -= m_factors[i] * x[i];
        }
        for (auto i = n; i-- > 0;) {
            const double next = i + 1 < n ? m_next[i] * x[i + 1] : 0.0;
            const double afterNext = i + 2 < n ? m_afterNext[i] * x[i + 2] : 0.0;
            x[i] = (x[i] - next - afterNext) / m_pivots[i];
        }
    }

private:
    /// Takes row i from row i + 1, the one with the greater entry first.
    void eliminate(std::size_t i, double below, double least)
    {
        if (std::abs(below) > std::abs(m_pivots[i])) {
            m_exchanged[i] = true;
            m_factors[i] = m_pivots[i] / below;
            m_pivots[i] = below;
            const double next = m_next[i];
            m_next[i] = m_pivots[i + 1];
            m_afterNext[i] = m_next[i + 1];
            m_pivots[i + 1] = next - m_factors[i] * m_next[i];
            m_next[i + 1] = -m_factors[i] * m_afterNext[i];
            return;
        }
        if (std::abs(m_pivots[i]) < least)
            m_pivots[i] = least;
        m_factors[i] = below / m_pivots[i];
        m_pivots[i + 1] -= m_factors[i] * m_next[i];
    }

    std::vector<double> m_pivots;
    std::vector<double> m_next;      ///< of the upper triangle: one beside the pivot
    std::vector<double> m_afterNext; ///< and two
    std::vector<double> m_factors;   ///< by which a row was taken from the one below
    std::vector<bool> m_exchanged;   ///< with the row below, before
};

/// Entries without a pattern, the same each time, and others for each vector.
std::vector<double> someVector(std::size_t n, std::size_t number)
{
    std::vector<double> x(n);
    std::uint64_t state = 88'172'645'463'325'252U + number;
    for (double& entry : x) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        entry = static_cast<double>(state >> 11U) * 0x1p-53 - 0.5;
    }
    return x;
}

double product(const std::vector<double>& a, const std::vector<double>& b)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

/// To length 1, at right angles to the others; twice, for what rounding left of the first time.
void straighten(std::vector<double>& x, const std::vector<std::vector<double>>& others)
{
    for (int time = 0; time < 2; ++time) {
        const double length = std::sqrt(product(x, x));
        for (double& entry : x)
            entry /= length;
        for (const auto& other : others) {
            const double along = product(x, other);
            for (std::size_t i = 0; i < x.size(); ++i)
                x[i] -= along * other[i];
        }
    }
    const double length = std::sqrt(product(x, x));
    for (double& entry : x)
        entry /= length;
}

} // namespace

std::vector<double> eigenvaluesOf(Tridiagonal matrix, const JobContext& job)
{
    for (std::size_t first = 0; first < matrix.diagonal.size(); ++first) {
        job.check();
        for (int step = 0; step < mostSteps; ++step) {
            const auto last = endOfPart(matrix, first);
            if (last == first)
                break;
            stepQl(matrix, first, last);
        }
    }
    std::ranges::sort(matrix.diagonal, std::ranges::greater());
    return std::move(matrix.diagonal);
}

std::vector<double> eigenvectorOf(const Tridiagonal& matrix, double value, const std::vector<std::vector<double>>& others)
{
    const Shifted shifted(matrix, value);
    auto x = someVector(matrix.diagonal.size(), others.size());
    straighten(x, others);
    for (int time = 0; time < solvings; ++time) {
        shifted.solve(x);
        straighten(x, others);
    }
    return x;
}

} // namespace tranche
