// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/snapshot_json.h"

#include "app/cli/options/names.h"
#include "core/release/files/released_fields.h"
#include "core/table/attribute_profile.h"

#include <algorithm>
#include <optional>
#include <string>

namespace tranche::cli {

namespace {

void writeAttribute(JsonWriter& json, const Snapshot& snapshot, SourceId id)
{
    const auto& source = snapshot.table->attribute(id);
    const auto profile = profileOf(source, snapshot.schema, id);
    auto type = snapshot.schema.attributes[id.value].type.value_or(profile.detectedType);
    auto distinct = profile.distinct;
    for (const auto& field : fieldsOf(*snapshot.kept)) {
        if (field.meaning->source != id)
            continue;
        type = field.meaning->type;
        distinct = field.meaning->presentCount();
    }
    json.beginObject().member("name", source.name).member("type", typeName(type));
    json.member("role", roleName(snapshot.roles[id.value])).member("distinct", distinct).member("missing", profile.missing).endObject();
}

/// Where several attributes are sensitive, also which of them limits.
void writeBlocking(JsonWriter& json, const Snapshot& snapshot, const Limit& limit)
{
    const auto& table = *snapshot.published;
    json.key("blocking").beginObject().key("group").beginObject();
    for (const auto& [attribute, code] : limit.blocking.group)
        json.member(table.attribute(attribute).name, table.attribute(attribute).values[code]);
    json.endObject().member("value", table.attribute(limit.sensitive).values[limit.blocking.value]);
    json.member("share", limit.blocking.share().text());
    if (table.sensitive().size() > 1)
        json.member("sensitive", table.attribute(limit.sensitive).name);
    json.endObject();
}

void writeFigure(JsonWriter& json, const char* name, const Figure& figure)
{
    if (figure)
        json.member(name, figure.text());
    else
        json.nullMember(name);
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
    if (snapshot.columns->sensitive())
        json.member("alpha", snapshot.columns->sensitiveColumn().size());
    else
        json.nullMember("alpha");
}

void writeFeasibility(JsonWriter& json, const Snapshot& snapshot)
{
    if (snapshot.feasibility->claimsNothing()) {
        json.member("feasible", true).nullMember("largest_l");
        return;
    }
    const auto kind = snapshot.parameters.model.kind;
    const auto limit = snapshot.feasibility->limit(snapshot.parameters.model);
    json.member("feasible", limit.holds);
    const bool limitsL = kind != ModelKind::Recursive && kind != ModelKind::TCloseness;
    writeFigure(json, "largest_l", limitsL ? limit.figure : Figure());
    if (!limitsL)
        writeFigure(json, kind == ModelKind::Recursive ? "least_c" : "least_t", limit.figure);
    if (!limit.holds)
        writeBlocking(json, snapshot, limit);
}

void writeRegions(JsonWriter& json, const Snapshot& snapshot)
{
    json.key("regions").beginArray();
    for (const auto& column : *snapshot.regions) {
        json.beginObject().listMember("column", namesOf(*snapshot.published, snapshot.columns->columns()[column.column.value]));
        json.member("least", column.least).key("hierarchies").beginLine();
        for (const auto& attribute : column.attributes)
            if (attribute.byHierarchy)
                json.value(snapshot.published->attribute(attribute.attribute).name);
        json.endLine().key("regions").beginArray();
        for (const auto& region : column.regions) {
            json.beginObject().member("tuples", region.tuples).key("values").beginObject();
            for (std::size_t i = 0; i < region.codes.size(); ++i)
                json.member(snapshot.published->attribute(column.attributes[i].attribute).name,
                            column.attributes[i].values[region.codes[i]].text);
            json.endObject().endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
}

void writeBuckets(JsonWriter& json, const Snapshot& snapshot, bool rows)
{
    if (!snapshot.buckets || !snapshot.report) {
        json.nullMember("buckets").nullMember("max_p").nullMember("locally_safe");
        return;
    }
    const auto sizes = snapshot.buckets->sizes();
    json.key("buckets").beginObject().member("count", snapshot.buckets->size()).member("min", sizes.least).member("median", sizes.median);
    json.member("mean", sizes.mean).member("max", sizes.greatest);
    if (rows)
        writeRows(json, snapshot);
    json.endObject();
    if (snapshot.report->claimsNothing())
        json.nullMember("max_p").nullMember("locally_safe");
    else
        json.member("max_p", snapshot.report->maxP().text()).member("locally_safe", snapshot.report->locallySafe());
}

} // namespace tranche::cli
