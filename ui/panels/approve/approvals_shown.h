// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/approval.h"
#include "ui/session/document.h"

#include <string>
#include <vector>

namespace tranche {

/// What is shown of the approvals of a draft, or of a release that is reviewed.
struct ApprovalsShown {
    std::vector<Approval> given;
    ApprovalsAsked asked;
    std::string manifestDigest; ///< SHA-256, hex; empty: there is no manifest yet

    bool areAll() const { return given.size() >= asked.count; }
};

ApprovalsShown approvalsOf(const Document& now);

} // namespace tranche
