// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/axes.h"
#include "tests/support/test_room.h"
#include "ui/plots/cursor_plot.h"
#include "ui/plots/distribution_plot.h"
#include "ui/plots/heatmap/heatmap_plot.h"
#include "ui/plots/silhouette_plot.h"
#include "ui/style/theme.h"

#include <QSignalSpy>

namespace tst_heatmap_plot {

using namespace tranche;

class TestHeatmapPlot : public QObject {
    Q_OBJECT

private slots:
    void init() { applyScheme(*qApp, Scheme::Light); }
    void cellsAreAsLargeAsThereIsRoomAndNoLarger();
    void arrowsMoveTheCursorAndEnterChoosesIt();
    void hoverTellsPairAndValue();
    void theCursorStaysOnItsPairWhenTheOrderChanges();
    void zoomingKeepsTheCellUnderThePointer();
    void cellsTakeTheirColourFromThemeAlsoAfterItChanges();
    void framesReadOnCellsOfEveryColour_data();
    void framesReadOnCellsOfEveryColour();
    void fiveHundredAttributesAreDrawn();
    void aboveSixtyAttributesAnOverviewSteersTheMap();
    void aDistributionNamesTheBarUnderThePointer();
    void scalesAreWrittenAsThePersonIsUsedTo();
};

namespace {

HeatmapData sample(std::size_t size, bool reversed = false)
{
    HeatmapData data;
    for (std::size_t i = 0; i < size; ++i) {
        data.order.emplace_back(reversed ? size - 1 - i : i);
        data.names.push_back(QStringLiteral("Attribute %1").arg(data.order.back().value));
        data.domains.push_back(3);
    }
    for (const auto row : data.order)
        for (const auto column : data.order)
            data.values.push_back(row == column ? 1.0 : 1.0 / static_cast<double>(1 + row.value + column.value));
    data.frames = {{0, size / 2, ColumnId(0), false}, {size / 2, size - size / 2, ColumnId(1), true}};
    return data;
}

void open(HeatmapPlot& plot, std::size_t size)
{
    plot.resize(900, 800);
    plot.show(sample(size));
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
}

} // namespace

void TestHeatmapPlot::aboveSixtyAttributesAnOverviewSteersTheMap()
{
    HeatmapPlot plot;
    open(plot, 60);
    QVERIFY(!plot.showsOverview());
    plot.show(sample(80));
    QVERIFY(plot.showsOverview());
    QVERIFY(QRectF(plot.rect()).contains(plot.overviewArea()));
    QVERIFY(!plot.overviewArea().intersects(plot.mapArea()));
    for (int i = 0; i < 8; ++i)
        plot.zoomIn();
    QVERIFY(plot.overviewPart().width() < plot.overviewArea().width() / 2);
    QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.overviewArea().bottomRight().toPoint() - QPoint(2, 2));
    QVERIFY(plot.mapArea().adjusted(-1, -1, 1, 1).contains(plot.cellRect({79, 79})));
    QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.overviewArea().topLeft().toPoint() + QPoint(2, 2));
    QVERIFY(plot.mapArea().adjusted(-1, -1, 1, 1).contains(plot.cellRect({0, 0})));
}

void TestHeatmapPlot::cellsAreAsLargeAsThereIsRoomAndNoLarger()
{
    HeatmapPlot plot;
    open(plot, 5);
    QVERIFY(plot.cellSize() >= 32.0);
    plot.show(sample(60));
    QVERIFY(plot.cellSize() < 15.0);
    QVERIFY(plot.cellRect({59, 59}).right() <= plot.mapArea().right() + 0.01);
}

