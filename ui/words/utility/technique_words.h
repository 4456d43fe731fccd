// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/utility_report.h"
#include "ui/session/document.h"

#include <QString>

namespace tranche {

/// "Slicing", "Bucketization".
QString techniqueName(Technique technique);
/// What it publishes, in a few words: "one QI column".
QString techniqueHint(Technique technique);
/// "Naive Bayes", "Tree".
QString learnerName(Learner learner);

/// What became of a technique; null before the publications are there.
const TechniqueFacts* techniqueFacts(const Document& now, Technique technique);
/// Why a technique can publish nothing with the present request; empty where it can, or where that is not known.
QString whyNoTechnique(const Document& now, Technique technique);

/// What has to be said beside a comparison of both; empty: nothing.
QString likeBucketizationText(const Document& now);

/// A share in percent without the sign: "90.4".
QString percentNumber(double share);

} // namespace tranche
