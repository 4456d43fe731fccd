// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/shown_markup.h"
#include "tests/ui/shell/window.h"
#include "ui/models/pair_model.h"
#include "ui/panels/roles/role_pane.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/elided_label.h"
#include "ui/plots/cluster_plot.h"
#include "ui/plots/heatmap/heatmap_plot.h"
#include "ui/session/naming/name_text.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTemporaryDir>

#include <algorithm>

namespace tst_awkward_names {

using namespace tranche;
using namespace tranche::test;

namespace {

/// People with an age, a sex and an illness, under other names.
QByteArray tableWith(const QByteArrayList& names)
{
    QByteArrayList lines = QByteArray(peopleCsv(120)).split('\n');
    lines.front() = names.join(',');
    return lines.join('\n');
}

QByteArrayList longNames(qsizetype length)
{
    QByteArrayList names;
    for (const char* kind : {"age", "sex", "town", "job", "illness"}) {
        QByteArray name(kind);
        while (name.size() < length)
            name += "abcdefghijklmnopqrstuvwxyz";
        names << name.left(length - 1) + QByteArray::number(names.size());
    }
    return names;
}

/// Names and values that the toolkit would take for markup, at their beginning or further on; the first is cut off everywhere.
QByteArray tableOfMarkup()
{
    QByteArray text = tableWith(
        {"<b>bold</b> " + QByteArray(120, 'a'), R"("<img src=""x"">")", "place <img src=x>", "<br/>work <b>bold</b>", "<b>bold bad"});
    text.replace(",town", ",<b>bold</b> town").replace(",job", ",<img src=x> job").replace(",ill", ",ill <b>bold</b> ");
    return text;
}

/// The pointer over every dot of the map in turn.
void hover(ClusterPlot& map, ShownMarkup& shown)
{
    for (std::size_t dot = 0; dot < map.shown().dots.size(); ++dot) {
        const QPointF place = map.placeOf(dot);
        QMouseEvent move(QEvent::MouseMove, place, map.mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&map, &move);
        shown.look(map);
    }
}

/// What stands in the pane and reaches over its edge.
QStringList cutIn(const SidePane& pane)
{
    QStringList cut;
    const auto* scroll = pane.findChild<QScrollArea*>();
    if (scroll->widget()->width() > scroll->viewport()->width())
        cut << QStringLiteral("content %1 in %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width());
    for (const QLabel* label : pane.findChildren<QLabel*>())
        if (label->isVisible() && label->mapTo(&pane, QPoint(label->width(), 0)).x() > pane.width())
            cut << label->text();
    return cut;
}

} // namespace

class TestAwkwardNames : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Window> m_window;

