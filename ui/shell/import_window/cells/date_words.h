// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/dates/date_question.h"

#include <QString>

namespace tranche {

/// "Enrolled: is 01/04/2022 the first of April or the fourth of January?"
QString dateQuestionText(const DateQuestion& question);
/// A few values as they would be read: "1 April 2022 · 1 January 2021".
QString examplesText(const DateReading& reading);
/// How many different ones there are, and what they have in common, or else from when to when.
QString spanText(const DateReading& reading, std::int64_t today = dayOfToday());

} // namespace tranche
