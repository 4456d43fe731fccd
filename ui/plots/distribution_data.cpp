// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/distribution_data.h"

#include "core/table/attribute_profile.h"
#include "core/table/missing.h"
#include "core/table/numbers.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <string_view>

namespace tranche {

namespace {

constexpr std::size_t mostFrequentShown = 8;
constexpr std::size_t mostBars = 20;

/// One spelling that stands for a value.
struct Spelling {
    std::string_view source;
    QString text;
    double number = 0.0; ///< numeric or date: where it lies; rounded, for drawing only
    std::size_t count = 0;
};

double numberOf(QString text)
{
    return QLocale::c().toDouble(text.replace(QLatin1Char(','), QLatin1Char('.')));
}

/// A day as Qt counts it, and the part of it that has gone by.
double dateOf(std::string_view text, const DateForm& form)
{
    constexpr std::int64_t epoch = 2'440'588; // 1970-01-01 as a Julian day
    constexpr double secondsOfADay = 86'400.0;
    const auto moment = form.read(text);
    return moment ? static_cast<double>(moment->day + epoch) + static_cast<double>(moment->second) / secondsOfADay : 0.0;
}

/// The type of an attribute, and how its dates are written.
struct ShownType {
    AttributeType type = AttributeType::Categorical;
    DateForm dates = {};
};

std::vector<Spelling> presentSpellings(const AttributeData& attribute, const Schema& schema, SourceId id, const ShownType& shown)
{
    const auto type = shown.type;
    std::vector<std::size_t> counts(attribute.dictionary.size(), 0);
    for (const auto code : attribute.codes)
        ++counts[code];
    const auto missing = missingSpellings(attribute, schema, id);
    std::vector<Spelling> present;
    for (std::uint32_t code = 0; code < counts.size(); ++code) {
        if (missing[code] || counts[code] == 0)
            continue;
        const auto whole = attribute.dictionary.text(code);
        const auto text = type == AttributeType::Categorical ? whole : numberSpelling(whole);
        present.push_back({text, QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), 0.0, counts[code]});
        if (type == AttributeType::Date)
            present.back().number = dateOf(text, shown.dates);
        else if (type == AttributeType::Numeric)
            present.back().number = numberOf(present.back().text);
    }
    return present;
}

bool drawableAsNumbers(const std::vector<Spelling>& sorted)
{
    return !sorted.empty() && std::isfinite(sorted.front().number) && std::isfinite(sorted.back().number)
           && std::isfinite(sorted.back().number - sorted.front().number);
}

/// Of a day, with the time where `withTime`.
QString edgeDate(double value, bool withTime)
{
    constexpr double minutesOfADay = 1'440.0;
    const double day = std::floor(value);
    const auto text = QDate::fromJulianDay(static_cast<qint64>(day)).toString(Qt::ISODate);
    const auto minutes = static_cast<int>((value - day) * minutesOfADay);
    return withTime ? text + QTime(minutes / 60, minutes % 60).toString(QStringLiteral(" HH:mm")) : text;
}

QString edgeText(double value)
{
    if (value == std::floor(value) && std::abs(value) < 1e15)
        return (value < 0 ? QStringLiteral("−") : QString()) + countText(static_cast<std::size_t>(std::abs(value)));
    return decimalText(QString::number(value, 'g', 4));
}

/// As wide as a whole number of units, so that each bar holds equally many whole numbers; false where the values are none.
bool binWholeNumbers(DistributionData& data, const std::vector<Spelling>& sorted, std::size_t most)
{
    constexpr double exactUpTo = 9e15; // beyond it neighbours are one double
    const double low = sorted.front().number;
    const double values = sorted.back().number - low + 1.0;
    const bool whole = std::ranges::all_of(sorted, [](const Spelling& spelling) {
        return spelling.number == std::floor(spelling.number) && std::abs(spelling.number) < exactUpTo;
    });
    if (!whole || values < 2.0)
        return false;
    const double width = std::ceil(values / static_cast<double>(most));
    const auto bins = static_cast<std::size_t>(std::ceil(values / width));
    for (std::size_t bin = 0; bin < bins; ++bin) {
        const double first = low + width * static_cast<double>(bin);
        const QString label = width == 1.0 ? edgeText(first) : tr("%1 to %2").arg(edgeText(first), edgeText(first + width - 1.0));
        data.bars.push_back({label, first - 0.5, first + width - 0.5, 0});
    }
    for (const auto& spelling : sorted)
        data.bars[static_cast<std::size_t>((spelling.number - low) / width)].count += spelling.count;
    return true;
}

void binNumbers(DistributionData& data, const std::vector<Spelling>& sorted, std::size_t bins)
{
    const double low = sorted.front().number;
    const double span = sorted.back().number - low;
    if (span <= 0.0) {
        std::size_t count = 0;
        for (const auto& spelling : sorted)
            count += spelling.count;
        data.bars.push_back({sorted.front().text, low - 0.5, low + 0.5, count});
        return;
    }
    const auto steps = static_cast<double>(bins);
    const bool dates = data.type == AttributeType::Date;
    const bool times = std::ranges::any_of(sorted, [](const Spelling& spelling) { return spelling.number != std::floor(spelling.number); });
    const auto edge = [&](double value) { return dates ? edgeDate(value, times) : edgeText(value); };
    for (std::size_t bin = 0; bin < bins; ++bin) {
        const double from = low + span * static_cast<double>(bin) / steps;
        const double to = low + span * static_cast<double>(bin + 1) / steps;
        data.bars.push_back({tr("%1 to %2").arg(edge(from), edge(to)), from, to, 0});
    }
    for (const auto& spelling : sorted) {
        const auto bin = static_cast<std::size_t>((spelling.number - low) / span * steps);
        data.bars[std::min(bin, bins - 1)].count += spelling.count;
    }
}

void describeNumbers(DistributionData& data, const std::vector<Spelling>& present, const Bins& bins)
{
    if (!drawableAsNumbers(present))
        return;
    data.least = present.front().text;
    data.greatest = present.back().text;
    std::size_t before = 0;
    const auto middle = (data.tuples - data.missing - 1) / 2;
    for (const auto& spelling : present) {
        before += spelling.count;
        if (before > middle) {
            data.median = spelling.text;
            break;
        }
    }
    const auto count = std::max<std::size_t>(1, bins.count);
    if (bins.binning != Binning::WholeNumbers || data.type != AttributeType::Numeric || !binWholeNumbers(data, present, count))
        binNumbers(data, present, count);
}

void describeFrequencies(DistributionData& data, std::vector<Spelling> present)
{
    std::ranges::stable_sort(present, std::ranges::greater(), &Spelling::count);
    for (std::size_t i = 0; i < std::min(mostFrequentShown, present.size()); ++i)
        data.mostFrequent.push_back({present[i].text, present[i].count});
    if (!data.bars.empty())
        return;
    for (std::size_t i = 0; i < present.size(); ++i) {
        if (i >= mostBars) {
            data.othersCount += present[i].count;
            continue;
        }
        const auto place = static_cast<double>(i);
        data.bars.push_back({present[i].text, place - 0.5, place + 0.5, present[i].count});
    }
}

/// In the order of their numbers; spellings of one number become its first. Exact, unlike what is drawn.
std::vector<Spelling> joinEqualNumbers(const std::vector<Spelling>& present, const ShownType& shown, char decimal)
{
    std::vector<std::string_view> texts;
    for (const auto& spelling : present)
        texts.push_back(spelling.source);
    const auto numbers
        = shown.type == AttributeType::Date ? ScaledNumbers::parseDates(texts, shown.dates) : ScaledNumbers::parse(texts, {decimal, true});
    if (!numbers)
        return {};
    std::vector<std::size_t> order(present.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return numbers->compare(a, b) < 0; });
    std::vector<Spelling> joined;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && numbers->compare(order[i - 1], order[i]) == 0)
            joined.back().count += present[order[i]].count;
        else
            joined.push_back(present[order[i]]);
    }
    return joined;
}

} // namespace

