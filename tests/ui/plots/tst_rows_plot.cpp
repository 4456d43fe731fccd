// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "ui/plots/rows_plot.h"

#include <QSignalSpy>

namespace tst_rows_plot {

using namespace tranche;

namespace {

/// Three rows with a gap before the last.
class ThreeRows final : public RowsPlot {
public:
    ThreeRows() : RowsPlot(nullptr)
    {
        yAxis->setRange(-0.5, 3.5);
        resize(200, 160);
    }
    void take() { renew(); }
    using RowsPlot::itemAt;
    int filled = 0;
    int fitted = 0;

protected:
    std::size_t itemCount() const override { return 3; }
    QString sentenceFor(std::size_t item) const override { return QString::number(item); }
    double rowOf(std::size_t item) const override { return item == 2 ? 3.0 : static_cast<double>(item); }
    void fill() override { ++filled; }
    void fit() override { ++fitted; }
};

} // namespace

class TestRowsPlot : public QObject {
    Q_OBJECT
private slots:
    void aRowIsUnderThePointerWhereItLies();
    void otherDataForgetTheCursor();
    void nothingIsPaintedWithoutRoom();
};

void TestRowsPlot::aRowIsUnderThePointerWhereItLies()
{
    ThreeRows plot;
    plot.replot();
    const auto at = [&](double row) { return plot.itemAt({100.0, plot.yAxis->coordToPixel(row)}); };
    QCOMPARE(at(0.0), std::optional<std::size_t>(0));
    QCOMPARE(at(1.3), std::optional<std::size_t>(1));
    QCOMPARE(at(2.0), std::nullopt);
    QCOMPARE(at(2.8), std::optional<std::size_t>(2));
    QCOMPARE(plot.itemAt({100.0, 1000.0}), std::nullopt);
}

void TestRowsPlot::otherDataForgetTheCursor()
{
    ThreeRows plot;
    QTest::keyClick(&plot, Qt::Key_Down);
    QVERIFY(plot.cursor().has_value());
    const int fitted = plot.fitted;
    plot.take();
    QVERIFY(!plot.cursor());
    QCOMPARE(plot.filled, 1);
    QCOMPARE(plot.fitted, fitted + 1);
}

void TestRowsPlot::nothingIsPaintedWithoutRoom()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    ThreeRows plot;
    plot.resize(0, 0);
    plot.grab();
    plot.resize(0, 40);
    plot.grab();
}

TRANCHE_WINDOW_TEST(TestRowsPlot)

} // namespace tst_rows_plot

#include "tst_rows_plot.moc"
