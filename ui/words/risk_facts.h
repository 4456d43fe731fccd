// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/figures_model.h"
#include "ui/parts/judgement.h"
#include "ui/plots/risk_data.h"
#include "ui/session/document.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tranche {

/// What one card of the Risk panel says beside its plot.
struct CardFacts {
    QString caption;
    QString toolTip; ///< what it is, its direction, and what it does not cover
    Judgement judgement = Judgement::Info;
    QString badge; ///< empty: none
    QString foot;
    QStringList heads; ///< of the table twin
    std::vector<FiguresModel::Line> lines;
};

/// What a card says while its figure is not there: it is on its way, or it could not be had.
CardFacts missingCard(bool onItsWay);
/// Where no attribute is sensitive.
CardFacts nothingClaimedCard();

/// `which` of the sensitive attributes; the figure and the report must be there.
RiskData riskOf(const Document& now, std::size_t which);
CardFacts riskCard(const Document& now, std::size_t which, const RiskData& data);

CardFacts matchingCard(const MembershipReport& report, const MatchingData& data);

/// Columns as published; whole values, S included. `whole` is a report on whole tuples.
BarRowsData uniqueRows(const Document& now, const MembershipReport& whole, double limit);
CardFacts uniqueCard(const Document& now, const MembershipReport& whole, double limit);

/// Fakes for each tuple of the table, in either counting; `whole` may be missing yet.
BarRowsData fakeRows(const MembershipReport& quasi, const MembershipReport* whole);
CardFacts fakesCard(const MembershipReport& quasi, const MembershipReport* whole);

/// What costs fakes and can be changed: an attribute that stands beside the sensitive one, is cut on, and has one value only in more
/// than half of the buckets. Empty: none, or not known yet.
QString cutCostText(const Document& now);

/// "exact", "estimate".
QString methodText(const MembershipReport& report);
/// All digits of a counted number; of an estimate its first three, "about 90,900".
QString fakesText(const MembershipReport& report);

} // namespace tranche
