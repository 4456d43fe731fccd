// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/date_words.h"

#include "core/import/qt_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"

#include <QDate>
#include <QLocale>
#include <QStringList>

namespace tranche {

namespace {

QString monthText(unsigned month)
{
    const QLocale own;
    const QLocale shown = own.language() == QLocale::C ? QLocale(QLocale::English) : own;
    return shown.standaloneMonthName(static_cast<int>(month));
}

/// "the first of April", of an ISO day.
QString dayOfYearText(const std::string& isoDay)
{
    const QDate day = QDate::fromString(qtText(isoDay), Qt::ISODate);
    const QStringList ordinals
        = tr("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
             "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth "
             "twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first")
              .split(QLatin1Char(' '));
    return tr("the %1 of %2").arg(ordinals.value(day.day() - 1), monthText(static_cast<unsigned>(day.month())));
}

} // namespace

QString dateQuestionText(const DateQuestion& question)
{
    const QString name = briefName(question.attribute);
    const auto& [written, asDayFirst] = question.dayFirst.examples.front();
    const auto& asMonthFirst = question.monthFirst.examples.front().second;
    if (asDayFirst == asMonthFirst)
        return tr("%1: does the day or the month come first in %2?").arg(name, valueText(written));
    return tr("%1: is %2 %3 or %4?").arg(name, valueText(written), dayOfYearText(asDayFirst), dayOfYearText(asMonthFirst));
}

QString examplesText(const DateReading& reading)
{
    QStringList days;
    for (const auto& [written, day] : reading.examples)
        days << dayText(day);
    return days.join(QStringLiteral(" · "));
}

QString spanText(const DateReading& reading, std::int64_t today)
{
    const QString count = countText(reading.different);
    QString text = reading.different == 1 ? tr("1 date")
                                          : tr("%1 different dates, %2 to %3").arg(count, dayText(reading.first), dayText(reading.last));
    for (const DateFact fact : factsOf(reading, today)) {
        switch (fact) {
        case DateFact::FirstOfQuarter: text = tr("%1 different dates, each the first of a quarter").arg(count); break;
        case DateFact::FirstOfMonth: text = tr("%1 different dates, each the first of a month").arg(count); break;
        case DateFact::OneMonth: text = tr("%1 different dates, all in %2").arg(count, monthText(reading.month)); break;
        case DateFact::InFuture: text = tr("%1; the last lies in the future: %2").arg(text, dayText(reading.last)); break;
        }
    }
    return text;
}

} // namespace tranche
