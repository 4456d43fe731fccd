// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/dates/written_dates.h"

#include "core/base/random.h"
#include "core/table/dates/date_form.h"
#include "core/table/numbers.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

namespace tst_written_dates {

using namespace tranche;
using test::Seeds;

namespace {

const std::vector<std::string> patterns{"", "%d/%m/%Y", "%m/%d/%Y", "%Y.%m.%d", "%d. %m. %Y", "%Y%m%d", "%d%m-%Y", "%d/%m/%Y %H:%M"};

/// A date of a pattern, or nearly one.
std::string dateText(RandomSource& random, std::string pattern)
{
    if (pattern.empty())
        pattern = "%Y-%m-%d";
    const auto below = [&](std::uint64_t limit) { return random.below(limit); };
    const bool padded = below(3) != 0;
    const auto number = [&](std::uint64_t value, std::size_t digits) {
        auto text = std::to_string(value);
        while (padded && text.size() < digits)
            text.insert(0, "0");
        return text;
    };
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%') {
            text += pattern[i];
            continue;
        }
        switch (pattern[++i]) {
        case 'Y': text += number(below(4) == 0 ? below(10'000) : 1890 + below(140), 4); break;
        case 'm': text += number(below(14), 2); break;
        case 'd': text += number(below(33), 2); break;
        case 'H': text += number(below(25), 2); break;
        default: text += number(below(61), 2); break;
        }
    }
    if (below(2) == 0)
        text += (below(2) == 0 ? "T" : " ") + number(below(25), 2) + ":" + number(below(61), 2);
    if (below(3) == 0)
        text += ":" + number(below(61), 2);
    if (below(4) == 0)
        text += "." + std::to_string(below(1'000'000'000)) + (below(4) == 0 ? "00" : "");
    static const std::vector<std::string> zones{"Z", "+01:00", "-0930", "+14", "+1", "-24:00", "+01:", "x"};
    if (below(3) == 0)
        text += zones[below(zones.size())];
    return text;
}

} // namespace

class TestWrittenDates : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheTablesReading();
    void knowsTheSamePatterns();
    void saysHowAllAreWritten_data();
    void saysHowAllAreWritten();
};

/// Two readers that share nothing must take the same texts for the same dates, in the same order.
void TestWrittenDates::agreesWithTheTablesReading()
{
    std::size_t read = 0;
    for (const auto seed : Seeds(1, 400)) {
        SeededRandom random(seed);
        const auto& pattern = patterns[seed % patterns.size()];
        const auto form = *DateForm::parse(pattern);
        std::vector<std::string> texts;
        for (int i = 0; i < 60; ++i) {
            const auto text = dateText(random, pattern);
            const std::string_view view = text;
            const auto mine = placesOfDates({&view, 1}, pattern);
            const auto its = form.read(text);
            QVERIFY2(mine.has_value() == its.has_value(), (pattern + ": " + text).c_str());
            if (its && its->hasZone == (seed % 2 == 0))
                texts.push_back(text);
        }
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        const auto mine = placesOfDates(views, pattern);
        const auto its = ScaledNumbers::parseDates(views, form);
        read += texts.size();
        QVERIFY(mine && its);
        for (std::size_t i = 0; i < views.size(); ++i)
            for (std::size_t j = 0; j < views.size(); ++j) {
                const auto order = (*mine)[i] <=> (*mine)[j];
                QVERIFY2(its->compare(i, j) == (order < 0 ? -1 : order > 0 ? 1 : 0), (texts[i] + " " + texts[j]).c_str());
            }
    }
    QVERIFY(read > 100);
}

void TestWrittenDates::knowsTheSamePatterns()
{
    std::vector<std::string> all(patterns.begin() + 1, patterns.end());
    for (const auto* other : {"%d/%m", "%d/%d/%Y", "%d/%m/%y", "%da%m/%Y", "%d1%m/%Y", "%d----%m/%Y", "%d/%m/%Y%H:%M", " %d/%m/%Y",
                              "%d/%m/%Y ", "%", "%d", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H", "%d %m %Y %H:%M", "date", "%d\t%m\t%Y"})
        all.emplace_back(other);
    for (const auto& pattern : all)
        QVERIFY2(isWrittenOrder(pattern) == DateForm::parse(pattern).has_value(), pattern.c_str());
}

void TestWrittenDates::saysHowAllAreWritten_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QString>("expected");
    QTest::newRow("ISO days") << "" << QStringList{"2024-03-01", "2024-03-02"} << "day:";
    QTest::newRow("day first") << "%d/%m/%Y" << QStringList{"1/3/2024", "02/03/2024"} << "day:%d/%m/%Y";
    QTest::newRow("minutes") << "" << QStringList{"2024-03-01T10:00"} << "time:%Y-%m-%dT%H:%M";
    QTest::newRow("seconds and zones") << "" << QStringList{"2024-03-01 10:00:01+01:00", "2024-03-01 10:00:02-05:30"}
                                       << "time:%Y-%m-%d %H:%M:%S%z";
    QTest::newRow("UTC") << "" << QStringList{"2024-03-01T10:00:01Z"} << "time:%Y-%m-%dT%H:%M:%SZ";
    QTest::newRow("fractions") << "" << QStringList{"2024-03-01T10:00:01.5", "2024-03-01T10:00:01.25"} << "time:%Y-%m-%dT%H:%M:%S.%f";
    QTest::newRow("fractions too long") << "" << QStringList{"2024-03-01T10:00:01.1234567"} << "unlike:";
    QTest::newRow("days and times") << "" << QStringList{"2024-03-01", "2024-03-01T10:00"} << "unlike:";
    QTest::newRow("two signs before the time") << "" << QStringList{"2024-03-01 10:00", "2024-03-01T10:00"} << "unlike:";
    QTest::newRow("a pattern with a time") << "%d/%m/%Y %H:%M" << QStringList{"1/3/2024 10:00"} << "time:%d/%m/%Y %H:%M";
}

void TestWrittenDates::saysHowAllAreWritten()
{
    QFETCH(QString, pattern);
    QFETCH(QStringList, texts);
    QFETCH(QString, expected);
    std::vector<std::string> bytes;
    for (const auto& text : texts)
        bytes.push_back(text.toStdString());
    const std::vector<std::string_view> views(bytes.begin(), bytes.end());
    QVERIFY(placesOfDates(views, pattern.toStdString()));
    const auto look = lookOfDates(views, pattern.toStdString());
    const auto* kind = look.kind == DateLook::Kind::Day ? "day:" : look.kind == DateLook::Kind::Time ? "time:" : "unlike:";
    QCOMPARE(kind + QString::fromStdString(look.format), expected);
}

TRANCHE_TEST(TestWrittenDates)

} // namespace tst_written_dates

#include "tst_written_dates.moc"
