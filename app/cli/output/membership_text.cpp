// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/membership_text.h"

#include "app/cli/options/names.h"
#include "app/cli/output/text_table.h"

#include <array>
#include <cmath>
#include <functional>

namespace tranche::cli {

namespace {

using Cell = std::function<std::string(const MembershipReport&)>;

std::string groupedDigits(std::string digits)
{
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, ',');
    return digits;
}

std::string groupedCount(double count)
{
    return count < 1e15 ? grouped(static_cast<std::size_t>(std::llround(count))) : decimal(count, 0);
}

std::string fakesText(const MembershipReport& report)
{
    return (report.method == FakesBy::Estimate ? "about " : "") + groupedDigits(report.fakeDistinct.digits);
}

std::string intervalText(const MembershipReport& report)
{
    return report.interval ? groupedCount(report.interval->low) + " to " + groupedCount(report.interval->high) : std::string("exact");
}

std::string aucText(const MembershipReport& report)
{
    return report.auc ? decimal(*report.auc, 3) : std::string("no fakes");
}

std::string classesText(const MatchingClasses& classes)
{
    return groupedCount(classes.upTo10) + " / " + groupedCount(classes.from11To20) + " / " + groupedCount(classes.above20);
}

std::string columnText(const Snapshot& snapshot, const MembershipReport& report, const ColumnUniqueness& column)
{
    const auto& attributes = snapshot.columns->columns()[column.column.value];
    std::vector<std::string> names;
    for (const auto id : attributes)
        if (report.counting == Counting::WholeTuples || snapshot.kept->attribute(id).role != Role::Sensitive)
            names.push_back(printable(snapshot.kept->attribute(id).name));
    const auto share = 100.0 * static_cast<double>(column.uniqueTuples) / static_cast<double>(report.originalRows);
    return decimal(share, 1) + " % of all tuples have a value of {" + joined(names) + "} that nobody else has.\n";
}

std::string sentences(const Snapshot& snapshot, const MembershipReport& qi)
{
    std::string text
        = "\n"
          "A fake is a combination that matches the release but is not in the table. More fakes hide better who is in the table.\n";
    if (qi.matchesOwnBucketOnly)
        text += "Every original and every fake matches exactly one bucket, so the number of matching buckets reveals nothing.\n";
    else
        text += "AUC: how well the number of matching buckets alone tells originals from fakes; 0.5 not at all, 1 perfectly.\n";
    if (qi.method == FakesBy::Estimate)
        text += "\"About\" is an estimate from " + grouped(qi.samples)
                + " samples; in 95 of 100 estimates the interval contains the true number.\n";
    text += '\n';
    for (const auto& column : qi.columns)
        text += columnText(snapshot, qi, column);
    return text + "Such a value proves that the person is in the table, whatever the privacy model is.\n";
}

} // namespace

std::string membershipText(const Snapshot& snapshot, const MembershipReport& onQuasiIdentifiers, const MembershipReport& onWholeTuples)
{
    const std::array<std::pair<const char*, Cell>, 8> lines = {{
        {"Tuples of the table", [](const auto& report) { return grouped(report.originalRows); }},
        {"Distinct combinations among them", [](const auto& report) { return grouped(report.originalDistinct); }},
        {"Fakes", fakesText},
        {"95 % interval", intervalText},
        {"Fakes per original", [](const auto& report) { return decimal(report.fakesPerOriginal(), 2); }},
        {"Originals matching up to 10 / 11 to 20 / more buckets", [](const auto& report) { return classesText(report.originalClasses()); }},
        {"Fakes matching up to 10 / 11 to 20 / more buckets", [](const auto& report) { return classesText(report.fakeClasses()); }},
        {"AUC", aucText},
    }};
    TextTable table({TextTable::Align::Left, TextTable::Align::Right, TextTable::Align::Right});
    table.add({"Compared", "quasi-identifiers only", "whole tuples"});
    for (const auto& [name, cell] : lines)
        table.add({name, cell(onQuasiIdentifiers), cell(onWholeTuples)});
    return table.text() + sentences(snapshot, onQuasiIdentifiers);
}

} // namespace tranche::cli
