// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/approval.h"
#include "core/verify/signing/check_approvals.h"

#include <QString>

#include <string>
#include <vector>

class QWidget;

namespace tranche {

class KeyBook;
class SectionCard;

/// What a card says of an approval.
struct ApprovalFacts {
    std::string name;
    std::string reason;
    std::string time; ///< UTC, ISO 8601
    ApprovalState state = ApprovalState::NotSigned;
    QString remark; ///< what the state leaves open: the key, or what is wrong with it

    friend bool operator==(const ApprovalFacts&, const ApprovalFacts&) = default;
};

/// Of approvals that were made here, so that their signatures are sound; `keys` may be null.
std::vector<ApprovalFacts> approvalFacts(const std::vector<Approval>& approvals, const KeyBook* keys);
/// Of approvals that were read back, as the verifier judged them.
std::vector<ApprovalFacts> approvalFacts(const std::vector<JudgedApproval>& approvals);

/// Name, state, time, reason and remark.
SectionCard* approvalCard(const ApprovalFacts& facts, QWidget* parent);

} // namespace tranche
