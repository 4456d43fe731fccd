// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit_log.h"

#include <QJsonObject>

#include <vector>

namespace tranche {

/// An entry of the log before it has a number and a time. Holds names of attributes, words, counts and digests: no cell value, path,
/// account or machine name.
struct AuditFact {
    AuditEvent event = AuditEvent::Opened;
    QJsonObject facts = {};

    friend bool operator==(const AuditFact&, const AuditFact&) = default;
};

using AuditFacts = std::vector<AuditFact>;

} // namespace tranche
