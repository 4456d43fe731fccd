// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/utility/utility_json.h"

#include "app/words/message_words.h"

#include <algorithm>

namespace tranche::cli {

namespace {

void optionalMember(JsonWriter& json, std::string_view name, const std::optional<double>& number)
{
    if (number)
        json.member(name, *number);
    else
        json.nullMember(name);
}

void optionalMember(JsonWriter& json, std::string_view name, const std::optional<Figure>& figure)
{
    if (figure && *figure)
        json.member(name, figure->text());
    else
        json.nullMember(name);
}

void reasonMember(JsonWriter& json, const std::optional<Error>& reason)
{
    if (reason)
        json.member("reason", placedWords(*reason));
    else
        json.nullMember("reason");
}

void writeTechnique(JsonWriter& json, const TechniqueFacts& facts)
{
    json.beginObject().member("name", techniqueWord(facts.technique)).member("feasible", facts.feasible());
    if (facts.feasible())
        json.member("buckets", facts.buckets);
    else
        json.nullMember("buckets");
    optionalMember(json, "max_p", facts.maxP);
    optionalMember(json, "largest_l", facts.largestL);
    reasonMember(json, facts.reason);
    json.endObject();
}

void writeMatrix(JsonWriter& json, std::string_view name, const std::vector<double>& matrix, std::size_t side)
{
    json.key(name).beginArray();
    for (std::size_t row = 0; row < side; ++row) {
        const auto begin = matrix.begin() + static_cast<std::ptrdiff_t>(row * side);
        json.list(std::vector(begin, begin + static_cast<std::ptrdiff_t>(side)));
    }
    json.endArray();
}

void writeAssociation(JsonWriter& json, const AssociationFigures& figures, bool details)
{
    json.beginObject().member("technique", techniqueWord(figures.technique));
    optionalMember(json, "kept_percent", figures.keptPercent);
    json.key("tv_pairs").beginObject().member("mean", figures.tvPairsMean).member("max", figures.tvPairsMax);
    optionalMember(json, "with_s", figures.tvWithSensitive);
    json.endObject().key("tv_single").beginObject().member("mean", figures.tvSingleMean).member("max", figures.tvSingleMax).endObject();
    if (details) {
        writeMatrix(json, "phi2", figures.phi, figures.attributes);
        writeMatrix(json, "tv", figures.tv, figures.attributes);
    }
    json.endObject();
}

void writeErrors(JsonWriter& json, const QueryErrors& row)
{
    json.beginObject().member("technique", techniqueWord(row.technique)).member("predicates", row.predicates);
    json.member("part", partWord(row.part)).member("count", row.count).member("attempts", row.attempts).member("exact", row.exact);
    constexpr std::pair<const char*, double QueryErrors::*> numbers[] = {{"q25", &QueryErrors::q25},
                                                                         {"median", &QueryErrors::median},
                                                                         {"q75", &QueryErrors::q75},
                                                                         {"q95", &QueryErrors::q95},
                                                                         {"mean", &QueryErrors::mean}};
    for (const auto& [name, number] : numbers)
        optionalMember(json, name, row.count > 0 ? std::optional(row.*number) : std::nullopt);
    json.endObject();
}

void writeQuery(JsonWriter& json, const KeptTable& table, const AnsweredQueries& answered, std::size_t query)
{
    json.beginObject().key("where").beginObject();
    for (const auto& predicate : answered.workload.queries[query].predicates) {
        const auto& attribute = table.attribute(predicate.attribute);
        std::vector<std::string> values;
        for (const auto code : predicate.codes)
            values.push_back(attribute.values[code]);
        json.listMember(attribute.name, values);
    }
    json.endObject().member("actual", answered.workload.queries[query].actual);
    for (const auto& answers : answered.answers)
        json.member(techniqueWord(answers.technique), answers.expected[query]);
    json.endObject();
}

void writeDifference(JsonWriter& json, const std::optional<AccuracyDifference>& difference)
{
    using Verdict = AccuracyDifference::Verdict;
    if (!difference) {
        json.nullMember("versus_slicing");
        return;
    }
    json.key("versus_slicing").beginObject().member("difference", difference->difference);
    json.member("low", difference->low).member("high", difference->high);
    json.member("verdict", difference->verdict == Verdict::Better  ? "better"
                           : difference->verdict == Verdict::Worse ? "worse"
                                                                   : "no difference shown");
    json.endObject();
}

void writeConfusion(JsonWriter& json, const std::vector<ClassScores>& runs)
{
    json.key("confusion").beginArray();
    for (const auto& run : runs) {
        json.beginArray();
        for (std::size_t truth = 0; truth < run.classes(); ++truth) {
            std::vector<std::uint64_t> row;
            for (std::size_t guess = 0; guess < run.classes(); ++guess)
                row.push_back(run.count(truth, guess));
            json.list(row);
        }
        json.endArray();
    }
    json.endArray();
}

void writeNumbers(JsonWriter& json, const ClassificationResult& result)
{
    const bool there = !result.runs.empty();
    const bool folds = !result.foldAccuracy.empty();
    constexpr std::pair<const char*, double ClassificationResult::*> numbers[] = {{"accuracy", &ClassificationResult::accuracy},
                                                                                  {"spread", &ClassificationResult::spread},
                                                                                  {"kappa", &ClassificationResult::kappa},
                                                                                  {"macro_f1", &ClassificationResult::macroF1}};
    for (const auto& [name, number] : numbers)
        optionalMember(json, name, there ? std::optional(result.*number) : std::nullopt);
    optionalMember(json, "low", folds ? std::optional(result.low) : std::nullopt);
    optionalMember(json, "high", folds ? std::optional(result.high) : std::nullopt);
    optionalMember(json, "kept", result.kept);
    json.listMember("fold_accuracy", result.foldAccuracy);
}

void writeResult(JsonWriter& json, const ClassificationResult& result, const UtilityFindings& findings, const KeptTable& table,
                 bool details)
{
    std::vector<std::uint64_t> correct;
    for (const auto& run : result.runs)
        correct.push_back(run.correct());
    json.beginObject().member("target", table.attribute(result.target).name).member("classes", result.classes);
    json.member("technique", result.technique ? techniqueWord(*result.technique) : "zeror").member("method", methodWord(result.method));
    if (result.technique)
        json.member("learner", result.learner == Learner::Tree ? "tree" : "nb");
    else
        json.member("learner", "zeror");
    json.listMember("correct", correct).member("tested", result.tested);
    if (findings.test) // its records of no class
        json.member("outside", result.runs.empty() ? 0 : result.runs.front().outside());
    writeNumbers(json, result);
    writeDifference(json, result.versusSlicing);
    optionalMember(json, "nodes", result.nodes);
    reasonMember(json, result.reason);
    if (details)
        writeConfusion(json, result.runs);
    json.endObject();
}

/// A target's labels: values, or the numbers of bins.
void writeLabels(JsonWriter& json, const UtilityFindings& findings, const KeptTable& table)
{
    json.key("labels").beginObject();
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto& labels = findings.publications->labels[i];
        std::vector<std::string> texts;
        for (const auto label : labels.bins)
            texts.push_back(labels.binned ? std::to_string(label) : table.attribute(AttributeId(i)).values[label]);
        json.listMember(table.attribute(AttributeId(i)).name, texts);
    }
    json.endObject();
}

} // namespace

