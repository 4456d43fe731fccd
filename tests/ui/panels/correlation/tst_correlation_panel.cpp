// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/models/pair_model.h"
#include "ui/panels/correlation/correlation_panel.h"
#include "ui/panels/correlation/losses_pane.h"
#include "ui/panels/correlation/pair_table.h"
#include "ui/panels/plot_export.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/heatmap/heatmap_plot.h"

#include <QClipboard>
#include <QComboBox>
#include <QSpinBox>

#include <memory>

namespace tst_correlation_panel {

using namespace tranche;

namespace {

const AttributeId age{0}, sex{1}, zip{2}, ill{3};

/// Whatever is to be saved goes there.
std::shared_ptr<Questions> savingTo(const QString& path)
{
    auto questions = std::make_shared<test::OneFile>();
    questions->path = path;
    return questions;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCorrelationPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<CorrelationPanel> m_panel;

    HeatmapPlot* plot() { return m_panel->findChild<HeatmapPlot*>(); }
    SegmentedButtons* mode() { return m_panel->findChild<SegmentedButtons*>(); }
    SidePane* side() { return m_panel->findChild<SidePane*>(); }
    PairTable* counts() { return m_panel->findChild<PairTable*>(); }
    void click(std::size_t row, std::size_t column)
    {
        QTest::mouseClick(plot(), Qt::LeftButton, {}, plot()->cellRect({row, column}).center().toPoint());
    }

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 3);
        m_panel = std::make_unique<CorrelationPanel>(m_opened->session);
        m_panel->resize(1250, 750);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    void cleanup()
    {
        m_panel.reset();
        m_opened.reset();
    }

    void aClickLaysThePairOpen()
    {
        click(0, 1);
        const auto& order = plot()->shown().order;
        QTRY_VERIFY(m_opened->session.now().pair);
        QCOMPARE(m_opened->session.now().pair->first, order[0]);
        QCOMPARE(m_opened->session.now().pair->second, order[1]);
        QTRY_VERIFY(counts()->isVisible());
        const auto& pair = *m_opened->session.now().pair;
        QCOMPARE(counts()->model()->rowCount(), static_cast<int>(pair.rows.size()));
        QVERIFY(!m_opened->session.isBusy());
    }

    void enterOnTheCursorDoesTheSame()
    {
        plot()->setCursor(sex, zip);
        QTest::keyClick(plot(), Qt::Key_Return);
        QTRY_VERIFY(m_opened->session.now().pair);
        QVERIFY(m_opened->session.now().pair->first == sex && m_opened->session.now().pair->second == zip);
    }

