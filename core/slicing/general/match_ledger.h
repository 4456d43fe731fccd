// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/general/engine_state.h"
#include "core/slicing/general/tried_cut.h"
#include "core/slicing/general/exact_match.h"
#include "core/slicing/general/match_states.h"
#include "core/slicing/general/side_counts.h"
#include "core/slicing/general/word_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// Which signatures match which buckets, and the sums behind their p(t,s), for one view, updated cut by cut (DEFINITIONS, Matching).
///
/// Only signatures that match two buckets or more have a state and stand in the lists of the buckets they match; all others are the
/// bucket's own tuples. A half's list is picked from the whole's, as its values are some of the whole's.
///
/// Long lists are dealt out to the job's threads by signature. Each signature's sums are updated by one of them, from the same numbers in
/// the same order of cuts, so every bit is the same for any number of threads.
class MatchLedger {
public:
    /// Both must outlive it.
    MatchLedger(const EngineState& engine, const AttributeView& view, LaneLayout layout);

    /// Whether the run as the only bucket keeps the model.
    bool passesWhole(const RowRun& run, const JobContext& job);

    /// Call for each bucket once, in the order of the queue, before its cuts are tried.
    void begin(std::uint32_t node);
    /// A cut that was counted. The counts go when it does, so that the ledger is as before; commit() takes the cut.
    class Trial {
    public:
        Trial(Trial&& other) noexcept : m_ledger(std::exchange(other.m_ledger, nullptr)), m_cut(other.m_cut), m_passes(other.m_passes) {}
        Trial& operator=(Trial&&) = delete;
        ~Trial()
        {
            if (m_ledger)
                m_ledger->m_counts.reset();
        }
        /// Whether every signature keeps the model after the cut; exact.
        bool passes() const { return m_passes; }
        /// Its halves are the next two nodes of the queue.
        void commit(const JobContext& job) { m_ledger->take(m_cut, job); }

    private:
        friend class MatchLedger;
        Trial(MatchLedger& ledger, const TriedCut& cut) : m_ledger(&ledger), m_cut(cut) {}

        MatchLedger* m_ledger; ///< null: moved on
        TriedCut m_cut;
        bool m_passes = false;
    };
    /// One at a time: the next only when the one before has gone.
    Trial tryCut(const TriedCut& cut, const JobContext& job);

private:
    enum Match : std::uint8_t { Neither = 0, Right = 1, Left = 2, Both = 3, Dead = 4 };
    using Scratch = std::vector<double>; ///< sums after a cut

    std::size_t stride() const { return m_view.parts.size() + 2; } ///< words of a list entry: state, parts, w
    SignatureParts partsOf(const std::uint32_t* record) const;
    std::uint8_t matchOf(const std::uint32_t* parts, std::uint32_t group) const;
    std::array<double, 3> sharesOf(const std::uint32_t* parts) const;
    bool passes(const TriedCut& trial, const JobContext& job);
    void take(const TriedCut& trial, const JobContext& job);
    bool ownTuplesPass(const TriedCut& trial, const JobContext& job);
    bool ownTuplePasses(const TriedCut& trial, std::size_t index, Scratch& newSums) const;
    bool listPasses(const TriedCut& trial, const JobContext& job);
    bool statePasses(const TriedCut& trial, const std::uint32_t* entry, std::uint8_t match, Scratch& newSums) const;
    MatchHead sumUp(const std::uint32_t* parts, std::uint32_t group, const MatchHead& before, const double* sums, Scratch& newSums) const;
    bool sumsPass(const MatchHead& head, const SignatureParts& signature, const TriedCut& trial, const Scratch& newSums) const;
    std::uint8_t updateState(const std::uint32_t* entry, std::uint8_t match, Scratch& newSums);
    std::uint32_t badAfter(std::uint32_t group, std::uint8_t match) const;
    void countParts(const TriedCut& trial, const JobContext& job);
    void setSizes(const TriedCut& trial);
    void updateStates(const JobContext& job);
    void addNewStates(const TriedCut& trial, const JobContext& job);
    void prefetch(const std::uint32_t* record) const;
    void addNewState(const std::uint32_t* record);
    void writeLists(const JobContext& job);
    std::size_t writeList(std::uint8_t side, std::uint32_t* to, const JobContext& job) const;

    const EngineState& m_engine;
    const AttributeView& m_view;
    LaneLayout m_layout;
    ExactMatch m_exact;
    SideCounts m_counts;
    MatchStates m_states;
    std::vector<MatchStates::Offset> m_stateOf; ///< by signature
    struct List {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    std::vector<List> m_lists; ///< by node
    std::size_t m_levelEnd = 1;
    WordList m_entries; ///< of this level
    WordList m_nextEntries;
    std::span<const std::uint32_t> m_list; ///< of the bucket at hand
    std::vector<std::uint8_t> m_matches;   ///< by entry of it
    std::vector<std::uint32_t> m_newEntries;
    std::vector<std::uint32_t> m_parted; ///< tuples of the bucket whose value may be on both sides
    std::vector<Scratch> m_scratch;      ///< by worker
    std::array<double, 3> m_perSize{};   ///< 1 / size to the number of columns, by side
    double m_doubt = 0.0;                ///< infinite where sizes to the number of columns fit no double
    bool m_hasMatching = false;
};

} // namespace tranche
