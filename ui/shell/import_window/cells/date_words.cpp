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

/// "the first of April", of an ISO day.
QString dayOfYearText(const std::string& isoDay)
{
    const QDate day = QDate::fromString(qtText(isoDay), Qt::ISODate);
    const QStringList ordinals
        = tr("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
             "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth "
             "twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first")
              .split(QLatin1Char(' '));
    const QLocale own;
    const QLocale shown = own.language() == QLocale::C ? QLocale(QLocale::English) : own;
    return tr("the %1 of %2").arg(ordinals.value(day.day() - 1), shown.standaloneMonthName(day.month()));
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

QString spanText(const DateReading& reading)
{
    if (reading.different == 1)
        return tr("1 date");
    return tr("%1 different dates, %2 to %3").arg(countText(reading.different), dayText(reading.first), dayText(reading.last));
}

} // namespace tranche
