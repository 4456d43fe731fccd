// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/membership_check.h"

#include "app/words/own_words.h"

#include "core/membership/membership.h"

#include <utility>

namespace tranche::cli {

namespace {

/// Counts of the vectors are small; one that is not shows as -1 and fails.
qint64 small(const LargeCount& count)
{
    bool fits = false;
    const auto number = QString::fromStdString(count.digits).toLongLong(&fits);
    return fits ? number : -1;
}

QJsonObject reportJson(const MembershipReport& report)
{
    QJsonObject originals;
    for (const auto& [buckets, tuples] : report.originals)
        originals.insert(QString::number(buckets), static_cast<qint64>(tuples));
    QJsonObject fakes;
    for (const auto& [buckets, count] : report.fakes)
        fakes.insert(QString::number(buckets), small(count));
    return {{"original_rows", static_cast<qint64>(report.originalRows)},
            {"original_distinct", static_cast<qint64>(report.originalDistinct)},
            {"fake_distinct", small(report.fakeDistinct)},
            {"fake_per_bucket_sum", small(report.fakePerBucketSum)},
            {"formula_sum", small(report.formulaSum)},
            {"matching_histogram_original_rows", originals},
            {"matching_histogram_fake", fakes}};
}

} // namespace

void checkMembership(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job)
{
    constexpr std::pair<const char*, Counting> countings[]
        = {{"membership", Counting::WholeTuples}, {"membership_qi", Counting::QuasiIdentifiers}};
    constexpr std::pair<const char*, std::optional<FakesBy>> methods[]
        = {{"", std::nullopt}, {" by bitmap", FakesBy::Bitmap}, {" by recursion", FakesBy::Recursion}};
    SystemRandom random;
    for (const auto& [field, counting] : countings) {
        for (const auto& [how, method] : methods) {
            MembershipRequest request;
            request.counting = counting;
            request.method = method;
            const auto report = membership({*slicing.vector.table, slicing.columns, slicing.buckets}, request, random, job);
            if (!report) {
                tally.fail(std::string(field) + how, messageWords(report.error()));
                continue;
            }
            const bool exact = report->method != FakesBy::Estimate;
            tally.check(std::string(field) + how, exact && entry[QLatin1String(field)] == QJsonValue(reportJson(*report)));
        }
    }
}

} // namespace tranche::cli
