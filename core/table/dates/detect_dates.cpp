// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/detect_dates.h"

#include "core/table/dates/date_form.h"
#include "core/table/numbers.h"

#include <algorithm>

namespace tranche {

namespace {

bool areDates(std::span<const std::string_view> texts, std::string_view pattern, const JobContext& job)
{
    return ScaledNumbers::parseDates(texts, job, *DateForm::parse(pattern)).has_value();
}

std::string orderedBy(std::string_view first, std::string_view second, std::string_view third, std::string_view sign)
{
    std::string pattern;
    for (const auto part : {first, sign, second, sign, third})
        pattern += part;
    return pattern;
}

} // namespace

DetectedDates detectDates(std::span<const std::string_view> texts, const JobContext& job)
{
    if (texts.empty())
        return {};
    if (areDates(texts, "iso", job))
        return {std::string()};
    const auto first = numberSpelling(texts.front());
    const auto digits = std::min(first.find_first_not_of("0123456789"), first.size());
    const auto rest = first.substr(digits);
    for (const std::string_view sign : {"/", ". ", ".", "-"}) {
        if (!rest.starts_with(sign))
            continue;
        if (const auto yearFirst = orderedBy("%Y", "%m", "%d", sign); digits == 4)
            return areDates(texts, yearFirst, job) ? DetectedDates{yearFirst} : DetectedDates();
        auto dayFirst = orderedBy("%d", "%m", "%Y", sign);
        auto monthFirst = orderedBy("%m", "%d", "%Y", sign);
        const bool byDay = areDates(texts, dayFirst, job);
        const bool byMonth = areDates(texts, monthFirst, job);
        if (byDay && byMonth)
            return {std::nullopt, std::move(dayFirst), std::move(monthFirst)};
        if (byDay || byMonth)
            return {byDay ? dayFirst : monthFirst};
        return {};
    }
    return {};
}

} // namespace tranche