void TestHeatmapPlot::arrowsMoveTheCursorAndEnterChoosesIt()
{
    HeatmapPlot plot;
    open(plot, 5);
    QSignalSpy chosen(&plot, &HeatmapPlot::pairChosen);
    QVERIFY(!plot.cursor());
    QTest::keyClick(&plot, Qt::Key_Right); // the first key shows the cursor
    QCOMPARE(plot.cursor()->second, AttributeId(0));
    QTest::keyClick(&plot, Qt::Key_Left);
    QTest::keyClick(&plot, Qt::Key_Right);
    QTest::keyClick(&plot, Qt::Key_Right);
    QTest::keyClick(&plot, Qt::Key_Down);
    QCOMPARE(plot.cursor()->first, AttributeId(1));
    QCOMPARE(plot.cursor()->second, AttributeId(2));
    QCOMPARE(plot.cursor()->phiSquared, 0.25);
    QTest::keyClick(&plot, Qt::Key_End);
    QTest::keyClick(&plot, Qt::Key_Right);
    QCOMPARE(plot.cursor()->second, AttributeId(4));
    QTest::keyClick(&plot, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
}

void TestHeatmapPlot::hoverTellsPairAndValue()
{
    HeatmapPlot plot;
    open(plot, 5);
    std::optional<HeatmapPlot::Pair> hovered;
    connect(&plot, &HeatmapPlot::pairHovered, this, [&](const HeatmapPlot::Pair& pair) { hovered = pair; });
    QSignalSpy left(&plot, &HeatmapPlot::hoverLeft);
    QTest::mouseMove(&plot, plot.cellRect({3, 1}).center().toPoint());
    QTRY_VERIFY(hovered);
    QCOMPARE(hovered->first, AttributeId(3));
    QCOMPARE(hovered->second, AttributeId(1));
    QCOMPARE(hovered->phiSquared, 0.2);
    QTest::mouseMove(&plot, QPoint(2, 2));
    QTRY_COMPARE(left.count(), 1);
}

void TestHeatmapPlot::theCursorStaysOnItsPairWhenTheOrderChanges()
{
    HeatmapPlot plot;
    open(plot, 6);
    plot.setCursor(AttributeId(1), AttributeId(4));
    plot.show(sample(6, true));
    QCOMPARE(plot.cursor()->first, AttributeId(1));
    QCOMPARE(plot.cursorCell()->row, std::size_t{4});
    plot.show(sample(3));
    QVERIFY(!plot.cursor());
}

void TestHeatmapPlot::zoomingKeepsTheCellUnderThePointer()
{
    HeatmapPlot plot;
    open(plot, 60);
    const auto point = plot.cellRect({40, 20}).center();
    QWheelEvent wheel(point, plot.mapToGlobal(point), {}, QPoint(0, 240), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    const auto before = plot.cellSize();
    QApplication::sendEvent(&plot, &wheel);
    QVERIFY(plot.cellSize() > before);
    QCOMPARE(plot.cellAt(point)->row, std::size_t{40});
    QCOMPARE(plot.cellAt(point)->column, std::size_t{20});
    plot.fit();
    QCOMPARE(plot.cellSize(), before);
}

void TestHeatmapPlot::cellsTakeTheirColourFromThemeAlsoAfterItChanges()
{
    HeatmapPlot plot;
    open(plot, 5);
    const auto corner = [&] { // of a cell, beside its number
        const auto cell = plot.cellRect({3, 1});
        return plot.grab().toImage().pixelColor(QPoint(qRound(cell.left()) + 4, qRound(cell.top()) + 4));
    };
    const auto near = [](const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) <= 12;
    };
    QVERIFY(near(corner(), phiInk(plot.palette(), 0.2)));
    const auto light = corner();
    applyScheme(*qApp, Scheme::Dark);
    QTRY_VERIFY(schemeOf(plot.palette()) == Scheme::Dark);
    QTRY_VERIFY(near(corner(), phiInk(plot.palette(), 0.2)));
    QVERIFY(!near(corner(), light));
}

void TestHeatmapPlot::framesReadOnCellsOfEveryColour_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("light") << static_cast<int>(Scheme::Light);
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
    QTest::newRow("high contrast") << static_cast<int>(Scheme::HighContrast);
}

