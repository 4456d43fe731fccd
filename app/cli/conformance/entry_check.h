// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/compare.h"
#include "app/cli/conformance/tally.h"
#include "app/cli/conformance/vector_file.h"

#include <initializer_list>

namespace tranche::cli {

/// Every field of an object is one of `known`; else it fails, for nobody compares it.
void checkFields(const QJsonObject& object, std::initializer_list<const char*> known, Tally& tally);

/// One slicing that is given: everything computed from it.
void checkGiven(const Vector& vector, const QJsonObject& entry, Tally& tally, JobContext& job);

/// One result of the whole algorithm; skipped where this version cannot do it.
void checkRun(const Vector& vector, const QJsonObject& entry, Tally& tally, JobContext& job);

} // namespace tranche::cli
