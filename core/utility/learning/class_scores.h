// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tranche {

/// What models got right and wrong: how often each class was taken for which, pooled over folds (DEFINITIONS, Laboratory:
/// classification). The measures are computed from whole numbers and rounded once each step; nothing is decided by them.
class ClassScores {
public:
    explicit ClassScores(std::size_t classes) : m_classes(classes), m_counts(classes * classes, 0), m_outside(classes, 0) {}

    /// Both below classes().
    void add(std::uint32_t truth, std::uint32_t predicted) { ++m_counts[truth * m_classes + predicted]; }
    /// A tuple whose class is none of these, so that nobody could have guessed it: tested, and not right.
    void addOutside(std::uint32_t predicted) { ++m_outside[predicted]; }
    /// `other` has as many classes.
    void add(const ClassScores& other);

    std::size_t classes() const { return m_classes; }
    std::uint64_t count(std::size_t truth, std::size_t predicted) const { return m_counts[truth * m_classes + predicted]; }
    std::uint64_t tested() const;
    /// Tested tuples whose class is none of these. O(classes).
    std::uint64_t outside() const;
    std::uint64_t correct() const;
    /// Tested tuples of this class. O(classes).
    std::uint64_t occurs(std::size_t truth) const;
    /// Tested tuples that were taken for this class. O(classes).
    std::uint64_t named(std::size_t predicted) const;
    /// Share that is right; 0 where nothing was tested.
    double accuracy() const;
    /// Cohen's: (po - pe) / (1 - pe), at most 1, below 0 where chance would do better; 0 where pe is 1 or nothing was tested.
    double kappa() const;
    /// Mean over classes of 2 TP / (2 TP + FP + FN); 0 for a class that neither occurs nor is predicted.
    double macroF1() const;

private:
    std::size_t m_classes;
    std::vector<std::uint64_t> m_counts;  ///< row by row: a row a true class
    std::vector<std::uint64_t> m_outside; ///< by predicted class, of tuples of no class
};

/// (accuracy - commonest) / (original - commonest): how much of what a model learns from the original table is still learned; commonest is
/// what the commonest class gets right. None where the original's model learns nothing.
std::optional<double> accuracyKept(double accuracy, double original, double commonest);

} // namespace tranche
