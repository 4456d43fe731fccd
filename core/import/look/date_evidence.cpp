// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/date_evidence.h"

#include "core/base/messages/import/value_message.h"

#include <algorithm>

namespace tranche {

namespace {

using Order = DateSight::Order;

Evidence datesRow(Statement said, Evidence::Verdict verdict = Evidence::Verdict::Agree, std::size_t count = 0)
{
    return {.choice = ImportChoice::Dates, .said = std::move(said), .verdict = verdict, .count = count};
}

Evidence asWritten(std::span<const DateSight> sights)
{
    const auto other = std::ranges::find_if(sights, [](const DateSight& sight) { return sight.order != Order::Iso; });
    if (other == sights.end()) {
        std::size_t cells = 0;
        for (const auto& sight : sights)
            cells += sight.cells;
        return datesRow({ValueMessage::DatesIso, cells, sights.size()});
    }
    if (other->order == Order::YearFirst)
        return datesRow({ValueMessage::DatesYearFirst, other->attribute, other->cells});
    const bool byDay = other->order == Order::DayFirst;
    return datesRow({byDay ? ValueMessage::DatesDayFirst : ValueMessage::DatesMonthFirst, other->attribute, other->cells, other->telling});
}

} // namespace

std::optional<Evidence> dateEvidence(std::span<const DateSight> sights, const std::map<std::string, AttributeSchema>& decided)
{
    if (sights.empty())
        return std::nullopt;
    std::vector<DateSight> open;
    std::vector<DateSight> untouched;
    std::size_t asDates = 0;
    for (const auto& sight : sights) {
        const auto said = decided.find(sight.attribute);
        if (said != decided.end() && said->second.type)
            asDates += said->second.type == AttributeType::Date ? 1 : 0;
        else
            (sight.order == Order::Either ? open : untouched).push_back(sight);
    }
    if (!open.empty()) {
        const auto& first = open.front();
        return datesRow(open.size() == 1 ? Statement(ValueMessage::DatesOpen, first.attribute, first.cells)
                                         : Statement(ValueMessage::DatesOpenMore, first.attribute, first.cells, open.size() - 1),
                        Evidence::Verdict::Decide, open.size());
    }
    if (asDates > 0)
        return datesRow({ValueMessage::DatesDecided, asDates});
    return untouched.empty() ? datesRow({ValueMessage::DatesRefused, sights.size()}) : asWritten(untouched);
}

} // namespace tranche
