// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/original_of.h"

namespace tranche {

OriginalTable originalOf(const Snapshot& snapshot)
{
    OriginalTable original{snapshot.table, snapshot.schema.missingTokens, {}};
    for (std::size_t i = 0; i < snapshot.schema.attributes.size(); ++i)
        if (const auto& tokens = snapshot.schema.attributes[i].missingTokens; !tokens.empty())
            original.missingTokensOf.emplace(snapshot.table->attribute(SourceId(i)).name, tokens);
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i)
        if (!isReleased(snapshot.roles[i]))
            original.neverNames.push_back(snapshot.table->attribute(SourceId(i)).name);
    return original;
}

} // namespace tranche
