// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/settings_json.h"

#include "app/cli/options/names.h"
#include "app/cli/options/source_options.h"
#include "app/cli/options/source/record_arguments.h"
#include "app/cli/options/source/workbook_arguments.h"
#include "core/import/conversion/conversion.h"

#include <cmath>
#include <string_view>
#include <variant>

namespace tranche::cli {

namespace {

std::string listOf(const std::vector<std::size_t>& numbers)
{
    std::string text;
    for (const auto number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

void writeFormSettings(JsonWriter& json, const CsvOptions& csv)
{
    const std::string delimiter = csv.blanks ? "blanks" : csv.delimiter == '\t' ? "tab" : std::string{csv.delimiter};
    json.member("delimiter", csv.widths.empty() ? delimiter : std::string("widths"));
    json.member("quote", csv.quote ? std::string{*csv.quote} : std::string("none"));
    json.member("encoding", csv.encoding).member("header", csv.header).listMember("names", csv.names);
    json.member("decimal", std::string{csv.decimal}).member("skip", csv.skip);
    if (!csv.comment.empty())
        json.member("comment", csv.comment);
    if (csv.headerLines != 1)
        json.member("header_lines", csv.headerLines);
    if (csv.escape)
        json.member("escape", std::string{*csv.escape});
    if (!csv.widths.empty())
        json.member("widths", listOf(csv.widths));
    if (csv.ragged != RaggedRecords::Stop)
        json.member("ragged", std::string(csv.ragged == RaggedRecords::Pad ? "pad" : "skip"));
    std::vector<std::string> records;
    for (const auto& choice : csv.records)
        records.push_back(recordOption(choice));
    if (!records.empty())
        json.listMember("records", records);
    if (csv.badBytes != BadBytes::Stop)
        json.member("bad_bytes", std::string("replace"));
    if (!csv.entry.empty())
        json.member("entry", csv.entry);
}

void writeFormSettings(JsonWriter& json, const WorkbookOptions& workbook)
{
    json.member("sheet", workbook.sheet).member("range", workbook.range).member("header_rows", workbook.headerRows);
    json.listMember("names", workbook.names).member("error_cells", errorCellsName(workbook.errors));
    json.member("hidden_rows", workbook.hiddenRows);
}

std::string_view valuesName(StatisticalOptions::Values values)
{
    return values == StatisticalOptions::Values::Codes ? "codes" : "labels";
}

std::string_view declaredName(StatisticalOptions::DeclaredMissing missing)
{
    return missing == StatisticalOptions::DeclaredMissing::Missing ? "missing" : "value";
}

void writeFormSettings(JsonWriter& json, const StatisticalOptions& statistical)
{
    json.member("labels_as", valuesName(statistical.values)).key("labels_as_of").beginObject();
    for (const auto& [name, values] : statistical.valuesOf)
        json.member(name, valuesName(values));
    json.endObject().member("declared_missing", declaredName(statistical.missing)).key("declared_missing_of").beginObject();
    for (const auto& [name, missing] : statistical.missingOf)
        json.member(name, declaredName(missing));
    json.endObject().member("encoding", statistical.encoding);
}

/// Who asked whom is nobody's business who reads the results: neither account nor server.
void writeFormSettings(JsonWriter& json, const DatabaseOptions& database)
{
    json.member("database_kind", database.kind == DatabaseOptions::Kind::Sqlite ? "sqlite" : "postgresql");
    json.member("table_name", database.table).member("query", database.query);
    json.member("trims_padding", database.trimsPadding).member("timeout", database.timeout);
}

void writeConversions(JsonWriter& json, const std::vector<Conversion>& conversions)
{
    json.key("conversions").beginArray();
    for (const auto& conversion : conversions) {
        json.beginObject().member("kind", conversionWord(conversion.kind)).listMember("attributes", conversion.attributes);
        json.member("text", conversion.text).member("becomes", conversion.becomes).member("decimal", std::string{conversion.decimal});
        json.member("groups", conversion.groups).member("around", conversion.around).endObject();
    }
    json.endArray();
}

/// One entry for each, only where there is any.
void writePairs(JsonWriter& json, const char* name, const std::vector<std::pair<std::string, std::string>>& pairs)
{
    if (pairs.empty())
        return;
    json.key(name).beginArray();
    for (const auto& [first, second] : pairs)
        json.beginObject().member("attribute", first).member("text", second).endObject();
    json.endArray();
}

} // namespace

void writeReadingSettings(JsonWriter& json, const TableRequest& request)
{
    std::vector<std::string> files;
    for (const auto& file : request.files)
        files.push_back(file.filename().string());
    json.listMember("files", files);
    json.member("form", formName(request.options.form));
    std::visit([&](const auto& form) { writeFormSettings(json, form); }, request.options.form);
    writeConversions(json, request.options.conversions);
    json.listMember("missing_tokens", request.missingTokens);
    writePairs(json, "missing_tokens_for", request.missingTokensFor);
}

void writeRoleSettings(JsonWriter& json, const RoleRequest& request)
{
    json.listMember("sensitive", request.sensitive);
    json.member("joint", request.joint).listMember("identifier", request.identifiers).listMember("exclude", request.excluded);
    if (request.keep)
        json.listMember("keep", *request.keep);
    else
        json.nullMember("keep");
    json.listMember("categorical", request.categorical).listMember("numeric", request.numeric);
    writePairs(json, "dates", request.dates);
    std::vector<std::string> ordered;
    for (const auto& [name, order] : request.orders)
        ordered.push_back(name);
    for (const auto& [name, file] : request.ordersFrom)
        ordered.push_back(name);
    json.listMember("order_given_for", ordered);
    json.member("missing", request.missing == MissingRule::DropTuple ? "drop" : "value").member("bins", request.bins);
    json.key("bins_for").beginObject();
    for (const auto& [name, bins] : request.binsFor)
        json.member(name, bins);
    json.endObject();
}

namespace {

void writeColumnSettings(JsonWriter& json, const SliceRequest& request)
{
    const auto& columns = request.parameters.columns;
    if (request.partition) {
        json.nullMember("alpha").nullMember("columns").key("partition").beginArray();
        for (const auto& names : *request.partition)
            json.list(names);
        json.endArray();
        return;
    }
    if (columns.alpha)
        json.member("alpha", *columns.alpha);
    else
        json.member("alpha", "auto");
    json.member("columns", columns.columns).nullMember("partition");
}

/// What the model does not use is null.
void writeModelSettings(JsonWriter& json, const PrivacyModel& model, bool none)
{
    const auto ratio = [&](const char* name, const Ratio& value, bool used) {
        if (used && !none)
            json.member(name, value.text());
        else
            json.nullMember(name);
    };
    if (none)
        json.nullMember("model");
    else
        json.member("model", modelKey(model.kind));
    ratio("l", model.l, model.kind != ModelKind::TCloseness);
    ratio("recursive_c", model.c, model.kind == ModelKind::Recursive);
    ratio("t", model.t, model.kind == ModelKind::TCloseness);
}

} // namespace

namespace {

void writeGroupingSettings(JsonWriter& json, const Parameters& parameters)
{
    if (parameters.grouping.kind == Grouping::Kind::Random)
        json.member("grouping", "random:" + std::to_string(parameters.grouping.size)).nullMember("cut").nullMember("attempts");
    else
        json.member("grouping", "mondrian").member("cut", cutName(parameters.cut)).member("attempts", attemptsName(parameters.attempts));
}

void writeReleaseSettings(JsonWriter& json, const ReleaseOptions& release)
{
    const auto& details = release.details;
    json.member("container", release.container == Container::Zip ? "zip" : "folder").member("linkings", release.linkings);
    json.key("details").beginObject();
    json.member("title", details.title).member("owner", details.owner).member("purpose", details.purpose);
    json.member("recipients", details.recipients);
    if (details.type)
        json.member("release_type", releaseTypeWord(*details.type));
    else
        json.nullMember("release_type");
    json.member("conditions", details.conditions).member("contact", details.contact);
    json.member("licence", details.licence).listMember("sources", details.sources);
    if (details.reviewBy.empty())
        json.nullMember("review_by");
    else
        json.member("review_by", details.reviewBy);
    json.endObject();
}

} // namespace

void writeSliceSettings(JsonWriter& json, const SliceRequest& request)
{
    const auto& parameters = request.parameters;
    writeModelSettings(json, parameters.model, request.promisesNothing);
    writeColumnSettings(json, request);
    json.key("generalize").beginArray();
    for (const auto& [attributes, least] : parameters.generalize)
        json.beginObject().listMember("attributes", attributes).member("least", least).endObject();
    json.endArray();
    json.key("hierarchies").beginObject();
    for (const auto& [name, file] : request.hierarchies)
        json.member(name, file.filename().string());
    json.endObject();
    writeGroupingSettings(json, parameters);
    if (parameters.cutOn.empty())
        json.nullMember("cut_on"); // every quasi-identifier
    else
        json.listMember("cut_on", parameters.cutOn);
    json.member("min_bucket", parameters.leastBucket());
    json.member("order_in_bucket", orderName(parameters.order));
    json.member("export", request.target.has_value());
    json.member("layout", request.release.layout == Layout::Together ? "together" : "per-column");
    json.member("formula_cells", request.release.formulaCells == FormulaCells::AsIs ? "asis" : "prefixed");
    if (request.policy)
        json.member("policy_sha256", request.policy->sha256);
    else
        json.nullMember("policy_sha256");
    writeReleaseSettings(json, request.release);
    if (request.labels)
        json.member("labels", request.labels->filename().string());
    else
        json.nullMember("labels");
}

void writeTimings(JsonWriter& json, const Phases& phases)
{
    const auto rounded = [](double milliseconds) { return std::round(milliseconds * 1000.0) / 1000.0; };
    double total = 0.0;
    json.key("timing").beginObject();
    for (const auto& [phase, milliseconds] : phases.timings()) {
        json.member(phase, rounded(milliseconds));
        total += milliseconds;
    }
    json.member("total", rounded(total)).endObject();
}

void writeRun(JsonWriter& json, const Phases& phases, const Requests& requests)
{
    writeTimings(json, phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, requests.reading);
    writeRoleSettings(json, requests.roles);
    writeSliceSettings(json, requests.slicing);
    json.member("threads", phases.threads()).endObject();
}

} // namespace tranche::cli
