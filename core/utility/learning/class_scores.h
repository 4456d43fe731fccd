// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What models got right and wrong: how often each class was taken for which, pooled over folds.
class ClassScores {
public:
    explicit ClassScores(std::size_t classes) : m_classes(classes), m_counts(classes * classes, 0) {}

    void add(std::uint32_t truth, std::uint32_t predicted) { ++m_counts[truth * m_classes + predicted]; }
    void add(const ClassScores& other);

    std::size_t classes() const { return m_classes; }
    std::uint64_t count(std::size_t truth, std::size_t predicted) const { return m_counts[truth * m_classes + predicted]; }
    std::uint64_t tested() const;
    std::uint64_t correct() const;
    /// Share that is right; 0 where nothing was tested.
    double accuracy() const;
    /// Cohen's: (po - pe) / (1 - pe); 0 where pe is 1.
    double kappa() const;
    /// Mean over classes of 2 TP / (2 TP + FP + FN); 0 for a class that neither occurs nor is predicted.
    double macroF1() const;

private:
    std::size_t m_classes;
    std::vector<std::uint64_t> m_counts; ///< truth by truth
};

} // namespace tranche
