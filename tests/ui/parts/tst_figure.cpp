// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/figure.h"

#include <QTest>

using namespace tranche;

class TestFigure : public QObject {
    Q_OBJECT

private slots:
    void aSupersededNumberIsGone();
    void aNumberThatIsNotThereSaysWhy();
    void everythingIsSpoken();
};

void TestFigure::aSupersededNumberIsGone()
{
    Figure figure(QStringLiteral("Buckets"));
    figure.showValue(QStringLiteral("1,203"), QStringLiteral("median 15"), { QStringLiteral("arrow-up"), QStringLiteral("more is finer") });
    figure.showComputing();
    QCOMPARE(figure.state(), Figure::State::Computing);
    QCOMPARE(figure.number(), QStringLiteral("…"));
    QVERIFY(figure.unit().isEmpty());
    figure.showComputing(); // again, as every result before it arrives
    QCOMPARE(figure.note(), QStringLiteral("was 1,203 median 15; computing"));
    figure.showNone(QStringLiteral("after Roles"));
    figure.showComputing();
    QCOMPARE(figure.note(), QStringLiteral("computing"));
}

void TestFigure::aNumberThatIsNotThereSaysWhy()
{
    Figure figure(QStringLiteral("Buckets"));
    figure.showNone(QStringLiteral("after Roles"));
    QCOMPARE(figure.number(), QStringLiteral("–"));
    QCOMPARE(figure.note(), QStringLiteral("after Roles"));
}

void TestFigure::everythingIsSpoken()
{
    Figure figure(QStringLiteral("Largest p(t,s)"));
    figure.showFails(QStringLiteral(".254"), QStringLiteral("limit .200"), QStringLiteral("fails, table unsplit"));
    QCOMPARE(figure.accessibleName(), QStringLiteral("Largest p(t,s): .254 limit .200, fails, table unsplit"));
}

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
