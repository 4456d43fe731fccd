// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/slice_text.h"

#include "app/cli/names.h"
#include "app/cli/text_table.h"

namespace tranche::cli {

namespace {

/// l as it was asked for, never rounded up: "3", "3.9", or "4/3" where two places do not tell all.
std::string exactText(const Ratio& ratio)
{
    const auto rounded = ratio.roundedDown(2);
    return rounded == ratio ? ratio.textRoundedDown(2) : ratio.text();
}

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
    auto text = counted(kept.rowCount(), "tuple", "tuples") + ", " + counted(kept.attributeCount(), "attribute", "attributes") + " released";
    if (kept.droppedRowCount() > 0)
        text += "; " + grouped(kept.droppedRowCount()) + " left out for missing values";
    return text;
}

std::string sizesText(const BucketPartition& buckets)
{
    const auto sizes = bucketSizes(buckets);
    const bool whole = sizes.median == static_cast<double>(static_cast<std::size_t>(sizes.median));
    return grouped(buckets.size()) + "; tuples in a bucket: least " + grouped(sizes.least) + ", median " + decimal(sizes.median, whole ? 0 : 1) +
           ", mean " + decimal(sizes.mean, 1) + ", greatest " + grouped(sizes.greatest);
}

void addCommon(TextTable& lines, const Snapshot& snapshot)
{
    const auto& parameters = snapshot.parameters;
    const auto alpha = snapshot.columns->sensitiveColumn().size();
    lines.add({"Table", tableText(snapshot)});
    lines.add({"Columns", columnsText(snapshot) + "  (sensitive last, alpha " + std::to_string(alpha) + (snapshot.columnsByHand ? ", by hand)" : ")")});
    lines.add({"Request", "l = " + exactText(parameters.model.l) + ", " + std::string(cutName(parameters.cut)) + " cuts, attempts: " +
                              std::string(attemptsName(parameters.attempts)) + ", at least " +
                              counted(parameters.leastBucket(), "tuple", "tuples") + " in a bucket"});
    lines.add({"Greatest l", snapshot.feasibility->largestL.textRoundedDown(2) + " can hold with these columns (rounded down)"});
}

} // namespace

std::string slicedText(const Snapshot& snapshot)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left});
    addCommon(lines, snapshot);
    lines.add({"Buckets", sizesText(*snapshot.buckets)});
    const auto& report = *snapshot.report;
    lines.add({"Inference", "no value of " + printable(snapshot.kept->attribute(*snapshot.columns->sensitive()).name) + " above " + report.maxP.text() +
                                " for anybody whose other released values are known; " + counted(report.tuplesOnLimit, "tuple", "tuples") +
                                " exactly on 1/l"});
    return lines.text();
}

std::string partitionText(const Snapshot& snapshot)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left});
    addCommon(lines, snapshot);
    lines.add({"Buckets", sizesText(*snapshot.buckets)});
    return lines.text();
}

std::string infeasibleText(const Snapshot& snapshot)
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Left});
    addCommon(lines, snapshot);
    const auto& blocking = snapshot.feasibility->blocking;
    std::vector<AttributeId> attributes;
    for (const auto& member : blocking.group)
        attributes.push_back(member.attribute);
    const auto who = attributes.empty() ? std::string("the whole table, ") : "one group of equal {" + joined(namesOf(*snapshot.kept, attributes)) + "}, ";
    lines.add({"Stopped by", who + counted(blocking.groupSize, "tuple", "tuples") + ", of which " + grouped(blocking.valueCount) +
                                 " share one value of " + printable(snapshot.kept->attribute(*snapshot.columns->sensitive()).name)});
    return lines.text() + "\nNothing was sliced. Lower --l, or take attributes out of the sensitive column (--alpha, --partition).\n"
                          "The JSON (--json) names the group and the value.\n";
}

std::vector<std::string> cappedNotes(const Snapshot& snapshot)
{
    std::vector<std::string> notes;
    if (!snapshot.proposal || snapshot.columnsByHand)
        return notes;
    if (snapshot.proposal->alphaCapped)
        notes.push_back("The sensitive column cannot have as many attributes as --alpha asks for; it has " + std::to_string(snapshot.proposal->alpha) + '.');
    if (snapshot.proposal->columnsCapped)
        notes.push_back("There are not enough attributes for as many columns as --columns asks for; there are " + std::to_string(snapshot.columns->size()) + '.');
    return notes;
}

} // namespace tranche::cli
