// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/union_count.h"

#include "core/base/messages/slicing_message.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tranche {

namespace {

constexpr auto most = std::numeric_limits<std::uint64_t>::max();

std::uint64_t timesSaturated(std::uint64_t a, std::uint64_t b)
{
    return b != 0 && a > most / b ? most : a * b;
}

std::uint64_t plusSaturated(std::uint64_t a, std::uint64_t b)
{
    return a > most - b ? most : a + b;
}

std::unexpected<Error> tooLarge()
{
    return fail(ErrorCode::NotSupported, SlicingMessage::TooManyCombinations);
}

/// What is needed to know before: work and memory.
struct BitmapPlan {
    std::vector<std::size_t> order; ///< parts; the first is walked value by value
    std::uint64_t cells = 1;        ///< combinations of the others
    std::uint64_t work = 0;
};

BitmapPlan planFor(const Boxes& boxes, const JobContext& job)
{
    BitmapPlan plan{.order = mostValuesFirst(boxes)};
    const auto& parts = boxes.parts();
    for (std::size_t i = 1; i < plan.order.size(); ++i)
        plan.cells = timesSaturated(plan.cells, parts[plan.order[i]].ids.count);
    const auto& first = parts[plan.order[0]];
    for (std::size_t value = 0; value < first.ids.count; ++value) {
        if (first.bucketsOfValue.sizeOf(value) < 2)
            continue; // a product, no array
        job.check();
        plan.work = plusSaturated(plan.work, plan.cells); // the array is read once a value
        for (const auto box : first.bucketsOfValue.of(value)) {
            std::uint64_t size = 1;
            for (std::size_t i = 1; i < plan.order.size(); ++i)
                size = timesSaturated(size, parts[plan.order[i]].valuesOfBucket.sizeOf(box));
            plan.work = plusSaturated(plan.work, size);
        }
    }
    return plan;
}

/// Counts on an array of the parts behind the first.
template <class Cell>
class Bitmap {
public:
    Bitmap(const Boxes& boxes, const BitmapPlan& plan)
        : m_boxes(boxes), m_plan(plan), m_cells(plan.cells, Cell{0}), m_result(boxes.boxCount() + 1, 0)
    {
        m_strides.assign(plan.order.size(), 1);
        for (std::size_t i = plan.order.size() - 1; i > 1; --i)
            m_strides[i - 1] = m_strides[i] * boxes.parts()[plan.order[i]].ids.count;
    }

    UnionCount run(JobContext& job)
    {
        const auto& first = m_boxes.parts()[m_plan.order[0]];
        std::vector<std::uint64_t> found(m_boxes.boxCount() + 1, 0);
        for (std::size_t value = 0; value < first.ids.count; ++value) {
            job.step(value, first.ids.count);
            const auto boxes = first.bucketsOfValue.of(value);
            if (boxes.size() == 1) {
                m_result[1] += m_boxes.boxSize(boxes[0]) / first.valuesOfBucket.sizeOf(boxes[0]);
                continue;
            }
            for (const auto box : boxes)
                mark(box, 1, 0, job);
            collect(found, job);
        }
        for (std::size_t m = 1; m < found.size(); ++m)
            m_result[m] += found[m];
        return std::move(m_result);
    }

private:
    /// Add one to every cell of the box, whose place in the parts before `level` is `base`.
    void mark(std::uint32_t box, std::size_t level, std::size_t base, const JobContext& job)
    {
        if (level == m_plan.order.size()) {
            ++m_cells[base];
            return;
        }
        const auto values = m_boxes.parts()[m_plan.order[level]].valuesOfBucket.of(box);
        if (level + 1 == m_plan.order.size()) {
            for (const auto value : values)
                ++m_cells[base + value];
            return spend(values.size(), job);
        }
        for (const auto value : values)
            mark(box, level + 1, base + value * m_strides[level], job);
    }

    void collect(std::vector<std::uint64_t>& found, const JobContext& job)
    {
        for (std::size_t begin = 0; begin < m_cells.size(); begin += stepsBetween) {
            const auto end = std::min(begin + stepsBetween, m_cells.size());
            for (auto i = begin; i < end; ++i) {
                if (m_cells[i] != 0)
                    ++found[m_cells[i]];
                m_cells[i] = 0;
            }
            job.check();
        }
    }

    void spend(std::size_t steps, const JobContext& job)
    {
        m_steps += steps;
        if (m_steps < stepsBetween)
            return;
        m_steps = 0;
        job.check();
    }

    static constexpr std::size_t stepsBetween = 1U << 20U; // some milliseconds

    const Boxes& m_boxes;
    const BitmapPlan& m_plan;
    std::vector<Cell> m_cells;
    UnionCount m_result;
    std::vector<std::size_t> m_strides; ///< by level
    std::size_t m_steps = 0;
};

} // namespace

std::vector<std::size_t> mostValuesFirst(const Boxes& boxes)
{
    std::vector<std::size_t> order(boxes.parts().size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t part) { return boxes.parts()[part].ids.count; });
    return order;
}

std::uint64_t bitmapWork(const Boxes& boxes, const JobContext& job)
{
    return planFor(boxes, job).work;
}

Result<UnionCount> countByBitmap(const Boxes& boxes, const CountLimits& limits, JobContext& job)
{
    const auto plan = planFor(boxes, job);
    const auto width = boxes.boxCount() <= 0xFF ? 1U : boxes.boxCount() <= 0xFFFF ? 2U : 4U;
    if (plan.work > limits.work || timesSaturated(plan.cells, width) > limits.bytes)
        return tooLarge();
    if (width == 1)
        return Bitmap<std::uint8_t>(boxes, plan).run(job);
    if (width == 2)
        return Bitmap<std::uint16_t>(boxes, plan).run(job);
    return Bitmap<std::uint32_t>(boxes, plan).run(job);
}

} // namespace tranche
