// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/report_words.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_report_words {

using namespace tranche;
using namespace tranche::report;

class TestReportWords : public QObject {
    Q_OBJECT
private slots:
    void marksOfPartsAreText();
    void partsAreFilledInOnce();
    void longNamesAreCutInTheMiddle();
    void numbersAreWrittenAsTheReaderIsUsedTo();
    void whatIsNotZeroNeverReadsLikeIt();
    void whatIsOnTheLimitStandsLeftOfIt();
    void theAxisHasRoomForEveryLevel();
    void everyPairIsOnTheMaps();
};

void TestReportWords::marksOfPartsAreText()
{
    const auto text = filled(QStringLiteral("<b>%1</b> of %2"), {QStringLiteral("<b>x</b>"), QStringLiteral("<code>")});
    QCOMPARE(text.size(), std::size_t{2});
    QCOMPARE(text[0], (ReportSpan{QStringLiteral("<b>x</b>"), ReportStyle::Strong}));
    QCOMPARE(text[1], (ReportSpan{QStringLiteral(" of <code>"), ReportStyle::Plain}));
}

void TestReportWords::partsAreFilledInOnce()
{
    QCOMPARE(filledText(QStringLiteral("%1 and %2"), {QStringLiteral("%2"), QStringLiteral("b")}), QStringLiteral("%2 and b"));
    QCOMPARE(filledText(QStringLiteral("100% of %3"), {QStringLiteral("a")}), QStringLiteral("100% of %3"));
}

void TestReportWords::longNamesAreCutInTheMiddle()
{
    QCOMPARE(briefly("abcdefghij", 5), QStringLiteral("ab…ij"));
    QCOMPARE(briefly("two\nlines\tof it", 40), QStringLiteral("two lines of it"));
    const QString faces = briefly("😀😀😀😀😀😀", 5);
    QVERIFY(std::ranges::none_of(faces.toUcs4(), [](uint code) { return code >= 0xD800 && code < 0xE000; }));
    QVERIFY(!faces.contains(QChar(0xfffd)));
}

