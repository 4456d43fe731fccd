// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/style/theme.h"

#include <QString>

namespace tranche {

/// Whether the released file alone can show that the guarantee holds, in one sentence.
struct ProofFact {
    QString icon;
    QString sentence;
    Ink ink = Ink::Text2;
    bool needsOriginal = false; ///< the release that is there cannot be checked without the original table
};

/// Of the release that is there; else of what the settings allow. Where generalization failed it says why.
ProofFact proofFact(const Document& now);

} // namespace tranche
