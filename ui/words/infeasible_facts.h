// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/group_shares.h"
#include "ui/session/document.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tranche {

/// Why a request cannot be met, by name, and the ways out. For the screen only: it names values.
struct InfeasibleFacts {
    QString heading;           ///< "ℓ = 5 cannot be met while Sex and Occupation are in one column"
    QString sentence;          ///< the group and value that stop it, and the greatest l
    QString group;             ///< "Sex = Female", or "All tuples"
    QString sensitive;         ///< name of the sensitive attribute
    GroupShares shares;        ///< of the blocking group
    QStringList values;        ///< spellings, in the order of the shares
    std::vector<Ratio> limits; ///< of each share: 1/l, or the share in the whole table for t-closeness; empty where shares have none
    QString limitCaption;      ///< what the tick in a bar means
    std::optional<PrivacyModel> furthest; ///< what "Set ℓ to 3.93" asks for; none where nothing of this kind is possible
    QString furthestGives;                ///< what that would come to, once the curve has got there; empty before
    QStringList beside;                   ///< attributes that share the sensitive column; empty with alpha 1
    QString alone;      ///< how far the model goes with alpha = 1, where that is further: "ℓ can then be up to 7.51."; else empty
    QString aloneGives; ///< what the request comes to with alpha = 1, once that is known and where it can hold then; else empty
    struct Swap {
        AttributeId out;
        AttributeId in;
        QString heading;  ///< "Put Marital-Status in a column with Occupation instead of Sex"
        QString sentence; ///< its limit, what sets it, and what the request comes to

        friend bool operator==(const Swap&, const Swap&) = default;
    };
    std::optional<Swap> swap;             ///< with which the request can hold, once one was found
    std::optional<PrivacyModel> distinct; ///< distinct l as asked, where that weak notion could hold

    friend bool operator==(const InfeasibleFacts&, const InfeasibleFacts&) = default;
};

/// None while the request can be met, or is not known, or what stops it is still being counted. Reads no tuple.
std::optional<InfeasibleFacts> infeasibleFacts(const Document& now);

} // namespace tranche
