// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/dial/dial_slider.h"
#include "tests/support/test_room.h"

#include <QSignalSpy>

namespace tst_dial_slider {

using namespace tranche;

namespace {

std::shared_ptr<const Limit> limitOf(const Figure& figure, ModelKind kind = ModelKind::LDiversity)
{
    Limit limit;
    limit.model.kind = kind;
    limit.figure = figure;
    return std::make_shared<const Limit>(limit);
}

DialScale distances()
{
    DialScale scale;
    scale.least = Ratio(0, 1);
    scale.most = Ratio(1, 1);
    scale.begin = 0.0;
    scale.usualEnd = 1.0;
    scale.perUnit = 1000;
    scale.step = 10;
    scale.page = 100;
    scale.moreIsSafer = false;
    return scale;
}

} // namespace

class TestDialSlider : public QObject {
    Q_OBJECT

private slots:
    void arrowsStepByTwentieths();
    void pageKeysStepByHalves();
    void itNeverGoesBelowOne();
    void theScaleReachesTwiceTheGreatest();
    void theHandleMayGoBeyondWhatCanHold();
    void endGoesToTheGreatestThatCanHold();
    void aDragIsOneStep();
    void aimingAtTheTickMeansTheGreatest();
    void answersDoNotMoveTheHandleDuringADrag();
    void aScaleWhoseLessIsSaferFailsBelowItsLimit();
    void whereNothingCanHoldEverythingIsBeyond();
};

void TestDialSlider::arrowsStepByTwentieths()
{
    DialSlider slider;
    slider.setValue(Ratio(3, 1));
    QSignalSpy chosen(&slider, &DialSlider::chosen);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(slider.value(), Ratio(305, 100));
    QTest::keyClick(&slider, Qt::Key_Down);
    QTest::keyClick(&slider, Qt::Key_Down);
    QCOMPARE(slider.value(), Ratio(295, 100));
    QCOMPARE(chosen.count(), 3);
}

void TestDialSlider::pageKeysStepByHalves()
{
    DialSlider slider;
    slider.setValue(Ratio(3, 1));
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QCOMPARE(slider.value(), Ratio(7, 2));
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(slider.value(), Ratio(3, 1));
}

void TestDialSlider::itNeverGoesBelowOne()
{
    DialSlider slider;
    slider.setValue(Ratio(1, 1));
    QSignalSpy chosen(&slider, &DialSlider::chosen);
    QTest::keyClick(&slider, Qt::Key_Left);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(slider.value(), Ratio(1, 1));
    QCOMPARE(chosen.count(), 0);
}

void TestDialSlider::theScaleReachesTwiceTheGreatest()
{
    DialSlider slider;
    QCOMPARE(slider.scaleEnd(), 8.0);
    slider.setLimit(limitOf(Ratio(2939, 746)));
    QCOMPARE(slider.scaleEnd(), 8.0);
    slider.setLimit(limitOf(Ratio(22611, 3010))); // 7.51
    QCOMPARE(slider.scaleEnd(), 16.0);
}

void TestDialSlider::theHandleMayGoBeyondWhatCanHold()
{
    DialSlider slider;
    slider.setLimit(limitOf(Ratio(2939, 746)));
    slider.setValue(Ratio(393, 100));
    QVERIFY(!slider.isBeyond());
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(slider.value(), Ratio(398, 100));
    QVERIFY(slider.isBeyond());
}

void TestDialSlider::endGoesToTheGreatestThatCanHold()
{
    DialSlider slider;
    slider.setLimit(limitOf(Ratio(2939, 746)));
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(slider.value(), Ratio(393, 100));
}

void TestDialSlider::aDragIsOneStep()
{
    DialSlider slider;
    slider.resize(300, 50);
    QSignalSpy chosen(&slider, &DialSlider::chosen);
    QTest::mousePress(&slider, Qt::LeftButton, {}, {100, 24});
    QTest::mouseMove(&slider, {150, 24});
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, {150, 24});
    QVERIFY(chosen.count() >= 2);
    for (qsizetype i = 0; i + 1 < chosen.count(); ++i)
        QCOMPARE(chosen.at(i).at(1).toBool(), true);
    QCOMPARE(chosen.last().at(1).toBool(), false);
    QCOMPARE(chosen.last().at(0).value<Ratio>(), slider.value());
}

void TestDialSlider::aimingAtTheTickMeansTheGreatest()
{
    DialSlider slider;
    slider.resize(718, 50); // a hundred pixels for each l, between margins of nine
    slider.setLimit(limitOf(Ratio(2939, 746)));
    QTest::mousePress(&slider, Qt::LeftButton, {}, {9 + 294, 24});
    QCOMPARE(slider.value(), Ratio(393, 100));
}

void TestDialSlider::answersDoNotMoveTheHandleDuringADrag()
{
    DialSlider slider;
    slider.resize(300, 50);
    QTest::mousePress(&slider, Qt::LeftButton, {}, {100, 24});
    const Ratio held = slider.value();
    slider.setValue(Ratio(2, 1));
    QCOMPARE(slider.value(), held);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, {100, 24});
    slider.setValue(Ratio(2, 1));
    QCOMPARE(slider.value(), Ratio(2, 1));
}

void TestDialSlider::aScaleWhoseLessIsSaferFailsBelowItsLimit()
{
    DialSlider slider;
    slider.setScale(distances());
    slider.setLimit(limitOf(Ratio(1735, 10000), ModelKind::TCloseness));
    slider.setValue(Ratio(2, 10));
    QVERIFY(!slider.isBeyond());
    QCOMPARE(slider.scaleEnd(), 1.0);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(slider.value(), Ratio(1, 10));
    QVERIFY(slider.isBeyond());
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(slider.value(), Ratio(174, 1000));
    QVERIFY(!slider.isBeyond());
    QVERIFY2(slider.accessibleDescription().contains(QStringLiteral("0.174 at least")), qPrintable(slider.accessibleDescription()));
}

void TestDialSlider::whereNothingCanHoldEverythingIsBeyond()
{
    DialSlider slider;
    slider.setScale(distances());
    slider.setLimit(limitOf(Figure(), ModelKind::Recursive));
    slider.setValue(Ratio(1, 1));
    QVERIFY(slider.isBeyond());
    QVERIFY(slider.accessibleDescription().contains(QStringLiteral("none possible")));
}

TRANCHE_WINDOW_TEST(TestDialSlider)

} // namespace tst_dial_slider

#include "tst_dial_slider.moc"
