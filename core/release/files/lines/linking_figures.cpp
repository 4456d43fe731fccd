// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/lines/linking_figures.h"

#include "core/jobs/in_steps.h"
#include "core/utility/linked_association.h"

#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>

namespace tranche {

namespace {

void append(std::string& key, std::uint32_t code)
{
    for (int byte = 0; byte < 4; ++byte)
        key += static_cast<char>(code >> (8 * byte));
}

std::size_t linesLikeATuple(const SlicedTable& linking, JobContext& job)
{
    const auto& table = linking.table();
    std::unordered_set<std::string> tuples;
    std::string key;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        if (row % rowsBetweenChecks == 0)
            job.check();
        key.clear();
        for (const auto& attribute : table.attributes())
            append(key, attribute.codes[row]);
        tuples.insert(key);
    }
    std::size_t found = 0;
    for (std::size_t line = 0; line < linking.lineCount(); ++line) {
        if (line % rowsBetweenChecks == 0)
            job.check();
        key.clear();
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            append(key, linking.code(line, AttributeId(i)));
        found += tuples.contains(key) ? 1 : 0;
    }
    return found;
}

} // namespace

Result<LinkingFigures> figuresOfLinking(const SlicedTable& linking, const CorrelationMatrix& before, JobContext& job)
{
    auto association = linkedAssociation(linking, before, job);
    if (!association)
        return std::unexpected(association.error());
    return LinkingFigures{std::move(*association), linesLikeATuple(linking, job)};
}

} // namespace tranche
