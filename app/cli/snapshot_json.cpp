// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/snapshot_json.h"

#include "app/cli/names.h"
#include "core/table/missing.h"

#include <algorithm>

namespace tranche::cli {

namespace {

void writeAttribute(JsonWriter& json, const Snapshot& snapshot, SourceId id)
{
    const auto& source = snapshot.table->attribute(id);
    const auto profile = profileOf(source, snapshot.schema);
    auto type = snapshot.schema.attributes[id.value].type.value_or(profile.detectedType);
    auto distinct = profile.distinct;
    const auto& released = snapshot.kept->attributes();
    if (const auto kept = std::ranges::find(released, id, &KeptAttribute::source); kept != released.end()) {
        type = kept->type;
        distinct = kept->presentCount();
    }
    json.beginObject().member("name", source.name).member("type", typeName(type));
    json.member("role", roleName(snapshot.roles[id.value])).member("distinct", distinct).member("missing", profile.missing).endObject();
}

void writeBlocking(JsonWriter& json, const Snapshot& snapshot)
{
    const auto& blocking = snapshot.feasibility->blocking;
    const auto sensitive = *snapshot.columns->sensitive();
    json.key("blocking").beginObject().key("group").beginObject();
    for (const auto& [attribute, code] : blocking.group) {
        const auto& member = snapshot.published->attribute(attribute);
        json.member(member.name, member.values[code]);
    }
    json.endObject().member("value", snapshot.published->attribute(sensitive).values[blocking.value]);
    json.member("share", blocking.share().text()).endObject();
}

void writeRows(JsonWriter& json, const Snapshot& snapshot)
{
    json.key("rows").beginArray();
    for (std::size_t i = 0; i < snapshot.buckets->size(); ++i) {
        json.beginLine();
        for (const auto row : snapshot.buckets->rowsOf(BucketId(i)))
            json.value(snapshot.kept->sourceRow(RowId(row)));
        json.endLine();
    }
    json.endArray();
}

} // namespace

void writeTable(JsonWriter& json, const Snapshot& snapshot)
{
    const auto& table = *snapshot.table;
    json.key("table").beginObject().member("tuples", snapshot.kept->rowCount()).member("dropped_missing", snapshot.kept->droppedRowCount());
    json.member("attributes", table.attributeCount()).endObject();
    json.key("attributes").beginArray();
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        writeAttribute(json, snapshot, SourceId(i));
    json.endArray();
}

void writePhi(JsonWriter& json, const Snapshot& snapshot)
{
    const auto& matrix = *snapshot.correlation;
    std::vector<std::string> names;
    for (const auto& attribute : snapshot.kept->attributes())
        names.push_back(attribute.name);
    json.key("phi2").beginObject().listMember("names", names).key("matrix").beginArray();
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        json.beginLine();
        for (std::size_t j = 0; j < matrix.size(); ++j)
            json.value(matrix.at(AttributeId(i), AttributeId(j)));
        json.endLine();
    }
    json.endArray().endObject();
}

void writeColumns(JsonWriter& json, const Snapshot& snapshot)
{
    json.key("columns").beginArray();
    for (const auto& column : snapshot.columns->columns())
        json.list(namesOf(*snapshot.kept, column));
    json.endArray();
    json.member("alpha", snapshot.columns->sensitiveColumn().size());
}

void writeFeasibility(JsonWriter& json, const Snapshot& snapshot)
{
    const bool feasible = snapshot.feasibility->admits(snapshot.parameters.model);
    json.member("feasible", feasible).member("largest_l", snapshot.feasibility->largestL.text());
    if (!feasible)
        writeBlocking(json, snapshot);
}

void writeBuckets(JsonWriter& json, const Snapshot& snapshot, bool rows)
{
    if (!snapshot.buckets || !snapshot.report) {
        json.nullMember("buckets").key("regions").beginObject().endObject().nullMember("max_p").nullMember("locally_safe");
        return;
    }
    const auto sizes = bucketSizes(*snapshot.buckets);
    json.key("buckets").beginObject().member("count", snapshot.buckets->size()).member("min", sizes.least).member("median", sizes.median);
    json.member("mean", sizes.mean).member("max", sizes.greatest);
    if (rows)
        writeRows(json, snapshot);
    json.endObject().key("regions").beginObject().endObject();
    json.member("max_p", snapshot.report->maxP.text()).member("locally_safe", snapshot.report->locallySafe);
}

} // namespace tranche::cli
