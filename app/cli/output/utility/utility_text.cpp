// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/utility/utility_text.h"

#include "app/cli/output/text_table.h"
#include "app/words/message_words.h"
#include "app/words/printable.h"
#include "core/base/number_words.h"

#include <algorithm>

namespace tranche::cli {

namespace {

using enum TextTable::Align;

std::string nameOf(Technique technique)
{
    switch (technique) {
    case Technique::Original: return "Original table";
    case Technique::Slicing: return "Sliced";
    case Technique::Bucketization: return "Bucketized";
    case Technique::Generalization: return "Generalized";
    case Technique::Marginals: return "No relation kept";
    }
    return {};
}

std::string percent(double share, int places)
{
    return decimal(100.0 * share, places);
}

std::string techniquesText(const LabPublications& publications)
{
    TextTable table({Left, Right, Right, Left});
    table.add({"Technique", "buckets", "largest p", ""});
    std::string reasons;
    for (const auto& tried : publications.techniques) {
        const auto& facts = tried.facts;
        if (facts.reason)
            reasons += nameOf(facts.technique) + ": " + placedWords(*facts.reason) + '\n';
        const auto p = facts.maxP && *facts.maxP ? facts.maxP->decimal(3, Rounding::Up) : std::string("-");
        table.add({nameOf(facts.technique), facts.feasible() ? grouped(facts.buckets) : "-", p, facts.feasible() ? "" : "cannot be"});
    }
    if (publications.likeBucketization)
        reasons
            += "In every bucket the sensitive column holds one combination of its other attributes: the sliced table is what bucketization "
               "with the same buckets would publish.\n";
    return table.text() + reasons;
}

std::string associationText(const std::vector<AssociationFigures>& all)
{
    TextTable table({Left, Right, Right, Right, Right});
    table.add({"", "association kept", "moved, pairs", "with sensitive", "single attributes"});
    for (const auto& figures : all)
        table.add({nameOf(figures.technique), figures.keptPercent ? decimal(*figures.keptPercent, 1) + " %" : "-",
                   percent(figures.tvPairsMean, 2) + " %", figures.tvWithSensitive ? percent(*figures.tvWithSensitive, 2) + " %" : "-",
                   percent(figures.tvSingleMean, 2) + " %"});
    return "Association between attributes. Kept: of phi2, more is better. Moved: share of tuples that stand elsewhere than in the "
           "table, on average over pairs of attributes; less is better.\n"
           + table.text();
}

std::string queriesText(const std::vector<UtilityFindings::Workload>& workloads)
{
    TextTable table({Left, Right, Right, Right, Right, Right, Right});
    table.add({"", "predicates", "queries", "exact", "quarter", "median", "three quarters"});
    for (const auto& workload : workloads)
        for (const auto& row : workload.errors)
            if (row.part == QueryPart::All || row.part == QueryPart::WithSensitive)
                table.add({nameOf(row.technique) + (row.part == QueryPart::All ? "" : ", with sensitive"), std::to_string(row.predicates),
                           grouped(row.count), grouped(row.exact), percent(row.q25, 2) + " %", percent(row.median, 2) + " %",
                           percent(row.q75, 2) + " %"});
    return "Random counts, and how far off the answers are, in percent of the count; less is better. It says nothing of counts that are "
           "rarer than those asked.\n"
           + table.text();
}

std::string verdictText(const ClassificationResult& result)
{
    using Verdict = AccuracyDifference::Verdict;
    if (!result.versusSlicing)
        return {};
    const auto points = decimal(100.0 * result.versusSlicing->difference, 2) + " points";
    switch (result.versusSlicing->verdict) {
    case Verdict::Better: return "better than sliced by " + points;
    case Verdict::Worse: return "worse than sliced by " + points.substr(points.starts_with('-') ? 1 : 0);
    case Verdict::NoDifferenceShown: break;
    }
    return "no difference from sliced shown";
}

std::string waysText(const ClassificationResult& result)
{
    if (!result.technique)
        return "Commonest value";
    const auto how = result.method == TrainingMethod::Linked   ? ", linked at random"
                     : result.method == TrainingMethod::Bounds ? ", least and greatest values"
                                                               : "";
    return nameOf(*result.technique) + how;
}

std::string learningText(const std::vector<ClassificationResult>& all, AttributeId target, Learner learner, const KeptTable& table)
{
    TextTable lines({Left, Right, Right, Left});
    const bool folds = std::ranges::any_of(all, [](const auto& result) { return !result.foldAccuracy.empty(); });
    lines.add({"", "right", folds ? "95 % interval" : "", ""});
    std::string reasons;
    std::uint64_t outside = 0;
    for (const auto& result : all) {
        if (result.target != target || (result.technique && result.learner != learner))
            continue;
        if (result.reason) {
            reasons += waysText(result) + ": " + placedWords(*result.reason) + '\n';
            continue;
        }
        outside = result.runs.front().outside();
        lines.add({waysText(result), percent(result.accuracy, 2) + " %",
                   folds ? percent(result.low, 2) + " to " + percent(result.high, 2) : "", verdictText(result)});
    }
    if (outside > 0)
        reasons += counted(outside, "of the records has", "of the records have")
                   + " a value that the table does not have, so nobody could guess them.\n";
    return "Guessing " + printable(table.attribute(target).name) + (learner == Learner::Tree ? " by a decision tree" : " by naive Bayes")
           + "; more is better.\n" + lines.text() + reasons;
}

std::string testText(const TestRecords& test)
{
    const std::string dropped
        = test.dropped == 1 ? " more has a missing value and was left out.\n" : " more have a missing value and were left out.\n";
    return "\nThe " + counted(test.records, "record of the test file is", "records of the test file are")
           + " guessed by models of the whole table, anonymized. One file shows no error bar.\n"
           + (test.dropped > 0 ? grouped(test.dropped) + dropped : std::string());
}

} // namespace

std::string utilityText(const UtilityFindings& findings, const KeptTable& table, const LearningRequest& learning)
{
    std::string text = techniquesText(*findings.publications);
    if (!findings.association.empty())
        text += '\n' + associationText(findings.association);
    if (!findings.queries.empty())
        text += '\n' + queriesText(findings.queries);
    if (findings.learning.empty())
        return text;
    text += findings.test ? testText(*findings.test)
            : learning.paperProtocol
                ? "\nModels are trained and tested inside the anonymized data, as the paper did it: this measures how well "
                  "the anonymized data predict themselves.\n"
                : "\nEach part of the table is guessed by a model that saw the other parts, anonymized.\n";
    for (const auto target : learning.targets)
        for (const auto learner : learning.learners)
            text += '\n' + learningText(findings.learning, target, learner, table);
    return text;
}

} // namespace tranche::cli