    void open(const QByteArray& text)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<Window>();
        QFile file(m_folder->filePath(QStringLiteral("people.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        Session& session = m_window->session();
        Parameters parameters;
        parameters.columns.alpha = 1; // so that l can hold on a small table
        session.setParameters(parameters);
        session.loadFiles({file.fileName()}, CsvOptions{});
        m_window->settle();
        const std::size_t count = session.now().snapshot.roles.size();
        std::vector<SourceId> others;
        for (std::size_t i = 0; i + 1 < count; ++i)
            others.emplace_back(i);
        session.setRoles(others, Role::QuasiIdentifier);
        session.setRoles({SourceId(count - 1)}, Role::Sensitive);
        m_window->settleBeside();
        QVERIFY(session.now().snapshot.sliced);
    }

    void showPanel(PanelId panel)
    {
        MainWindow& window = m_window->window();
        window.showPanel(panel);
        if (panel == PanelId::AttributeRoles) {
            auto* list = window.findChild<RolesView*>();
            list->setCurrentIndex(list->model()->index(0, 0));
        }
        if (panel == PanelId::Correlation) {
            auto* plot = window.findChild<HeatmapPlot*>();
            plot->setCursor(AttributeId(0), AttributeId(1));
            QTest::keyClick(plot, Qt::Key_Return);
        }
        m_window->settleBeside();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }

private slots:
    void cleanup()
    {
        m_window.reset();
        m_folder.reset();
    }

    void longNamesCutNothing_data()
    {
        QTest::addColumn<int>("length");
        for (const int length : {36, 80, 300})
            QTest::addRow("%d", length) << length;
    }

    void longNamesCutNothing()
    {
        QFETCH(int, length);
        open(tableWith(longNames(length)));
        MainWindow& window = m_window->window();
        window.resize(1280, 720);
        for (const PanelId panel : allPanels) {
            showPanel(panel);
            QVERIFY2(window.width() <= 1280 && window.minimumSizeHint().width() <= 1280,
                     qPrintable(QStringLiteral("panel %1: %2").arg(static_cast<int>(panel)).arg(window.minimumSizeHint().width())));
            for (const SidePane* pane : window.findChildren<SidePane*>())
                if (pane->isVisible()) {
                    const QStringList cut = cutIn(*pane);
                    QVERIFY2(cut.isEmpty(), qPrintable(QString::number(static_cast<int>(panel)) + cut.join(QLatin1Char('|'))));
                    QVERIFY(pane->mapTo(&window, QPoint(pane->width(), 0)).x() <= window.width());
                    QVERIFY2(pane->width() <= 480, qPrintable(QString::number(pane->width())));
                }
        }
    }

    void theWholeNameIsTheTooltipOfWhatIsCut()
    {
        const QByteArrayList names = longNames(80);
        open(tableWith(names));
        showPanel(PanelId::AttributeRoles);
        const QString whole = QString::fromUtf8(names.front());
        const auto labels = m_window->window().findChild<RolePane*>()->findChildren<ElidedLabel*>();
        const auto name = std::ranges::find_if(labels, [&](const ElidedLabel* label) { return label->text() == whole; });
        QVERIFY(name != labels.end());
        QVERIFY((*name)->toolTip().contains(whole));
        const auto* list = m_window->window().findChild<RolesView*>();
        QCOMPARE(list->model()->index(0, 0).data(Qt::ToolTipRole).toString(), whole);
    }

    void theMapsKeepNamesInside()
    {
        open(tableWith(longNames(300)));
        showPanel(PanelId::Columns);
        const auto* map = m_window->window().findChild<ClusterPlot*>();
        QVERIFY(map->isVisible());
        std::size_t named = 0;
        for (const auto& label : map->labels())
            if (label) {
                ++named;
                QVERIFY(QRectF(map->rect()).contains(*label));
            }
        QVERIFY(named > 0);
        QVERIFY(map->nameOn(0).contains(QChar(u'…')));
    }

    void namesThatDifferByBlanksLookDifferentEverywhere()
    {
        open(tableWith({"age", "age ", " age", "age\xc2\xa0", "ill"}));
        showPanel(PanelId::AttributeRoles);
        const auto* model = m_window->window().findChild<RolesView*>()->model();
        QStringList shown;
        for (int row = 0; row < model->rowCount(); ++row)
            shown << model->index(row, 0).data().toString();
        QCOMPARE(shown, QStringList({QStringLiteral("age"), QStringLiteral("age␣"), QStringLiteral("␣age"), QStringLiteral("age⍽"),
                                     QStringLiteral("ill")}));
        QVERIFY(model->index(1, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("␣ is a blank")));
        m_window->session().setRoles({SourceId(1)}, Role::Excluded);
        m_window->settle();
        QCOMPARE(m_window->session().undoText(), QStringLiteral("Exclude age␣"));
    }

    void namesAndValuesLikeMarkupAreShownAsTheyAre()
    {
        open(tableOfMarkup());
        MainWindow& window = m_window->window();
        ShownMarkup shown({QStringLiteral("<b>bold"), QStringLiteral("<img")});
        window.resize(1280, 720);
        for (const PanelId panel : allPanels) {
            showPanel(panel);
            if (panel == PanelId::Columns) {
                m_window->session().moveToNewColumn({AttributeId(1)});
                m_window->settleBeside();
                hover(*window.findChild<ClusterPlot*>(), shown);
            }
            if (panel == PanelId::Correlation) {
                window.findChild<HeatmapPlot*>()->setCursor(AttributeId(2), AttributeId(3));
                QTest::keyClick(window.findChild<HeatmapPlot*>(), Qt::Key_Return);
                QTRY_VERIFY(window.findChild<PairModel*>()->rowCount() > 0);
            }
            shown.look(window);
        }
        for (QMenu* menu : window.findChildren<QMenu*>())
            emit menu->aboutToShow(); // fills it
        shown.look(window);
        QVERIFY2(shown.faults().isEmpty(), qPrintable(QLatin1Char('\n') + shown.faults().join(QLatin1Char('\n'))));
        const QStringList holders = shown.holders();
        for (const char* kind : {"TableModel", "RolesModel", "ColumnsModel", "SlicedModel", "PhiModel", "PairModel", "ClusterPlot",
                                 "ElidedLabel", "ValueField", "QMenu", "QToolButton"})
            QVERIFY2(holders.contains(QStringLiteral("tranche::") + QLatin1String(kind)) || holders.contains(QLatin1String(kind)),
                     qPrintable(holders.join(QLatin1Char(' '))));
    }

    void namesFromTheRightToTheLeftStandApartInSentences()
    {
        open(tableWith({"\xd7\xa2\xd7\x99\xd7\xa8", "sex", "town", "job", "ill"}));
        m_window->session().setRoles({SourceId(0)}, Role::Excluded);
        QCOMPARE(m_window->session().undoText(), QStringLiteral("Exclude \u2068עיר\u2069"));
    }

    void oneIsNeverWrittenAsMany()
    {
        open("age,ill\n1,a\n2,b\n3,a\n4,b\n");
        Parameters parameters = m_window->session().now().snapshot.parameters;
        parameters.minBucket = 4;
        m_window->session().setParameters(parameters);
        m_window->settleBeside();
        QCOMPARE(m_window->session().now().snapshot.buckets->size(), std::size_t{1});
        static const QRegularExpression wrong(
            QStringLiteral("(?<![0-9.,])1 (tuples|buckets|columns|attributes|values|pairs|originals|cells|files|lines)\\b"));
        for (const PanelId panel : allPanels) {
            showPanel(panel);
            for (const QWidget* widget : m_window->window().findChildren<QWidget*>()) {
                if (!widget->isVisible())
                    continue;
                const auto* label = qobject_cast<const QLabel*>(widget);
                const QStringList texts{label != nullptr ? label->text() : QString(), widget->accessibleName(), widget->toolTip(),
                                        widget->accessibleDescription()};
                for (const QString& text : texts)
                    QVERIFY2(!text.contains(wrong), qPrintable(text));
            }
            for (const QAbstractItemView* view : m_window->window().findChildren<QAbstractItemView*>()) {
                if (!view->isVisible() || view->model() == nullptr)
                    continue;
                for (int row = 0; row < view->model()->rowCount(); ++row)
                    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
                        const QString text = view->model()->index(row, 0).data(role).toString();
                        QVERIFY2(!text.contains(wrong), qPrintable(text));
                    }
            }
        }
    }
};

TRANCHE_WINDOW_TEST(TestAwkwardNames)

} // namespace tst_awkward_names

#include "tst_awkward_names.moc"
