// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/estimate_fakes.h"

#include "core/membership/box_sampler.h"
#include "core/membership/combination_set.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr std::size_t pilotSamples = 4'096;
constexpr std::size_t leastSamples = 10'000;
constexpr std::size_t samplesBetween = 4'096; ///< some milliseconds, even where a draw searches long lists
constexpr double quantile = 1.959963985;      ///< of the normal distribution, two-sided 95 %
constexpr double rareEvents = 4.0;            ///< in sums of N draws: covers a Poisson number at 95 % where next to none was seen

/// Weights that were drawn.
struct Series {
    std::size_t samples = 0;
    std::vector<std::size_t> fakesByMatching; ///< draws that were fakes, by m

    double sumOf(double (*weight)(double)) const
    {
        double sum = 0.0;
        for (std::size_t m = 1; m < fakesByMatching.size(); ++m)
            sum += static_cast<double>(fakesByMatching[m]) * weight(static_cast<double>(m));
        return sum;
    }
    double mean() const
    {
        return sumOf([](double m) { return 1.0 / m; }) / static_cast<double>(samples);
    }
    double variance() const
    {
        const auto squares = sumOf([](double m) { return 1.0 / (m * m); }) / static_cast<double>(samples);
        return std::max(0.0, squares - mean() * mean());
    }
    double halfWidth() const
    {
        const auto n = static_cast<double>(samples);
        return quantile * std::sqrt(variance() / (n - 1.0)) + rareEvents / n;
    }
};

class Drawing {
public:
    Drawing(const Boxes& boxes, const MatchingIndex& index, RandomSource& random, const JobContext& job)
        : m_index(index),
          m_sampler(boxes, job),
          m_originals(boxes, job),
          m_random(random),
          m_values(boxes.parts().size()),
          m_boxCount(boxes.boxCount())
    {
    }

    void draw(std::size_t samples, Series& series, JobContext& job)
    {
        series.fakesByMatching.resize(m_boxCount + 1, 0);
        for (std::size_t i = 0; i < samples; ++i) {
            if (i % samplesBetween == 0)
                job.step(i, samples);
            m_sampler.draw(m_random, m_values);
            if (!m_originals.contains(m_values))
                ++series.fakesByMatching[m_index.count(m_values)];
        }
        series.samples += samples;
    }

private:
    const MatchingIndex& m_index;
    BoxSampler m_sampler;
    CombinationSet m_originals;
    RandomSource& m_random;
    std::vector<std::uint32_t> m_values;
    std::size_t m_boxCount;
};

/// How many draws bring the interval to the precision, going by a first series, and one in ten more to be safe.
std::size_t samplesNeeded(const Series& pilot, const EstimateRequest& request)
{
    const auto wanted = request.precision * pilot.mean();
    if (wanted <= 0.0)
        return request.mostSamples;
    // quantile * s / sqrt(n) + rareEvents / n = wanted, in x = 1 / sqrt(n)
    const auto spread = quantile * std::sqrt(pilot.variance());
    const auto x = (std::sqrt(spread * spread + 4.0 * rareEvents * wanted) - spread) / (2.0 * rareEvents);
    const auto needed = 1.1 / (x * x);
    return needed >= static_cast<double>(request.mostSamples) ? request.mostSamples : static_cast<std::size_t>(needed);
}

} // namespace

FakesEstimate estimateFakes(const Boxes& boxes, const MatchingIndex& index, const EstimateRequest& request, RandomSource& random,
                            JobContext& job)
{
    Drawing drawing(boxes, index, random, job);
    Series pilot;
    Series series;
    drawing.draw(pilotSamples, pilot, job);
    drawing.draw(std::max(leastSamples, samplesNeeded(pilot, request)), series, job);
    FakesEstimate estimate{.share = series.mean(), .halfWidth = series.halfWidth(), .byMatching = {}, .samples = series.samples};
    for (std::size_t m = 0; m < series.fakesByMatching.size(); ++m) {
        const auto weighed = m == 0 ? 0.0 : static_cast<double>(series.fakesByMatching[m]) / static_cast<double>(m);
        estimate.byMatching.push_back(weighed / static_cast<double>(series.samples));
    }
    return estimate;
}

} // namespace tranche
