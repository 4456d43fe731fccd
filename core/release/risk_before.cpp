// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/risk_before.h"

#include "core/base/key_interner.h"

#include <optional>
#include <vector>

namespace tranche {

namespace {

/// For each tuple the number of its combination of quasi-identifier values; combinations are numbered without a gap.
std::vector<std::uint32_t> signatureOfTuples(const KeptTable& table, std::optional<AttributeId> sensitive, std::size_t& count)
{
    std::vector<std::uint32_t> signature(table.rowCount(), 0);
    count = 1;
    for (std::size_t a = 0; a < table.attributeCount(); ++a) {
        if (AttributeId(a) == sensitive)
            continue;
        const auto& codes = table.attribute(AttributeId(a)).codes;
        KeyInterner interner(table.rowCount());
        for (std::size_t row = 0; row < codes.size(); ++row)
            signature[row] = interner.idOf(std::uint64_t{signature[row]} << 32 | codes[row]);
        count = interner.size();
    }
    return signature;
}

} // namespace

RiskBefore riskBefore(const KeptTable& table)
{
    constexpr std::uint32_t none = 0xffff'ffff;
    RiskBefore risk;
    const auto sensitive = table.sensitive().empty() ? std::nullopt : std::optional(table.sensitive().front());
    const auto signature = signatureOfTuples(table, sensitive, risk.signatures);
    const auto& values = sensitive ? table.attribute(*sensitive).codes : signature;

    std::vector<std::uint32_t> tuples(risk.signatures, 0);
    std::vector<std::uint32_t> value(risk.signatures, none);
    std::vector<bool> several(risk.signatures, false);
    for (std::size_t row = 0; row < signature.size(); ++row) {
        const auto id = signature[row];
        ++tuples[id];
        if (value[id] != none && value[id] != values[row])
            several[id] = true;
        value[id] = values[row];
    }
    for (std::size_t id = 0; id < tuples.size(); ++id) {
        risk.uniqueTuples += tuples[id] == 1 ? 1 : 0;
        risk.certainTuples += several[id] || !sensitive ? 0 : tuples[id];
    }
    return risk;
}

} // namespace tranche
