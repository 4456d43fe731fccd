// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"

#include <QWidget>

namespace tranche {

class SectionCard;

/// Who has approved a release, and what the verifier says of each signature.
class JudgedApprovals final : public QWidget {
    Q_OBJECT

public:
    JudgedApprovals(const std::vector<JudgedApproval>& approvals, QWidget* parent);

private:
    SectionCard* cardOf(const JudgedApproval& approval);
};

} // namespace tranche
