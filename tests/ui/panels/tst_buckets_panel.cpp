// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/panels/opened_session.h"
#include "ui/panels/bucket_list.h"
#include "ui/panels/buckets_panel.h"
#include "ui/panels/infeasible_view.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/sliced_view.h"
#include "ui/parts/banner.h"

#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

#include <memory>

using namespace tranche;

class TestBucketsPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<BucketsPanel> m_panel;

    QTableView* list() { return m_panel->findChild<BucketList*>()->findChild<QTableView*>(); }
    SlicedView* sliced() { return m_panel->findChild<SlicedView*>(); }
    InfeasibleView* infeasible() { return m_panel->findChild<InfeasibleView*>(); }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* candidate : infeasible()->findChildren<QPushButton*>())
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        return nullptr;
    }

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 2);
        m_panel = std::make_unique<BucketsPanel>(m_opened->session);
        m_panel->resize(900, 600);
        m_panel->show();
    }

    void cleanup()
    {
        m_panel.reset();
        m_opened.reset();
    }

    void listsBucketsAndLines()
    {
        const auto& now = m_opened->session.now().snapshot;
        QVERIFY(now.buckets->size() > 1);
        QCOMPARE(list()->model()->rowCount(), static_cast<int>(now.buckets->size()));
        QCOMPARE(sliced()->model()->rowCount(), 17);
    }

    void listAndTableFollowEachOther()
    {
        list()->setCurrentIndex(list()->model()->index(1, 0));
        QVERIFY(sliced()->bucket() == std::optional(BucketId{1}));
        sliced()->setCurrentIndex(sliced()->model()->index(0, 0));
        QCOMPARE(list()->currentIndex().row(), 0);
        QTest::keyClick(sliced(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(list()->currentIndex().row(), 1);
    }

    void jumpsToABucketByItsNumber()
    {
        auto* jump = m_panel->findChild<BucketList*>()->findChildren<QLineEdit*>().at(1);
        jump->setText(QStringLiteral("2"));
        QTest::keyClick(jump, Qt::Key_Return);
        QVERIFY(sliced()->bucket() == std::optional(BucketId{1}));
        jump->setText(QStringLiteral("99999"));
        QTest::keyClick(jump, Qt::Key_Return);
        QVERIFY(sliced()->bucket() == std::optional(BucketId{1}));
    }

    void filtersBySizeAndShare()
    {
        auto* filter = m_panel->findChild<BucketList*>()->findChildren<QLineEdit*>().at(0);
        const int all = list()->model()->rowCount();
        filter->setText(QStringLiteral("size<1"));
        QCOMPARE(list()->model()->rowCount(), 0);
        filter->setText(QStringLiteral("p<=1/2"));
        QCOMPARE(list()->model()->rowCount(), all);
        filter->setText(QStringLiteral("nonsense"));
        QCOMPARE(list()->model()->rowCount(), all);
    }

    void shufflingAgainKeepsTheBuckets()
    {
        const auto buckets = m_opened->session.now().snapshot.buckets;
        const auto before = m_opened->session.now().snapshot.sliced;
        for (QPushButton* candidate : m_panel->findChildren<QPushButton*>())
            if (candidate->text() == QStringLiteral("Shuffle again"))
                candidate->click();
        m_opened->settle();
        QVERIFY(m_opened->session.now().snapshot.buckets == buckets);
        QVERIFY(m_opened->session.now().snapshot.sliced && m_opened->session.now().snapshot.sliced != before);
    }

    void aRequestThatCannotHoldNamesTheWayOut()
    {
        m_opened->setEll(Ratio(8, 1), 1, 2); // flu is 5 of 17: at most 3.4
        QVERIFY(infeasible()->isVisible());
        QVERIFY(!sliced()->isVisible());
        QCOMPARE(infeasible()->findChild<Banner*>()->heading(), QStringLiteral("ℓ = 8 cannot hold for ill"));
        QPushButton* lower = button(QStringLiteral("Set ℓ to 3.4"));
        QVERIFY(lower);
        lower->click();
        m_opened->settle();
        QVERIFY(m_opened->session.now().snapshot.parameters.model.l == Ratio(34, 10));
        QVERIFY(m_opened->session.now().snapshot.sliced);
        QVERIFY(sliced()->isVisible());
        QVERIFY(!infeasible()->isVisible());
    }

    void alphaOneIsOfferedWhereItHelps()
    {
        m_opened->setEll(Ratio(3, 1), 2, 2);
        QVERIFY(infeasible()->isVisible());
        QPushButton* alone = button(QStringLiteral("Set α to 1"));
        QVERIFY(alone);
        alone->click();
        m_opened->settle();
        QVERIFY(m_opened->session.now().snapshot.parameters.columns.alpha == std::optional<std::size_t>(1));
        QVERIFY(sliced()->isVisible());
    }

    void nothingStaleIsShownWithoutBuckets()
    {
        m_opened->session.setRoles({SourceId{3}}, Role::QuasiIdentifier);
        m_opened->settle();
        QVERIFY(m_panel->findChild<PanelPages*>()->isEmpty());
        QCOMPARE(sliced()->model()->rowCount(), 0);
    }
};

QTEST_MAIN(TestBucketsPanel)
#include "tst_buckets_panel.moc"
