// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/generalize_dialog.h"

#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "ui/dialogs/questions.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <memory>

namespace tst_generalize_dialog {

using namespace tranche;
using namespace tranche::test;

class TestGeneralizeDialog : public QObject {
    Q_OBJECT

    std::unique_ptr<SessionDriver> m_driver;
    std::shared_ptr<OneFile> m_file;
    std::unique_ptr<GeneralizeDialog> m_dialog;

    template <class Widget>
    Widget* named(const QString& name)
    {
        for (Widget* widget : m_dialog->findChildren<Widget*>())
            if (widget->accessibleName() == name || widget->property("text").toString() == name)
                return widget;
        return nullptr;
    }

    /// The column that holds the attribute, by its caption.
    QCheckBox* columnOf(const QString& attribute)
    {
        for (QCheckBox* box : m_dialog->findChildren<QCheckBox*>())
            if (box->text().section(QStringLiteral(": "), 1).split(QStringLiteral(", ")).contains(attribute))
                return box;
        return nullptr;
    }

    bool says(const QString& text)
    {
        for (const QLabel* label : m_dialog->findChildren<QLabel*>())
            if (label->text().contains(text))
                return true;
        return false;
    }

private slots:
    void init()
    {
        m_driver = std::make_unique<SessionDriver>();
        m_driver->load(peopleCsv(120));
        TRY_IDLE(m_driver->session);
        m_driver->session.setRoles({SessionDriver::age, SessionDriver::sex, SessionDriver::town, SessionDriver::job},
                                   Role::QuasiIdentifier);
        m_driver->session.setRoles({SessionDriver::illness}, Role::Sensitive);
        TRY_IDLE(m_driver->session);
        QVERIFY(m_driver->snapshot().columns);
        m_file = std::make_shared<OneFile>();
        m_dialog = std::make_unique<GeneralizeDialog>(m_driver->now(), m_file);
        m_dialog->show();
    }

    void cleanup()
    {
        m_dialog.reset();
        m_driver.reset();
    }

    void nothingIsGeneralizedUnlessItIsTicked()
    {
        QVERIFY(m_dialog->requests().empty());
        auto* column = columnOf(QStringLiteral("Age"));
        QVERIFY(column);
        QVERIFY(!columnOf(QStringLiteral("Illness"))); // sensitive attributes stay as they are
        QTest::mouseClick(column, Qt::LeftButton, {}, QPoint(8, column->height() / 2));
        QVERIFY(column->isChecked());
        QCOMPARE(m_dialog->requests().size(), std::size_t{1});
        QVERIFY(std::ranges::find(m_dialog->requests().front().attributes, "Age") != m_dialog->requests().front().attributes.end());
    }

    void theLeastFrequencyIsTypedAndHandedOn()
    {
        auto* column = columnOf(QStringLiteral("Age"));
        column->setChecked(true);
        const QString letter = column->text().section(QStringLiteral(": "), 0, 0);
        auto* least = named<QSpinBox>(QStringLiteral("Minimum frequency of %1: tuples per range").arg(letter));
        QVERIFY(least && least->isEnabled());
        least->setFocus();
        least->selectAll();
        QTest::keyClicks(least, QStringLiteral("12"));
        QSignalSpy chosen(m_dialog.get(), &GeneralizeDialog::chosen);
        QTest::mouseClick(named<QPushButton>(QStringLiteral("Generalize")), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(m_dialog->requests().front().least, std::size_t{12});
        QVERIFY(!m_dialog->isVisible());
    }

    void cancelHandsOnNothing()
    {
        columnOf(QStringLiteral("Age"))->setChecked(true);
        QSignalSpy chosen(m_dialog.get(), &GeneralizeDialog::chosen);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        QVERIFY(chosen.isEmpty());
    }

    void aHierarchyIsReadAndForgotten()
    {
        m_file->path = m_driver->write(QStringLiteral("towns.csv"), "town0,north,all\ntown1,north,all\ntown2,south,all\ntown3,south,all\n");
        QTest::mouseClick(named<QPushButton>(QStringLiteral("Hierarchy of Town from a file")), Qt::LeftButton);
        QTRY_VERIFY(m_dialog->hierarchies().of("Town") != nullptr);
        QVERIFY(says(QStringLiteral("4 values, 2 levels")));
        auto* without = named<QPushButton>(QStringLiteral("Town without a hierarchy"));
        QVERIFY(without->isEnabled());
        QTest::mouseClick(without, Qt::LeftButton);
        QVERIFY(m_dialog->hierarchies().of("Town") == nullptr);
        QVERIFY(!without->isEnabled());
    }

    void aFileThatIsNoHierarchySaysSoAndTheDialogGoesOn()
    {
        m_file->path = m_driver->path(QStringLiteral("nowhere.csv"));
        QTest::mouseClick(named<QPushButton>(QStringLiteral("Hierarchy of Town from a file")), Qt::LeftButton);
        QTRY_VERIFY(named<QPushButton>(QStringLiteral("Generalize"))->isEnabled());
        QVERIFY(m_dialog->hierarchies().of("Town") == nullptr);
        QVERIFY(!says(QStringLiteral("reading …")));
    }
};

TRANCHE_WINDOW_TEST(TestGeneralizeDialog)

} // namespace tst_generalize_dialog

#include "tst_generalize_dialog.moc"
