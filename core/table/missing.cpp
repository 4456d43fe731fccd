// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/missing.h"

#include <algorithm>
#include <cstdint>

namespace tranche {

std::vector<bool> missingSpellings(const AttributeData& attribute, const Schema& schema)
{
    std::vector<bool> missing(attribute.dictionary.size());
    for (std::uint32_t code = 0; code < missing.size(); ++code) {
        const auto text = attribute.dictionary.text(code);
        missing[code] = text.empty() || std::ranges::find(schema.missingTokens, text) != schema.missingTokens.end();
    }
    return missing;
}

} // namespace tranche
