// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/membership_json.h"

#include "app/cli/options/names.h"

namespace tranche::cli {

namespace {

void writeHistograms(JsonWriter& json, const MembershipReport& report)
{
    json.key("matching_histogram_original_rows").beginObject();
    for (const auto& [buckets, tuples] : report.originals)
        json.member(std::to_string(buckets), tuples);
    json.endObject().key("matching_histogram_fake").beginObject();
    for (const auto& [buckets, fakes] : report.fakes)
        json.key(std::to_string(buckets)).number(fakes.digits);
    json.endObject();
}

void writeClasses(JsonWriter& json, std::string_view name, const MatchingClasses& classes)
{
    json.key(name)
        .beginObject()
        .member("up_to_10", classes.upTo10)
        .member("11_to_20", classes.from11To20)
        .member("above_20", classes.above20)
        .endObject();
}

void writeUniqueness(JsonWriter& json, const Snapshot& snapshot, const MembershipReport& report)
{
    json.key("unique_column_values").beginArray();
    for (const auto& column : report.columns) {
        json.beginObject().listMember("column", namesOf(*snapshot.kept, snapshot.columns->columns()[column.column.value]));
        json.member("distinct", column.distinct).member("tuples", column.uniqueTuples);
        json.member("share", static_cast<double>(column.uniqueTuples) / static_cast<double>(report.originalRows)).endObject();
    }
    json.endArray();
}

void writeMethod(JsonWriter& json, const MembershipReport& report)
{
    json.member("method", methodName(report.method));
    switch (report.method) {
    case FakesBy::DisjointBoxes: json.member("exact_by", "disjoint boxes"); break;
    case FakesBy::Bitmap: json.member("exact_by", "bitmap"); break;
    case FakesBy::Recursion: json.member("exact_by", "recursion"); break;
    case FakesBy::Estimate: json.nullMember("exact_by"); break;
    }
    if (report.interval)
        json.key("interval").list(std::vector{report.interval->low, report.interval->high});
    else
        json.nullMember("interval");
    json.member("samples", report.samples);
}

} // namespace

std::string_view methodName(FakesBy method)
{
    return method == FakesBy::Estimate ? "estimate" : "exact";
}

void writeMembership(JsonWriter& json, const Snapshot& snapshot, const MembershipReport& report)
{
    json.key(report.counting == Counting::QuasiIdentifiers ? "membership_qi" : "membership").beginObject();
    json.member("original_rows", report.originalRows).member("original_distinct", report.originalDistinct);
    json.key("fake_distinct").number(report.fakeDistinct.digits).key("fake_per_bucket_sum").number(report.fakePerBucketSum.digits);
    json.key("formula_sum").number(report.formulaSum.digits);
    writeHistograms(json, report);
    writeMethod(json, report);
    json.member("one_bucket_each", report.matchesOwnBucketOnly).member("fakes_per_original", report.fakesPerOriginal());
    if (report.auc)
        json.member("auc", *report.auc);
    else
        json.nullMember("auc");
    json.key("matching_classes").beginObject();
    writeClasses(json, "original_rows", report.originalClasses());
    writeClasses(json, "fake", report.fakeClasses());
    json.endObject();
    writeUniqueness(json, snapshot, report);
    json.endObject();
}

} // namespace tranche::cli
