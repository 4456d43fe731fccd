// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/privacy_model.h"
#include "ui/parts/column_swatch.h"
#include "ui/parts/judgement.h"
#include "ui/plots/risk_data.h"
#include "ui/session/intruder.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tranche {

/// What is known of one column, and how many rows of a bucket agree with it.
struct KnownColumn {
    ColumnMark mark;
    QString values; ///< "31, Never-married"
    QString rows;   ///< "1 of 9 rows"; empty where no bucket is meant

    friend bool operator==(const KnownColumn&, const KnownColumn&) = default;
};

/// An answer about one sensitive attribute as people read it.
struct IntruderFacts {
    QString bucketsHeading;          ///< "5 of 1,203 buckets fit"
    BarRowsData buckets;             ///< the likeliest
    std::vector<BucketId> bucketIds; ///< of these lines
    QString moreBuckets;             ///< "and 7 more, together 5.2 %"; empty: none
    QString valuesHeading;           ///< "Occupation may be"; empty where nothing can be inferred
    QString limit;                   ///< "1/ℓ = 33.3 %"; empty where the model limits something else
    BarRowsData values;              ///< the likeliest
    QString moreValues;
    QString reading;         ///< which of the two it is (DEFINITIONS, Intruder)
    bool guaranteed = false; ///< the reading that the guarantee is judged by
    Judgement judgement = Judgement::Info;
    QString sentence;  ///< that the intruder could truthfully say
    QStringList clues; ///< about being in the table at all
    QString agreeing;  ///< what the intruder cannot see
};

/// `which`: of the view's inferences; where there is none, nothing is said about values.
IntruderFacts intruderFacts(const IntruderAnswer& answer, const PrivacyModel& model, std::size_t which = 0);

/// The columns of which something is known. `bucket`: whose rows are counted, where it fits.
std::vector<KnownColumn> knownColumns(const IntruderAnswer& answer, std::optional<BucketId> bucket);

/// "two times in three", "about 17 times in 100": how often somebody is wrong who is right with this probability below 1.
QString wrongText(const BigRational& right);

} // namespace tranche
