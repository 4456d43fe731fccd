// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/date_form.h"
#include "core/table/numbers.h"
#include "core/table/numbers_big.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace tranche {

namespace {

constexpr std::size_t datesBetweenChecks = 2'048; // each takes a microsecond at most
constexpr std::int64_t secondsPerDay = 86'400;

std::int64_t secondsOf(const Moment& moment)
{
    return moment.day * secondsPerDay + moment.second;
}

/// The fraction in units of 10^-places, which are at least as many as it has digits.
std::int64_t fractionOf(const Moment& moment, int places)
{
    std::int64_t value = 0;
    std::from_chars(moment.fraction.data(), moment.fraction.data() + moment.fraction.size(), value);
    for (auto left = places - static_cast<int>(moment.fraction.size()); left > 0 && value != 0; --left)
        value *= 10;
    return value;
}

/// False where the moment does not fit into 64 bits, with room for differences and one unit more.
bool momentFits(const Moment& moment, std::int64_t scale, int places, std::int64_t& value)
{
    constexpr auto limit = std::numeric_limits<std::int64_t>::max() / 4;
    const auto seconds = secondsOf(moment);
    if (seconds > limit / scale - 1 || seconds < -(limit / scale) + 1)
        return false;
    value = seconds * scale + fractionOf(moment, places);
    return true;
}

} // namespace

std::optional<ScaledNumbers> ScaledNumbers::parseDates(std::span<const std::string_view> texts, const DateForm& form)
{
    return parseDates(texts, JobContext(), form);
}

std::optional<ScaledNumbers> ScaledNumbers::parseDates(std::span<const std::string_view> texts, const JobContext& job, const DateForm& form)
{
    ScaledNumbers numbers;
    std::size_t zoned = 0;
    bool anyTime = false;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i % datesBetweenChecks == 0)
            job.check();
        const auto moment = form.read(texts[i]);
        if (!moment)
            return std::nullopt;
        numbers.m_small.push_back(moment->day);
        numbers.m_places = std::max(numbers.m_places, static_cast<int>(moment->fraction.size()));
        anyTime = anyTime || moment->hasTime;
        zoned += moment->hasZone ? 1 : 0;
    }
    if (zoned > 0 && zoned < texts.size()) // which of two comes first, nobody could tell
        return std::nullopt;
    if (anyTime)
        numbers.placeMoments(texts, job, form);
    return numbers;
}

void ScaledNumbers::placeMoments(std::span<const std::string_view> texts, const JobContext& job, const DateForm& form)
{
    std::int64_t scale = 1;
    for (int i = 0; i < m_places; ++i)
        scale *= 10;
    bool small = true;
    for (std::size_t i = 0; small && i < texts.size(); ++i) {
        if (i % datesBetweenChecks == 0)
            job.check();
        small = momentFits(*form.read(texts[i]), scale, m_places, m_small[i]);
    }
    if (small)
        return;
    m_small = {};
    m_big = std::make_unique<Big>();
    m_big->values.reserve(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i % datesBetweenChecks == 0)
            job.check();
        const auto moment = *form.read(texts[i]);
        m_big->values.push_back(BigInteger(secondsOf(moment)) * scale + fractionOf(moment, m_places));
    }
}

bool isDate(std::string_view text, const DateForm& form)
{
    return form.read(text).has_value();
}

} // namespace tranche
