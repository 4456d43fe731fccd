// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/union_count.h"

#include "core/jobs/in_steps.h"
#include "core/base/messages/slicing_message.h"
#include "core/membership/local_boxes.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

/// Count holds any number up to the sum of all boxes' sizes.
template <class Count>
class Recursion {
public:
    Recursion(const Boxes& boxes, const CountLimits& limits, JobContext& job)
        : m_boxes(boxes),
          m_limits(limits),
          m_job(job),
          m_order(mostValuesFirst(boxes)),
          m_maker(boxes, m_order),
          m_found(boxes.boxCount() + 1, 0)
    {
        for (const auto part : m_order)
            m_meanValues.push_back(static_cast<double>(boxes.parts()[part].valuesOfBucket.items.size())
                                   / static_cast<double>(boxes.boxCount()));
        m_costBehind.assign(m_order.size() + 1, 0.0);
        for (auto level = m_order.size(); level-- > 0;)
            m_costBehind[level] = m_costBehind[level + 1] + m_meanValues[level];
    }

    Result<UnionCount> run()
    {
        const auto& first = m_boxes.parts()[m_order[0]];
        std::vector<std::uint32_t> values(first.ids.count);
        std::iota(values.begin(), values.end(), 0U);
        const auto boxesOf = [&](std::uint32_t value) { return first.bucketsOfValue.of(value); };
        const auto below = [&](std::uint32_t a, std::uint32_t b) {
            const auto order
                = std::lexicographical_compare_three_way(boxesOf(a).begin(), boxesOf(a).end(), boxesOf(b).begin(), boxesOf(b).end());
            return order < 0 || (order == 0 && a < b);
        };
        sortInSteps(values, below, m_job);
        for (std::size_t begin = 0, end = 0; begin < values.size(); begin = end) {
            while (end < values.size() && std::ranges::equal(boxesOf(values[end]), boxesOf(values[begin])))
                ++end;
            m_job.step(begin, values.size());
            if (!solve(boxesOf(values[begin]), 1, Count(end - begin)))
                return tooMuch();
        }
        UnionCount result;
        for (const auto& found : m_found)
            result.emplace_back(found);
        return result;
    }

private:
    struct State {
        std::uint64_t set = 0;
        Count count = 0;
    };

    static std::unexpected<Error> tooMuch() { return fail(ErrorCode::NotSupported, SlicingMessage::CountingTooLong); }

    /// False: the limit is reached.
    bool spend(std::uint64_t steps)
    {
        m_work += steps;
        m_sinceLooked += steps;
        if (m_work > m_limits.work)
            return false;
        if (m_sinceLooked >= (1U << 20U)) {
            m_sinceLooked = 0;
            m_job.check();
        }
        return true;
    }

    Count valuesOf(std::uint32_t box, std::size_t level) const { return Count(m_boxes.parts()[m_order[level]].valuesOfBucket.sizeOf(box)); }

    /// Combinations of a single box from this level on.
    void addProduct(std::uint32_t box, std::size_t level, Count times)
    {
        for (; level < m_order.size(); ++level)
            times *= valuesOf(box, level);
        m_found[1] += times;
    }

    /// `times` combinations so far lie in exactly these boxes; what follows from `level` on.
    bool solve(std::span<const std::uint32_t> boxes, std::size_t level, const Count& times)
    {
        if (level == m_order.size()) {
            m_found[boxes.size()] += times;
            return spend(1);
        }
        if (boxes.size() == 1) {
            addProduct(boxes[0], level, times);
            return spend(m_order.size() - level);
        }
        const auto local = m_maker.make(boxes, level, m_limits.bytes, m_job);
        if (!local || !spend(static_cast<std::uint64_t>(makingCost(boxes.size(), level))))
            return false;
        if (boxes.size() <= 64)
            return merge(*local, times);
        std::vector<std::uint64_t> all(local->words, ~std::uint64_t{0});
        if (boxes.size() % 64 != 0)
            all.back() = (std::uint64_t{1} << boxes.size() % 64) - 1;
        return descend(*local, level, all, times);
    }

    double makingCost(std::size_t boxes, std::size_t level) const { return 4.0 * static_cast<double>(boxes) * m_costBehind[level]; }

