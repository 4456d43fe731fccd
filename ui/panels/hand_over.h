// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adversary/adversary_view.h"
#include "core/base/ids.h"

#include <QString>

#include <variant>
#include <vector>

namespace tranche {

/// The text of a filter of buckets.
struct BucketFilterText {
    QString text;
};

/// What one panel hands over to another.
using HandOver = std::variant<BucketId, BucketFilterText, std::vector<KnownValue>>;

} // namespace tranche
