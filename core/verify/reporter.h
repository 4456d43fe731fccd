// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/verify_release.h"

#include <utility>
#include <vector>

namespace tranche {

/// Collects what was checked; the verdict is the worst: what fails outweighs what could not be read, what could not be read outweighs what
/// is not shown.
class Reporter {
public:
    void add(Verdict verdict, Statement statement);
    /// DoesNotHold does not hold; any other error could not be read.
    void add(const Error& error);
    /// Holds, or the error.
    void add(const Result<void>& checked, Statement whereItHolds);
    /// Said once.
    void cannotSee(BlindSpotMessage blind);
    void setApprovals(std::vector<JudgedApproval> approvals) { m_report.approvals = std::move(approvals); }

    /// With these before what was said along the way.
    VerifyReport finish(std::vector<BlindSpotMessage> cannotSee);

private:
    VerifyReport m_report;
};

} // namespace tranche
