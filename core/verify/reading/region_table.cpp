// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/region_table.h"

#include "core/import/qt_text.h"
#include "core/verify/dates/written_dates.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

namespace tranche {

namespace {

/// What stands behind the word and its blank; "" where there is nothing, or another word.
std::string datesOfType(const QString& type)
{
    const QLatin1String start("date ");
    return type.startsWith(start) ? type.mid(start.size()).toStdString() : std::string();
}

std::optional<AttributeType> typeOf(const QString& word)
{
    if (word == QLatin1String("numeric"))
        return AttributeType::Numeric;
    if (word == QLatin1String("date") || isWrittenOrder(datesOfType(word)))
        return AttributeType::Date;
    return word == QLatin1String("categorical") ? std::optional(AttributeType::Categorical) : std::nullopt;
}

bool isForm(const QString& word)
{
    for (const auto* form : {"value", "interval", "set", "label", "labels"})
        if (word == QLatin1String(form))
            return true;
    return false;
}

std::optional<RegionMeaning> readRegion(const QJsonValue& value)
{
    const auto object = value.toObject();
    const auto missing = object.value(QLatin1String("missing"));
    const auto form = object.value(QLatin1String("form")).toString();
    if (!object.value(QLatin1String("text")).isString() || !isForm(form) || !object.value(QLatin1String("members")).isArray()
        || (!missing.isUndefined() && missing != QJsonValue(true)) || object.size() != (missing.isUndefined() ? 3 : 4))
        return std::nullopt;
    RegionMeaning region{
        object.value(QLatin1String("text")).toString().toStdString(), RegionMeaning::Form::Listed, {}, !missing.isUndefined()};
    for (const auto member : object.value(QLatin1String("members")).toArray()) {
        if (!member.isString())
            return std::nullopt;
        region.members.push_back(member.toString().toStdString());
    }
    if (form == QLatin1String("interval")) {
        region.form = RegionMeaning::Form::Interval;
        if (region.members.size() != 2)
            return std::nullopt;
    }
    return region;
}

} // namespace

std::optional<RegionTable> readRegions(std::string_view json)
{
    const auto object = readJson(json).object();
    const auto type = typeOf(object.value(QLatin1String("from")).toString());
    const auto least = object.value(QLatin1String("least")).toInteger(0);
    if (object.size() != 4 || !type || least < 1 || !object.value(QLatin1String("hierarchy")).isBool()
        || !object.value(QLatin1String("regions")).isArray())
        return std::nullopt;
    RegionTable table{static_cast<std::size_t>(least), *type, {}};
    if (*type == AttributeType::Date)
        table.dates = datesOfType(object.value(QLatin1String("from")).toString());
    std::set<std::string> printed;
    for (const auto entry : object.value(QLatin1String("regions")).toArray()) {
        auto region = readRegion(entry);
        if (!region || !printed.insert(region->text).second)
            return std::nullopt;
        table.regions.push_back(std::move(*region));
    }
    return table.regions.empty() ? std::nullopt : std::optional(std::move(table));
}

} // namespace tranche
