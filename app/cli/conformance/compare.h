// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/tuple_match.h"
#include "app/cli/conformance/vector_file.h"
#include "core/base/exact.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace tranche::cli {

/// Computed results in the form in which vectors write them, so that a comparison is one equality.
QString rational(const BigRational& value);
QJsonArray columnsJson(const KeptTable& table, const ColumnPartition& columns);
QJsonArray bucketsJson(const BucketPartition& buckets);
/// phi2 of all pairs as fractions.
QJsonArray phiJson(const Vector& vector);
/// The other attributes with their phi2 to the sensitive one, by decreasing phi2, ties in attribute order.
QJsonArray rankingJson(const Vector& vector);
/// The bin of every row, for each numeric attribute.
QJsonObject binsJson(const Vector& vector);
/// One entry of "tuples".
QJsonObject tupleJson(const KeptTable& table, std::size_t row, const TupleMatch& match);

/// Whether the doubles that people see agree with the fractions, to 12 places.
bool doublesAgree(const Vector& vector);

} // namespace tranche::cli
