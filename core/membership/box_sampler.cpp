// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/box_sampler.h"

#include <algorithm>
#include <limits>

namespace tranche {

BoxSampler::BoxSampler(const Boxes& boxes, const JobContext& job) : m_boxes(boxes)
{
    const bool fits = boxes.sizeSum() <= std::numeric_limits<std::uint64_t>::max();
    BigInteger end = 0;
    for (std::size_t box = 0; box < boxes.boxCount(); ++box) {
        job.check();
        end += boxes.boxSize(box);
        if (fits)
            m_ends.push_back(end.convert_to<std::uint64_t>());
        else
            m_largeEnds.push_back(end);
    }
}

std::size_t BoxSampler::drawAmongLarge(RandomSource& random) const
{
    const auto& total = m_largeEnds.back();
    const auto bits = boost::multiprecision::msb(total) + 1;
    std::vector<std::uint64_t> words((bits + 63) / 64);
    BigInteger place;
    do { // at least half of the draws are below the total
        std::ranges::generate(words, [&] { return random.next(); });
        if (bits % 64 != 0)
            words.back() &= (std::uint64_t{1} << bits % 64) - 1;
        boost::multiprecision::import_bits(place, words.begin(), words.end(), 64, false);
    } while (place >= total);
    return static_cast<std::size_t>(std::ranges::upper_bound(m_largeEnds, place) - m_largeEnds.begin());
}

std::size_t BoxSampler::drawBox(RandomSource& random) const
{
    if (m_ends.empty())
        return drawAmongLarge(random);
    return static_cast<std::size_t>(std::ranges::upper_bound(m_ends, random.below(m_ends.back())) - m_ends.begin());
}

void BoxSampler::draw(RandomSource& random, std::span<std::uint32_t> values) const
{
    const auto box = drawBox(random);
    for (std::size_t part = 0; part < values.size(); ++part) {
        const auto choice = m_boxes.parts()[part].valuesOfBucket.of(box);
        values[part] = choice[static_cast<std::size_t>(random.below(choice.size()))];
    }
}

} // namespace tranche
