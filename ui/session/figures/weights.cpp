// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figures/weights.h"

#include "core/columns/classical_scaling.h"
#include "core/columns/column_facts.h"
#include "core/columns/silhouettes.h"
#include "core/correlation/pair_counts.h"
#include "core/laboratory/utility_lab.h"
#include "core/limits/limit.h"
#include "core/limits/limits_by_alpha.h"
#include "core/limits/stop_shares.h"
#include "core/limits/table_groups.h"
#include "core/membership/membership_report.h"
#include "core/pipeline/cut_cost.h"
#include "core/pipeline/dial_curve.h"
#include "core/pipeline/ways_out.h"
#include "core/privacy/tuple_risk.h"
#include "core/release/approval.h"
#include "core/utility/expected_association.h"
#include "ui/session/figures/figures.h"
#include "ui/session/opened_table.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"
#include "ui/session/verified_draft.h"

#include <memory>

namespace tranche {

namespace {

constexpr std::size_t textBytes = 2 * sizeof(std::string); ///< of a value as it is printed, with what it keeps elsewhere

template <class T>
std::size_t flat(const std::vector<T>& items)
{
    return items.size() * sizeof(T);
}

std::size_t bytesIn(const KeptAttribute& attribute)
{
    std::size_t bytes = sizeof attribute + flat(attribute.codes) + attribute.values.size() * textBytes;
    if (attribute.parts)
        for (const auto& part : *attribute.parts)
            bytes += sizeof part + flat(part.codeOfValue) + part.attribute.values.size() * textBytes;
    return bytes;
}

/// Texts lie one after another.
std::size_t bytesIn(const ValueDictionary& dictionary)
{
    if (dictionary.size() == 0)
        return 0;
    const auto last = dictionary.text(static_cast<std::uint32_t>(dictionary.size() - 1));
    return static_cast<std::size_t>(last.data() + last.size() - dictionary.text(0).data()) + dictionary.size() * sizeof(std::size_t);
}

/// The counts of groups lie one after another.
std::size_t bytesIn(const TableGroups& groups)
{
    std::size_t bytes = sizeof groups + groups.size() * (sizeof(std::size_t) + groups.attributes().size() * sizeof(std::uint32_t));
    if (groups.size() > 0) {
        const auto last = groups.of(groups.size() - 1);
        bytes += static_cast<std::size_t>(last.data() + last.size() - groups.of(0).data()) * sizeof(ValueCount);
    }
    return bytes;
}

/// Techniques share what they print alike.
std::size_t bytesIn(const Publication& publication, Weighed& weighed)
{
    std::size_t bytes = sizeof publication + flat(publication.attributes) + flat(publication.factorOf);
    for (const auto& attribute : publication.attributes) {
        if (attribute.symbols && weighed.insert(attribute.symbols.get()).second)
            bytes += flat(*attribute.symbols);
        if (attribute.sets && weighed.insert(attribute.sets.get()).second)
            bytes += sizeof(ValueSets) + attribute.sets->bytes();
    }
    if (publication.blocks && weighed.insert(publication.blocks.get()).second)
        bytes += bytesOf(*publication.blocks);
    return bytes;
}

template <class T>
std::size_t once(const std::shared_ptr<const T>& object, Weighed& weighed)
{
    return object && weighed.insert(object.get()).second ? bytesOf(*object) : 0;
}

} // namespace

std::size_t bytesOf(const Table& table)
{
    std::size_t bytes = sizeof table;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto& attribute = table.attribute(SourceId(i));
        bytes += sizeof attribute + flat(attribute.codes) + bytesIn(attribute.dictionary);
    }
    return bytes;
}

std::size_t bytesOf(const OpenedTable& opened)
{
    return sizeof opened + flat(opened.profiles) + flat(opened.suggestions);
}

std::size_t bytesOf(const KeptTable& table)
{
    std::size_t bytes = sizeof table + table.rowCount() * sizeof(std::uint32_t);
    for (const auto& attribute : table.attributes())
        bytes += bytesIn(attribute);
    return bytes;
}

std::size_t bytesOf(const CorrelationMatrix& matrix)
{
    std::size_t bytes = sizeof matrix + matrix.size() * matrix.size() * sizeof(double);
    for (std::size_t i = 0; i < matrix.size(); ++i)
        bytes += flat(matrix.codes(AttributeId(i)));
    return bytes;
}

std::size_t bytesOf(const ColumnPartition& columns)
{
    return sizeof columns + flat(columns.columns()) + columns.attributeCount() * sizeof(AttributeId);
}

std::size_t bytesOf(const ColumnProposal& proposal)
{
    return bytesOf(proposal.columns) + flat(proposal.medoids);
}

std::size_t bytesOf(const std::vector<ColumnRegions>& regions)
{
    std::size_t bytes = sizeof regions + flat(regions);
    for (const auto& column : regions) {
        bytes += column.regions.size() * (sizeof(Region) + column.attributes.size() * sizeof(std::uint32_t));
        for (const auto& attribute : column.attributes)
            bytes += sizeof attribute + attribute.values.size() * (sizeof(RegionValue) + textBytes);
    }
    return bytes;
}

std::size_t bytesOf(const Feasibility& feasibility)
{
    std::size_t bytes = sizeof feasibility;
    for (const auto& groups : feasibility.groups)
        bytes += bytesIn(*groups);
    return bytes;
}

