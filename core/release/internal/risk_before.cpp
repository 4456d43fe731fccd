// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/risk_before.h"

#include "core/base/key_interner.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

namespace {

/// Numbers combinations of attributes that are added one after the other. What fits into one word is numbered together.
class Signatures {
public:
    Signatures(std::size_t tuples, const JobContext& job) : m_keys(tuples, 0), m_job(job) {}

    void add(const std::vector<std::uint32_t>& codes, std::size_t domain)
    {
        constexpr std::uint64_t greatest = std::uint64_t{1} << 62U;
        if (m_range > greatest / domain)
            number();
        m_range *= domain;
        inChunks(0, m_keys.size(), m_job, [&](std::size_t from, std::size_t to) {
            for (auto tuple = from; tuple < to; ++tuple)
                m_keys[tuple] = m_keys[tuple] * domain + codes[tuple];
        });
    }

    /// Put a number without a gap in the place of each key. How many there are.
    std::size_t number()
    {
        KeyInterner interner(m_keys.size());
        inChunks(0, m_keys.size(), m_job, [&](std::size_t from, std::size_t to) {
            for (auto& key : std::span(m_keys).subspan(from, to - from))
                key = interner.idOf(key);
        });
        m_range = std::max<std::uint64_t>(interner.size(), 1);
        return interner.size();
    }

    /// After number(): of each tuple.
    const std::vector<std::uint64_t>& numbers() const { return m_keys; }

private:
    std::vector<std::uint64_t> m_keys;
    std::uint64_t m_range = 1; ///< every key is below
    const JobContext& m_job;
};

} // namespace

RiskBefore riskBefore(const KeptTable& table, const JobContext& job)
{
    constexpr std::uint32_t none = 0xffff'ffff;
    RiskBefore risk;
    const auto sensitive = table.sensitive().empty() ? std::nullopt : std::optional(table.sensitive().front());
    Signatures signatures(table.rowCount(), job);
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (AttributeId(i) != sensitive)
            signatures.add(table.attribute(AttributeId(i)).codes, table.attribute(AttributeId(i)).values.size());
    risk.signatures = signatures.number();
    const auto& signature = signatures.numbers();

    std::vector<std::uint32_t> tuples(risk.signatures, 0);
    std::vector<std::uint32_t> value(risk.signatures, none);
    std::vector<bool> several(risk.signatures, false);
    for (std::size_t row = 0; row < signature.size(); ++row) {
        const auto id = signature[row];
        ++tuples[id];
        if (!sensitive)
            continue;
        const auto code = table.attribute(*sensitive).codes[row];
        if (value[id] != none && value[id] != code)
            several[id] = true;
        value[id] = code;
    }
    for (std::size_t id = 0; id < tuples.size(); ++id) {
        risk.uniqueTuples += tuples[id] == 1 ? 1 : 0;
        risk.certainTuples += several[id] || !sensitive ? 0 : tuples[id];
    }
    return risk;
}

} // namespace tranche
