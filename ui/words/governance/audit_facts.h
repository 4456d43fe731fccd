// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/read_audit.h"
#include "ui/parts/judgement.h"

#include <QString>

namespace tranche {

// The entries of an audit log, as people read them.

/// "approved", "imported key".
QString eventText(AuditEvent event);
/// One of resources/icons.
QString eventIcon(AuditEvent event);
/// What happened, in one line: "1 of 2, key 1B25 FB86 74E3 9521", "l: 3/1, before 2/1".
QString whatText(const AuditEntry& entry);
/// Who did it; empty where no name was given.
QString whoText(const AuditEntry& entry);
/// How the chain stands: intact and how long, or what is wrong with the first bad entry.
QString chainText(const AuditReading& log);
/// The same in the foot of the window: "Audit log: chain intact, 38 entries".
QString chainState(const Result<AuditReading>& log);

} // namespace tranche
