// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cluster_data.h"
#include "tests/support/test_room.h"
#include "ui/plots/cluster_plot.h"
#include "ui/plots/silhouette_plot.h"

#include <QSignalSpy>

#include <random>

namespace tst_cluster_data {

using namespace tranche;

namespace {

ClusterData fourCorners()
{
    ClusterData data;
    data.dots = {{QStringLiteral("left up"), QStringLiteral("Column A"), -1, 1, 0, false, true},
                 {QStringLiteral("right up"), QStringLiteral("Column A"), 1, 1, 0, false, false},
                 {QStringLiteral("left down"), QStringLiteral("Sensitive column"), -1, -1, 1, true, false},
                 {QStringLiteral("right down"), QStringLiteral("Sensitive column"), 1, -1, 1, true, false}};
    return data;
}

} // namespace

class TestClusterData : public QObject {
    Q_OBJECT

private slots:
    void labelsThatFitCoverNothing()
    {
        for (unsigned seed = 1; seed <= 50; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&](unsigned end) { return static_cast<double>(random() % end); };
            const QRectF area(0, 0, 360, 270);
            std::vector<LabelWish> wishes;
            for (unsigned i = 0; i < 3 + seed; ++i)
                wishes.push_back({QPointF(20 + below(320), 20 + below(230)), QSizeF(20 + below(60), 12), random() % 5 == 0});
            const auto labels = placeLabels(wishes, area, false);
            for (std::size_t i = 0; i < labels.size(); ++i) {
                if (!labels[i])
                    continue;
                QVERIFY(area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(*labels[i]));
                for (std::size_t j = 0; j < labels.size(); ++j) {
                    if (j != i && labels[j]) {
                        const QRectF common = *labels[i] & *labels[j];
                        QVERIFY(common.width() * common.height() <= 1.0);
                    }
                    QVERIFY(!labels[i]->contains(wishes[j].dot));
                }
            }
            for (const auto& label : placeLabels(wishes, area, true))
                QVERIFY(label.has_value());
        }
    }

    void theMedoidIsServedFirst()
    {
        const auto labels = placeLabels({{{50, 50}, {40, 12}, false}, {{50, 50}, {40, 12}, true}}, {0, 0, 200, 100}, true);
        QVERIFY(labels[1]->left() > 50.0); // beside its dot, where the other one wanted to be
        QVERIFY(labels[0] != labels[1]);
    }

    void nothingIsDrawnBeforeThereIsAPlane() { QVERIFY(clusterData(Document()).dots.empty()); }

    void arrowsGoToTheNearestDotThatWay()
    {
        ClusterPlot plot;
        plot.resize(360, 270);
        plot.show(fourCorners());
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QSignalSpy chosen(&plot, &ClusterPlot::attributeChosen);
        QTest::keyClick(&plot, Qt::Key_Home);
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(plot.cursor(), std::optional<std::size_t>(1));
        QTest::keyClick(&plot, Qt::Key_Down);
        QCOMPARE(plot.cursor(), std::optional<std::size_t>(3));
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(plot.cursor(), std::optional<std::size_t>(2));
        QTest::keyClick(&plot, Qt::Key_Up);
        QCOMPARE(plot.cursor(), std::optional<std::size_t>(0));
        QTest::keyClick(&plot, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("left up, Column A, medoid"));
    }

    void bothAxesHaveOneScaleAndAClickChooses()
    {
        ClusterPlot plot;
        plot.resize(500, 250);
        plot.show(fourCorners());
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const double across = plot.placeOf(1).x() - plot.placeOf(0).x();
        const double down = plot.placeOf(2).y() - plot.placeOf(0).y();
        QVERIFY(qAbs(across - down) < 0.5);
        QSignalSpy chosen(&plot, &ClusterPlot::attributeChosen);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.placeOf(2).toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(plot.cursor(), std::optional<std::size_t>(2));
    }

    void aClickOrEnterOnACAsksForIt()
    {
        SilhouettePlot plot;
        plot.resize(360, 160);
        plot.show({{{2, 0.1}, {3, 0.2}, {4, -0.1}}, SilhouettePoint{3, 0.2}, true});
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QSignalSpy chosen(&plot, &SilhouettePlot::columnsChosen);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, QPoint(qRound(plot.xAxis->coordToPixel(4)), 40));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last().first().toULongLong(), 4ULL);
        QTest::keyClick(&plot, Qt::Key_Home);
        QTest::keyClick(&plot, Qt::Key_Return);
        QCOMPARE(chosen.last().first().toULongLong(), 2ULL);
        QVERIFY(plot.accessibleDescription().startsWith(QStringLiteral("c = 2")));
    }
};

TRANCHE_WINDOW_TEST(TestClusterData)

} // namespace tst_cluster_data

#include "tst_cluster_data.moc"
