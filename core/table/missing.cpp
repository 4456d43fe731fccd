// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/missing.h"

#include <algorithm>
#include <cstdint>

namespace tranche {

bool meansMissing(std::string_view spelling, const Schema& schema, SourceId id)
{
    const auto isAmong = [&](const auto& tokens) { return std::ranges::find(tokens, spelling) != tokens.end(); };
    return spelling.empty() || isAmong(schema.missingTokens)
           || (id.value < schema.attributes.size() && isAmong(schema.attributes[id.value].missingTokens));
}

std::vector<bool> missingSpellings(const AttributeData& attribute, const Schema& schema, SourceId id)
{
    std::vector<bool> missing(attribute.dictionary.size());
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        missing[code] = meansMissing(attribute.dictionary.text(code), schema, id);
    return missing;
}

} // namespace tranche
