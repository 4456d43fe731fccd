// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/logging/audit_fact.h"
#include "ui/session/document.h"

namespace tranche {

/// What the log tells of a change of the document: a table that was opened, decisions, results, what the policy and the verifier said of a
/// draft, approvals that were taken back. Waivers and approvals that were given are recorded by themselves. O(cells) where there is a new
/// sliced table.
AuditFacts documentFacts(const Document& before, const Document& now);

/// A log with a broken chain was put aside.
AuditFact brokenFact(const Error& fault);

} // namespace tranche
