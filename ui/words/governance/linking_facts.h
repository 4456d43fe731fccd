// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace tranche {

/// One line of how far linkings differ: a linking, what is expected of all of them, or the table itself.
struct LinkingRow {
    enum class Kind { Linking, Expected, Table };
    Kind kind = Kind::Linking;
    QString name;
    QString kept;      ///< of the association; "…": not drawn yet
    QStringList pairs; ///< phi2 of each of the pairs
};

/// What is told of the random linkings of a release.
struct LinkingFacts {
    QStringList pairs;            ///< "Workclass, Occupation": those that lose most of their association, at most two
    std::vector<LinkingRow> rows; ///< `count` linkings, then what is expected, then the table
    QString likeATuple;           ///< "63 %": lines that happen to equal some person's record; empty: not known yet
    QString size;                 ///< of a file: "45,222 lines, 8 fields"
};

/// `count`: linkings that are asked for; what is told of them is of the very ones in the draft, where it has as many. O(attributes^2).
LinkingFacts linkingFacts(const Document& now, std::size_t count);

} // namespace tranche
