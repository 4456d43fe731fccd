// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/privacy/group_shares.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tranche {

/// Why a request cannot be met, by name, and the ways out. For the screen only: it names values.
struct InfeasibleFacts {
    QString heading;            ///< "ℓ = 5 cannot hold while Sex and Occupation stand in one column"
    QString sentence;           ///< the group and value that stop it, and the greatest l
    QString group;              ///< "Sex = Female", or "All tuples"
    QString sensitive;          ///< name of the sensitive attribute
    GroupShares shares;         ///< of the blocking group
    QStringList values;         ///< spellings, in the order of the shares
    Ratio limit;                ///< 1/l
    Ratio ell;                  ///< what "Set ℓ to 3.93" sets: the greatest l, rounded down
    QStringList beside;         ///< attributes that share the sensitive column; empty with alpha 1
    std::optional<Ratio> alone; ///< greatest l with alpha = 1, where that is more; rounded down
};

/// None while the request can be met, or is not known. O(tuples).
std::optional<InfeasibleFacts> infeasibleFacts(const Snapshot& snapshot);

} // namespace tranche
