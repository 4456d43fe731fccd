// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tranche {

/// A pair that lost much: "Workclass, Occupation", ".047", ".021", "44 %".
struct LostPair {
    QString pair;
    QString before;
    QString after;
    QString left;
    QString sentence;
};

/// What an analyst may do with this release. Texts are marked up: what counts is bold, names are escaped.
struct AnalystFacts {
    QString sentence; ///< empty: nothing is known yet
    QStringList may;
    QStringList mayNot;
    std::vector<LostPair> lost;
};

/// From the figures that are there. Needs a table; empty without buckets.
AnalystFacts analystFacts(const Document& now);

} // namespace tranche
