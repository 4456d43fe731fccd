// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/drift_json.h"

namespace tranche::cli {

namespace {

void writeValues(JsonWriter& json, std::string_view key, const std::vector<DriftReport::Values>& values)
{
    json.key(key).beginArray();
    for (const auto& [attribute, count] : values)
        json.beginObject().member("attribute", attribute).member("count", count).endObject();
    json.endArray();
}

} // namespace

void writeDrift(JsonWriter& json, const DriftReport& drift, bool changed, const Snapshot& prepared)
{
    const auto& differences = drift.differences;
    json.key("drift").beginObject().member("table_changed", changed);
    json.listMember("missing_attributes", differences.missingAttributes).listMember("new_attributes", differences.newAttributes);
    json.key("new_values").beginArray();
    for (const auto& [attribute, count, hierarchy] : differences.newValues)
        json.beginObject()
            .member("attribute", attribute)
            .member("count", count)
            .member("list", hierarchy ? "hierarchy" : "order")
            .endObject();
    json.endArray();
    writeValues(json, "unused_values", drift.unused);
    writeValues(json, "not_numbers", drift.notNumbers);
    json.key("unused_conversions").beginArray();
    for (const auto& [kind, attributes] : drift.unconverted)
        json.beginObject().member("kind", conversionWord(kind)).listMember("attributes", attributes).endObject();
    json.endArray();
    json.member("unused_record_choices", drift.foreignChoices);
    if (prepared.feasibility && !prepared.feasibility->claimsNothing())
        json.member("feasible", prepared.feasibility->admits(prepared.parameters.model));
    else
        json.nullMember("feasible");
    json.endObject();
}

} // namespace tranche::cli
