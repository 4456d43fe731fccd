// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <vector>

namespace tranche {

struct Approval;
class BucketPartition;
class ColumnPartition;
class CorrelationMatrix;
class KeptTable;
class SlicedTable;
class Table;
struct AssociationFigures;
struct AssociationReport;
struct AttributePlane;
struct ColumnFacts;
struct ColumnProposal;
struct ColumnRegions;
struct CutCost;
struct DialCurve;
struct Document;
struct Feasibility;
struct LabLearning;
struct LabPublications;
struct LabQueries;
struct Limit;
struct LimitsByAlpha;
struct MembershipReport;
struct OpenedTable;
struct PairCounts;
struct PrivacyReport;
struct SilhouettePoint;
struct StopShares;
struct TupleRisk;
struct VerifiedDraft;
struct WaysOut;

// What an object holds by itself, in bytes: roughly, and never 0. What it shares with others is weighed where it stands in a document.
// None takes longer than the attributes, columns or files are many.

std::size_t bytesOf(const Table& table);
std::size_t bytesOf(const OpenedTable& opened);
std::size_t bytesOf(const KeptTable& table);
std::size_t bytesOf(const CorrelationMatrix& matrix);
std::size_t bytesOf(const ColumnProposal& proposal);
std::size_t bytesOf(const ColumnPartition& columns);
std::size_t bytesOf(const std::vector<ColumnRegions>& regions);
std::size_t bytesOf(const Feasibility& feasibility);
std::size_t bytesOf(const BucketPartition& buckets);
std::size_t bytesOf(const PrivacyReport& report);
std::size_t bytesOf(const SlicedTable& sliced);

std::size_t bytesOf(const ColumnFacts& facts);
std::size_t bytesOf(const Limit& limit);
std::size_t bytesOf(const LimitsByAlpha& known);
std::size_t bytesOf(const StopShares& shares);
std::size_t bytesOf(const WaysOut& ways);
std::size_t bytesOf(const AssociationReport& report);
std::size_t bytesOf(const MembershipReport& report);
std::size_t bytesOf(const std::vector<TupleRisk>& risks);
std::size_t bytesOf(const CutCost& cost);
std::size_t bytesOf(const DialCurve& curve);
std::size_t bytesOf(const AttributePlane& plane);
std::size_t bytesOf(const std::vector<SilhouettePoint>& curve);
std::size_t bytesOf(const PairCounts& pair);
std::size_t bytesOf(const LabPublications& publications);
std::size_t bytesOf(const std::vector<AssociationFigures>& figures);
std::size_t bytesOf(const LabQueries& queries);
std::size_t bytesOf(const LabLearning& learning);
std::size_t bytesOf(const VerifiedDraft& draft);
std::size_t bytesOf(const std::vector<Approval>& approvals);

/// Objects that have been weighed, by address.
using Weighed = std::set<const void*>;

/// What a document's table holds that nothing weighed before does.
std::size_t tableBytes(const Document& document, Weighed& weighed);
/// What its results and figures hold that nothing weighed before does.
std::size_t resultBytes(const Document& document, Weighed& weighed);

} // namespace tranche