void TestReportWords::numbersAreWrittenAsTheReaderIsUsedTo()
{
    const Numbers english(QLocale(QLocale::English, QLocale::UnitedStates));
    const Numbers german(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(english.count(45222), QStringLiteral("45,222"));
    QCOMPARE(german.count(45222), QStringLiteral("45.222"));
    QCOMPARE(english.share(1.0 / 3.0), QStringLiteral(".333"));
    QCOMPARE(german.share(1.0 / 3.0), QStringLiteral("0,333"));
    QCOMPARE(english.shareInText(1.0 / 3.0), QStringLiteral("0.333"));
    QCOMPARE(english.percent(0.9108), QStringLiteral("91.1\u00a0%"));
    QCOMPARE(german.ratio(Ratio(39, 10)), QStringLiteral("3,9"));
    QCOMPARE(german.ratio(Ratio(10, 3)), QStringLiteral("10/3"));
    QCOMPARE(english.figure(Ratio(2939, 746), Rounding::Down), QStringLiteral("3.939"));
    QCOMPARE(german.figure(Ratio(2939, 746), Rounding::Up), QStringLiteral("3,94"));
    QCOMPARE(german.figure(Ratio(3, 1), Rounding::Up), QStringLiteral("3"));
    QCOMPARE(german.figure(Figure(), Rounding::Down), QStringLiteral("–"));
    QCOMPARE(english.day("2026-11-28"), QStringLiteral("28 November 2026"));
    QCOMPARE(german.day("2026-11-28"), QStringLiteral("28. November 2026"));
    QCOMPARE(english.day("soon"), QStringLiteral("soon"));
}

void TestReportWords::whatIsNotZeroNeverReadsLikeIt()
{
    const Numbers numbers(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(numbers.percent(0.0), QStringLiteral("0.0\u00a0%"));
    QCOMPARE(numbers.percent(0.0001), QStringLiteral("<0.1\u00a0%"));
    QCOMPARE(numbers.percent(0.9999), QStringLiteral(">99.9\u00a0%"));
    QCOMPARE(numbers.percent(0.00001, 2), QStringLiteral("<0.01\u00a0%"));
    QCOMPARE(numbers.share(0.0001), QStringLiteral("<.001"));
    QCOMPARE(numbers.shareInText(0.0001), QStringLiteral("<0.001"));
    QCOMPARE(numbers.share(0.9999), QStringLiteral(">.999"));
    QCOMPARE(numbers.perOne(0.001), QStringLiteral("<0.01"));
    QCOMPARE(numbers.perOne(0.0), QStringLiteral("0"));
}

/// The right ends of all bars, which alone are filled and reach the axis.
static std::vector<double> rightEnds(const ReportDrawing& drawing)
{
    std::vector<double> ends;
    for (const auto& shape : drawing.shapes)
        if (const auto* rect = std::get_if<DrawnRect>(&shape))
            ends.push_back(rect->corner.x + rect->width);
    return ends;
}

void TestReportWords::whatIsOnTheLimitStandsLeftOfIt()
{
    const Numbers numbers(QLocale::c());
    for (std::uint64_t l = 2; l < 40; ++l) {
        const double limit = Ratio(1, l).toDouble();
        const std::vector<RiskLevel> levels{{limit, 7}};
        const auto drawing = riskHistogram({levels, limit, {}, {}, 1.0, 0.0, 300.0, {}}, numbers);
        const auto ends = rightEnds(drawing);
        QCOMPARE(ends.size(), std::size_t{1});
        const auto line = std::ranges::find_if(drawing.shapes, [](const DrawnShape& shape) {
            const auto* drawn = std::get_if<DrawnLine>(&shape);
            return drawn && drawn->width > 1.0;
        });
        QVERIFY(line != drawing.shapes.end());
        QVERIFY(ends.front() <= std::get<DrawnLine>(*line).points.front().x);
    }
}

void TestReportWords::theAxisHasRoomForEveryLevel()
{
    for (const double least : {0.01, 0.3, 0.5, 0.95, 1.0})
        for (const double greatest : {0.01, 0.3, 0.5, 0.95, 1.0})
            for (const auto limit : {std::optional<double>(), std::optional(0.2), std::optional(0.5), std::optional(1.0)}) {
                if (greatest < least)
                    continue;
                const auto [begin, end] = axisOf({{least, 1}, {greatest, 1}}, limit);
                QVERIFY(begin >= 0.0 && end <= 1.0 && end - begin > 0.09);
                QVERIFY(begin <= least && end >= greatest);
                QVERIFY(!limit || (begin <= *limit && end >= *limit));
            }
}

void TestReportWords::everyPairIsOnTheMaps()
{
    PhiMaps maps;
    maps.names = QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    maps.before = {1, 0.25, 0.5, 0.25, 1, 0.125, 0.5, 0.125, 1};
    maps.after = {1, 0.2, 0.4, 0.2, 1, 0.1, 0.4, 0.1, 1};
    maps.columnSizes = {2, 1};
    maps.lastIsSensitive = true;
    const auto drawing = phiMaps(maps, Numbers(QLocale::c()));
    QStringList numbers;
    for (const auto& shape : drawing.shapes)
        if (const auto* text = std::get_if<DrawnText>(&shape); text && text->anchor == Anchor::Middle)
            numbers += text->text;
    for (const auto* number : {".250", ".500", ".125", ".200", ".400", ".100"})
        QCOMPARE(numbers.count(QLatin1String(number)), 2);
    for (const auto& shape : drawing.shapes)
        if (const auto* rect = std::get_if<DrawnRect>(&shape))
            QVERIFY(rect->corner.x >= 0.0 && rect->corner.x + rect->width <= drawing.width + 1e-6);
}

TRANCHE_CORE_TEST(TestReportWords)

} // namespace tst_report_words

#include "tst_report_words.moc"
