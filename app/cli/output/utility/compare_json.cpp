// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/utility/compare_json.h"

#include "app/cli/output/settings_json.h"
#include "app/words/own_words.h"
#include "app/words/message_words.h"
#include "core/recipe/apply_recipe.h"

#include <algorithm>

namespace tranche::cli {

namespace {

void optionalMember(JsonWriter& json, std::string_view name, std::optional<double> number)
{
    if (number)
        json.member(name, *number);
    else
        json.nullMember(name);
}

void writeSettings(JsonWriter& json, const Snapshot& base, const Decisions& decisions)
{
    SliceRequest request;
    request.parameters = decisions.parameters;
    request.promisesNothing = std::ranges::find(decisions.roles, Role::Sensitive) == decisions.roles.end();
    if (const auto columns = recipeScenarioOf(base, {"-", {}, decisions}).columns; !columns.empty())
        request.partition = columns;
    json.key("settings").beginObject();
    writeSliceSettings(json, request);
    json.member("joint", decisions.parameters.joint).member("bins", decisions.parameters.bins).endObject();
}

void writeBlocking(JsonWriter& json, const Limit& limit)
{
    json.key("blocking").beginObject();
    json.member("tuples", limit.blocking.groupSize).member("with_value", limit.blocking.valueCount).endObject();
}

void writeGuarantee(JsonWriter& json, const ScenarioFigures& figures)
{
    const auto* guarantee = valueIn(figures.guarantee);
    json.member("feasible", guarantee && guarantee->feasible).member("holds", guarantee && guarantee->holds);
    if (guarantee && guarantee->limit && guarantee->limit->figure)
        json.member("largest_l", guarantee->limit->figure.text());
    else
        json.nullMember("largest_l");
    if (guarantee && !guarantee->feasible && guarantee->limit)
        writeBlocking(json, *guarantee->limit);
    else
        json.nullMember("blocking");
    if (!guarantee || !guarantee->feasible) {
        for (const auto* name : {"largest_p", "largest_p_percent", "file_alone_proves", "buckets", "bucket_median"})
            json.nullMember(name);
        return;
    }
    json.member("largest_p", guarantee->largestP.text()).member("largest_p_percent", 100.0 * guarantee->largestP.toDouble());
    json.member("file_alone_proves", guarantee->fileAloneProves).member("buckets", guarantee->buckets);
    json.member("bucket_median", guarantee->median);
}

void writeAccuracy(JsonWriter& json, std::string_view name, const Measured<ScenarioAccuracy>& measured)
{
    const auto* accuracy = valueIn(measured);
    if (!accuracy) {
        json.nullMember(name);
        return;
    }
    json.key(name).beginObject();
    json.member("accuracy", accuracy->accuracy).member("low", accuracy->low).member("high", accuracy->high);
    optionalMember(json, "original", accuracy->original);
    optionalMember(json, "kept", accuracy->kept);
    optionalMember(json, "kept_low", accuracy->keptLow);
    optionalMember(json, "kept_high", accuracy->keptHigh);
    json.endObject();
}

/// Why a figure is null, by the first that is.
void writeReason(JsonWriter& json, const ScenarioFigures& figures)
{
    std::optional<Error> reason;
    const auto see = [&](const auto& measured) {
        if (!reason && measured && !*measured)
            reason = measured->error();
    };
    see(figures.guarantee);
    see(figures.association);
    see(figures.fakes);
    see(figures.meanTv);
    see(figures.queries);
    see(figures.naiveBayes);
    see(figures.tree);
    see(figures.linked);
    if (reason)
        json.member("reason", messageWords(*reason));
    else
        json.nullMember("reason");
}

void writeFigures(JsonWriter& json, const ScenarioFigures& figures)
{
    writeGuarantee(json, figures);
    optionalMember(json, "association_kept", numberIn(figures, BoardColumn::AssociationKept));
    optionalMember(json, "mean_tv", numberIn(figures, BoardColumn::MeanTv));
    writeAccuracy(json, "naive_bayes", figures.naiveBayes);
    writeAccuracy(json, "tree", figures.tree);
    writeAccuracy(json, "linked", figures.linked);
    optionalMember(json, "query_error", numberIn(figures, BoardColumn::QueryError));
    optionalMember(json, "fakes_per_original", numberIn(figures, BoardColumn::Fakes));
    const auto* fakes = valueIn(figures.fakes);
    json.member("fakes_estimated", fakes && fakes->estimate);
    optionalMember(json, "unique_share", numberIn(figures, BoardColumn::Unique));
    writeReason(json, figures);
}

} // namespace

std::string compareJson(const Phases& phases, const Snapshot& base, const std::vector<ComparedScenario>& all, BoardColumn column)
{
    JsonWriter json;
    json.beginObject().member("format", 1U).member("pareto", boardColumnKey(column));
    json.key("scenarios").beginArray();
    for (const auto& [scenario, figures, isDominated] : all) {
        json.beginObject().member("name", scenario.name).member("note", scenario.note);
        writeSettings(json, base, scenario.decisions);
        writeFigures(json, figures);
        if (isDominated)
            json.member("dominated", *isDominated);
        else
            json.nullMember("dominated");
        json.endObject();
    }
    json.endArray();
    writeTimings(json, phases);
    json.endObject();
    return json.text();
}

} // namespace tranche::cli
