// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/paper_table.h"

#include "core/base/messages/experiment_message.h"
#include "core/jobs/in_steps.h"
#include "core/table/keep_tuples.h"
#include "core/table/table_builder.h"

#include <algorithm>
#include <optional>
#include <string>

namespace tranche {

namespace {

using enum PaperAttribute;

constexpr std::array<std::string_view, paperAttributes> names
    = {"age",  "workclass", "fnlwgt",       "education",    "education-num",  "marital-status", "occupation", "relationship",
       "race", "sex",       "capital-gain", "capital-loss", "hours-per-week", "native-country", "salary"};

struct OtherName {
    std::string_view name;
    PaperAttribute attribute;
};
constexpr OtherName otherNames[] = {{"gender", Sex},         {"country", Country},          {"income", Salary},
                                    {"class", Salary},       {"final-weight", FinalWeight}, {"marriage", MaritalStatus},
                                    {"family", Relationship}};

constexpr std::array<PaperAttribute, 7> occ7 = {Age, Workclass, Education, MaritalStatus, Race, Sex, Occupation};
constexpr std::array<PaperAttribute, 15> occ15
    = {Age,  Workclass, FinalWeight, Education,   EducationNum, MaritalStatus, Occupation, Relationship,
       Race, Sex,       CapitalGain, CapitalLoss, HoursPerWeek, Country,       Salary};
constexpr std::array<PaperAttribute, 14> occ15WithoutNum
    = {Age,  Workclass, FinalWeight, Education,   MaritalStatus, Occupation, Relationship,
       Race, Sex,       CapitalGain, CapitalLoss, HoursPerWeek,  Country,    Salary};

/// Letters and digits alone, small.
std::string plain(std::string_view name)
{
    std::string text;
    for (const char sign : name)
        if (sign != '-' && sign != '_' && sign != '.' && sign != ' ')
            text += sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    return text;
}

std::optional<PaperAttribute> attributeNamed(std::string_view name)
{
    const auto wanted = plain(name);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (plain(names[i]) == wanted)
            return PaperAttribute(i);
    for (const auto& other : otherNames)
        if (plain(other.name) == wanted)
            return other.attribute;
    return std::nullopt;
}

constexpr std::size_t nowhere = ~std::size_t{0};

bool canBeTakenByPosition(const Table& table, const PaperPlaces& found)
{
    if (table.attributeCount() != paperAttributes)
        return false;
    for (std::size_t i = 0; i < paperAttributes; ++i)
        if (found[i].value != nowhere && found[i].value != i)
            return false;
    return true;
}

Schema schemaOf(const KeptTable& table, std::span<const AttributeId> ids)
{
    Schema schema;
    for (const auto id : ids)
        schema.attributes.push_back(
            {.type = table.attribute(id).type, .order = {}, .bins = table.attribute(id).bins, .dates = table.attribute(id).dates});
    return schema;
}

} // namespace

std::string_view paperName(PaperAttribute attribute)
{
    return names[static_cast<std::size_t>(attribute)];
}

std::span<const PaperAttribute> attributesOf(PaperData data)
{
    switch (data) {
    case PaperData::Occ7: return occ7;
    case PaperData::Occ15: return occ15;
    case PaperData::Occ15WithoutNum: return occ15WithoutNum;
    }
    return occ15;
}

std::string_view dataKey(PaperData data)
{
    switch (data) {
    case PaperData::Occ7: return "occ7";
    case PaperData::Occ15: return "occ15";
    case PaperData::Occ15WithoutNum: return "occ15-without-num";
    }
    return "";
}

AttributeId idIn(std::span<const PaperAttribute> attributes, PaperAttribute attribute)
{
    return AttributeId(static_cast<std::size_t>(std::ranges::find(attributes, attribute) - attributes.begin()));
}

Result<PaperPlaces> findPaperAttributes(const Table& table)
{
    PaperPlaces places;
    places.fill(SourceId(nowhere));
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (const auto attribute = attributeNamed(table.attribute(SourceId(i)).name)) {
            auto& place = places[static_cast<std::size_t>(*attribute)];
            if (place.value == nowhere || table.attribute(SourceId(i)).name == paperName(*attribute))
                place = SourceId(i);
        }
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < paperAttributes; ++i)
        if (places[i].value == nowhere)
            missing.emplace_back(names[i]);
    if (missing.empty())
        return places;
    if (!canBeTakenByPosition(table, places))
        return fail(ErrorCode::NotFound, {ExperimentMessage::AttributesMissing, std::move(missing)});
    for (std::size_t i = 0; i < paperAttributes; ++i)
        places[i] = SourceId(i);
    return places;
}

Result<PaperTable> PaperTable::make(const Table& table, std::vector<std::string> missingTokens, JobContext& job)
{
    const auto places = findPaperAttributes(table);
    if (!places)
        return std::unexpected(places.error());
    Schema schema;
    schema.attributes.resize(table.attributeCount());
    schema.missingTokens = std::move(missingTokens);
    Roles roles(table.attributeCount(), Role::Excluded);
    for (std::size_t i = 0; i < paperAttributes; ++i)
        roles[(*places)[i].value] = PaperAttribute(i) == Occupation ? Role::Sensitive : Role::QuasiIdentifier;
    auto kept = keepTuples(table, schema, roles, job);
    if (!kept)
        return std::unexpected(kept.error());
    PaperTable all;
    all.m_all = std::move(*kept);
    all.m_decimal = table.attribute(SourceId(0)).decimal;
    for (std::size_t i = 0; i < paperAttributes; ++i) {
        const auto& attributes = all.m_all->attributes();
        const auto found = std::ranges::find(attributes, (*places)[i], &KeptAttribute::source);
        all.m_ids[i] = AttributeId(static_cast<std::size_t>(found - attributes.begin()));
    }
    return all;
}

Result<Snapshot> PaperTable::snapshot(std::span<const PaperAttribute> attributes, std::size_t tuples, JobContext& job) const
{
    std::vector<AttributeId> ids;
    std::vector<std::string> headers;
    Roles roles;
    for (const auto attribute : attributes) {
        ids.push_back(m_ids[static_cast<std::size_t>(attribute)]);
        headers.push_back(m_all->attribute(ids.back()).name);
        roles.push_back(attribute == Occupation ? Role::Sensitive : Role::QuasiIdentifier);
    }
    TableBuilder builder(std::move(headers));
    builder.setDecimal(m_decimal);
    std::vector<std::string_view> cells(ids.size());
    inChunks(0, std::min(tuples, m_all->rowCount()), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            for (std::size_t i = 0; i < ids.size(); ++i)
                cells[i] = m_all->cell(RowId(row), ids[i]);
            builder.append(cells);
        }
    });
    auto table = builder.finish(job);
    if (!table)
        return std::unexpected(table.error());
    Snapshot snapshot = Snapshot().withTable(*table, schemaOf(*m_all, ids), std::move(roles));
    auto kept = keepTuples(*snapshot.table, snapshot.schema, snapshot.roles, job);
    if (!kept)
        return std::unexpected(kept.error());
    snapshot.kept = std::move(*kept);
    return snapshot;
}

} // namespace tranche