    void countsBelowTheThresholdAreShownToNobody()
    {
        plot()->setCursor(sex, ill);
        QTest::keyClick(plot(), Qt::Key_Return);
        QTRY_VERIFY(counts()->isVisible());
        const auto everything = [&] {
            QStringList texts;
            const auto* model = counts()->model();
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column)
                    for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole),
                                           static_cast<int>(Qt::AccessibleTextRole), static_cast<int>(PairModel::ShareRole)})
                        texts << model->index(row, column).data(role).toString();
            return texts;
        };
        const auto pair = m_opened->session.now().pair;
        for (const int threshold : {5, 2, 1}) {
            m_panel->findChild<QSpinBox*>()->setValue(threshold);
            QCOMPARE(m_opened->session.preferences().hiddenBelow(), threshold);
            for (std::size_t row = 0; row < pair->rows.size(); ++row)
                for (std::size_t column = 0; column < pair->columns.size(); ++column) {
                    const auto index = counts()->model()->index(static_cast<int>(row), static_cast<int>(column));
                    const auto count = pair->at(row, column);
                    const bool hidden = count > 0 && count < static_cast<std::uint64_t>(threshold);
                    QCOMPARE(index.data(PairModel::HiddenRole).toBool(), hidden);
                    QCOMPARE(index.data().toString(), count == 0 ? QString()
                                                      : hidden   ? QStringLiteral("< %1").arg(threshold)
                                                                 : QString::number(count));
                    if (hidden)
                        QVERIFY(!index.data(PairModel::ShareRole).isValid());
                }
            QCOMPARE(everything().filter(QStringLiteral("hidden")).isEmpty(), threshold == 1);
        }
    }

    void escapeClosesTheSidePaneAndAPairOpensItAgain()
    {
        QVERIFY(side()->isVisible());
        QTest::keyClick(plot(), Qt::Key_Escape);
        QVERIFY(!side()->isVisible());
        click(0, 1);
        QVERIFY(side()->isVisible());
    }

    void theWidthOfTheSidePaneIsRemembered()
    {
        m_opened->session.preferences().setPaneWidth(QStringLiteral("correlation"), 333);
        CorrelationPanel again(m_opened->session);
        again.resize(1250, 750);
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        QCOMPARE(again.findChild<SidePane*>()->width(), 333);
    }

    void keysSwitchBetweenBeforeAfterAndDifference()
    {
        QTest::keyClick(plot(), Qt::Key_3);
        QVERIFY(plot()->shown().mode == HeatmapMode::Difference);
        QVERIFY(m_panel->findChild<LossesPane*>()->isVisible());
        const auto& shown = plot()->shown();
        const auto& report = *m_opened->session.now().association;
        for (std::size_t row = 0; row < shown.size(); ++row)
            for (std::size_t column = 0; column < shown.size(); ++column)
                QCOMPARE(shown.shownAt(row, column),
                         report.at(shown.order[row], shown.order[column])
                             - m_opened->session.now().snapshot.correlation->at(shown.order[row], shown.order[column]));
        QTest::keyClick(plot(), Qt::Key_2);
        QVERIFY(plot()->shown().mode == HeatmapMode::After);
        QTest::keyClick(plot(), Qt::Key_1);
        QVERIFY(plot()->shown().mode == HeatmapMode::Before);
    }

    void withoutBucketsThereIsNoAfter()
    {
        QTest::keyClick(plot(), Qt::Key_2);
        m_opened->setEll(Ratio(17, 1), 1, 3); // cannot hold
        QVERIFY(!m_opened->session.now().snapshot.buckets);
        QVERIFY(plot()->shown().mode == HeatmapMode::Before);
        QVERIFY(!mode()->isChoiceEnabled(1) && !mode()->isChoiceEnabled(2));
        QTest::keyClick(plot(), Qt::Key_3);
        QVERIFY(plot()->shown().mode == HeatmapMode::Before);
        m_opened->session.undo();
        m_opened->settle();
        QVERIFY(mode()->isChoiceEnabled(1));
    }

    void whatNoLongerHoldsIsNotShownAsAfter()
    {
        QTest::keyClick(plot(), Qt::Key_2);
        Parameters parameters = m_opened->session.now().snapshot.parameters;
        parameters.model.l = Ratio(5, 2);
        m_opened->session.setParameters(parameters); // running now
        QVERIFY(plot()->shown().pending());
        QCOMPARE(cellText(plot()->shown(), 0, 1), QStringLiteral("…"));
        m_opened->settle();
        QVERIFY(!plot()->shown().pending());
    }

    void attributesGoByNameOnRequest()
    {
        auto* order = m_panel->findChild<QComboBox*>();
        order->setCurrentIndex(1);
        emit order->activated(1);
        QCOMPARE(plot()->shown().names,
                 (std::vector<QString>{QStringLiteral("age"), QStringLiteral("ill"), QStringLiteral("sex"), QStringLiteral("zip")}));
        QVERIFY(plot()->shown().frames.empty());
    }

    void theGreatestLossCanBePutIntoOneColumn()
    {
        QTest::keyClick(plot(), Qt::Key_3);
        const auto losses = greatestLosses(*m_opened->session.now().snapshot.correlation, *m_opened->session.now().association, 1);
        QVERIFY(!losses.empty());
        emit m_panel->findChild<LossesPane*>()->joinAsked(losses.front().first, losses.front().second);
        m_opened->settle();
        const auto& columns = *m_opened->session.now().snapshot.columns;
        QCOMPARE(columns.columnOf(losses.front().first), columns.columnOf(losses.front().second));
    }

    void theTableIsSavedWithAllItsDigits()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("phi.csv"));
        m_panel->setQuestions(savingTo(path));
        m_panel->findChild<PlotExport*>()->saveTable();
        const auto lines = contentOf(path).split('\n');
        const auto& shown = plot()->shown();
        QCOMPARE(lines.size(), static_cast<qsizetype>(shown.size()) + 2);
        QByteArray heads;
        for (const auto& name : shown.names)
            heads += ',' + name.toUtf8();
        QCOMPARE(lines[0].trimmed(), heads);
        const auto first = lines[1].trimmed().split(',');
        QCOMPARE(first[0], shown.names[0].toUtf8());
        for (std::size_t column = 0; column < shown.size(); ++column)
            QCOMPARE(first[static_cast<qsizetype>(column) + 1].toDouble(), shown.at(0, column));
    }

    void thePictureIsSavedInThreeForms()
    {
        const QTemporaryDir folder;
        const std::pair<const char*, const char*> forms[] = {{"map.png", "\x89PNG"}, {"map.svg", "<?xml"}, {"map.pdf", "%PDF"}};
        for (const auto& [name, begin] : forms) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            m_panel->setQuestions(savingTo(path));
            m_panel->findChild<PlotExport*>()->savePicture();
            QVERIFY2(contentOf(path).startsWith(begin), name);
        }
        QVERIFY(contentOf(folder.filePath(QStringLiteral("map.svg"))).contains("<svg"));
    }

    void whatCannotBeWrittenIsSaid()
    {
        QSignalSpy told(m_panel.get(), &Panel::hovered);
        m_panel->setQuestions(savingTo(QStringLiteral("/no/such/folder/phi.csv")));
        m_panel->findChild<PlotExport*>()->saveTable();
        QVERIFY(told.last().first().toString().startsWith(QStringLiteral("Nothing was saved")));
    }

    void anotherNumberingForgetsThePair()
    {
        click(0, 1);
        QTRY_VERIFY(m_opened->session.now().pair);
        m_opened->session.setRoles({SourceId{0}}, Role::Excluded);
        m_opened->settle();
        QVERIFY(!m_opened->session.now().pair);
        QVERIFY(!counts()->isVisible());
    }
};

TRANCHE_WINDOW_TEST(TestCorrelationPanel)

} // namespace tst_correlation_panel

#include "tst_correlation_panel.moc"
#include "ui/session/opened_table.h"
