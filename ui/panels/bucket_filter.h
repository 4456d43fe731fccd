// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace tranche {

/// Which buckets to list: all conditions of "size<10 p>=.3" at once; an empty text takes every bucket.
struct BucketFilter {
    enum class What { Size, LargestP };
    enum class How { Less, AtMost, Equal, AtLeast, Greater };
    struct Condition {
        What what = What::Size;
        How how = How::Less;
        Ratio value;
    };

    std::vector<Condition> conditions;

    /// InvalidArgument with what can be typed.
    static Result<BucketFilter> parse(const QString& text);
    /// Compared exactly.
    bool accepts(std::size_t size, const Ratio& largestP) const;
};

} // namespace tranche
