// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/slicing_check.h"

#include "app/cli/conformance/membership_check.h"
#include "app/words/own_words.h"
#include "core/base/ratio.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/slice.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tranche::cli {

namespace {

constexpr std::array tupleFields = {"row", "q_matching_buckets", "matching_buckets", "f_i", "f", "D", "p_bucket", "p_sensitive", "max_p"};

Result<std::vector<TupleMatch>> matchesOf(const GivenSlicing& slicing, const JobContext& job)
{
    std::vector<TupleMatch> matches;
    for (std::size_t row = 0; row < slicing.vector.table->rowCount(); ++row) {
        job.check();
        auto match = matchOf(*slicing.vector.table, slicing.columns, slicing.buckets, RowId(row));
        if (!match)
            return std::unexpected(match.error());
        matches.push_back(std::move(*match));
    }
    return matches;
}

void checkTuples(const GivenSlicing& slicing, const QJsonArray& expected, const std::vector<TupleMatch>& matches, Tally& tally)
{
    if (static_cast<std::size_t>(expected.size()) != matches.size())
        return tally.fail("tuples", "their number differs");
    std::array<std::optional<std::size_t>, tupleFields.size()> firstDifference;
    bool unknownField = false;
    for (std::size_t row = 0; row < matches.size(); ++row) {
        const auto computed = tupleJson(*slicing.vector.table, row, matches[row]);
        const auto given = expected[static_cast<qsizetype>(row)].toObject();
        unknownField = unknownField || given.size() > static_cast<qsizetype>(tupleFields.size());
        for (std::size_t field = 0; field < tupleFields.size(); ++field)
            if (!firstDifference[field] && given[tupleFields[field]] != computed[tupleFields[field]])
                firstDifference[field] = row;
    }
    for (std::size_t field = 0; field < tupleFields.size(); ++field) {
        const auto& row = firstDifference[field];
        tally.check(std::string("tuples, ") + tupleFields[field], !row, row ? "first in row " + std::to_string(*row) : std::string());
    }
    if (unknownField)
        tally.fail("tuples", "there is a field that is not known, so it was not compared");
}

/// Values of one bucket and column, each a list by attribute, sorted.
std::vector<std::vector<QString>> sortedValues(std::vector<std::vector<QString>> values)
{
    std::ranges::sort(values);
    return values;
}

bool sameColumn(const SlicedTable& sliced, BucketId bucket, const ColumnPartition::Column& column, const QJsonArray& published)
{
    std::vector<std::vector<QString>> ours;
    for (std::size_t line = 0; line < sliced.buckets().sizeOf(bucket); ++line) {
        ours.emplace_back();
        for (const auto id : column)
            ours.back().push_back(QString::fromStdString(sliced.cell(sliced.firstLine(bucket) + line, id)));
    }
    std::vector<std::vector<QString>> theirs;
    for (const auto& cells : published) {
        theirs.emplace_back();
        for (const auto& cell : cells.toArray())
            theirs.back().push_back(cell.toString());
    }
    return sortedValues(std::move(ours)) == sortedValues(std::move(theirs));
}

/// The least number of values as judge() counts it.
void checkDistinct(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job)
{
    const auto report
        = judge(*slicing.vector.table, slicing.columns, slicing.buckets, {.kind = ModelKind::Distinct, .l = Ratio(1, 1)}, job);
    if (!report)
        return tally.fail("smallest_distinct as reported", messageWords(report.error()));
    const auto expected = QString::number(entry["smallest_distinct"].toInteger()) + "/1";
    tally.check("smallest_distinct as reported", report->sensitive.front().figure.text() == expected.toStdString());
}

} // namespace

void checkSlicing(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job)
{
    const auto matches = matchesOf(slicing, job);
    if (!matches)
        return tally.fail("tuples", messageWords(matches.error()));
    checkTuples(slicing, entry["tuples"].toArray(), *matches, tally);
    const auto promise = promiseOf(*matches);
    tally.check("max_p", entry["max_p"] == QJsonValue(rational(promise.maxP)));
    tally.check("largest_ell", entry["largest_ell"] == QJsonValue(rational(promise.largestL())));
    tally.check("smallest_distinct", entry["smallest_distinct"] == QJsonValue(static_cast<qint64>(promise.smallestDistinct)));
    const auto report = judge(*slicing.vector.table, slicing.columns, slicing.buckets, PrivacyModel{}, job);
    if (!report)
        return tally.fail("max_p as reported", messageWords(report.error()));
    tally.check("max_p as reported", entry["max_p"].toString().toStdString() == report->maxP().text());
    checkDistinct(slicing, entry, tally, job);
    checkMembership(slicing, entry, tally, job);
}

void checkVerdicts(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job)
{
    const auto checks = entry["checks"].toArray();
    if (checks.isEmpty())
        tally.fail("checks", "there is none");
    for (const auto& item : checks) {
        const auto check = item.toObject();
        const auto name = "checks, l " + check["ell"].toString().toStdString();
        const auto l = parseRatio(check["ell"].toString().toStdString());
        if (!l) {
            tally.fail(name, messageWords(l.error()));
            continue;
        }
        const auto report = judge(*slicing.vector.table, slicing.columns, slicing.buckets, {ModelKind::LDiversity, *l}, job);
        if (!report) {
            tally.fail(name, messageWords(report.error()));
            continue;
        }
        tally.check(name + ", definition", check["definition"] == QJsonValue(report->holds()));
        const bool strictlyBelow = report->maxP() < l->inverse();
        tally.check(name + ", figure", check["figure"] == QJsonValue(strictlyBelow));
    }
}

void checkPublished(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally)
{
    if (!entry.contains("published_example"))
        return;
    const auto buckets = entry["published_example"].toArray();
    SystemRandom random;
    JobContext job;
    const auto sliced = slice({slicing.vector.table, std::make_shared<ColumnPartition>(slicing.columns),
                               std::make_shared<BucketPartition>(slicing.buckets)},
                              OrderInBucket::Random, random, job);
    bool same = sliced.has_value() && static_cast<std::size_t>(buckets.size()) == slicing.buckets.size();
    for (std::size_t b = 0; same && b < slicing.buckets.size(); ++b) {
        const auto columns = buckets[static_cast<qsizetype>(b)].toArray();
        same = static_cast<std::size_t>(columns.size()) == slicing.columns.size();
        for (std::size_t c = 0; same && c < slicing.columns.size(); ++c)
            same = sameColumn(**sliced, BucketId(b), slicing.columns.columns()[c], columns[static_cast<qsizetype>(c)].toArray());
    }
    tally.check("published_example", same);
}

} // namespace tranche::cli
