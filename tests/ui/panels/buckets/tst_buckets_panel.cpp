// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/ways_out.h"
#include "core/privacy/tuple_risk.h"
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/models/sliced_model.h"
#include "ui/panels/buckets/adversary_pane.h"
#include "ui/panels/buckets/bucket_list.h"
#include "ui/panels/buckets/buckets_panel.h"
#include "ui/panels/buckets/stale_overlay.h"
#include "ui/panels/buckets/infeasible_view.h"
#include "ui/panels/buckets/original_view.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/buckets/sliced_view.h"
#include "ui/parts/cards/banner.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <memory>

namespace tst_buckets_panel {

using namespace tranche;

class TestBucketsPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<BucketsPanel> m_panel;

    QTableView* list() { return m_panel->findChild<BucketList*>()->findChild<QTableView*>(); }
    SlicedView* sliced() { return m_panel->findChild<SlicedView*>(); }
    AdversaryPane* adversary() { return m_panel->findChild<AdversaryPane*>(); }
    InfeasibleView* infeasible() { return m_panel->findChild<InfeasibleView*>(); }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* candidate : infeasible()->findChildren<QPushButton*>())
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        return nullptr;
    }

    /// The panel on this table, sliced with S alone in its column.
    void open(const std::vector<QByteArray>& lines, const Ratio& l)
    {
        m_panel.reset();
        m_opened = std::make_unique<test::OpenedSession>(lines);
        m_opened->decideRoles();
        m_opened->setEll(l, 1, 2);
        m_panel = std::make_unique<BucketsPanel>(m_opened->session);
        m_panel->resize(900, 600);
        m_panel->show();
        m_panel->activateWindow(); // shortcuts are those of the active window
        QTRY_VERIFY(m_panel->isActiveWindow());
    }

