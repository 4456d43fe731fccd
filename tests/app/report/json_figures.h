// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace tranche::test {

/// The numbers of a JSON by their place ("buckets/count", "columns/0/1"), and which of them were asked for.
class JsonFigures {
public:
    explicit JsonFigures(QJsonObject json) : m_json(std::move(json)) {}

    QJsonValue at(const QString& place)
    {
        m_asked += place;
        QJsonValue value = m_json;
        for (const auto& step : place.split(QLatin1Char('/')))
            value = value.isArray() ? value.toArray().at(step.toInt()) : value.toObject().value(step);
        if (value.isUndefined())
            qFatal("%s is not in the JSON", qPrintable(place));
        return value;
    }
    double number(const QString& place) { return at(place).toDouble(); }
    /// A fraction: "80/177".
    double fraction(const QString& place)
    {
        const auto parts = at(place).toString().split(QLatin1Char('/'));
        return parts[0].toDouble() / parts.value(1, QStringLiteral("1")).toDouble();
    }
    QStringList list(const QString& place)
    {
        QStringList texts;
        for (const auto& entry : at(place).toArray())
            texts += entry.toString();
        return texts;
    }

    /// Places of numbers and fractions that nobody asked for.
    QStringList notAsked() const
    {
        QStringList places;
        collect(m_json, {}, places);
        return places;
    }

private:
    void collect(const QJsonValue& value, const QString& place, QStringList& places) const
    {
        static const QRegularExpression fraction(QStringLiteral("^[0-9]+/[0-9]+$"));
        const auto below = [&](const QString& step) { return place.isEmpty() ? step : place + QLatin1Char('/') + step; };
        if (value.isObject()) {
            const auto object = value.toObject();
            for (auto entry = object.begin(); entry != object.end(); ++entry)
                collect(entry.value(), below(entry.key()), places);
        } else if (value.isArray()) {
            for (qsizetype i = 0; i < value.toArray().size(); ++i)
                collect(value.toArray().at(i), below(QString::number(i)), places);
        } else if ((value.isDouble() || fraction.match(value.toString()).hasMatch()) && !m_asked.contains(place)) {
            places += place;
        }
    }

    QJsonObject m_json;
    QSet<QString> m_asked;
};

} // namespace tranche::test
