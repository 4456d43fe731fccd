// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/approval.h"

#include <QJsonArray>

#include <string>
#include <vector>

namespace tranche {

/// Name, reason and time of each approval, as the manifest lists them.
QJsonArray approvalList(const std::vector<Approval>& approvals);

/// approvals.json of the internal folder: the same with the fingerprint that each was given for.
std::string approvalsFile(const std::vector<Approval>& approvals);

} // namespace tranche
