// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/segmented_buttons.h"
#include "tests/support/test_room.h"

#include <QPushButton>
#include <QSignalSpy>

namespace tst_segmented_buttons {

using namespace tranche;

class TestSegmentedButtons : public QObject {
    Q_OBJECT

private slots:
    void oneIsAlwaysOn();
    void settingIsSilent();
    void aClickTellsWhich();
};

void TestSegmentedButtons::oneIsAlwaysOn()
{
    SegmentedButtons choice({QStringLiteral("median"), QStringLiteral("balanced")});
    QCOMPARE(choice.current(), 0);
    QTest::mouseClick(choice.findChildren<QPushButton*>().at(0), Qt::LeftButton);
    QCOMPARE(choice.current(), 0);
}

void TestSegmentedButtons::settingIsSilent()
{
    SegmentedButtons choice({QStringLiteral("median"), QStringLiteral("balanced")});
    QSignalSpy chosen(&choice, &SegmentedButtons::chosen);
    choice.setCurrent(1);
    QCOMPARE(choice.current(), 1);
    QCOMPARE(chosen.count(), 0);
}

void TestSegmentedButtons::aClickTellsWhich()
{
    SegmentedButtons choice({QStringLiteral("median"), QStringLiteral("balanced")});
    QSignalSpy chosen(&choice, &SegmentedButtons::chosen);
    QTest::mouseClick(choice.findChildren<QPushButton*>().at(1), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.at(0).at(0).toInt(), 1);
}

TRANCHE_WINDOW_TEST(TestSegmentedButtons)

} // namespace tst_segmented_buttons

#include "tst_segmented_buttons.moc"
