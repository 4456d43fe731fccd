// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/role_pane.h"

#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/panels/roles/order_list.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <memory>

namespace tst_role_pane {

using namespace tranche;

class TestRolePane : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<RolePane> m_pane;

    template <class Widget>
    Widget* named(const QString& name)
    {
        for (Widget* widget : m_pane->findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }

    const AttributeSchema& schema(std::size_t attribute) const { return m_opened->session.now().snapshot.schema.attributes[attribute]; }

    void showAttribute(std::size_t attribute) { m_pane->show(m_opened->session.now(), SourceId(attribute)); }

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_pane = std::make_unique<RolePane>(m_opened->session, nullptr);
        m_pane->resize(360, 700);
        static_cast<QWidget&>(*m_pane).show();
        m_pane->activateWindow();
        QTRY_VERIFY(m_pane->isActiveWindow());
        showAttribute(0);
    }

    void cleanup()
    {
        m_pane.reset();
        m_opened.reset();
    }

    void theTypeIsChosenByKeyAndIsOneStep()
    {
        auto* type = named<QComboBox>(QStringLiteral("Type"));
        QCOMPARE(type->currentText(), QStringLiteral("number, as detected"));
        type->setFocus();
        QTest::keyClick(type, Qt::Key_T); // text
        m_opened->settle();
        QVERIFY(schema(0).type == AttributeType::Categorical);
        showAttribute(0);
        QVERIFY(!named<QSpinBox>(QStringLiteral("Bins"))->isVisible()); // text has none
        m_opened->session.undo();
        m_opened->settle();
        QVERIFY(!schema(0).type);
    }

    void changingATypeForthAndBackGivesTheSame()
    {
        const auto before = m_opened->session.now();
        for (int round = 0; round < 3; ++round) {
            m_opened->session.setType({SourceId{0}}, AttributeType::Categorical);
            m_opened->settle();
            const auto changed = m_opened->session.now();
            m_opened->session.undo();
            m_opened->settle();
            const auto& now = m_opened->session.now();
            QVERIFY(now.snapshot.schema == before.snapshot.schema);
            QVERIFY(now.snapshot.correlation == before.snapshot.correlation);
            QVERIFY(now.snapshot.columns == before.snapshot.columns);
            QVERIFY(now.snapshot.buckets == before.snapshot.buckets);
            QCOMPARE(m_opened->session.redoText(), QStringLiteral("Treat age as text"));
            m_opened->session.redo();
            m_opened->settle();
            QVERIFY(m_opened->session.now().snapshot.schema == changed.snapshot.schema);
            m_opened->session.undo();
            m_opened->settle();
        }
    }

    void binsAreTyped()
    {
        auto* bins = named<QSpinBox>(QStringLiteral("Bins"));
        QVERIFY(bins->isVisible());
        m_pane->focusBins();
        QTest::keyClicks(bins, QStringLiteral("7"));
        QVERIFY(!schema(0).bins); // not while it is being typed
        QTest::keyClick(bins, Qt::Key_Return);
        m_opened->settle();
        QCOMPARE(schema(0).bins.value_or(0), 7U);
        QCOMPARE(m_opened->session.undoText(), QStringLiteral("Put age into 7 bins"));
    }

    void missingValuesAreKeptByKey()
    {
        showAttribute(2);
        m_pane->focusMissing();
        auto* missing = named<QComboBox>(QStringLiteral("Missing values"));
        QTest::keyClick(missing, Qt::Key_Down);
        m_opened->settle();
        QVERIFY(schema(2).missing == MissingRule::KeepAsValue);
        QCOMPARE(m_opened->session.now().snapshot.kept->rowCount(), std::size_t{18});
    }

    void theOrderOfValuesIsGivenByKeyAndTakenBack()
    {
        showAttribute(3);
        m_pane->focusOrder();
        auto* order = m_pane->findChild<OrderList*>();
        QVERIFY(order->isVisible());
        const auto before = order->values();
        QTest::keyClick(order, Qt::Key_Down, Qt::AltModifier);
        m_opened->settle();
        QCOMPARE(schema(3).order.size(), before.size());
        QVERIFY(schema(3).order[0] == before[1] && schema(3).order[1] == before[0]);
        showAttribute(3);
        auto* byName = named<QPushButton>(QStringLiteral("Order the values by name"));
        QVERIFY(byName->isEnabled());
        QTest::mouseClick(byName, Qt::LeftButton);
        m_opened->settle();
        QVERIFY(schema(3).order.empty());
    }

    void withoutAnAttributeNothingCanBeSet()
    {
        m_pane->show(m_opened->session.now(), std::nullopt);
        QVERIFY(!m_pane->isEnabled());
        const auto position = m_opened->session.stepPosition();
        named<QSpinBox>(QStringLiteral("Bins"))->setValue(9);
        QCOMPARE(m_opened->session.stepPosition(), position);
    }
};

TRANCHE_WINDOW_TEST(TestRolePane)

} // namespace tst_role_pane

#include "tst_role_pane.moc"
#include "ui/session/opened_table.h"
