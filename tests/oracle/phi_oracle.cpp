// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/phi_oracle.h"

#include <algorithm>
#include <set>

namespace tranche::test {

BigRational phiByDefinition(const std::vector<std::string>& left, const std::vector<std::string>& right)
{
    const std::set<std::string> leftValues(left.begin(), left.end());
    const std::set<std::string> rightValues(right.begin(), right.end());
    const auto smaller = std::min(leftValues.size(), rightValues.size());
    if (smaller == 1)
        return 0;
    const BigRational n(left.size());
    BigRational sum = 0;
    for (const auto& a : leftValues) {
        for (const auto& b : rightValues) {
            std::size_t both = 0;
            for (std::size_t row = 0; row < left.size(); ++row)
                both += left[row] == a && right[row] == b ? 1 : 0;
            const BigRational fa = std::ranges::count(left, a) / n;
            const BigRational fb = std::ranges::count(right, b) / n;
            const BigRational difference = both / n - fa * fb;
            sum += difference * difference / (fa * fb);
        }
    }
    return sum / (smaller - 1);
}

std::vector<std::string> binsByDefinition(const std::vector<std::string>& values, std::int64_t k)
{
    std::vector<std::int64_t> present;
    for (const auto& value : values) {
        if (!value.empty())
            present.push_back(std::stoll(value));
    }
    if (present.empty())
        return values;
    const auto least = std::ranges::min(present);
    const auto greatest = std::ranges::max(present);
    std::vector<std::string> bins;
    for (const auto& value : values) {
        if (value.empty())
            bins.push_back("missing");
        else if (least == greatest)
            bins.push_back("0");
        else if (std::stoll(value) == greatest)
            bins.push_back(std::to_string(k - 1));
        else
            bins.push_back(std::to_string((std::stoll(value) - least) * k / (greatest - least)));
    }
    return bins;
}

std::vector<std::vector<BigRational>> phiMatrixByDefinition(const std::vector<std::vector<std::string>>& attributes)
{
    std::vector<std::vector<BigRational>> matrix;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        matrix.emplace_back();
        for (std::size_t j = 0; j < attributes.size(); ++j)
            matrix.back().push_back(i == j ? BigRational(1) : phiByDefinition(attributes[i], attributes[j]));
    }
    return matrix;
}

} // namespace tranche::test
