// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <functional>

namespace tranche {

/// An index that cannot be mistaken for an index of another kind.
template <class Tag>
struct StrongIndex {
    std::size_t value = 0;

    constexpr StrongIndex() = default;
    constexpr explicit StrongIndex(std::size_t index) : value(index) {}
    friend constexpr auto operator<=>(const StrongIndex&, const StrongIndex&) = default;
};

using AttributeId = StrongIndex<struct AttributeTag>; ///< position among the attributes of one KeptTable
using SourceId = StrongIndex<struct SourceTag>;       ///< position among the attributes of one source Table
using ColumnId = StrongIndex<struct ColumnTag>;       ///< position among the columns of one ColumnPartition
using BucketId = StrongIndex<struct BucketTag>;       ///< position among the buckets of one BucketPartition
using RowId = StrongIndex<struct RowTag>;             ///< position among the tuples of one KeptTable

} // namespace tranche

template <class Tag>
struct std::hash<tranche::StrongIndex<Tag>> {
    std::size_t operator()(tranche::StrongIndex<Tag> index) const noexcept { return std::hash<std::size_t>{}(index.value); }
};