DistributionData distributionData(const Table& table, const Schema& schema, SourceId attribute, const Bins& bins, const JobContext& job)
{
    const auto& source = table.attribute(attribute);
    const auto profile = profileOf(source, schema, attribute);
    DistributionData data;
    data.attribute = nameText(source.name);
    const auto& asked = schema.attributes[attribute.value];
    data.type = asked.type.value_or(profile.detectedType);
    const ShownType shown{data.type,
                          DateForm::parse(asked.type && !asked.dates.empty() ? asked.dates : profile.dates).value_or(DateForm())};
    job.check();
    auto present = presentSpellings(source, schema, attribute, shown);
    job.check();
    if (data.type != AttributeType::Categorical) {
        auto joined = joinEqualNumbers(present, shown, source.decimal);
        if (joined.empty()) { // asked for, but not what the values are
            data.type = AttributeType::Categorical;
            present = presentSpellings(source, schema, attribute, {});
        } else {
            present = std::move(joined);
        }
    }
    data.distinct = present.size();
    data.unique = static_cast<std::size_t>(std::ranges::count(present, std::size_t{1}, &Spelling::count));
    data.missing = profile.missing;
    data.tuples = table.rowCount();
    if (data.type != AttributeType::Categorical)
        describeNumbers(data, present, bins);
    describeFrequencies(data, std::move(present));
    return data;
}

} // namespace tranche
