// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/table/attribute_pane.h"

#include "tests/support/test_room.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/meter.h"
#include "ui/plots/distribution_plot.h"

#include <QLabel>
#include <QSignalSpy>

namespace tst_attribute_pane {

using namespace tranche;

namespace {

DistributionData towns()
{
    DistributionData data;
    data.attribute = QStringLiteral("town");
    data.bars = {{QStringLiteral("Ulm"), -0.5, 0.5, 3}, {QStringLiteral("Bonn"), 0.5, 1.5, 1}};
    data.mostFrequent = {{QStringLiteral("Ulm"), 3}, {QStringLiteral("Bonn"), 1}};
    data.distinct = 2;
    data.unique = 1;
    data.tuples = 5;
    data.missing = 1;
    return data;
}

QStringList factsOf(const AttributePane& pane)
{
    QStringList facts;
    for (const ElidedLabel* label : pane.findChildren<ElidedLabel*>())
        if (label->accessibleName().contains(QStringLiteral(": ")))
            facts << label->accessibleName();
    return facts;
}

} // namespace

class TestAttributePane : public QObject {
    Q_OBJECT

private slots:
    void countsAreNamed()
    {
        AttributePane pane(nullptr);
        pane.show(towns());
        QCOMPARE(factsOf(pane),
                 QStringList({QStringLiteral("Distinct: 2"), QStringLiteral("Missing: 1"), QStringLiteral("Occur once: 1")}));
        QStringList bars;
        for (const Meter* meter : pane.findChildren<Meter*>())
            bars << meter->accessibleName();
        QCOMPARE(bars.size(), 2);
        QVERIFY2(bars[0].startsWith(QStringLiteral("Ulm: 3 tuples, 60.0")), qPrintable(bars[0]));
        QVERIFY2(bars[1].startsWith(QStringLiteral("Bonn: 1 tuple, 20.0")), qPrintable(bars[1]));
    }

    void numbersHaveASmallestAndALargest()
    {
        AttributePane pane(nullptr);
        DistributionData ages = towns();
        ages.type = AttributeType::Numeric;
        ages.least = QStringLiteral("17");
        ages.median = QStringLiteral("33");
        ages.greatest = QStringLiteral("90");
        pane.show(ages);
        QVERIFY(factsOf(pane).contains(QStringLiteral("Smallest: 17")));
        QVERIFY(factsOf(pane).contains(QStringLiteral("Largest: 90")));
        pane.show(towns());
        QCOMPARE(factsOf(pane).size(), 3); // what held of the attribute before is gone
    }

    void aBarSaysWhatItStandsFor()
    {
        AttributePane pane(nullptr);
        pane.resize(320, 600);
        pane.show(towns());
        static_cast<QWidget&>(pane).show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QSignalSpy hovered(&pane, &AttributePane::barHovered);
        auto* plot = pane.findChild<DistributionPlot*>();
        QTest::mouseMove(plot, QPoint(plot->width() / 4, plot->height() * 3 / 4));
        QTest::mouseMove(plot, QPoint(plot->width() / 3, plot->height() * 3 / 4));
        QTRY_VERIFY(!hovered.isEmpty());
        QVERIFY2(hovered.last().front().toString().startsWith(QStringLiteral("town, Ulm: 3 tuples")),
                 qPrintable(hovered.last().front().toString()));
    }
};

TRANCHE_WINDOW_TEST(TestAttributePane)

} // namespace tst_attribute_pane

#include "tst_attribute_pane.moc"