    /// Few boxes: part by part, all combinations that lie in the same boxes are one state.
    bool merge(const LocalBoxes& local, const Count& times)
    {
        auto& states = m_states;
        auto& next = m_next;
        const auto all = local.boxes.size() == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << local.boxes.size()) - 1;
        states.assign(1, State{all, times});
        for (auto level = local.firstLevel; level < m_order.size(); ++level) {
            const auto& groups = local.at(level);
            next.clear();
            for (const auto& state : states) {
                if (!spend(4 * groups.size()) || next.size() > m_limits.bytes / sizeof(State) / 2)
                    return false;
                for (std::size_t group = 0; group < groups.size(); ++group) {
                    const auto set = state.set & groups.sets[group];
                    if (std::has_single_bit(set))
                        addProduct(local.boxes[static_cast<std::size_t>(std::countr_zero(set))], level + 1,
                                   state.count * groups.counts[group]);
                    else if (set != 0)
                        next.push_back({set, state.count * groups.counts[group]});
                }
            }
            joinEqual(next);
            std::swap(states, next);
        }
        for (const auto& state : states)
            m_found[static_cast<std::size_t>(std::popcount(state.set))] += state.count;
        return true;
    }

    static void joinEqual(std::vector<State>& states)
    {
        std::ranges::sort(states, {}, &State::set);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (kept > 0 && states[kept - 1].set == states[i].set)
                states[kept - 1].count += states[i].count;
            else
                states[kept++] = states[i];
        }
        states.resize(kept);
    }

    /// Many boxes: group by group, until few enough are left to be worth numbering anew.
    bool descend(const LocalBoxes& local, std::size_t level, std::span<const std::uint64_t> set, const Count& times)
    {
        const auto& groups = local.at(level);
        const bool last = level + 1 == m_order.size();
        std::vector<std::uint64_t> common(last ? 0 : local.words);
        for (std::size_t group = 0; group < groups.size(); ++group) {
            if (!spend(local.words + 1))
                return false;
            const auto* other = &groups.sets[group * local.words];
            std::size_t left = 0;
            if (last) {
                for (std::size_t word = 0; word < local.words; ++word)
                    left += static_cast<std::size_t>(std::popcount(set[word] & other[word]));
                m_found[left] += left == 0 ? Count(0) : Count(times * groups.counts[group]);
                continue;
            }
            for (std::size_t word = 0; word < local.words; ++word) {
                common[word] = set[word] & other[word];
                left += static_cast<std::size_t>(std::popcount(common[word]));
            }
            const auto further = Count(times * groups.counts[group]);
            if (left > 0
                && !(worthNumbering(local, level + 1, left) ? solve(boxesIn(local, common), level + 1, further)
                                                            : descend(local, level + 1, common, further)))
                return false;
        }
        return true;
    }

    bool worthNumbering(const LocalBoxes& local, std::size_t level, std::size_t boxes) const
    {
        if (boxes == 1)
            return true;
        double direct = static_cast<double>(local.words);
        for (auto at = level; at < m_order.size(); ++at)
            direct *= static_cast<double>(local.at(at).size());
        return makingCost(boxes, level) < direct;
    }

    static std::vector<std::uint32_t> boxesIn(const LocalBoxes& local, std::span<const std::uint64_t> set)
    {
        std::vector<std::uint32_t> boxes;
        for (std::size_t word = 0; word < set.size(); ++word)
            for (auto bits = set[word]; bits != 0; bits &= bits - 1)
                boxes.push_back(local.boxes[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]);
        return boxes;
    }

    const Boxes& m_boxes;
    const CountLimits& m_limits;
    JobContext& m_job;
    std::vector<std::size_t> m_order;
    LocalBoxMaker m_maker;
    std::vector<double> m_meanValues; ///< by level
    std::vector<double> m_costBehind; ///< by level: values of a box from there on, on average
    std::vector<Count> m_found;
    std::vector<State> m_states;
    std::vector<State> m_next;
    std::uint64_t m_work = 0;
    std::uint64_t m_sinceLooked = 0;
};

} // namespace

Result<UnionCount> countByRecursion(const Boxes& boxes, const CountLimits& limits, JobContext& job)
{
    if (boxes.sizeSum() <= std::numeric_limits<std::uint64_t>::max())
        return Recursion<std::uint64_t>(boxes, limits, job).run();
    return Recursion<BigInteger>(boxes, limits, job).run();
}

} // namespace tranche
