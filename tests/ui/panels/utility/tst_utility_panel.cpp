// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "tests/ui/words/utility/findings.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/plot_card.h"
#include "ui/panels/utility/count_list.h"
#include "ui/panels/utility/learning_card.h"
#include "ui/panels/utility/scenarios/scenarios_page.h"
#include "ui/panels/utility/utility_panel.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/utility/box_rows_plot.h"
#include "ui/plots/utility/pair_dots_plot.h"
#include "ui/plots/utility/score_rows_plot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <memory>

namespace tst_utility_panel {

using namespace tranche;
using namespace tranche::test;

class TestUtilityPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<SessionDriver> m_driver;
    std::unique_ptr<UtilityPanel> m_panel;

    Session& session() { return m_driver->session; }
    template <class Widget>
    Widget* part(const QString& name = {})
    {
        return m_panel->findChild<Widget*>(name);
    }
    QString text(const QString& label) { return part<QLabel>(label)->text(); }

    void open(int rows = 150)
    {
        m_driver->load(peopleCsv(rows));
        TRY_IDLE(session());
        session().setRoles({SessionDriver::illness}, Role::Sensitive);
        TRY_IDLE(session());
        QVERIFY(m_driver->snapshot().sliced);
    }

    void show()
    {
        m_panel->show();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isBusy() && !session().isBusyInBackground() && !session().learning(), 60000);
    }

