// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/release_request.h"

#include <QJsonArray>

#include <vector>

namespace tranche {

/// Name, note and request of each, as report.json lists them. No figure: those are of the moment.
QJsonArray rejectedList(const std::vector<RejectedScenario>& rejected);

} // namespace tranche
