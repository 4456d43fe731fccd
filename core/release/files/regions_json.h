// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generalization/regions.h"
#include "core/pipeline/snapshot.h"

#include <QJsonObject>

#include <string>

namespace tranche {

/// The generalized column that an attribute of the published table belongs to, and its part in it; null members: it is published as it is.
struct RecodedField {
    const ColumnRegions* column = nullptr;
    const RecodedAttribute* attribute = nullptr;
    bool changed() const; ///< whether any region holds more than one value
};
RecodedField recodedField(const Snapshot& snapshot, AttributeId attribute);

/// What the regions of a recoded attribute stand for, in the order of its published values: {"least": k, "hierarchy": true or false,
/// "from": type, "regions": [{"text", "form": value, interval, set, label or labels, "members" (of an interval of numbers its two ends),
/// "missing": true where missing belongs to it}]}.
std::string regionsJson(const Snapshot& snapshot, const RecodedField& field);

/// Manifest key `generalized`: {"number of the column": k}.
QJsonObject generalizedColumns(const Snapshot& snapshot);

} // namespace tranche
