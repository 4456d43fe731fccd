// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/keys/fake_keys.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/panels/utility/scenarios/beside_card.h"
#include "ui/panels/utility/scenarios/board_table.h"
#include "ui/panels/utility/utility_panel.h"
#include "ui/parts/dial/ratio_field.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/heatmap/heatmap_plot.h"
#include "ui/session/opened_table.h"
#include "ui/session/preferences.h"
#include "ui/shell/commands.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QSpinBox>

#include <functional>

namespace tst_typing {

using namespace tranche;
using namespace tranche::test;

namespace {

QAbstractSpinBox* numberFieldOf(const QLineEdit* line)
{
    return qobject_cast<QAbstractSpinBox*>(line->parentWidget());
}

QString nameOf(const QLineEdit* line)
{
    const QWidget* field = numberFieldOf(line);
    const QWidget* widget = field != nullptr ? field : line;
    return widget->accessibleName().isEmpty() ? widget->objectName() : widget->accessibleName();
}

/// Every field of the window that can be typed in, shown or not.
QList<QLineEdit*> editableFields(QWidget& window)
{
    QList<QLineEdit*> fields = window.findChildren<QLineEdit*>();
    fields.removeIf([](const QLineEdit* line) { return line->isReadOnly(); });
    // Numbers first: what is typed into a filter changes which of them are shown.
    std::ranges::stable_partition(fields, [](const QLineEdit* line) { return numberFieldOf(line) != nullptr; });
    return fields;
}

/// The request of the document, changed in every number that a field shows, each time to others.
Parameters otherNumbers(Parameters parameters, int round)
{
    const auto count = static_cast<std::size_t>(round % 2);
    parameters.model.l = Ratio(2 + count, 1);
    parameters.model.c = Ratio(3 + count, 2);
    parameters.columns.columns = 3 + count;
    parameters.columns.alpha = 1 + count;
    parameters.bins = static_cast<std::uint32_t>(5 + count);
    parameters.minBucket = 2 + count;
    parameters.grouping.size = 40 + count;
    return parameters;
}

} // namespace

class TestTyping : public QObject {
    Q_OBJECT

    std::unique_ptr<Window> m_window;
    QSet<const QLineEdit*> m_typedIn;
    int m_round = 0;

    void requestArrives()
    {
        Session& session = m_window->session();
        session.setParameters(otherNumbers(session.now().snapshot.parameters, ++m_round));
    }

    void preferencesArrive()
    {
        Preferences& preferences = m_window->session().preferences();
        preferences.setHiddenBelow(4 + ++m_round % 2);
        preferences.setUniqueLimit(0.3 + 0.1 * (m_round % 2));
    }

    /// Figures that were there go and come back, as while somebody waits for them.
    void figuresArrive()
    {
        const Document now = m_window->session().now();
        Document before = now;
        before.association.reset();
        before.membership.reset();
        before.tupleRisks.reset();
        before.wholeMembership.reset();
        before.curve.reset();
        before.plane.reset();
        emit m_window->session().snapshotChanged(before, now);
        emit m_window->session().snapshotChanged(now, before);
    }

    /// Types one key after the other; after each of them `arrival` happens.
    void typeAmid(QLineEdit* line, const QString& keys, const std::function<void()>& arrival)
    {
        QAbstractSpinBox* number = numberFieldOf(line);
        QWidget* field = number != nullptr ? static_cast<QWidget*>(number) : line;
        field->setFocus();
        QVERIFY2(field->hasFocus(), qPrintable(nameOf(line)));
        if (number != nullptr)
            number->selectAll();
        else
            line->selectAll();
        QString typed;
        for (const QChar key : keys) {
            QTest::keyClick(field, key.toLatin1());
            typed += key;
            const QString stands = line->text();
            QVERIFY2(stands.contains(typed), qPrintable(nameOf(line) + QStringLiteral(": ") + stands));
            arrival();
            QVERIFY2(line->text() == stands,
                     qPrintable(nameOf(line) + QStringLiteral(": ") + line->text() + QStringLiteral(" for ") + stands));
            QVERIFY2(field->hasFocus(), qPrintable(nameOf(line)));
        }
    }

    void tryNumber(QLineEdit* line, const std::function<void()>& arrival)
    {
        QAbstractSpinBox* number = numberFieldOf(line);
        const bool ratio = qobject_cast<RatioField*>(number) != nullptr;
        typeAmid(line, ratio ? QStringLiteral("3/2") : QStringLiteral("12"), arrival);
        const QString typed = line->text();
        QTest::keyClick(number, Qt::Key_Escape);
        const QString given = line->text();
        QVERIFY2(given != typed, qPrintable(nameOf(line)));
        figuresArrive();
        QCOMPARE(line->text(), given);

        typeAmid(line, ratio ? QStringLiteral("5/3") : QStringLiteral("14"), arrival);
        const QString finished = line->text();
        QTest::keyClick(number, Qt::Key_Return);
        figuresArrive();
        QCOMPARE(line->text().remove(QStringLiteral(".0")), finished);
        // What came meanwhile is what stood there before somebody typed it again: it is asked for all the same.
        number->selectAll();
        QTest::keyClicks(number, ratio ? QStringLiteral("5/3") : QStringLiteral("14"));
        arrival();
        QTest::keyClick(number, Qt::Key_Return);
        m_window->settle();
        figuresArrive();
        QCOMPARE(line->text().remove(QStringLiteral(".0")), finished);
    }

