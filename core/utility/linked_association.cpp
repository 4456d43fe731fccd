// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/linked_association.h"

#include "core/base/messages/slicing_message.h"
#include "core/correlation/phi_squared.h"
#include "core/jobs/parallel.h"
#include "core/utility/association_parts.h"

#include <cstdint>
#include <vector>

namespace tranche {

namespace {

/// The codes of an attribute line by line.
std::vector<std::uint32_t> linedUp(const SlicedTable& linking, const CodedView& view, AttributeId id)
{
    std::vector<std::uint32_t> codes;
    codes.reserve(linking.lineCount());
    for (const auto tuple : linking.tuplesOf(linking.columns().columnOf(id)))
        codes.push_back(view.codes[tuple]);
    return codes;
}

} // namespace

Result<AssociationReport> linkedAssociation(const SlicedTable& linking, const CorrelationMatrix& before, JobContext& job)
{
    const auto& table = linking.table();
    const auto count = before.size();
    if (count == 0 || count != table.attributeCount() || before.codes(AttributeId(0)).size() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    std::vector<std::vector<std::uint32_t>> codes(count);
    std::vector<CodedView> views;
    for (std::size_t i = 0; i < count; ++i) {
        const auto view = publishedView(table, before, AttributeId(i));
        codes[i] = linedUp(linking, view, AttributeId(i));
        views.push_back({codes[i], view.domain});
        job.check();
    }
    AssociationReport report{count, std::vector<double>(count * count, 1.0), std::nullopt};
    const auto alone = job.alone();
    parallelFor(count, job, [&](std::size_t i, std::size_t) {
        for (std::size_t j = 0; j < i; ++j)
            report.after[i * count + j] = report.after[j * count + i] = phiSquared(ContingencyTable::count(views[i], views[j], alone));
    });
    report.keptPercent = keptPercent(report, before);
    return report;
}

} // namespace tranche
