// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/dial/ratio_field.h"
#include "tests/support/test_room.h"

#include <QLineEdit>
#include <QSignalSpy>

namespace tst_ratio_field {

using namespace tranche;

class TestRatioField : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatIsTypedExactly_data();
    void keepsWhatIsTypedExactly();
    void explainsWhatCannotBeRead_data();
    void explainsWhatCannotBeRead();
    void aProblemLeavesTheValue();
    void escapeBringsTheValueBack();
    void arrowsStepByTwentieths();
    void writesFractionsAsTheyAreTyped();
};

namespace {

void type(RatioField& field, const QString& text)
{
    auto* line = field.findChild<QLineEdit*>();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

void TestRatioField::keepsWhatIsTypedExactly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<uint>("numerator");
    QTest::addColumn<uint>("denominator");
    QTest::newRow("whole") << "3" << 3u << 1u;
    QTest::newRow("decimal") << "3.9" << 39u << 10u;
    QTest::newRow("fraction") << "7/2" << 7u << 2u;
    QTest::newRow("fraction that no decimal holds") << "7/3" << 7u << 3u;
}

void TestRatioField::keepsWhatIsTypedExactly()
{
    QFETCH(QString, text);
    QFETCH(uint, numerator);
    QFETCH(uint, denominator);
    RatioField field;
    QSignalSpy chosen(&field, &RatioField::chosen);
    type(field, text);
    QCOMPARE(field.value(), Ratio(numerator, denominator));
    QCOMPARE(chosen.count(), 1);
    QVERIFY(field.problem().isEmpty());
}

void TestRatioField::explainsWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("word") << "three";
    QTest::newRow("nothing over nothing") << "3/0";
    QTest::newRow("below one") << "0.5";
    QTest::newRow("comma") << "3,5";
}

void TestRatioField::explainsWhatCannotBeRead()
{
    QFETCH(QString, text);
    RatioField field;
    QSignalSpy chosen(&field, &RatioField::chosen);
    type(field, text);
    QVERIFY(!field.problem().isEmpty());
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(field.text(), text);
}

void TestRatioField::aProblemLeavesTheValue()
{
    RatioField field;
    field.setValue(Ratio(7, 2));
    type(field, QStringLiteral("x"));
    QCOMPARE(field.value(), Ratio(7, 2));
}

void TestRatioField::escapeBringsTheValueBack()
{
    RatioField field;
    field.show();
    field.activateWindow();
    field.setFocus();
    QTRY_VERIFY(field.hasFocus());
    field.setValue(Ratio(7, 2));
    type(field, QStringLiteral("x"));
    field.setValue(Ratio(5, 2)); // arrives meanwhile
    QCOMPARE(field.text(), QStringLiteral("x"));
    QTest::keyClick(&field, Qt::Key_Escape);
    QVERIFY(field.problem().isEmpty());
    QCOMPARE(field.text(), QStringLiteral("2.5"));
}

void TestRatioField::arrowsStepByTwentieths()
{
    RatioField field;
    field.setValue(Ratio(1, 1));
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(field.value(), Ratio(105, 100));
    QTest::keyClick(&field, Qt::Key_PageUp);
    QCOMPARE(field.value(), Ratio(155, 100));
    QTest::keyClick(&field, Qt::Key_PageDown);
    QTest::keyClick(&field, Qt::Key_PageDown);
    QCOMPARE(field.value(), Ratio(1, 1));
}

void TestRatioField::writesFractionsAsTheyAreTyped()
{
    QCOMPARE(ratioText(Ratio(3, 1)), QStringLiteral("3"));
    QCOMPARE(ratioText(Ratio(393, 100)), QStringLiteral("3.93"));
    QCOMPARE(ratioText(Ratio(7, 3)), QStringLiteral("7/3"));
}

TRANCHE_WINDOW_TEST(TestRatioField)

} // namespace tst_ratio_field

#include "tst_ratio_field.moc"