std::string_view techniqueWord(Technique technique)
{
    switch (technique) {
    case Technique::Original: return "original";
    case Technique::Bucketization: return "bucketization";
    case Technique::Generalization: return "generalization";
    case Technique::Slicing: return "slicing";
    case Technique::Marginals: return "marginals";
    }
    return {};
}

std::string_view methodWord(TrainingMethod method)
{
    switch (method) {
    case TrainingMethod::Rows: return "rows";
    case TrainingMethod::Expected: return "expected";
    case TrainingMethod::Linked: return "linked";
    case TrainingMethod::Bounds: return "bounds";
    }
    return {};
}

std::string_view partWord(QueryPart part)
{
    switch (part) {
    case QueryPart::All: return "all";
    case QueryPart::WithSensitive: return "with_s";
    case QueryPart::WithoutSensitive: return "without_s";
    case QueryPart::AcrossColumns: return "across";
    }
    return {};
}

void writeUtility(JsonWriter& json, const UtilityFindings& findings, const KeptTable& table, bool details)
{
    json.key("techniques").beginArray();
    if (findings.publications)
        for (const auto& tried : findings.publications->techniques)
            writeTechnique(json, tried.facts);
    json.endArray();
    if (findings.publications)
        json.member("slicing_is_bucketization", findings.publications->likeBucketization);
    json.key("association").beginArray();
    for (const auto& figures : findings.association)
        writeAssociation(json, figures, details);
    json.endArray().key("queries").beginArray();
    for (const auto& workload : findings.queries)
        for (const auto& row : workload.errors)
            writeErrors(json, row);
    json.endArray();
    if (findings.test)
        json.key("test").beginObject().member("records", findings.test->records).member("dropped", findings.test->dropped).endObject();
    json.key("classification").beginArray();
    for (const auto& result : findings.learning)
        writeResult(json, result, findings, table, details);
    json.endArray();
    if (!details || !findings.publications)
        return;
    writeLabels(json, findings, table);
    json.key("query_answers").beginArray();
    for (const auto& workload : findings.queries)
        for (std::size_t i = 0; i < workload.answered.workload.queries.size(); ++i)
            writeQuery(json, table, workload.answered, i);
    json.endArray();
}

} // namespace tranche::cli
