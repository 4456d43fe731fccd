// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/job_bar.h"
#include "tests/support/test_room.h"

#include <QApplication>
#include <QProgressBar>

namespace tst_job_bar {

using namespace tranche;

namespace {

class CountedPaints final : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

    int count = 0;
};

} // namespace

class TestJobBar final : public QObject {
    Q_OBJECT

private slots:
    void aShortJobDoesNotPaintEveryStep()
    {
        Session session;
        JobBar bar(session);
        bar.resize(900, bar.height());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        auto* progress = bar.findChild<QProgressBar*>();
        emit session.jobStarted(QStringLiteral("Reading people.csv"));
        QTRY_VERIFY(progress->isVisible());
        CountedPaints paints;
        progress->installEventFilter(&paints);
        for (int permille = 1; permille <= 1000; ++permille)
            emit session.jobProgressed(permille);
        QCOMPARE(paints.count, 0);
        QTRY_COMPARE(progress->value(), 1000);
        QVERIFY(paints.count > 0);
    }

    void theNextJobBeginsAtItsBegin()
    {
        Session session;
        JobBar bar(session);
        bar.show();
        auto* progress = bar.findChild<QProgressBar*>();
        emit session.jobStarted(QStringLiteral("Slicing"));
        emit session.jobProgressed(700);
        QTRY_COMPARE(progress->value(), 700);
        emit session.jobEnded();
        QVERIFY(!progress->isVisible());
        emit session.jobStarted(QStringLiteral("Slicing"));
        QCOMPARE(progress->value(), 0);
    }
};

TRANCHE_WINDOW_TEST(TestJobBar)

} // namespace tst_job_bar

#include "tst_job_bar.moc"
