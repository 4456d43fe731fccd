// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/slice_text.h"

#include "app/cli/options/model_options.h"
#include "app/cli/options/names.h"
#include "app/cli/output/text_table.h"

namespace tranche::cli {

namespace {

std::string columnsText(const Snapshot& snapshot)
{
    std::vector<std::string> columns;
    for (const auto& column : snapshot.columns->columns())
        columns.push_back('{' + joined(namesOf(*snapshot.kept, column)) + '}');
    return joined(columns, " | ");
}

std::string tableText(const Snapshot& snapshot)
{
    const auto& kept = *snapshot.kept;
    auto text
        = counted(kept.rowCount(), "tuple", "tuples") + ", " + counted(kept.attributeCount(), "attribute", "attributes") + " released";
    if (kept.droppedRowCount() > 0)
        text += "; " + grouped(kept.droppedRowCount()) + " dropped because of missing values";
    return text;
}

std::string sizesText(const BucketPartition& buckets)
{
    const auto sizes = buckets.sizes();
    const bool whole = sizes.median == static_cast<double>(static_cast<std::size_t>(sizes.median));
    return grouped(buckets.size()) + "; tuples in a bucket: smallest " + grouped(sizes.least) + ", median "
           + decimal(sizes.median, whole ? 0 : 1) + ", mean " + decimal(sizes.mean, 1) + ", largest " + grouped(sizes.greatest);
}

std::string columnsNote(const Snapshot& snapshot)
{
    const std::string byHand = snapshot.columnsByHand ? "by hand" : "";
    if (!snapshot.columns->sensitive())
        return byHand.empty() ? "" : "  (by hand)";
    return "  (sensitive last, alpha " + std::to_string(snapshot.columns->sensitiveColumn().size()) + (byHand.empty() ? ")" : ", by hand)");
}

std::string groupingText(const Parameters& parameters)
{
    if (parameters.grouping.kind == Grouping::Kind::Random)
        return "random buckets of " + counted(parameters.grouping.size, "tuple", "tuples");
    return std::string(cutName(parameters.cut)) + " cuts, attempts: " + std::string(attemptsName(parameters.attempts));
}

void addCommon(TextTable& lines, const Snapshot& snapshot)
{
    const auto& parameters = snapshot.parameters;
    const bool nothing = snapshot.feasibility->claimsNothing();
    lines.add({"Table", tableText(snapshot)});
    lines.add({"Columns", columnsText(snapshot) + columnsNote(snapshot)});
    for (const auto& column : *snapshot.regions) {
        std::vector<AttributeId> attributes;
        for (const auto& attribute : column.attributes)
            attributes.push_back(attribute.attribute);
        lines.add({"Generalized", '{' + joined(namesOf(*snapshot.published, attributes)) + "} to "
                                      + counted(column.regions.size(), "region", "regions") + " of at least "
                                      + counted(column.least, "tuple", "tuples")});
    }
    lines.add({"Request", (nothing ? "no privacy model" : modelText(parameters.model)) + ", " + groupingText(parameters) + ", at least "
                              + counted(parameters.leastBucket(), "tuple", "tuples") + " in a bucket"});
    if (nothing)
        return;
    const auto [what, figure] = limitLine(parameters.model, snapshot.feasibility->limit(parameters.model).figure);
    lines.add({what, figure});
}

std::string sensitiveNames(const Snapshot& snapshot)
{
    std::string names;
    for (const auto id : snapshot.kept->sensitive())
        names.append(names.empty() ? "" : " or ").append(printable(snapshot.kept->attribute(id).name));
    return names;
}

/// What the report says of anybody, in one line.
std::string inferenceText(const Snapshot& snapshot)
{
    const auto& report = *snapshot.report;
    if (report.claimsNothing())
        return "no attribute is sensitive, so nothing is promised about values";
    auto text = "no value of " + sensitiveNames(snapshot) + " above " + report.maxP().text()
                + " for anyone whose other released values are known; ";
    if (report.model.kind == ModelKind::LDiversity)
        return text + counted(report.tuplesOnLimit(), "tuple", "tuples") + " exactly at 1/l";
    return text + counted(report.tuplesOnLimit(), "tuple", "tuples") + " exactly at the limit";
}

} // namespace

std::string slicedText(const Snapshot& snapshot)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left});
    addCommon(lines, snapshot);
    lines.add({"Buckets", sizesText(*snapshot.buckets)});
    lines.add({"Inference", inferenceText(snapshot)});
    if (!snapshot.report->claimsNothing() && snapshot.parameters.model.kind == ModelKind::Distinct)
        lines.add({"Warning", "distinct l-diversity is weak: it counts values and does not limit how likely one of them is"});
    return lines.text();
}

std::string partitionText(const Snapshot& snapshot)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left});
    addCommon(lines, snapshot);
    lines.add({"Buckets", sizesText(*snapshot.buckets)});
    return lines.text();
}

static std::string remedyText(ModelKind kind)
{
    return kind == ModelKind::Recursive ? "Raise --recursive-c or lower --l" : kind == ModelKind::TCloseness ? "Raise --t" : "Lower --l";
}

std::string infeasibleText(const Snapshot& snapshot)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left});
    addCommon(lines, snapshot);
    const auto limit = snapshot.feasibility->limit(snapshot.parameters.model);
    const auto& blocking = limit.blocking;
    std::vector<AttributeId> attributes;
    for (const auto& member : blocking.group)
        attributes.push_back(member.attribute);
    const auto who = attributes.empty() ? std::string("the whole table, ")
                                        : "one group of equal {" + joined(namesOf(*snapshot.kept, attributes)) + "}, ";
    lines.add({"Limited by", who + counted(blocking.groupSize, "tuple", "tuples") + ", of which " + grouped(blocking.valueCount)
                                 + " share one value of " + printable(snapshot.kept->attribute(limit.sensitive).name)});
    return lines.text() + "\nNothing was sliced. " + remedyText(snapshot.parameters.model.kind)
           + ", or take attributes out of the sensitive column (--alpha, --partition).\n"
             "The JSON (--json) names the group and the value.\n";
}

std::vector<std::string> cappedNotes(const Snapshot& snapshot)
{
    std::vector<std::string> notes;
    if (!snapshot.proposal || snapshot.columnsByHand)
        return notes;
    if (snapshot.proposal->alphaCapped)
        notes.push_back("The sensitive column cannot have as many attributes as requested by --alpha; it has "
                        + std::to_string(snapshot.proposal->alpha) + '.');
    if (snapshot.proposal->columnsCapped)
        notes.push_back("There are not enough attributes for the number of columns requested by --columns; there are "
                        + std::to_string(snapshot.columns->size()) + '.');
    return notes;
}

} // namespace tranche::cli
