// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/figure_tile.h"
#include "tests/support/test_room.h"

#include "ui/parts/elided_label.h"
#include "ui/style/type.h"

namespace tst_figure_tile {

using namespace tranche;

class TestFigureTile : public QObject {
    Q_OBJECT

private slots:
    void aSupersededNumberIsGone();
    void aNumberThatIsNotThereSaysWhy();
    void everythingIsSpoken();
    void numberAndUnitAreNeverCut();
    void wordsGoOnInASecondLine();
};

void TestFigureTile::aSupersededNumberIsGone()
{
    FigureTile figure(QStringLiteral("Buckets"));
    figure.showValue(QStringLiteral("1,203"), QStringLiteral("median 15"), {QStringLiteral("arrow-up"), QStringLiteral("higher is finer")});
    figure.showComputing();
    QCOMPARE(figure.state(), FigureTile::State::Computing);
    QCOMPARE(figure.number(), QStringLiteral("…"));
    QVERIFY(figure.unit().isEmpty());
    figure.showComputing(); // again, as every result before it arrives
    QCOMPARE(figure.note(), QStringLiteral("was 1,203 median 15; calculating"));
    figure.showNone(QStringLiteral("after Roles"));
    figure.showComputing();
    QCOMPARE(figure.note(), QStringLiteral("calculating"));
}

void TestFigureTile::aNumberThatIsNotThereSaysWhy()
{
    FigureTile figure(QStringLiteral("Buckets"));
    figure.showNone(QStringLiteral("after Roles"));
    QCOMPARE(figure.number(), QStringLiteral("–"));
    QCOMPARE(figure.note(), QStringLiteral("after Roles"));
}

void TestFigureTile::everythingIsSpoken()
{
    FigureTile figure(QStringLiteral("Largest p(t,s)"));
    figure.showFails(QStringLiteral(".254"), QStringLiteral("limit .200"), QStringLiteral("not met, even unsplit"));
    QCOMPARE(figure.accessibleName(), QStringLiteral("Largest p(t,s): .254 limit .200, not met, even unsplit"));
}

void TestFigureTile::numberAndUnitAreNeverCut()
{
    FigureTile figure(QStringLiteral("p"));
    figure.showValue(QStringLiteral("0,333"), QStringLiteral("Grenze 0,333"), {});
    const int whole = figure.minimumSizeHint().width();
    QVERIFY(whole > QFontMetrics(typeface(Type::Figure)).horizontalAdvance(figure.number())
                        + QFontMetrics(typeface(Type::Body)).horizontalAdvance(figure.unit()));
    figure.showComputing();
    QCOMPARE(figure.minimumSizeHint().width(), whole); // nothing beside it moves meanwhile
    figure.showNone(QStringLiteral("after Roles"));
    QVERIFY(figure.minimumSizeHint().width() < whole);
}

void TestFigureTile::wordsGoOnInASecondLine()
{
    const QFontMetrics metrics(typeface(Type::Caption));
    const QString fact = QStringLiteral("66 Paare, 10 Klassen");
    const int wide = metrics.horizontalAdvance(fact);
    QCOMPARE(inTwoLines(fact, metrics, wide), QStringList(fact));
    QCOMPARE(inTwoLines(fact, metrics, wide - 1), QStringList({QStringLiteral("66 Paare, 10"), QStringLiteral("Klassen")}));
    const QStringList cut = inTwoLines(QStringLiteral("one a-very-long-word-that-fits-in-no-line"), metrics, wide / 2);
    QCOMPARE(cut.size(), 2);
    QVERIFY(cut.back().endsWith(QStringLiteral("…")));
    QVERIFY(inTwoLines(QStringLiteral("a-very-long-word-that-fits-in-no-line"), metrics, wide / 2).front().endsWith(QStringLiteral("…")));
}

TRANCHE_WINDOW_TEST(TestFigureTile)

} // namespace tst_figure_tile

#include "tst_figure_tile.moc"
