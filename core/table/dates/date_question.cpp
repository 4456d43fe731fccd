// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/date_question.h"

#include "core/jobs/in_steps.h"
#include "core/table/dates/date_form.h"
#include "core/table/dates/detect_dates.h"
#include "core/table/missing.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <tuple>
#include <utility>

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

/// What all of some moments have in common, of which there is one.
void addCommon(DateReading& reading, const std::vector<Moment>& moments)
{
    const auto dateOf
        = [](const Moment& moment) { return std::chrono::year_month_day{std::chrono::sys_days(std::chrono::days(moment.day))}; };
    reading.month = static_cast<unsigned>(dateOf(moments.front()).month());
    reading.firstOfMonth = true;
    reading.firstOfQuarter = true;
    for (const auto& moment : moments) {
        const auto date = dateOf(moment);
        const auto month = static_cast<unsigned>(date.month());
        reading.month = month == reading.month ? month : 0;
        reading.firstOfMonth = reading.firstOfMonth && date.day() == std::chrono::day(1);
        reading.firstOfQuarter = reading.firstOfQuarter && month % 3 == 1;
    }
    reading.firstOfQuarter = reading.firstOfQuarter && reading.firstOfMonth;
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
    addCommon(reading, moments);
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

DateQuestion questionOf(const std::string& name, const std::vector<std::string_view>& texts, const DetectedDates& found)
{
    const auto shown = tellingExamples(texts, found);
    return {name, readingOf(found.dayFirst, texts, shown), readingOf(found.monthFirst, texts, shown), texts.size()};
}

DateSight::Order orderOf(const DetectedDates& found)
{
    if (found.eitherOrder())
        return DateSight::Order::Either;
    if (found.pattern->empty())
        return DateSight::Order::Iso;
    return found.pattern->starts_with("%Y")   ? DateSight::Order::YearFirst
           : found.pattern->starts_with("%d") ? DateSight::Order::DayFirst
                                              : DateSight::Order::MonthFirst;
}

/// A pattern with day and month in the places of each other.
DateForm turned(std::string pattern)
{
    std::swap(pattern[pattern.find("%d") + 1], pattern[pattern.find("%m") + 1]);
    return *DateForm::parse(pattern);
}

/// How many cells there are, and how many of them are dates in one order of day and month alone.
void countCells(DateSight& sight, const AttributeData& data, const std::vector<bool>& missing, const DetectedDates& found,
                const JobContext& job)
{
    std::vector<bool> telling(missing.size(), false);
    if (sight.order == DateSight::Order::DayFirst || sight.order == DateSight::Order::MonthFirst) {
        const auto other = turned(*found.pattern);
        for (std::uint32_t code = 0; code < missing.size(); ++code)
            telling[code] = !missing[code] && !other.read(data.dictionary.text(code));
    }
    inChunks(0, data.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto code : std::span(data.codes).subspan(from, to - from)) {
            sight.cells += missing[code] ? 0 : 1;
            sight.telling += telling[code] ? 1 : 0;
        }
    });
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

std::int64_t dayOfToday()
{
    return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()).time_since_epoch().count();
}

std::vector<DateFact> factsOf(const DateReading& reading, std::int64_t today)
{
    std::vector<DateFact> facts;
    if (reading.different > 1 && reading.month != 0)
        facts.push_back(DateFact::OneMonth);
    else if (reading.different > 1 && reading.firstOfQuarter)
        facts.push_back(DateFact::FirstOfQuarter);
    else if (reading.different > 1 && reading.firstOfMonth)
        facts.push_back(DateFact::FirstOfMonth);
    if (reading.last > isoDay(today))
        facts.push_back(DateFact::InFuture);
    return facts;
}

std::vector<DateQuestion> dateQuestions(const Table& table, const Schema& schema, const JobContext& job)
{
    return findDates(table, schema, job).questions;
}

DatesFound findDates(const Table& table, const Schema& schema, const JobContext& job)
{
    DatesFound dates;
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
        if (!found.eitherOrder() && !found.pattern)
            continue;
        auto& sight = dates.sights.emplace_back(DateSight{.attribute = data.name, .order = orderOf(found)});
        countCells(sight, data, missing, found, job);
        if (found.eitherOrder())
            dates.questions.push_back(questionOf(data.name, texts, found));
    }
    return dates;
}

} // namespace tranche