    void tryWhatIsShown(const std::function<void()>& arrival)
    {
        for (QLineEdit* line : editableFields(m_window->window())) {
            if (!line->isVisible() || !line->isEnabled() || m_typedIn.contains(line))
                continue;
            m_typedIn.insert(line);
            if (numberFieldOf(line) != nullptr)
                tryNumber(line, arrival);
            else {
                typeAmid(line, QStringLiteral("size"), arrival);
                line->clear();
            }
            if (QTest::currentTestFailed())
                return;
            m_window->settle();
        }
    }

    /// Where a note can be written.
    void openPinnedScenario()
    {
        auto* utility = m_window->window().findChild<UtilityPanel*>();
        auto* view = utility->findChild<SegmentedButtons*>();
        view->setCurrent(1);
        emit view->chosen(1);
        m_window->session().pinScenario(QStringLiteral("First"));
        auto* table = utility->findChild<BoardTable*>();
        QTRY_VERIFY(table->board().rowCount() > 0);
        table->selectRowOf(0);
        auto* note = utility->findChild<BesideCard*>()->findChild<QLineEdit*>();
        QTRY_VERIFY(note->isVisible());
    }

    void tryPanel(PanelId panel)
    {
        m_window->window().showPanel(panel);
        m_window->window().activateWindow(); // a list of completions was it
        QTRY_VERIFY(m_window->window().isActiveWindow());
        if (panel == PanelId::AttributeRoles) {
            auto* list = m_window->window().findChild<RolesView*>();
            const auto& attributes = m_window->session().now().opened->profiles;
            const auto number = std::ranges::find(attributes, AttributeType::Numeric, &AttributeProfile::detectedType);
            list->setCurrentIndex(list->model()->index(static_cast<int>(number - attributes.begin()), 0)); // others have no bins
        }
        if (panel == PanelId::Correlation) {
            auto* plot = m_window->window().findChild<HeatmapPlot*>();
            plot->setCursor(AttributeId(0), AttributeId(1));
            QTest::keyClick(plot, Qt::Key_Return);
        }
        if (panel == PanelId::Utility)
            openPinnedScenario();
        if (panel == PanelId::Approve) {
            auto* key = m_window->window().findChild<QComboBox*>(QStringLiteral("key")); // with one, there is a passphrase
            key->setCurrentIndex(1);
        }
        m_window->settleBeside();
        tryWhatIsShown([this, panel] {
            if (panel == PanelId::AttributeRoles)
                requestArrives();
            preferencesArrive();
            figuresArrive();
        });
    }

    void change(const std::function<void(Parameters&)>& what)
    {
        Parameters parameters = m_window->session().now().snapshot.parameters;
        what(parameters);
        m_window->session().setParameters(parameters);
        m_window->settle();
    }

private slots:
    void noFieldIsOverwrittenWhileSomebodyTypes()
    {
        m_window = std::make_unique<Window>();
        m_window->window().resize(1500, 1000);
        m_window->openPeople();
        m_window->window().activateWindow();
        QTRY_VERIFY(m_window->window().isActiveWindow());
        m_window->session().setKeys(std::make_shared<const FakeKeys>());
        m_window->window().commands().drawer->setChecked(true);
        tryWhatIsShown([this] { requestArrives(); });
        change([](Parameters& parameters) { parameters.model.kind = ModelKind::Recursive; });
        change([](Parameters& parameters) { parameters.grouping.kind = Grouping::Kind::Random; });
        tryWhatIsShown([this] { requestArrives(); });
        change([](Parameters& parameters) { parameters = Parameters{}; });
        QVERIFY(m_window->session().now().snapshot.sliced);
        for (const PanelId panel : allPanels) {
            tryPanel(panel);
            if (QTest::currentTestFailed())
                return;
        }
        QStringList forgotten;
        for (const QLineEdit* line : editableFields(m_window->window()))
            if (!m_typedIn.contains(line))
                forgotten += nameOf(line);
        // A new field: this test has to come to where it is shown.
        QVERIFY2(forgotten.isEmpty(), qPrintable(forgotten.join(QStringLiteral(", "))));
    }

    void cleanup() { m_window.reset(); }
};

TRANCHE_WINDOW_TEST(TestTyping)

} // namespace tst_typing

#include "tst_typing.moc"
