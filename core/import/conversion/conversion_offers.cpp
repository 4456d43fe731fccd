// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/conversion_offers.h"

#include "core/base/messages/import/value_message.h"
#include "core/import/conversion/attribute_cells.h"
#include "core/import/conversion/cell_conversion.h"
#include "core/import/conversion/number_forms.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace tranche {

namespace {

constexpr std::uint32_t offersBetween = 2'048; // spellings between two questions to the job

/// Offers of a table, those of one conversion under one sentence.
class Offers {
public:
    Offers(const Table& table, JobContext& job) : m_table(table), m_job(job) {}

    void look(SourceId id)
    {
        m_data = &m_table.attribute(id);
        m_cells.clear();
        m_job.check();
        trimBlanks();
        plainNumbers();
        removeEnds();
    }
    std::vector<ConversionOffer> take() { return std::move(m_offers); }

private:
    void trimBlanks()
    {
        const Conversion trim{Conversion::Kind::TrimBlanks};
        bool toNothing = false;
        bool any = false;
        for (std::uint32_t code = 0; code < m_data->dictionary.size(); ++code) {
            const auto text = spelling(code);
            const auto bare = withoutEndBlanks(text);
            any = any || bare.size() != text.size();
            toNothing = toNothing || (bare.empty() && !text.empty());
        }
        if (any)
            add(trim, toNothing ? ValueMessage::TrimsToNothing : ValueMessage::TrimsBlanks, !toNothing);
    }

    void plainNumbers()
    {
        std::vector<std::string_view> texts;
        for (std::uint32_t code = 0; code < m_data->dictionary.size(); ++code)
            if (const auto text = spelling(code); !withoutEndBlanks(text).empty() && !commonlyMissing(withoutEndBlanks(text)))
                texts.push_back(text);
        const auto [forms, twoWays, someLackSign] = numberFormsOf(texts, m_job);
        for (const auto& form : forms)
            add(form,
                twoWays        ? ValueMessage::GroupsOrFractions
                : someLackSign ? ValueMessage::NumbersMerge
                               : ValueMessage::WritesPlainNumbers,
                !twoWays && !someLackSign);
    }

    /// A sign at the end that some cells have, and others with the same text before it have not.
    void removeEnds()
    {
        constexpr std::string_view ends = ".,;:*-_/!?";
        std::unordered_set<std::string_view> all;
        for (std::uint32_t code = 0; code < m_data->dictionary.size(); ++code)
            all.insert(spelling(code));
        for (const char end : ends) {
            m_job.check();
            std::size_t with = 0;
            std::size_t pairs = 0;
            for (const auto text : all)
                if (text.size() > 1 && text.ends_with(end)) {
                    ++with;
                    pairs += all.contains(text.substr(0, text.size() - 1)) ? 1 : 0;
                }
            if (pairs > 0)
                add({Conversion::Kind::RemoveEnd, {}, std::string(1, end)}, ValueMessage::RemovesEnds, pairs == with);
        }
    }

    void add(Conversion conversion, ValueMessage said, bool harmless)
    {
        if (m_cells.empty())
            m_cells = cellsOfSpellings(*m_data, m_job);
        const auto isSame = [&](const ConversionOffer& offer) {
            auto without = offer.conversion;
            without.attributes.clear();
            return without == conversion && offer.said == Statement(said) && offer.harmless == harmless;
        };
        auto found = std::ranges::find_if(m_offers, isSame);
        const bool isNew = found == m_offers.end();
        if (isNew)
            found = m_offers.insert(found, ConversionOffer{conversion, said, {}, 0, {}, {}, harmless});
        found->attributes.push_back(m_data->name);
        found->conversion.attributes.push_back(m_data->name);
        for (std::uint32_t code = 0; code < m_data->dictionary.size(); ++code) {
            if (code % offersBetween == 0)
                m_job.check();
            auto [text, fits] = convertedCell(spelling(code), conversion);
            if (text == spelling(code))
                continue;
            if (found->cells == 0) {
                found->was = spelling(code);
                found->becomes = std::move(text);
            }
            found->cells += m_cells[code];
        }
    }

    std::string_view spelling(std::uint32_t code) const { return m_data->dictionary.text(code); }

    const Table& m_table;
    JobContext& m_job;
    const AttributeData* m_data = nullptr;
    std::vector<std::size_t> m_cells; ///< of the attribute's spellings, where they were counted
    std::vector<ConversionOffer> m_offers;
};

} // namespace

std::vector<ConversionOffer> offersFor(const Table& table, JobContext& job)
{
    Offers offers(table, job);
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        offers.look(SourceId(i));
    return offers.take();
}

} // namespace tranche
