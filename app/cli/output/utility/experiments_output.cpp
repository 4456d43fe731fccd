// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/utility/experiments_output.h"

#include "app/cli/output/json_writer.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/snapshot_json.h"
#include "app/cli/output/text_table.h"
#include "app/words/message_words.h"
#include "core/laboratory/experiments/drawing/figure_csv.h"

namespace tranche::cli {

namespace {

std::string words(const Statement& said)
{
    return messageWords(said);
}

void writeClaim(JsonWriter& json, const ClaimResult& claim)
{
    json.beginObject().member("id", claim.id).member("claim", words(claim.claim)).member("place", words(claim.place));
    json.key("measured").beginArray();
    for (const auto& statement : claim.measured)
        json.value(words(statement));
    json.endArray().member("verdict", verdictKey(claim.verdict));
    if (claim.asThePaper)
        json.member("verdict_as_the_paper", verdictKey(*claim.asThePaper));
    else
        json.nullMember("verdict_as_the_paper");
    json.member("reason", words(claim.reason)).endObject();
}

} // namespace

std::string experimentsText(const ExperimentResults& results, const std::filesystem::path& out)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    for (const auto& claim : results.claims)
        lines.add({claim.id, std::string(verdictKey(claim.verdict)), words(claim.claim)});
    return lines.text() + '\n' + counted(results.figures.size(), "figure", "figures")
           + " and the reasons of all verdicts: " + printable((out / "claims.html").string()) + '\n';
}

std::string experimentsJson(const Phases& phases, const ExperimentResults& results, const ExperimentsRequest& request)
{
    std::vector<std::string> figures;
    for (const auto& figure : results.figures)
        figures.push_back(figure.experiment.id);
    JsonWriter json;
    json.beginObject().member("format", 1U).member("tuples", results.tuples).listMember("figures", figures);
    json.key("claims").beginArray();
    for (const auto& claim : results.claims)
        writeClaim(json, claim);
    json.endArray();
    writeTimings(json, phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, request.reading);
    json.member("folds", results.request.folds).member("linkings", results.request.linkings).member("threads", phases.threads());
    json.endObject().endObject();
    return json.text();
}

} // namespace tranche::cli
