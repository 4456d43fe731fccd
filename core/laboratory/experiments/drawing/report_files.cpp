// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/drawing/report_files.h"

#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/drawing/figure_csv.h"
#include "core/laboratory/experiments/drawing/svg_writer.h"

namespace tranche {

namespace {

constexpr std::string_view style
    = "body{font:15px/1.45 'Noto Sans','DejaVu Sans',sans-serif;color:#1c2530;max-width:76rem;margin:2rem auto;padding:0 1rem}"
      "table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .6rem;border-top:1px solid #d8dde4}"
      "th{font-size:13px;color:#5b6675}td.id{color:#5b6675}p.lead{color:#5b6675}ul{margin:0;padding-left:1.1rem}"
      ".v{white-space:nowrap;font-weight:bold;font-size:13px;padding:.1rem .4rem;border-radius:3px}"
      ".true{background:#dff2e6;color:#17673a}.false{background:#fce4e2;color:#a12b22}.none{background:#e8ebf0;color:#4b5563}"
      "figure{margin:1.5rem 0}svg{max-width:100%;height:auto}";

std::string verdictCell(ClaimVerdict verdict, const Words& words)
{
    switch (verdict) {
    case ClaimVerdict::True: return "<span class=\"v true\">" + escapedForMarkup(words(ExperimentMessage::VerdictTrue)) + "</span>";
    case ClaimVerdict::False: return "<span class=\"v false\">" + escapedForMarkup(words(ExperimentMessage::VerdictFalse)) + "</span>";
    case ClaimVerdict::NotTestable: break;
    }
    return "<span class=\"v none\">" + escapedForMarkup(words(ExperimentMessage::VerdictNotTestable)) + "</span>";
}

std::string measuredCell(const ClaimResult& claim, const Words& words)
{
    if (claim.measured.empty())
        return "";
    if (claim.measured.size() == 1)
        return escapedForMarkup(words(claim.measured.front()));
    std::string list = "<ul>";
    for (const auto& statement : claim.measured)
        list += "<li>" + escapedForMarkup(words(statement)) + "</li>";
    return list + "</ul>";
}

std::string claimRow(const ClaimResult& claim, const Words& words)
{
    const auto cell = [](const std::string& inner) { return "<td>" + inner + "</td>"; };
    return "<tr id=\"" + claim.id + "\"><td class=\"id\">" + claim.id + "</td>" + cell(escapedForMarkup(words(claim.claim)))
           + cell(escapedForMarkup(words(claim.place))) + cell(measuredCell(claim, words)) + cell(verdictCell(claim.verdict, words))
           + cell(claim.asThePaper ? verdictCell(*claim.asThePaper, words) : "") + cell(escapedForMarkup(words(claim.reason))) + "</tr>\n";
}

std::string claimsTable(const std::vector<ClaimResult>& claims, const Words& words)
{
    std::string table = "<table>\n<tr><th></th>";
    for (const auto head : {ExperimentMessage::HeadClaim, ExperimentMessage::HeadPlace, ExperimentMessage::HeadMeasured,
                            ExperimentMessage::HeadVerdict, ExperimentMessage::HeadAsPaper, ExperimentMessage::HeadReason})
        table += "<th>" + escapedForMarkup(words(head)) + "</th>";
    table += "</tr>\n";
    for (const auto& claim : claims)
        table += claimRow(claim, words);
    return table + "</table>\n";
}

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"'; // ids and keys alone: nothing in them needs escaping
}

} // namespace

std::string claimsPage(const ExperimentResults& results, const std::map<std::string, std::string>& pictures, const Words& words)
{
    const auto title = escapedForMarkup(words(ExperimentMessage::ReportTitle));
    std::string page = "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"><title>" + title + "</title><style>" + std::string(style)
                       + "</style></head>\n<body>\n<h1>" + title + "</h1>\n<p class=\"lead\">"
                       + escapedForMarkup(words({ExperimentMessage::ReportLead, results.tuples})) + "</p>\n"
                       + claimsTable(results.claims, words);
    if (!results.figures.empty())
        page += "<h2>" + escapedForMarkup(words(ExperimentMessage::HeadFigures)) + "</h2>\n";
    for (const auto& figure : results.figures)
        if (const auto picture = pictures.find(figure.experiment.id + ".svg"); picture != pictures.end())
            page += "<figure id=\"" + figure.experiment.id + "\">\n" + picture->second + "</figure>\n";
    return page + "</body>\n</html>\n";
}

std::string settingsJson(const ExperimentResults& results)
{
    std::string figures;
    for (const auto& figure : results.figures)
        figures += (figures.empty() ? "" : ", ") + inQuotes(figure.experiment.id);
    return "{\n \"format\": 1,\n \"tuples\": " + std::to_string(results.tuples) + ",\n \"folds\": " + std::to_string(results.request.folds)
           + ",\n \"linkings\": " + std::to_string(results.request.linkings) + ",\n \"lab_seed\": " + std::to_string(results.request.seed)
           + ",\n \"bins\": 10,\n \"alpha\": " + std::to_string(experimentAlpha)
           + ",\n \"cut\": \"median\",\n \"attempts\": \"all\",\n \"bucket_sizes\": [10, 100, 500, 1000],\n \"timed_runs\": "
           + std::to_string(timedRuns) + ",\n \"figures\": [" + figures + "]\n}\n";
}

Result<std::map<std::string, std::string>> reportFiles(const ExperimentResults& results, const Words& words, const Paint& paint,
                                                       JobContext& job)
{
    std::map<std::string, std::string> files;
    for (std::size_t i = 0; i < results.figures.size(); ++i) {
        job.step(i, results.figures.size());
        const auto& figure = results.figures[i];
        auto svg = drawFigure(figure, words);
        auto png = paint(svg, job);
        if (!png)
            return std::unexpected(png.error());
        files[figure.experiment.id + ".svg"] = std::move(svg);
        files[figure.experiment.id + ".png"] = std::move(*png);
        files[figure.experiment.id + ".csv"] = figureCsv(figure);
    }
    files["claims.csv"] = claimsCsv(results.claims, words);
    files["claims.html"] = claimsPage(results, files, words);
    files["settings.json"] = settingsJson(results);
    return files;
}

} // namespace tranche
