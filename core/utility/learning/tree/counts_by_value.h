// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/distances/label_lists.h"
#include "core/utility/learning/tree/published_entries.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// How many of each class are expected at each value of an attribute, values ascending; values that nothing has are left out.
struct CountsByValue {
    /// Values that follow each other and have the same counts.
    struct Stretch {
        CodeRange values;
        std::size_t begin = 0; ///< of its row
    };

    std::vector<Stretch> stretches;
    std::vector<WeightLists::Entry> rows; ///< (class, count of each value), in no order within a row

    std::span<const WeightLists::Entry> rowOf(std::size_t stretch) const
    {
        const auto end = stretch + 1 < stretches.size() ? stretches[stretch + 1].begin : rows.size();
        return std::span(rows).subspan(stretches[stretch].begin, end - stretches[stretch].begin);
    }
};

/// Sums the counts of a node by the value of one attribute: first add() what is there, then take() the sums.
///
/// What lies at single values is sorted by value and summed value by value, what lies on runs enters where a run begins and leaves where it
/// ends: so a run costs as much as a value, and memory is that of what was added. Not for several threads; keeps its memory for the next
/// attribute.
class ValueCounter {
public:
    explicit ValueCounter(std::size_t classes);

    /// Values lie in `range` from here on; nothing may be left from before.
    void begin(CodeRange range) { m_range = range; }
    /// At each value of a run, `weight` of each class of list `source`. Sources of one value that follow each other are summed first.
    void add(CodeRange run, std::uint32_t source, double weight)
    {
        if (run.low == run.high)
            m_singles.push_back({run.low, source, weight});
        else
            m_runs.push_back({run, source, weight});
    }
    /// All that was added since begin(), with these lists of classes by source. O(classes of what was added + its own number * log).
    CountsByValue take(const WeightLists& lists, const JobContext& job);

private:
    struct Single {
        std::uint32_t code = 0;
        std::uint32_t source = 0;
        double weight = 0.0;
    };
    struct Run {
        CodeRange values;
        std::uint32_t source = 0;
        double weight = 0.0;
    };
    /// What the runs add to each value at present.
    struct Active {
        std::vector<double> rate;        ///< by class
        std::vector<std::uint32_t> uses; ///< by class: runs that have it, so that nothing of a run that has ended stays
        std::size_t runs = 0;
    };

    CodeRange m_range;
    std::vector<Single> m_singles;
    std::vector<Run> m_runs; ///< by first value
    std::vector<Run> m_ends; ///< the same by last value
    std::vector<Single> m_singlesBuffer;
    std::vector<Run> m_runsBuffer;
    std::vector<std::uint32_t> m_places; ///< by value
    std::vector<double> m_row;           ///< by class; all 0 between values
    std::vector<std::uint32_t> m_touched;
    std::size_t m_added = 0; ///< classes, since the job was asked
    Active m_active;

    template <class Item, class Key>
    void sortByCode(std::vector<Item>& items, std::vector<Item>& buffer, Key key);
    void sweep(const WeightLists& lists, CountsByValue& counts, const JobContext& job);
    void sumSingles(std::size_t& next, const WeightLists& lists);
    void enter(const Run& run, const WeightLists& lists);
    void leave(const Run& run, const WeightLists& lists);
    void addToRow(std::uint32_t label, double weight);
    void writeRow(CodeRange values, CountsByValue& counts);
};

} // namespace tranche
