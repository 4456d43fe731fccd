// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/cell_questions.h"

#include "core/import/conversion/attribute_cells.h"
#include "core/import/conversion/conversion_offers.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace tranche {

namespace {

/// What is known of a token, by attribute.
struct TokenSight {
    std::map<std::size_t, std::size_t> cells;
    std::map<std::string, std::pair<std::string, std::string>> others;
};
using CellsOfTokens = std::map<std::string, TokenSight>;

void addOffers(CellsOfTokens& all, const std::vector<MissingOffer>& offers, const Table& table)
{
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        places.emplace(table.attribute(SourceId(i)).name, i);
    for (const auto& offer : offers) {
        auto& sight = all[offer.token];
        for (const auto& [name, cells] : offer.cells)
            sight.cells[places.at(name)] = cells;
        for (const auto& [name, range] : offer.others)
            sight.others[name] = range;
    }
}

/// What attributes declare missing themselves, found or not: whoever declared it is shown what came of that.
void addDeclared(CellsOfTokens& all, const Table& table, const Schema& schema, const JobContext& job)
{
    for (std::size_t i = 0; i < std::min(schema.attributes.size(), table.attributeCount()); ++i) {
        const auto& tokens = schema.attributes[i].missingTokens;
        if (tokens.empty())
            continue;
        const auto& data = table.attribute(SourceId(i));
        const auto cells = cellsOfSpellings(data, job);
        for (const auto& token : tokens)
            all[token].cells[i] = 0;
        inChunks(0, cells.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto code = from; code < to; ++code)
                if (const auto token = std::ranges::find(tokens, data.dictionary.text(static_cast<std::uint32_t>(code)));
                    token != tokens.end())
                    all[*token].cells[i] += cells[code];
        });
    }
}

std::vector<MissingOffer> missingOf(const Table& table, const Schema& schema, JobContext& job)
{
    CellsOfTokens all;
    addOffers(all, missingOffersFor(table, {}, job), table);
    const auto declares = [](const AttributeSchema& attribute) { return !attribute.missingTokens.empty(); };
    if (!schema.missingTokens.empty() || std::ranges::any_of(schema.attributes, declares)) {
        addOffers(all, missingOffersFor(table, schema, job), table);
        addDeclared(all, table, schema, job);
    }
    std::vector<MissingOffer> offers;
    for (auto& [token, sight] : all) {
        auto& offer = offers.emplace_back(token);
        offer.others = std::move(sight.others);
        for (const auto& [attribute, cells] : sight.cells)
            offer.cells.emplace_back(table.attribute(SourceId(attribute)).name, cells);
    }
    return offers;
}

} // namespace

Result<CellQuestions> cellQuestions(const ReadSource& source, std::span<const Conversion> done, const Schema& schema, JobContext& job)
{
    const auto converted = convert(source.table, done, job);
    if (!converted)
        return std::unexpected(converted.error());
    Schema declared;
    declared.missingTokens = schema.missingTokens;
    declared.attributes.resize(schema.attributes.size());
    for (std::size_t i = 0; i < schema.attributes.size(); ++i)
        declared.attributes[i].missingTokens = schema.attributes[i].missingTokens;
    const auto& table = *converted->table;
    auto missing = missingOf(table, declared, job);
    auto dates = findDates(table, declared, job);
    return CellQuestions{std::move(missing), std::move(dates.questions), std::move(dates.sights)};
}

std::vector<Conversion> proposedConversions(std::span<const ConversionOffer> offers, std::span<const Conversion> chosen)
{
    std::vector<Conversion> all;
    for (const auto& one : chosen)
        if (std::ranges::find(offers, one, &ConversionOffer::conversion) == offers.end())
            all.push_back(one);
    for (const auto& offer : offers)
        if (offer.harmless || std::ranges::find(chosen, offer.conversion) != chosen.end())
            all.push_back(offer.conversion);
    return all;
}

Schema schemaFor(const Table& table, std::vector<std::string> missingTokens, const std::map<std::string, AttributeSchema>& decided)
{
    Schema schema;
    schema.attributes.resize(table.attributeCount());
    schema.missingTokens = std::move(missingTokens);
    for (const auto& [name, attribute] : decided)
        if (const auto id = table.find(name))
            schema.attributes[id->value] = attribute;
    return schema;
}

} // namespace tranche
