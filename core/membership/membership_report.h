// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/membership/large_count.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// What of a tuple is compared (DEFINITIONS, Membership).
enum class Counting {
    QuasiIdentifiers, ///< every sensitive attribute left out; the only one under which bucketization has no fakes (default)
    WholeTuples,      ///< sensitive attributes included
};

/// How the number of fakes was found.
enum class FakesBy {
    DisjointBoxes, ///< exact: cuts between values leave no combination that matches two buckets, so products add up
    Bitmap,        ///< exact: an array with one cell for every combination
    Recursion,     ///< exact: values grouped by the buckets that contain them
    Estimate,      ///< an unbiased estimate with an interval; never shown without its label
};

/// A confidence interval of 95 %.
struct Interval {
    double low = 0.0;
    double high = 0.0;
};

/// How many tuples, or fakes, match so many buckets.
struct OriginalsMatching {
    std::size_t buckets = 0;
    std::size_t tuples = 0;
};
struct FakesMatching {
    std::size_t buckets = 0;
    LargeCount fakes;
};

/// The paper's classes of numbers of matching buckets.
struct MatchingClasses {
    double upTo10 = 0.0;
    double from11To20 = 0.0;
    double above20 = 0.0;
};

/// One column in this counting.
struct ColumnUniqueness {
    ColumnId column;
    std::size_t distinct = 0;     ///< distinct values of the column
    std::size_t uniqueTuples = 0; ///< tuples whose column value nobody else has; it proves that they are in the table, whatever l is
};

/// How well a sliced table hides who is in it, under one counting (DEFINITIONS, Membership).
///
/// A fake is a combination of one bucket's column values that is no tuple of the table. Distinct fakes are counted once however many
/// buckets they match. In the counting on quasi-identifiers a column without any falls away.
struct MembershipReport {
    Counting counting = Counting::QuasiIdentifiers;
    FakesBy method = FakesBy::Recursion;
    bool matchesOwnBucketOnly = false; ///< every original and every fake matches exactly one bucket: say so instead of drawing one bar

    std::size_t originalRows = 0;     ///< tuples of the table
    std::size_t originalDistinct = 0; ///< distinct combinations among them
    std::size_t originalUnique = 0;   ///< tuples whose combination nobody else has
    LargeCount fakeDistinct;          ///< exact unless the method is an estimate
    std::optional<Interval> interval; ///< of fakeDistinct; only with an estimate
    std::size_t samples = 0;          ///< draws behind the estimate
    LargeCount fakePerBucketSum;      ///< fakes counted once a bucket; always exact
    LargeCount formulaSum;            ///< the paper's sum of |B|^c - |B|, c the columns of this counting; always exact

    std::vector<OriginalsMatching> originals; ///< ascending by buckets; always exact
    std::vector<FakesMatching> fakes;         ///< ascending by buckets; estimated where the method is an estimate
    /// Chance that an original matches more buckets than a fake does, ties one half: 0.5 tells an attacker nothing, 1 tells all.
    /// Nullopt where there is no fake.
    std::optional<double> auc;
    std::vector<ColumnUniqueness> columns; ///< the columns that are left in this counting, in column order

    /// Distinct fakes for each tuple of the table; more hides better who is in.
    double fakesPerOriginal() const { return fakeDistinct.approximate / static_cast<double>(originalRows); }
    MatchingClasses originalClasses() const;
    MatchingClasses fakeClasses() const;
};

} // namespace tranche
