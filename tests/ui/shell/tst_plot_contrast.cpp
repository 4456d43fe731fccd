// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/plots/plot_contrast.h"
#include "tests/ui/shell/window.h"
#include "ui/shell/commands.h"

#include <QAction>
#include <QApplication>

#include <set>

namespace tst_plot_contrast {

using namespace tranche;
using namespace tranche::test;

class TestPlotContrast : public QObject {
    Q_OBJECT

private slots:
    void everyPlotOfEveryPanelReads_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::newRow("light") << static_cast<int>(Scheme::Light);
        QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
        QTest::newRow("high contrast") << static_cast<int>(Scheme::HighContrast);
    }

    void everyPlotOfEveryPanelReads()
    {
        QFETCH(int, scheme);
        applyScheme(*qApp, static_cast<Scheme>(scheme));
        Window window;
        window.window().resize(1440, 900);
        window.openPeople();
        window.window().commands().drawer->setChecked(true);
        window.settleBeside();
        std::set<QString> kinds;
        int looked = 0;
        for (const PanelId panel : allPanels) {
            window.window().showPanel(panel);
            for (QCustomPlot* plot : window.window().findChildren<QCustomPlot*>()) {
                if (!plot->isVisible())
                    continue;
                const PlotContrast seen(*plot);
                QCOMPARE(seen.faint().join(QStringLiteral("; ")), QString());
                looked += seen.looked();
                kinds.insert(QLatin1String(plot->metaObject()->className()));
            }
        }
        QVERIFY2(kinds.size() >= 6, qPrintable(QString::number(kinds.size())));
        QVERIFY2(looked > 60, qPrintable(QString::number(looked)));
        applyScheme(*qApp, Scheme::Light);
    }
};

TRANCHE_WINDOW_TEST(TestPlotContrast)

} // namespace tst_plot_contrast

#include "tst_plot_contrast.moc"
