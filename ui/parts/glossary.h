// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace tranche {

/// A word of the glossary where it stands in a text.
struct GlossaryHit {
    int start = 0;
    int length = 0;
    QString meaning; ///< one sentence, as in the manual's glossary

    friend bool operator==(const GlossaryHit&, const GlossaryHit&) = default;
};

/// Each word of the glossary that a text holds, where it stands first; by place.
std::vector<GlossaryHit> glossaryWordsIn(const QString& text);

} // namespace tranche
