// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/panels/risk/intruder_console.h"
#include "ui/panels/intruder_result.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/plot_card.h"
#include "ui/panels/facts_card.h"
#include "ui/panels/risk/risk_panel.h"
#include "ui/panels/risk/value_field.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"
#include "ui/plots/bar_rows_plot.h"
#include "ui/plots/matching_plot.h"
#include "ui/plots/risk_plot.h"

#include <QLabel>
#include <QPushButton>

#include <memory>

namespace tst_risk_panel {

using namespace tranche;

class TestRiskPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<RiskPanel> m_panel;

    Session& session() { return m_opened->session; }
    RiskPlot* risk() { return m_panel->findChild<RiskPlot*>(); }
    IntruderConsole* console() { return m_panel->findChild<IntruderConsole*>(); }
    IntruderResult* result() { return m_panel->findChild<IntruderResult*>(); }
    QString said() { return m_panel->findChild<Banner*>(QStringLiteral("intruderSentence"))->sentence(); }
    ValueField* field(const QString& attribute) { return m_panel->findChild<ValueField*>(attribute); }
    FactsCard* card(const QString& heading)
    {
        for (FactsCard* candidate : m_panel->findChildren<FactsCard*>())
            if (candidate->accessibleName() == heading)
                return candidate;
        return nullptr;
    }
    void waitForFigures() { QTRY_VERIFY_WITH_TIMEOUT(session().now().wholeMembership, 30000); }
    bool ask()
    {
        QTest::keyClick(field(QStringLiteral("age")), Qt::Key_Return, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return result()->answer() != nullptr; }, 10000);
    }

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 2);
        m_panel = std::make_unique<RiskPanel>(session());
        m_panel->resize(1100, 640);
        m_panel->show();
        m_panel->activateWindow(); // shortcuts are those of the active window
        QTRY_VERIFY(m_panel->isActiveWindow());
    }

    void cleanup()
    {
        m_panel.reset();
        m_opened.reset();
    }

    void plotsShowTheFiguresOfTheDocument()
    {
        waitForFigures();
        QCOMPARE(risk()->shown().tuples, std::size_t{17});
        QVERIFY(risk()->shown().limit == 0.5);
        const auto matching = m_panel->findChild<MatchingPlot*>()->shown();
        QVERIFY(matching.oneEach); // cuts between values
        QVERIFY(!m_panel->findChild<MatchingPlot*>()->isVisible());
        const auto rows = m_panel->findChildren<BarRowsPlot*>();
        QVERIFY(std::ranges::any_of(rows, [](const BarRowsPlot* plot) {
            return plot->shown().look == BarRowsData::Look::Hatched && plot->shown().rows.size() == 2;
        }));
        QCOMPARE(card(QStringLiteral("Largest p(t,s) of each tuple"))->findChild<Badge*>()->word(), QStringLiteral("met"));
        QCOMPARE(card(QStringLiteral("Fakes per original"))->findChild<Badge*>()->word(), QStringLiteral("exact"));
    }

    void everyPlotHasATableTwinUnderT()
    {
        waitForFigures();
        for (PlotCard* plot : m_panel->findChildren<PlotCard*>()) {
            QVERIFY(plot->twin().rowCount() > 0);
            QVERIFY(!plot->isTable());
            QTest::keyClick(plot, Qt::Key_T);
            QVERIFY(plot->isTable());
        }
        QCOMPARE(m_panel->findChildren<PlotCard*>().size(), 4);
    }

    void theKeyboardMovesOverBarsAndEnterShowsTheirTuplesInBuckets()
    {
        waitForFigures();
        QSignalSpy hovered(m_panel.get(), &Panel::hovered);
        QSignalSpy handed(m_panel.get(), &Panel::handedOver);
        QTest::keyClick(risk(), Qt::Key_End);
        QVERIFY(hovered.last().first().toString().contains(QStringLiteral("tuples")));
        QCOMPARE(risk()->accessibleDescription(), hovered.last().first().toString());
        QTest::keyClick(risk(), Qt::Key_Return);
        QCOMPARE(handed.count(), 1);
        QVERIFY(handed.first().first().value<PanelId>() == PanelId::Buckets);
        QVERIFY(std::get<BucketFilterText>(handed.first().last().value<HandOver>()).text.endsWith(QStringLiteral("tuple<=1/2")));
    }

    void figuresGiveWayTheMomentTheyNoLongerHold()
    {
        waitForFigures();
        Parameters parameters = session().now().snapshot.parameters;
        parameters.model.l = Ratio(3, 1);
        session().setParameters(parameters);
        QVERIFY(risk()->shown().bars.empty());
        QVERIFY(risk()->isVisible()); // the layout stays
        m_opened->settle();
        waitForFigures();
        QVERIFY(risk()->shown().limit == Ratio(1, 3).toDouble());
    }

    void anotherModelHasNoLimitLine()
    {
        Parameters parameters = session().now().snapshot.parameters;
        parameters.model.kind = ModelKind::Distinct;
        session().setParameters(parameters);
        m_opened->settle();
        waitForFigures();
        QVERIFY(!risk()->shown().limit && !risk()->shown().bars.empty());
        bool told = false;
        for (const QLabel* label : card(QStringLiteral("Largest p(t,s) of each tuple"))->findChildren<QLabel*>())
            told = told || label->text().contains(QStringLiteral("there is no limit line"));
        QVERIFY(told);
    }

    void theConsoleHasAFieldForEveryAttributeButTheSensitiveOne()
    {
        QCOMPARE(m_panel->findChildren<ValueField*>().size(), 3);
        QVERIFY(field(QStringLiteral("sex")) && !field(QStringLiteral("ill")));
        QVERIFY(field(QStringLiteral("sex"))->text().isEmpty());
        QVERIFY(!m_panel->findChild<QPushButton*>(QStringLiteral("ask"))->isEnabled());
    }

    void controlEnterAsksAndAnEditTakesTheAnswerBack()
    {
        field(QStringLiteral("age"))->setText(QStringLiteral("22"));
        QVERIFY(ask());
        QVERIFY(said().startsWith(QStringLiteral("“")) && !said().contains(QStringLiteral("No bucket")));
        QVERIFY(m_panel->findChild<QLabel*>(QStringLiteral("reading"))
                    ->text()
                    .contains(QStringLiteral("does not refer to these probabilities")));
        field(QStringLiteral("age"))->setText(QStringLiteral("2"));
        QVERIFY(!result()->answer());
        QVERIFY(!m_panel->findChild<Banner*>(QStringLiteral("intruderSentence"))->isVisible());
    }

    void allKnownIsTheReadingOfTheGuarantee()
    {
        const auto& table = *session().now().snapshot.published;
        std::vector<KnownValue> known;
        for (std::size_t i = 0; i < 3; ++i)
            known.push_back({AttributeId(i), table.attribute(AttributeId(i)).codes[4]});
        m_panel->take(known);
        QCOMPARE(field(QStringLiteral("age"))->text(), QStringLiteral("54"));
        QVERIFY(QTest::qWaitFor([&] { return result()->answer() != nullptr; }, 10000));
        QVERIFY(result()->answer()->view.inferences.front().allKnown);
        QVERIFY(result()->answer()->view.inferences.front().greatest() <= BigRational(1, 2));
    }

    void nobodyWithSuchValuesIsSaid()
    {
        field(QStringLiteral("age"))->setText(QStringLiteral("99"));
        QVERIFY(ask());
        QCOMPARE(said(), QStringLiteral("“No bucket matches: this person is not in the table.”"));
        QVERIFY(m_panel->findChild<QLabel*>(QStringLiteral("clues"))->text().contains(QStringLiteral("No record has this value of age.")));
    }

    void deleteClearsAField()
    {
        auto* age = field(QStringLiteral("age"));
        age->setText(QStringLiteral("22"));
        age->setCursorPosition(2);
        QTest::keyClick(age, Qt::Key_Delete);
        QVERIFY(age->text().isEmpty());
        age->setText(QStringLiteral("22"));
        age->setCursorPosition(0);
        QTest::keyClick(age, Qt::Key_Delete);
        QCOMPARE(age->text(), QStringLiteral("2")); // in the middle it deletes as ever
    }

    void anAnswerGoesWithItsBuckets()
    {
        field(QStringLiteral("age"))->setText(QStringLiteral("22"));
        QVERIFY(ask());
        m_opened->setEll(Ratio(3, 1), 1, 2);
        QVERIFY(!result()->answer());
        QCOMPARE(field(QStringLiteral("age"))->text(), QStringLiteral("22")); // what was typed stays
        QVERIFY(ask());
        QVERIFY(result()->answer()->isOf(session().now().snapshot));
    }

    void withoutBucketsThereIsNoRisk()
    {
        session().setRoles({SourceId{3}}, Role::QuasiIdentifier);
        m_opened->settle();
        QVERIFY(!session().now().snapshot.buckets); // nobody said how small one may be
        QTRY_VERIFY(m_panel->findChild<PanelPages*>()->isEmpty());
    }
};

TRANCHE_WINDOW_TEST(TestRiskPanel)

} // namespace tst_risk_panel

#include "tst_risk_panel.moc"
#include "ui/session/opened_table.h"