/// Across each edge, from inside to outside: the ground, the frame, the ground again, each told from the next.
void TestHeatmapPlot::framesReadOnCellsOfEveryColour()
{
    QFETCH(int, scheme);
    applyScheme(*qApp, static_cast<Scheme>(scheme));
    const auto distinct = [](const QImage& image, QPoint edge, const QColor& frame, const QColor& ground) {
        const auto like = [&](int from, int to, const QColor& wanted) {
            for (int y = from; y <= to; ++y)
                if (contrast(image.pixelColor(edge + QPoint(0, y)), wanted) < 1.35)
                    return true;
            return false;
        };
        return contrast(frame, ground) >= 3.0 && like(-1, 1, frame) && like(-5, -1, ground) && like(1, 5, ground);
    };
    for (int step = 0; step <= 20; ++step) {
        HeatmapPlot plot;
        auto data = sample(4);
        data.values.assign(16, step / 20.0);
        data.frames = {{1, 2, ColumnId(static_cast<std::size_t>(step) % 7), false}};
        plot.resize(700, 600);
        plot.show(data);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const auto hovered = plot.cellRect({0, 3}); // beside the frame
        // Sent to the plot itself: to the test's pointer, one plot after the other stands under it without a move.
        QMouseEvent move(QEvent::MouseMove, hovered.center(), plot.mapToGlobal(hovered.center()), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&plot, &move);
        QVERIFY2(plot.hoveredCell(), qPrintable(QString::number(step)));
        const QImage image = plot.grab().toImage();
        const QColor ground = ink(plot.palette(), Ink::Base);
        const auto above = [](const QRectF& area) { return QPoint(qRound(area.left() + area.width() / 4), qRound(area.top())); };
        const auto below = [](const QRectF& area) { return QPoint(qRound(area.left() + area.width() / 4), qRound(area.bottom())); };
        QVERIFY2(distinct(image, above(plot.cellRect({1, 1})), columnInk(plot.palette(), static_cast<std::size_t>(step) % 7), ground),
                 qPrintable(QString::number(step)));
        QVERIFY2(distinct(image, below(plot.cellRect({2, 2})), columnInk(plot.palette(), static_cast<std::size_t>(step) % 7), ground),
                 qPrintable(QString::number(step)));
        QVERIFY2(distinct(image, below(hovered), ink(plot.palette(), Ink::Text), ground), qPrintable(QString::number(step)));
    }
}

void TestHeatmapPlot::fiveHundredAttributesAreDrawn()
{
    HeatmapPlot plot;
    open(plot, 500);
    QVERIFY(plot.cellSize() > 1.0);
    const auto image = plot.grab().toImage();
    QVERIFY(!image.isNull());
    plot.setCursor(AttributeId(499), AttributeId(3));
    QCOMPARE(plot.cursor()->first, AttributeId(499));
}

void TestHeatmapPlot::aDistributionNamesTheBarUnderThePointer()
{
    DistributionData data;
    data.attribute = QStringLiteral("Age");
    data.type = AttributeType::Numeric;
    data.tuples = 4;
    data.bars = {{QStringLiteral("0 to 5"), 0, 5, 1}, {QStringLiteral("5 to 10"), 5, 10, 3}};
    DistributionPlot plot;
    plot.resize(300, 200);
    plot.show(data);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QString hovered;
    connect(&plot, &DistributionPlot::barHovered, this, [&](const QString& text) { hovered = text; });
    plot.replot();
    QTest::mouseMove(&plot, QPoint(qRound(plot.xAxis->coordToPixel(7.5)), plot.axisRect()->center().y()));
    QTRY_COMPARE(hovered, QStringLiteral("Age, 5 to 10: 3 tuples, 75.0\u00A0% of all"));
}

void TestHeatmapPlot::scalesAreWrittenAsThePersonIsUsedTo()
{
    const auto labels = [](const QSharedPointer<QCPAxisTicker>& ticker, double from, double to) {
        QVector<double> ticks;
        QVector<QString> texts;
        ticker->generate(QCPRange(from, to), QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &texts);
        return QStringList(texts.begin(), texts.end());
    };
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const auto shares = labels(probabilityTicker(), 0.05, 0.3);
    const auto numbers = labels(numberTicker(), -10000.0, 10000.0);
    const auto fractions = labels(numberTicker(), 0.0, 1.0);
    const auto fits = labels(SilhouettePlot().yAxis->ticker(), 0.0, 0.1);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const auto english = labels(probabilityTicker(), 0.05, 0.3);
    QLocale::setDefault(before);
    QVERIFY2(shares.contains(QStringLiteral("0,10")), qPrintable(shares.join(QLatin1Char(' '))));
    QVERIFY2(english.contains(QStringLiteral(".10")), qPrintable(english.join(QLatin1Char(' '))));
    QVERIFY2(numbers.contains(QStringLiteral("10.000")) && numbers.contains(QStringLiteral("−10.000")),
             qPrintable(numbers.join(QLatin1Char(' '))));
    QVERIFY2(fits.contains(QStringLiteral("0,025")), qPrintable(fits.join(QLatin1Char(' '))));
    QVERIFY2(fractions.contains(QStringLiteral("0,5")) || fractions.contains(QStringLiteral("0,4")),
             qPrintable(fractions.join(QLatin1Char(' '))));
}

TRANCHE_WINDOW_TEST(TestHeatmapPlot)

} // namespace tst_heatmap_plot

#include "tst_heatmap_plot.moc"