private slots:
    void init() { open(test::patients(), Ratio(2, 1)); }

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

    void theTableGetsWhatRoomThereIs()
    {
        QVERIFY(sliced()->width() > m_panel->findChild<BucketList*>()->width());
        m_panel->resize(1400, 600);
        QTRY_VERIFY(sliced()->width() > 2 * m_panel->findChild<BucketList*>()->width());
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
        auto* jump = m_panel->findChild<QLineEdit*>(QStringLiteral("jump"));
        jump->setText(QStringLiteral("2"));
        QTest::keyClick(jump, Qt::Key_Return);
        QVERIFY(sliced()->bucket() == std::optional(BucketId{1}));
        jump->setText(QStringLiteral("99999"));
        QTest::keyClick(jump, Qt::Key_Return);
        QVERIFY(sliced()->bucket() == std::optional(BucketId{1}));
    }

    void filtersBySizeAndShare()
    {
        auto* filter = m_panel->findChild<QLineEdit*>(QStringLiteral("filter"));
        const int all = list()->model()->rowCount();
        filter->setText(QStringLiteral("size<1"));
        QTRY_COMPARE(list()->model()->rowCount(), 0);
        filter->setText(QStringLiteral("p<=1/2"));
        QTRY_COMPARE(list()->model()->rowCount(), all);
        filter->setText(QStringLiteral("nonsense"));
        QTRY_COMPARE(list()->model()->rowCount(), all);
    }

    void aFilterOfThePastIsNotAppliedToOtherBuckets()
    {
        auto* filter = m_panel->findChild<QLineEdit*>(QStringLiteral("filter"));
        filter->setText(QStringLiteral("size>=2"));
        filter->setText(QStringLiteral("size<1")); // the one before is superseded
        QTRY_COMPARE(list()->model()->rowCount(), 0);
        filter->setText(QStringLiteral("size>=1"));
        m_opened->setEll(Ratio(3, 1), 1, 2);
        QTRY_COMPARE(list()->model()->rowCount(), static_cast<int>(m_opened->session.now().snapshot.buckets->size()));
    }

    void filtersByValuesOfABucket()
    {
        auto* filter = m_panel->findChild<QLineEdit*>(QStringLiteral("filter"));
        const auto& now = m_opened->session.now().snapshot;
        const auto& codes = now.published->attribute(AttributeId(0)).codes;
        const auto code = codes[now.buckets->rowsOf(BucketId(0)).front()];
        int holders = 0;
        for (std::size_t bucket = 0; bucket < now.buckets->size(); ++bucket)
            holders += std::ranges::any_of(now.buckets->rowsOf(BucketId(bucket)), [&](std::uint32_t row) { return codes[row] == code; })
                           ? 1
                           : 0;
        filter->setText(QStringLiteral("age=%1").arg(QString::fromStdString(now.published->attribute(AttributeId(0)).values[code])));
        QTRY_COMPARE(list()->model()->rowCount(), holders);
        filter->setText(QStringLiteral("age=99"));
        QTRY_COMPARE(list()->model()->rowCount(), 0);
        filter->setText(QStringLiteral("colour=red"));
        QTRY_COMPARE(list()->model()->rowCount(), static_cast<int>(now.buckets->size())); // and says that there is no such attribute
    }

    void filtersByTheShareOfSingleTuples()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_opened->session.now().tupleRisks, 30000);
        m_panel->take(BucketFilterText{QStringLiteral("tuple>1/3 tuple<=1/2")});
        const auto& now = m_opened->session.now();
        int holders = 0;
        for (std::size_t bucket = 0; bucket < now.snapshot.buckets->size(); ++bucket)
            holders
                += std::ranges::any_of(now.snapshot.buckets->rowsOf(BucketId(bucket)),
                                       [&](std::uint32_t row) { return now.tupleRisks->front().greatest[row] > Ratio(1, 3).toDouble(); })
                       ? 1
                       : 0;
        QVERIFY(holders > 0);
        QTRY_COMPARE(list()->model()->rowCount(), holders);
    }

    void aClickOnALineOpensTheAdversaryView()
    {
        QVERIFY(!adversary()->isVisible());
        const QModelIndex cell = sliced()->model()->index(1, 1);
        QTest::mouseClick(sliced()->viewport(), Qt::LeftButton, {}, sliced()->visualRect(cell).center());
        QVERIFY(adversary()->isVisible());
        QTRY_VERIFY(adversary()->answer());
        const auto& answer = *adversary()->answer();
        QVERIFY(answer.view.inferences.front().allKnown);
        QVERIFY(std::ranges::any_of(answer.view.buckets, [](const FittingBucket& bucket) { return bucket.bucket == BucketId(0); }));
        QVERIFY(sliced()->model()->index(1, 1).data(SlicedModel::MatchedRole).toBool());
        QVERIFY(
            !sliced()->model()->index(1, sliced()->model()->columnCount() - 1).data(SlicedModel::MatchedRole).toBool()); // the sensitive
                                                                                                                         // value
    }

    void theOriginalStandsBesideOnO()
    {
        auto* original = m_panel->findChild<OriginalView*>();
        QVERIFY(!original->isVisible());
        list()->setCurrentIndex(list()->model()->index(1, 0));
        sliced()->setFocus();
        QTest::keyClick(sliced(), Qt::Key_O);
        QVERIFY(original->isVisible());
        auto* rows = original->findChild<QTableView*>();
        const auto& buckets = *m_opened->session.now().snapshot.buckets;
        QCOMPARE(rows->model()->rowCount(), static_cast<int>(buckets.sizeOf(BucketId(1))));
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(rows->model()->index(0, 0)).center());
        QTRY_VERIFY(adversary()->answer());
        QVERIFY(adversary()->answer()->view.membership.agreeingTuples >= 1);
        QVERIFY(adversary()->answer()->view.inferences.front().greatest() <= BigRational(1, 2));
    }

    void anAnswerGoesWithItsBuckets()
    {
        sliced()->setCurrentIndex(sliced()->model()->index(0, 1));
        QTest::keyClick(sliced(), Qt::Key_Return);
        QTRY_VERIFY(adversary()->answer());
        m_opened->session.reshuffle();
        m_opened->settle();
        QVERIFY(adversary()->answer()); // the same buckets
        m_opened->setEll(Ratio(3, 1), 1, 2);
        QVERIFY(!adversary()->answer());
        QVERIFY(!sliced()->model()->index(0, 1).data(SlicedModel::MatchedRole).toBool());
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

    void anotherRequestHoldsTheTableUntilItsResultIsThere()
    {
        list()->setCurrentIndex(list()->model()->index(1, 0));
        const auto shown = sliced()->model()->index(0, 1).data();
        Parameters parameters = m_opened->session.now().snapshot.parameters;
        parameters.model.l = Ratio(3, 2);
        m_opened->session.setParameters(parameters, true);
        QVERIFY(!m_opened->session.now().snapshot.sliced);
        auto* veil = m_panel->findChild<StaleOverlay*>();
        QVERIFY(veil->isHolding() && !veil->isSeen());
        QCOMPARE(sliced()->model()->rowCount(), 17); // no flicker
        QCOMPARE(sliced()->model()->index(0, 1).data(), shown);
        const auto* sentence = m_panel->findChild<QWidget*>(QStringLiteral("sentence"));
        QVERIFY2(sentence->accessibleName().startsWith(QStringLiteral("Recalculating buckets …")),
                 qPrintable(sentence->accessibleName())); // and no figure
        QVERIFY(
            qobject_cast<StaleOverlay*>(m_panel->childAt(sliced()->mapTo(m_panel.get(), QPoint(40, 80))))); // nothing below can be chosen
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        const QModelIndex current = sliced()->currentIndex();
        QTest::keyClick(sliced(), Qt::Key_C, Qt::ControlModifier); // nor copied, nor opened
        QTest::keyClick(sliced(), Qt::Key_Down);
        QTest::keyClick(sliced(), Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
        QVERIFY(sliced()->currentIndex() == current && !adversary()->isVisible());
        m_opened->settle();
        QVERIFY(!veil->isHolding() && !veil->isVisible());
        QVERIFY(sliced()->bucket() == std::optional(BucketId{1})); // chosen still
        QCOMPARE(list()->model()->rowCount(), static_cast<int>(m_opened->session.now().snapshot.buckets->size()));
        QTest::keyClick(sliced(), Qt::Key_Return);
        QVERIFY(adversary()->isVisible());
    }

    void aRequestThatIsCancelledLeavesNothingOfThePast()
    {
        Parameters parameters = m_opened->session.now().snapshot.parameters;
        parameters.model.l = Ratio(3, 2);
        m_opened->session.setParameters(parameters);
        QVERIFY(m_panel->findChild<StaleOverlay*>()->isHolding());
        m_opened->session.cancel();
        QVERIFY(!m_panel->findChild<StaleOverlay*>()->isHolding());
        QCOMPARE(sliced()->model()->rowCount(), 0);
        QVERIFY(m_panel->findChild<PanelPages*>()->isEmpty());
    }

    void otherTuplesAreNeverHeld()
    {
        m_opened->session.setRoles({SourceId{1}}, Role::Excluded);
        QVERIFY(!m_panel->findChild<StaleOverlay*>()->isHolding());
        QCOMPARE(sliced()->model()->rowCount(), 0);
        m_opened->settle();
        QCOMPARE(sliced()->model()->rowCount(), 17);
    }

    void aVeilIsSeenOnceItKeepsSomebodyWaiting()
    {
        QWidget place;
        QTableView table(&place);
        StaleOverlay veil(&place, {&table});
        place.resize(200, 100);
        place.show();
        veil.hold();
        QVERIFY(veil.isHolding() && !veil.isSeen());
        QTRY_VERIFY(veil.isSeen());
        veil.hold(); // another request, and still no result
        QVERIFY(veil.isSeen());
        QCOMPARE(veil.size(), place.size());
        veil.release();
        QVERIFY(!veil.isHolding() && !veil.isSeen() && !veil.isVisible());
    }

    void whereSomebodyLooksStaysThroughARequest()
    {
        m_panel->resize(900, 260);
        sliced()->scrollTo(sliced()->model()->index(16, 0));
        const int top = sliced()->rowAt(0);
        QVERIFY(top > 0);
        m_opened->setEll(Ratio(3, 2), 1, 2);
        QCOMPARE(sliced()->rowAt(0), top); // no bucket is chosen
    }

    void aRequestThatCannotHoldNamesTheWayOut()
    {
        m_opened->setEll(Ratio(8, 1), 1, 2); // flu is 5 of 17: at most 3.4
        QVERIFY(infeasible()->isVisible());
        QVERIFY(!sliced()->isVisible());
        QCOMPARE(infeasible()->findChild<Banner*>()->heading(), QStringLiteral("ℓ = 8 cannot be met for ill"));
        QTRY_VERIFY(button(QStringLiteral("Set ℓ to 3.4")));
        button(QStringLiteral("Set ℓ to 3.4"))->click();
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
        QTRY_VERIFY(button(QStringLiteral("Set α to 1"))); // shown anew when more is known
        button(QStringLiteral("Set α to 1"))->click();
        m_opened->settle();
        QVERIFY(m_opened->session.now().snapshot.parameters.columns.alpha == std::optional<std::size_t>(1));
        QVERIFY(sliced()->isVisible());
    }

    void alphaOneLeftByHandIsProposedAgain()
    {
        m_opened->setEll(Ratio(3, 1), 1, 2);
        const auto proposed = *m_opened->session.now().snapshot.columns;
        m_opened->session.moveAttributes({AttributeId(1)}, proposed.columnOf(*proposed.sensitive()));
        m_opened->settle();
        QVERIFY(infeasible()->isVisible());
        QTRY_VERIFY(button(QStringLiteral("Set α to 1")));
        button(QStringLiteral("Set α to 1"))->click();
        m_opened->settle();
        QVERIFY(*m_opened->session.now().snapshot.columns == proposed && !m_opened->session.now().snapshot.columnsByHand);
        QVERIFY(sliced()->isVisible());
    }

    void anotherAttributeBesideTheSensitiveOneIsOfferedWithWhatItGives()
    {
        // sex beside job: two of four women are in an office; town beside it: every job once in each
        open({"age,sex,town,job", "1,f,a,office", "2,f,b,office", "3,f,a,sales", "4,f,b,farm", "5,m,a,craft", "6,m,b,sales", "7,m,a,farm",
              "8,m,b,craft"},
             Ratio(3, 1));
        m_opened->session.moveToNewColumn({AttributeId(1), AttributeId(3)});
        m_opened->settle();
        QVERIFY(infeasible()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Swap them")), 30000);
        const auto ways = m_opened->session.now().waysOut;
        QVERIFY(ways && ways->alone && ways->swap);
        QStringList sentences;
        for (const QLabel* label : infeasible()->findChildren<QLabel*>())
            sentences << label->text();
        const QString buckets
            = ways->alone->buckets == 1 ? QStringLiteral("one bucket") : QStringLiteral("%1 buckets").arg(ways->alone->buckets);
        QVERIFY2(!sentences.filter(QStringLiteral("At ℓ = 3: ") + buckets).isEmpty(), qPrintable(sentences.join(QLatin1Char('|'))));
        button(QStringLiteral("Swap them"))->click();
        m_opened->settle();
        QCOMPARE(m_opened->session.now().snapshot.buckets->size(), ways->swap->gives.buckets);
        m_opened->session.undo();
        QVERIFY(infeasible()->isVisible());
    }

    void nothingStaleIsShownWithoutBuckets()
    {
        m_opened->session.setRoles({SourceId{3}}, Role::QuasiIdentifier);
        m_opened->settle();
        QVERIFY(m_panel->findChild<PanelPages*>()->isEmpty());
        QCOMPARE(sliced()->model()->rowCount(), 0);
    }
};

TRANCHE_WINDOW_TEST(TestBucketsPanel)

} // namespace tst_buckets_panel

#include "tst_buckets_panel.moc"
#include "ui/session/opened_table.h"
