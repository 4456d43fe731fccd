// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/offered_conversions.h"

#include "core/import/conversion/conversion_offers.h"
#include "core/import/conversion/convert.h"
#include "core/import/look/cell_questions.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace tranche {

Result<ImportLook> withConversionsOffered(ImportLook look, std::span<const Conversion> chosen,
                                          const std::function<Result<ReadSource>(const ImportOptions&, JobContext&)>& read, JobContext& job)
{
    look.options.conversions.clear();
    if (look.whole && look.head && std::ranges::none_of(look.problems, &ImportProblem::stops)) {
        auto all = read(look.options, job); // as it stands: what is chosen stays on offer
        if (!all)
            return std::unexpected(all.error());
        look.all = std::make_shared<const ReadSource>(std::move(*all));
        look.conversions = offersFor(*look.all->table, job);
        auto asked = cellQuestions(*look.all, proposedConversions(look.conversions, chosen), {}, job);
        if (!asked)
            return std::unexpected(asked.error());
        look.missing = std::move(asked->missing);
        look.dates = std::move(asked->dates);
        look.sights = std::move(asked->sights);
    }
    look.options.conversions.assign(chosen.begin(), chosen.end());
    if (look.head && !chosen.empty()) {
        auto head = convert(look.head, chosen, job);
        if (!head)
            return std::unexpected(head.error());
        look.head = std::move(head->table);
    }
    return look;
}

} // namespace tranche
