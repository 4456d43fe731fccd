// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "ui/session/document.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace tranche {

/// Which buckets to list: all conditions of "size<10 p>=.3 Race=Other" at once; an empty text takes every bucket.
///
/// `size` and `p` are about the bucket and its largest share; `tuple` is about the largest p(t,s) of single tuples: the bucket must hold
/// one that meets all such conditions. Any other name is an attribute, of which the bucket must hold the value; names and values with
/// blanks stand in double quotes, and so does an attribute that is called size, p or tuple.
struct BucketFilter {
    enum class What { Size, LargestP, TupleP };
    enum class How { Less, AtMost, Equal, AtLeast, Greater };
    struct Condition {
        What what = What::Size;
        How how = How::Less;
        Ratio value;
    };

    struct Value {
        QString attribute;
        QString value;
    };

    std::vector<Condition> conditions;
    std::vector<Value> values;

    /// InvalidArgument with what can be typed.
    static Result<BucketFilter> parse(const QString& text);
    bool isEmpty() const { return conditions.empty() && values.empty(); }
    /// The conditions on the bucket itself. Compared exactly.
    bool accepts(std::size_t size, const Ratio& largestP) const;
    /// Whether there are conditions on single tuples, and whether one with this largest p(t,s) meets them.
    bool asksTuples() const;
    bool acceptsTuple(double largestP) const;
};

/// What a filter takes of the present buckets.
struct FoundBuckets {
    std::vector<bool> taken; ///< by bucket
    std::vector<bool>
        tuples; ///< by tuple, whether it meets the conditions on single tuples; empty where there are none, or their figures are not there
};

/// What is asked for must be there (buckets; the report or the tuples' figures where a condition needs them), else no bucket is taken; nor
/// is any by its p where nothing is claimed. NotFound for a name that is no attribute. O(tuples) where values or tuples are
/// asked for.
Result<FoundBuckets> findBuckets(const BucketFilter& filter, const Document& now, const JobContext& job);

} // namespace tranche
