// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "tests/support/buckets.h"
#include "tests/support/vectors.h"

#include <QJsonArray>

namespace tranche::test {

/// Slicings as the vectors write them.
Rows rowsOf(const QJsonArray& rows);
std::vector<Rows> rowListsOf(const QJsonArray& buckets);
ColumnPartition partitionOf(const QJsonValue& columns, const TestVector& vector);

} // namespace tranche::test
