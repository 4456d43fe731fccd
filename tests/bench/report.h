// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::bench {

/// What was asked of the program.
struct Options {
    std::vector<std::string> goals; ///< empty: all
    std::size_t tuples = 1'000'000; ///< of the large table; P3 also takes a tenth and five times as many
    int runs = 5;
    bool large = false; ///< five times as many tuples too
    bool slow = false;  ///< what takes minutes: the literal algorithm at full size

    bool wants(std::string_view goal) const
    {
        for (const auto& name : goals)
            if (name == goal)
                return true;
        return goals.empty();
    }
};

/// One figure beside its limits. The ratio is value / reference; less is better.
struct Figure {
    std::string_view goal;
    std::string what;
    double value = 0.0;
    std::string_view unit; ///< of value and reference
    double reference = 1.0;
    std::string_view against; ///< what the reference is; empty: the value is judged by itself
    double limit = 0.0;       ///< of the ratio
    double stretch = 0.0;
};

/// Prints a line a figure and counts what is missed.
class Report {
public:
    void begin(const Options& options) const;
    void add(const Figure& figure);
    /// A goal that cannot be measured here, and why.
    void skip(std::string_view goal, std::string_view reason) const;
    /// Something that must be so, whatever the times are.
    void require(bool holds, std::string_view goal, std::string_view what);
    /// Last line. 0 when everything required holds; times never make it 1, as other work on the machine would.
    int end() const;

private:
    std::size_t m_figures = 0;
    std::size_t m_missed = 0;
    std::size_t m_broken = 0;
};

void strictGoals(const Options& options, Report& report);
void generalGoals(const Options& options, Report& report);
void fileGoals(const Options& options, Report& report);
void wholeGoals(const Options& options, Report& report);
void labGoals(const Options& options, Report& report);
void guards(const Options& options, Report& report);
void cancelGaps(const Options& options, Report& report);

} // namespace tranche::bench
