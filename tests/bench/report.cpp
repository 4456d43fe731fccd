// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include "core/jobs/job_context.h"
#include "tests/bench/measure.h"

namespace tranche::bench {

void Report::begin(const Options& options) const
{
    std::printf("%zu tuples, least of %d runs, %zu processors, load %.2f\n", options.tuples, options.runs, JobContext::processors(),
                loadAverage());
    std::printf("processor time of one thread unless a line says otherwise; only ratios mean something on another machine\n\n");
    std::printf("%-6s %-58s %12s %26s %8s %8s %8s  %5s  %s\n", "goal", "what", "figure", "reference", "ratio", "goal", "stretch", "load",
                "verdict");
}

void Report::add(const Figure& figure)
{
    const double ratio = figure.value / figure.reference;
    const bool met = ratio <= figure.limit;
    const auto* verdict = ratio <= figure.stretch ? "stretch" : met ? "goal" : "MISSED";
    ++m_figures;
    m_missed += met ? 0 : 1;
    char reference[64] = "";
    if (!figure.against.empty())
        std::snprintf(reference, sizeof reference, "%.*s %.2f", static_cast<int>(figure.against.size()), figure.against.data(),
                      figure.reference);
    std::printf("%-6.*s %-58s %9.2f %-3.*s %25s %8.3f %8.2f %8.2f  %5.2f  %s\n", static_cast<int>(figure.goal.size()), figure.goal.data(),
                figure.what.c_str(), figure.value, static_cast<int>(figure.unit.size()), figure.unit.data(), reference, ratio, figure.limit,
                figure.stretch, loadAverage(), verdict);
    std::fflush(stdout);
}

void Report::skip(std::string_view goal, std::string_view reason) const
{
    std::printf("%-6.*s not measured: %.*s\n", static_cast<int>(goal.size()), goal.data(), static_cast<int>(reason.size()), reason.data());
}

void Report::require(bool holds, std::string_view goal, std::string_view what)
{
    if (holds)
        return;
    ++m_broken;
    std::printf("%-6.*s BROKEN: %.*s\n", static_cast<int>(goal.size()), goal.data(), static_cast<int>(what.size()), what.data());
}

int Report::end() const
{
    std::printf("\n%zu figures, %zu missed, %zu promises broken\n", m_figures, m_missed, m_broken);
    return m_broken == 0 ? 0 : 1;
}

} // namespace tranche::bench