std::size_t bytesOf(const BucketPartition& buckets)
{
    return sizeof buckets + flat(buckets.bucketOfRows()) * 2 + (buckets.size() + 1) * sizeof(std::size_t);
}

std::size_t bytesOf(const PrivacyReport& report)
{
    return sizeof report + flat(report.sensitive) + flat(report.bucketMaxP);
}

std::size_t bytesOf(const SlicedTable& sliced)
{
    return sizeof sliced + sliced.lineCount() * sliced.columns().size() * sizeof(std::uint32_t)
           + sliced.buckets().size() * sizeof(std::size_t);
}

std::size_t bytesOf(const ColumnFacts& facts)
{
    return sizeof facts + flat(facts.columns) + flat(facts.silhouettes);
}

std::size_t bytesOf(const Limit& limit)
{
    return sizeof limit + flat(limit.blocking.group);
}

std::size_t bytesOf(const LimitsByAlpha& known)
{
    std::size_t bytes = sizeof known + flat(known.joining);
    for (const auto& [alpha, limit] : known.limits)
        bytes += sizeof alpha + bytesOf(limit);
    return bytes;
}

std::size_t bytesOf(const StopShares& shares)
{
    return sizeof shares + flat(shares.group) + flat(shares.ofGroup.shares) + flat(shares.ofTable.shares);
}

std::size_t bytesOf(const WaysOut& ways)
{
    return sizeof ways + (ways.swap && ways.swap->published ? bytesOf(*ways.swap->published) : 0);
}

std::size_t bytesOf(const AssociationReport& report)
{
    return sizeof report + flat(report.after);
}

std::size_t bytesOf(const MembershipReport& report)
{
    return sizeof report + flat(report.originals) + flat(report.fakes) + flat(report.columns);
}

std::size_t bytesOf(const std::vector<TupleRisk>& risks)
{
    std::size_t bytes = sizeof risks;
    for (const auto& risk : risks)
        bytes += sizeof risk + flat(risk.greatest) + flat(risk.levels);
    return bytes;
}

std::size_t bytesOf(const CutCost& cost)
{
    return sizeof cost;
}

std::size_t bytesOf(const DialCurve& curve)
{
    return sizeof curve + flat(curve.dials) + flat(curve.points);
}

std::size_t bytesOf(const AttributePlane& plane)
{
    return sizeof plane + flat(plane.points);
}

std::size_t bytesOf(const std::vector<SilhouettePoint>& curve)
{
    return sizeof curve + flat(curve);
}

std::size_t bytesOf(const PairCounts& pair)
{
    return sizeof pair + flat(pair.rows) + flat(pair.columns) + flat(pair.counts);
}

std::size_t bytesOf(const LabPublications& publications)
{
    Weighed weighed;
    std::size_t bytes = sizeof publications;
    for (const auto& labels : publications.labels)
        bytes += sizeof labels + flat(labels.ofCode) + flat(labels.bins);
    for (const auto& tried : publications.techniques)
        bytes += sizeof tried + (tried.publication ? bytesIn(*tried.publication, weighed) : 0);
    return bytes;
}

std::size_t bytesOf(const std::vector<AssociationFigures>& figures)
{
    std::size_t bytes = sizeof figures;
    for (const auto& one : figures)
        bytes += sizeof one + flat(one.phi) + flat(one.tv);
    return bytes;
}

std::size_t bytesOf(const LabQueries& queries)
{
    return sizeof queries + flat(queries.errors);
}

std::size_t bytesOf(const LabLearning& learning)
{
    std::size_t bytes = sizeof learning;
    for (const auto& models : learning.all) {
        bytes += sizeof models + flat(models.results);
        for (const auto& result : models.results) {
            bytes += flat(result.foldAccuracy);
            for (const auto& run : result.runs)
                bytes += sizeof run + run.classes() * run.classes() * sizeof(std::uint64_t);
        }
    }
    return bytes;
}

std::size_t bytesOf(const VerifiedDraft& draft)
{
    std::size_t bytes = sizeof draft + flat(draft.report.checks);
    for (const auto* folder : {&draft.files().release, &draft.files().internal})
        for (const auto& [name, text] : *folder)
            bytes += name.size() + text.size();
    return bytes;
}

std::size_t bytesOf(const std::vector<Approval>& approvals)
{
    std::size_t bytes = flat(approvals);
    for (const auto& approval : approvals)
        bytes += approval.reason.size() + approval.signature.size();
    return bytes;
}

std::size_t tableBytes(const Document& document, Weighed& weighed)
{
    return once(document.snapshot.table, weighed) + once(document.opened, weighed);
}

std::size_t resultBytes(const Document& document, Weighed& weighed)
{
    const auto& now = document.snapshot;
    std::size_t bytes = once(now.kept, weighed) + once(now.published, weighed) + once(now.correlation, weighed)
                        + once(now.proposal, weighed) + once(now.columns, weighed) + once(now.regions, weighed)
                        + once(now.feasibility, weighed) + once(now.buckets, weighed) + once(now.report, weighed)
                        + once(now.sliced, weighed);
    for (const auto& figure : allFigures())
        if (const void* at = figure.at(document); at && weighed.insert(at).second)
            bytes += figure.bytes(document);
    return bytes;
}

} // namespace tranche
