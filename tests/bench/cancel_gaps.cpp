// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"
#include "core/generalization/generalize.h"
#include "core/membership/membership.h"
#include "core/limits/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "core/import/csv_reader.h"
#include "core/pipeline/run_stage.h"
#include "core/limits/limits_by_alpha.h"
#include "core/privacy/tuple_risk.h"
#include "core/release/fingerprint.h"
#include "core/release/render_release.h"
#include "core/columns/column_facts.h"
#include "core/slicing/partition_rows.h"
#include "core/utility/expected_association.h"
#include "core/verify/verify_release.h"
#include "tests/bench/report.h"
#include "tests/bench/slicings.h"

#include <algorithm>
#include <functional>

namespace tranche::bench {

namespace {

/// The longest processor time for which a computation on one thread does not ask whether to go on, from its begin to its end.
double longestGap(const std::function<void(JobContext&)>& work)
{
    double last = threadSeconds();
    double longest = 0.0;
    const auto ask = [&] {
        const auto now = threadSeconds();
        longest = std::max(longest, now - last);
        last = now;
        return false;
    };
    JobContext job(ask);
    job.setThreads(1);
    work(job);
    ask();
    return longest;
}

/// Prints for each computation its longest silence.
class Gaps {
public:
    Gaps(const KeptTable& table, const Options& options, Report& report)
        : m_size(std::to_string(table.rowCount()) + " x " + std::to_string(table.attributeCount())), m_options(options), m_report(report)
    {
    }

    void operator()(const std::string& what, const std::function<void(JobContext&)>& work)
    {
        double least = 1e300;
        for (int run = 0; run < m_options.runs; ++run)
            least = std::min(least, longestGap(work));
        m_report.add({"cancel", m_size + ", " + what, 1e3 * least, "ms", 50.0, "longest silence", 1.0, 0.5});
    }

private:
    std::string m_size;
    const Options& m_options;
    Report& m_report;
};

void measureColumns(const std::shared_ptr<const KeptTable>& table, Gaps& gap)
{
    gap("correlate", [&](JobContext& job) { correlate(*table, 20, job).value(); });
    gap("correlate, unbinned", [&](JobContext& job) { correlate(*table, 10'000'000, job).value(); });
    JobContext job;
    const auto matrix = correlate(*table, 20, job).value();
    const auto five = columnsOf(*table, 4);
    gap("facts about 5 columns", [&](JobContext& asked) { columnFacts(*table, *matrix, five, asked).value(); });
    gap("limits of alpha", [&](JobContext& asked) {
        auto known = noLimitsYet(*table, matrix, 2, {}, asked).value();
        for (int alphas = 0; alphas < 3 && known.next(1); ++alphas)
            known = withNextLimit(known, 1, *table, asked).value();
    });
    gap("feasibility", [&](JobContext& asked) { feasibility(*table, five, asked).value(); });
    const auto buckets = partitioned(*table, five, strictRequest(3));
    gap("expected association", [&](JobContext& asked) { expectedAssociation(*table, *matrix, five, buckets, asked).value(); });
    const auto columns = columnsOf(*table, 2);
    std::vector<GeneralizeRequest> first(1);
    for (const auto id : columns.columns().front())
        first.front().attributes.push_back(table->attribute(id).name);
    first.front().least = 1'000;
    gap("generalize a column", [&](JobContext& asked) { generalize({table, columns, first, {}}, asked).value(); });
}

/// One way to buckets, and what is then said of them.
void measureBuckets(const KeptTable& table, std::size_t others, const std::pair<std::string, PartitionRequest>& named, Gaps& gap)
{
    SeededRandom random(1);
    const auto& [name, request] = named;
    const auto columns = columnsOf(table, others);
    const auto what = name + ", c = " + std::to_string(others + 1);
    std::optional<BucketPartition> buckets;
    gap(what, [&](JobContext& job) { buckets = partitionRows({table, table, columns}, request, random, job).value(); });
    gap(what + ", judged", [&](JobContext& job) { judge(table, columns, *buckets, request.model, job).value(); });
    gap(what + ", risk of each tuple", [&](JobContext& job) { tupleRisks(table, columns, *buckets, request.model, job).value(); });
    if (others == 1 || request.grouping.kind == Grouping::Kind::Random)
        gap(what + ", membership", [&](JobContext& job) { membership({table, columns, *buckets}, {}, random, job).value(); });
}

void measureRelease(const std::string& csv, std::span<const std::string_view> kept, Gaps& gap)
{
    gap("read a file", [&](JobContext& job) { readCsvText(csv, "generated", {}, job).value(); });
    JobContext job;
    job.setThreads(1);
    auto table = readCsvText(csv, "generated", {}, job).value();
    const auto snapshot = slicedFrom(table, kept, 3);
    SeededRandom random(1);
    for (const auto& [name, stage] : {std::pair{"keep", Stage::Keep}, {"propose columns", Stage::Propose}, {"shuffle", Stage::Slice}})
        gap(name, [&](JobContext& asked) { runStage(snapshot, stage, random, asked).value(); });
    gap("fingerprint", [&](JobContext& asked) { fingerprint(snapshot, {}, asked).value(); });
    std::optional<RenderedRelease> draft;
    gap("write in memory", [&](JobContext& asked) { draft = renderDraft(snapshot, {}, asked).value(); });
    const OriginalTable original{table, {}, {}};
    gap("verify alone", [&](JobContext& asked) { verifyFiles(draft->release, asked, {.draft = true}); });
    gap("verify with the original", [&](JobContext& asked) { verifyAgainstOriginal(draft->release, original, asked, {.draft = true}); });
}

void measure(const std::string& csv, std::span<const std::string_view> attributes, const Options& options, Report& report)
{
    const auto table = keptFrom(csv, attributes);
    Gaps gap(*table, options, report);
    auto relaxed = strictRequest(3);
    relaxed.cut = Cut::Relaxed;
    auto dealt = strictRequest(1);
    dealt.grouping = {Grouping::Kind::Random, 1'000};
    measureRelease(csv, attributes, gap);
    measureColumns(table, gap);
    measureBuckets(*table, 1, {"strict", strictRequest(3)}, gap);
    measureBuckets(*table, 1, {"relaxed", relaxed}, gap);
    measureBuckets(*table, 4, {"relaxed", relaxed}, gap);
    measureBuckets(*table, 1, {"random buckets of 1,000", dealt}, gap);
}

} // namespace

void cancelGaps(const Options& options, Report& report)
{
    if (!options.wants("cancel"))
        return;
    const auto csv = adultLikeCsv(options.large ? 5 * options.tuples : options.tuples);
    measure(csv, occ7(), options, report);
    measure(csv, occ15(), options, report);
}

} // namespace tranche::bench
