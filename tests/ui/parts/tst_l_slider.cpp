// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/l_slider.h"

#include <QSignalSpy>
#include <QTest>

using namespace tranche;

Q_DECLARE_METATYPE(tranche::Ratio)

class TestLSlider : public QObject {
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
};

void TestLSlider::arrowsStepByTwentieths()
{
    LSlider slider;
    slider.setValue(Ratio(3, 1));
    QSignalSpy chosen(&slider, &LSlider::chosen);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(slider.value(), Ratio(305, 100));
    QTest::keyClick(&slider, Qt::Key_Down);
    QTest::keyClick(&slider, Qt::Key_Down);
    QCOMPARE(slider.value(), Ratio(295, 100));
    QCOMPARE(chosen.count(), 3);
}

void TestLSlider::pageKeysStepByHalves()
{
    LSlider slider;
    slider.setValue(Ratio(3, 1));
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QCOMPARE(slider.value(), Ratio(7, 2));
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(slider.value(), Ratio(3, 1));
}

void TestLSlider::itNeverGoesBelowOne()
{
    LSlider slider;
    slider.setValue(Ratio(1, 1));
    QSignalSpy chosen(&slider, &LSlider::chosen);
    QTest::keyClick(&slider, Qt::Key_Left);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(slider.value(), Ratio(1, 1));
    QCOMPARE(chosen.count(), 0);
}

void TestLSlider::theScaleReachesTwiceTheGreatest()
{
    LSlider slider;
    QCOMPARE(slider.scaleEnd(), 8.0);
    slider.setGreatest(Ratio(2939, 746));
    QCOMPARE(slider.scaleEnd(), 8.0);
    slider.setGreatest(Ratio(22611, 3010)); // 7.51
    QCOMPARE(slider.scaleEnd(), 16.0);
}

void TestLSlider::theHandleMayGoBeyondWhatCanHold()
{
    LSlider slider;
    slider.setGreatest(Ratio(2939, 746));
    slider.setValue(Ratio(393, 100));
    QVERIFY(!slider.isBeyond());
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(slider.value(), Ratio(398, 100));
    QVERIFY(slider.isBeyond());
}

void TestLSlider::endGoesToTheGreatestThatCanHold()
{
    LSlider slider;
    slider.setGreatest(Ratio(2939, 746));
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(slider.value(), Ratio(393, 100));
}

void TestLSlider::aDragIsOneStep()
{
    LSlider slider;
    slider.resize(300, 50);
    QSignalSpy chosen(&slider, &LSlider::chosen);
    QTest::mousePress(&slider, Qt::LeftButton, {}, { 100, 24 });
    QTest::mouseMove(&slider, { 150, 24 });
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, { 150, 24 });
    QVERIFY(chosen.count() >= 2);
    for (qsizetype i = 0; i + 1 < chosen.count(); ++i)
        QCOMPARE(chosen.at(i).at(1).toBool(), true);
    QCOMPARE(chosen.last().at(1).toBool(), false);
    QCOMPARE(chosen.last().at(0).value<Ratio>(), slider.value());
}

void TestLSlider::aimingAtTheTickMeansTheGreatest()
{
    LSlider slider;
    slider.resize(718, 50); // a hundred pixels for each l, between margins of nine
    slider.setGreatest(Ratio(2939, 746));
    QTest::mousePress(&slider, Qt::LeftButton, {}, { 9 + 294, 24 });
    QCOMPARE(slider.value(), Ratio(393, 100));
}

void TestLSlider::answersDoNotMoveTheHandleDuringADrag()
{
    LSlider slider;
    slider.resize(300, 50);
    QTest::mousePress(&slider, Qt::LeftButton, {}, { 100, 24 });
    const Ratio held = slider.value();
    slider.setValue(Ratio(2, 1));
    QCOMPARE(slider.value(), held);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, { 100, 24 });
    slider.setValue(Ratio(2, 1));
    QCOMPARE(slider.value(), Ratio(2, 1));
}

QTEST_MAIN(TestLSlider)
#include "tst_l_slider.moc"
