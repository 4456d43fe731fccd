// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/pipeline/snapshot.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tranche {

/// "A" to "Z", then "AA", ...; "S" for the sensitive column.
QString columnLetter(const ColumnPartition& columns, ColumnId column);
/// "Column A", or "Sensitive column".
QString columnName(const ColumnPartition& columns, ColumnId column);

// Names of decisions as the history shows them.

QString roleDecision(const Table& table, const std::vector<SourceId>& attributes, Role role);
QString missingDecision(const Table& table, const std::vector<SourceId>& attributes, MissingRule rule);
QString typeDecision(const Table& table, const std::vector<SourceId>& attributes, std::optional<AttributeType> type);
QString binsDecision(const Table& table, const std::vector<SourceId>& attributes, std::optional<std::uint32_t> bins);
QString orderDecision(const Table& table, SourceId attribute, bool given);
QString moveDecision(const Snapshot& snapshot, const std::vector<AttributeId>& attributes, ColumnId target);
QString swapDecision(const Snapshot& snapshot, AttributeId a, AttributeId b);
QString pinDecision(const Snapshot& snapshot, const std::vector<AttributeId>& attributes, bool pinned);
QString newColumnDecision(const Snapshot& snapshot, const std::vector<AttributeId>& attributes);

/// Which settings differ ("l", "alpha", ...), in a fixed order.
QStringList changedSettings(const Parameters& before, const Parameters& after);
/// "Set ℓ to 3".
QString parameterDecision(const Parameters& before, const Parameters& after);

/// "3", "3.9" where l is such a decimal, else "4/3".
QString exactText(const Ratio& l);

} // namespace tranche
