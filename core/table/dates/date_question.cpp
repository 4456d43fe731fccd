// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/date_question.h"

#include "core/table/dates/date_form.h"
#include "core/table/dates/detect_dates.h"
#include "core/table/missing.h"

#include <algorithm>
#include <chrono>
#include <tuple>

namespace tranche {

namespace {

constexpr std::size_t mostExamples = 3;

std::vector<Moment> momentsOf(const std::vector<std::string_view>& texts, const DateForm& form)
{
    std::vector<Moment> moments;
    moments.reserve(texts.size());
    for (const auto text : texts)
        moments.push_back(*form.read(text));
    return moments;
}

DateReading readingOf(std::string pattern, const std::vector<std::string_view>& texts, const std::vector<std::size_t>& shown)
{
    DateReading reading{std::move(pattern)};
    auto moments = momentsOf(texts, *DateForm::parse(reading.pattern));
    for (const auto at : shown)
        reading.examples.emplace_back(texts[at], isoDay(moments[at].day));
    const auto key = [](const Moment& moment) { return std::tuple(moment.day, moment.second, moment.fraction); };
    std::ranges::sort(moments, {}, key);
    reading.first = isoDay(moments.front().day);
    reading.last = isoDay(moments.back().day);
    moments.erase(std::ranges::unique(moments, {}, key).begin(), moments.end());
    reading.different = moments.size();
    return reading;
}

/// The first values that both readings take for different days; where there is none, the first.
std::vector<std::size_t> tellingExamples(const std::vector<std::string_view>& texts, const DetectedDates& found)
{
    const auto byDay = DateForm::parse(found.dayFirst);
    const auto byMonth = DateForm::parse(found.monthFirst);
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < texts.size() && shown.size() < mostExamples; ++i)
        if (byDay->read(texts[i])->day != byMonth->read(texts[i])->day)
            shown.push_back(i);
    return shown.empty() ? std::vector<std::size_t>{0} : shown;
}

} // namespace

std::string isoDay(std::int64_t day)
{
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    const auto padded = [](unsigned number, std::size_t digits) {
        const auto text = std::to_string(number);
        return std::string(digits - std::min(digits, text.size()), '0') + text;
    };
    return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' + padded(static_cast<unsigned>(date.month()), 2) + '-'
           + padded(static_cast<unsigned>(date.day()), 2);
}

std::vector<DateQuestion> dateQuestions(const Table& table, const Schema& schema, const JobContext& job)
{
    std::vector<DateQuestion> questions;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        job.check();
        if (i < schema.attributes.size() && schema.attributes[i].type)
            continue;
        const auto& data = table.attribute(SourceId(i));
        const auto missing = missingSpellings(data, schema, SourceId(i));
        std::vector<std::string_view> texts;
        for (std::uint32_t code = 0; code < missing.size(); ++code)
            if (!missing[code])
                texts.push_back(data.dictionary.text(code));
        const auto found = detectDates(texts, job);
        if (!found.eitherOrder())
            continue;
        const auto shown = tellingExamples(texts, found);
        questions.push_back({data.name, readingOf(found.dayFirst, texts, shown), readingOf(found.monthFirst, texts, shown), texts.size()});
    }
    return questions;
}

} // namespace tranche
