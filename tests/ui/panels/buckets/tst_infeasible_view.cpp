// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/infeasible_view.h"

#include "tests/support/test_room.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/meter.h"
#include "ui/words/infeasible_facts.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_infeasible_view {

using namespace tranche;

namespace {

InfeasibleFacts threeOfFour()
{
    InfeasibleFacts facts;
    facts.heading = QStringLiteral("ℓ = 3 cannot hold for ill");
    facts.sentence = QStringLiteral("Three of four have the flu.");
    facts.group = QStringLiteral("sex = F");
    facts.sensitive = QStringLiteral("ill");
    facts.shares.groupSize = 4;
    facts.shares.shares = {{0, 3}, {1, 1}};
    facts.values = QStringList{QStringLiteral("flu"), QStringLiteral("cold")};
    facts.limits = {Ratio(1, 3), Ratio(1, 3)};
    facts.limitCaption = QStringLiteral("Tick: the limit");
    return facts;
}

} // namespace

class TestInfeasibleView : public QObject {
    Q_OBJECT

    QStringList textsOf(const QWidget& view) const
    {
        QStringList texts;
        for (const QLabel* label : view.findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts;
    }

    static QPushButton* button(const QWidget& view, const QString& text)
    {
        for (QPushButton* found : view.findChildren<QPushButton*>())
            if (found->isVisible() && found->text() == text)
                return found;
        return nullptr;
    }

private slots:
    void saysWhatStopsTheRequest()
    {
        InfeasibleView view(nullptr);
        view.resize(900, 500);
        view.show(threeOfFour());
        static_cast<QWidget&>(view).show();
        QCOMPARE(view.findChild<Banner*>()->heading(), QStringLiteral("ℓ = 3 cannot hold for ill"));
        const QStringList texts = textsOf(view);
        QVERIFY(texts.contains(QStringLiteral("sex = F")));
        QVERIFY(texts.contains(QStringLiteral("4 tuples")));
        QStringList meters;
        for (const Meter* meter : view.findChildren<Meter*>())
            meters << meter->accessibleName();
        QCOMPARE(meters.size(), 2);
        QVERIFY2(meters[0].startsWith(QStringLiteral("flu 75.0")) && meters[0].endsWith(QStringLiteral("above")), qPrintable(meters[0]));
        QVERIFY2(meters[1].startsWith(QStringLiteral("cold 25.0")) && !meters[1].contains(QStringLiteral("above")), qPrintable(meters[1]));
    }

    void ofManyValuesTheLeastAreCounted_data()
    {
        QTest::addColumn<int>("values");
        QTest::addColumn<QString>("rest");
        QTest::newRow("nine") << 9 << QStringLiteral("and one more value");
        QTest::newRow("twelve") << 12 << QStringLiteral("and 4 more values");
    }

    void ofManyValuesTheLeastAreCounted()
    {
        QFETCH(int, values);
        QFETCH(QString, rest);
        InfeasibleFacts facts = threeOfFour();
        facts.shares.shares.clear();
        facts.values.clear();
        facts.shares.groupSize = static_cast<std::size_t>(values);
        for (int i = 0; i < values; ++i) {
            facts.shares.shares.push_back({static_cast<std::uint32_t>(i), 1});
            facts.values << QString::number(i);
        }
        InfeasibleView view(nullptr);
        view.show(facts);
        static_cast<QWidget&>(view).show();
        QCOMPARE(view.findChildren<Meter*>().size(), 8);
        const QStringList found = textsOf(view).filter(rest);
        QCOMPARE(found.size(), 1);
    }

    void everyWayOutIsAButton()
    {
        InfeasibleFacts facts = threeOfFour();
        PrivacyModel furthest;
        furthest.l = Ratio(4, 3);
        facts.furthest = furthest;
        facts.beside = QStringList{QStringLiteral("sex")};
        facts.alone = QStringLiteral("ℓ can then be up to 2.");
        facts.swap = InfeasibleFacts::Swap{AttributeId(1), AttributeId(2), QStringLiteral("Put zip beside ill instead of sex"), {}};
        PrivacyModel distinct;
        distinct.kind = ModelKind::Distinct;
        distinct.l = Ratio(2, 1);
        facts.distinct = distinct;
        InfeasibleView view(nullptr);
        view.resize(900, 700);
        view.show(facts);
        static_cast<QWidget&>(view).show();
        QSignalSpy models(&view, &InfeasibleView::modelChosen);
        QSignalSpy alone(&view, &InfeasibleView::alphaOneChosen);
        QSignalSpy swaps(&view, &InfeasibleView::swapChosen);
        QTest::mouseClick(button(view, QStringLiteral("Set ℓ to 4/3")), Qt::LeftButton);
        QCOMPARE(models.size(), 1);
        QCOMPARE(models.takeFirst().front().value<PrivacyModel>(), furthest);
        QTest::mouseClick(button(view, QStringLiteral("Set α to 1")), Qt::LeftButton);
        QCOMPARE(alone.size(), 1);
        button(view, QStringLiteral("Swap them"))->setFocus();
        QTest::keyClick(button(view, QStringLiteral("Swap them")), Qt::Key_Space);
        QCOMPARE(swaps.size(), 1);
        QCOMPARE(swaps.front()[0].value<AttributeId>(), AttributeId(1));
        QCOMPARE(swaps.front()[1].value<AttributeId>(), AttributeId(2));
        QTest::mouseClick(button(view, QStringLiteral("Switch to distinct ℓ")), Qt::LeftButton);
        QCOMPARE(models.takeFirst().front().value<PrivacyModel>(), distinct);
    }

    void waysThatAreGoneHaveNoButton()
    {
        InfeasibleFacts facts = threeOfFour();
        PrivacyModel furthest;
        furthest.l = Ratio(4, 3);
        facts.furthest = furthest;
        InfeasibleView view(nullptr);
        view.show(facts);
        static_cast<QWidget&>(view).show();
        QVERIFY(button(view, QStringLiteral("Set ℓ to 4/3")));
        facts.furthest.reset();
        view.show(facts);
        QVERIFY(!button(view, QStringLiteral("Set ℓ to 4/3")));
        QVERIFY(!button(view, QStringLiteral("Swap them")));
    }
};

TRANCHE_WINDOW_TEST(TestInfeasibleView)

} // namespace tst_infeasible_view

#include "tst_infeasible_view.moc"