private slots:
    void init()
    {
        m_driver = std::make_unique<SessionDriver>();
        m_panel = std::make_unique<UtilityPanel>(session());
        m_panel->resize(1240, 700);
    }

    void cleanup()
    {
        m_panel.reset();
        m_driver.reset();
    }

    void madeUpFindingsStandWhereTheyBelong()
    {
        m_panel->refresh(withFindings());
        QCOMPARE(text(QStringLiteral("kept")), QStringLiteral("75.2\u00a0%"));
        QCOMPARE(text(QStringLiteral("moved")), QStringLiteral("2.0\u00a0%"));
        QCOMPARE(part<PairDotsPlot>()->shown().dots.size(), std::size_t{3});
        QCOMPARE(part<BoxRowsPlot>()->shown().groups.size(), std::size_t{3});
        QCOMPARE(part<ScoreRowsPlot>()->shown().rows.size(), std::size_t{6});
        QCOMPARE(part<QComboBox>(QStringLiteral("target"))->currentText(), QStringLiteral("Disease"));
        QCOMPARE(part<QComboBox>(QStringLiteral("part"))->currentText(), QStringLiteral("with Disease"));
        QVERIFY(text(QStringLiteral("analystSentence")).contains(QStringLiteral("75.2")));
    }

    void nothingOfThePastStays()
    {
        m_panel->refresh(withFindings());
        m_panel->refresh(documentWith(Ratio(2, 1), 20)); // nothing is computed for it
        QCOMPARE(text(QStringLiteral("kept")), QStringLiteral("–"));
        QVERIFY(part<PairDotsPlot>()->shown().dots.empty());
        QVERIFY(!part<BoxRowsPlot>()->shown().box(0).there);
        QVERIFY(!part<ScoreRowsPlot>()->shown().rows[0].value);
        QVERIFY(!text(QStringLiteral("analystSentence")).contains(QStringLiteral("75.2")));
        m_panel->refresh(Document());
        QVERIFY(part<PanelPages>()->isEmpty());
    }

    void anotherPartOfTheCountsIsShownOnChoice()
    {
        m_panel->refresh(withFindings());
        auto* choice = part<QComboBox>(QStringLiteral("part"));
        choice->setCurrentIndex(1);
        m_panel->refresh(withFindings());
        QCOMPARE(part<BoxRowsPlot>()->shown().box(1).median, .015);
    }

    void everyPlotHasATableTwin()
    {
        m_panel->refresh(withFindings());
        const QList<PlotPair> plots{{part<PairDotsPlot>(), 3}, {part<BoxRowsPlot>(), 6}, {part<ScoreRowsPlot>(), 5}};
        for (const auto& [plot, lines] : plots) {
            auto* card = qobject_cast<PlotCard*>(plot->parentWidget()->parentWidget());
            QVERIFY(card != nullptr);
            QCOMPARE(card->twin().rowCount(), lines);
            QTest::keyClick(card, Qt::Key_T);
            QVERIFY(card->isTable());
        }
    }

    void aBoxListsItsCounts()
    {
        open();
        show();
        auto* plot = part<BoxRowsPlot>();
        QVERIFY(plot->shown().box(1).there);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Home);
        QTest::keyClick(plot, Qt::Key_Down);
        QTest::keyClick(plot, Qt::Key_Return);
        auto* list = part<CountList>();
        QVERIFY(list != nullptr && list->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(list->counts().rowCount() > 0, 60000);
        const auto* errors = m_driver->now().labQueries->find(Technique::Slicing, 3, QueryPart::WithSensitive);
        QCOMPARE(static_cast<std::size_t>(list->counts().rowCount()), errors->count);
        QVERIFY(list->counts().data(list->counts().index(0, 0), Qt::DisplayRole).toString().contains(QStringLiteral("Illness")));
        auto parameters = m_driver->snapshot().parameters;
        parameters.model.l = Ratio(3, 2);
        session().setParameters(parameters);
        QVERIFY(!list->isVisible() && list->counts().rowCount() == 0); // they are of other buckets
    }

    void learningBeginsWhenTheStageIsOpened()
    {
        open();
        QVERIFY(!session().learning() && !m_driver->now().learning);
        show();
        QVERIFY(m_driver->now().learning);
        QCOMPARE(part<QComboBox>(QStringLiteral("target"))->currentText(), QStringLiteral("Illness"));
        QVERIFY(part<ScoreRowsPlot>()->shown().reference);
        QVERIFY(!part<QPushButton>(QStringLiteral("stop"))->isVisible());
        QVERIFY(part<QPushButton>(QStringLiteral("linked"))->isVisible());
    }

    void whatTakesLongIsAskedForAndSaysHowFarItIs()
    {
        open();
        show();
        QSignalSpy progressed(&session(), &Session::learningProgressed);
        part<QPushButton>(QStringLiteral("linked"))->click();
        QVERIFY(session().learning() && session().learning()->linked);
        QVERIFY(part<QPushButton>(QStringLiteral("stop"))->isVisible() && part<QWidget>(QStringLiteral("progress"))->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!session().learning(), 60000);
        QVERIFY(progressed.count() > 0);
        QVERIFY(part<ScoreRowsPlot>()->shown().rows[2].value);
        QVERIFY(!part<QPushButton>(QStringLiteral("linked"))->isVisible());
    }

    void whoStopsItIsNotOverruled()
    {
        open(4000);
        m_panel->show();
        auto* learner = part<LearningCard>()->findChild<SegmentedButtons*>();
        learner->setCurrent(1);
        emit learner->chosen(1);
        QTRY_VERIFY_WITH_TIMEOUT(session().learning(), 60000);
        part<QPushButton>(QStringLiteral("stop"))->click();
        QVERIFY(!session().learning());
        m_panel->refresh(m_driver->now());
        QVERIFY(!session().learning());
        auto* again = part<QPushButton>(QStringLiteral("calculate"));
        QVERIFY(again->isVisible());
        again->click();
        QVERIFY(session().learning() && session().learning()->learner == Learner::Tree);
        session().stopLearning();
    }

    void theSentenceGoesIntoTheReleaseUnlessSomebodySaysNo()
    {
        open();
        show();
        auto* box = part<QCheckBox>(QStringLiteral("intoRelease"));
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!m_driver->now().releaseOptions.utility);
        QVERIFY(session().canUndo());
        session().undo();
        QVERIFY(box->isChecked());
    }

    void scenariosHaveAViewOfTheirOwn()
    {
        open();
        show();
        auto* view = m_panel->findChild<SegmentedButtons*>();
        QVERIFY(part<PairDotsPlot>()->isVisible() && !part<ScenariosPage>()->isVisible());
        view->setCurrent(1);
        emit view->chosen(1);
        QVERIFY(!part<PairDotsPlot>()->isVisible() && part<ScenariosPage>()->isVisible());
    }

private:
    struct PlotPair {
        QWidget* plot;
        int lines;
    };
};

TRANCHE_WINDOW_TEST(TestUtilityPanel)

} // namespace tst_utility_panel

#include "tst_utility_panel.moc"
