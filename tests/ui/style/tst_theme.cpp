// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"
#include "tests/support/test_room.h"

#include <QApplication>

namespace tst_theme {

using namespace tranche;

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aPaletteSaysItsScheme_data() { schemes(); }
    void aPaletteSaysItsScheme();
    void textReadsOnEveryGround_data() { schemes(); }
    void textReadsOnEveryGround();
    void verdictsReadOnTheirTint_data() { schemes(); }
    void verdictsReadOnTheirTint();
    void edgesOfControlsStandOut_data() { schemes(); }
    void edgesOfControlsStandOut();
    void numbersReadOnEveryMapCell_data() { schemes(); }
    void numbersReadOnEveryMapCell();
    void marksOfPlotsStandOut_data() { schemes(); }
    void marksOfPlotsStandOut();
    void lettersReadOnTheirSwatch_data() { schemes(); }
    void lettersReadOnTheirSwatch();
    void textReadsOnColumnTints_data() { schemes(); }
    void textReadsOnColumnTints();
    void columnsRepeatFromTheEighthOn();
    void zeroPhiIsTheSurface();

private:
    void schemes();
    QPalette m_palette;
};

void TestTheme::schemes()
{
    QTest::addColumn<Scheme>("scheme");
    QTest::newRow("light") << Scheme::Light;
    QTest::newRow("dark") << Scheme::Dark;
    QTest::newRow("high contrast") << Scheme::HighContrast;
}

void TestTheme::init()
{
    if (QTest::currentDataTag() != nullptr) {
        QFETCH(Scheme, scheme);
        applyScheme(*qApp, scheme);
    } else {
        applyScheme(*qApp, Scheme::Light);
    }
    m_palette = QApplication::palette();
}

void TestTheme::aPaletteSaysItsScheme()
{
    QFETCH(Scheme, scheme);
    QCOMPARE(schemeOf(m_palette), scheme);
}

void TestTheme::textReadsOnEveryGround()
{
    for (const Ink text : {Ink::Text, Ink::Text2, Ink::Text3}) {
        for (const Ink ground : {Ink::Window, Ink::Base, Ink::Raised, Ink::Alt, Ink::Header, Ink::Selection}) {
            const double measured = contrast(ink(m_palette, text), ink(m_palette, ground));
            QVERIFY2(measured >= 4.5, qPrintable(QStringLiteral("text %1 on %2: %3").arg(int(text)).arg(int(ground)).arg(measured)));
        }
    }
    QVERIFY(contrast(ink(m_palette, Ink::OnAccent), ink(m_palette, Ink::Accent)) >= 4.5);
    QVERIFY(contrast(ink(m_palette, Ink::Accent), ink(m_palette, Ink::Base)) >= 4.5);
}

void TestTheme::verdictsReadOnTheirTint()
{
    const std::pair<Ink, Ink> pairs[] = {{Ink::Pass, Ink::PassBack}, {Ink::Warn, Ink::WarnBack}, {Ink::Fail, Ink::FailBack}};
    for (const auto& [verdict, back] : pairs) {
        for (const Ink ground : {back, Ink::Base, Ink::Raised, Ink::Window})
            QVERIFY2(contrast(ink(m_palette, verdict), ink(m_palette, ground)) >= 4.5, qPrintable(QString::number(int(verdict))));
        QVERIFY(contrast(ink(m_palette, Ink::Text), ink(m_palette, back)) >= 4.5);
    }
}

void TestTheme::edgesOfControlsStandOut()
{
    for (const Ink ground : {Ink::Window, Ink::Base, Ink::Raised})
        QVERIFY(contrast(ink(m_palette, Ink::Strong), ink(m_palette, ground)) >= 3.0);
}

void TestTheme::numbersReadOnEveryMapCell()
{
    for (int step = 0; step <= 1000; ++step) {
        const QColor cell = phiInk(m_palette, step / 1000.0);
        QVERIFY2(contrast(inkOn(cell), cell) >= 4.5, qPrintable(QString::number(step)));
        const QColor change = changeInk(m_palette, (step / 500.0 - 1.0) * greatestChange);
        QVERIFY2(contrast(inkOn(change), change) >= 4.5, qPrintable(QStringLiteral("change ") + QString::number(step)));
    }
}

void TestTheme::marksOfPlotsStandOut()
{
    std::vector<std::pair<QString, QColor>> marks;
    for (const Ink mark : {Ink::Accent, Ink::Fail, Ink::Sensitive, Ink::Text, Ink::Text3}) // bars, limits, what fails
        marks.emplace_back(QStringLiteral("ink %1").arg(int(mark)), ink(m_palette, mark));
    for (std::size_t column = 0; column < 7; ++column) // dots, frames
        marks.emplace_back(QStringLiteral("column %1").arg(column), columnInk(m_palette, column));
    for (const auto& [name, colour] : marks) {
        for (const Ink ground : {Ink::Base, Ink::Raised, Ink::Window, Ink::Track}) {
            const double measured = contrast(colour, ink(m_palette, ground));
            QVERIFY2(measured >= 3.0, qPrintable(QStringLiteral("%1 on %2: %3").arg(name).arg(int(ground)).arg(measured)));
        }
    }
    QVERIFY(contrast(ink(m_palette, Ink::Strong), ink(m_palette, Ink::Header)) >= 3.0); // the diagonal's stroke
    QVERIFY(contrast(ink(m_palette, Ink::Fail), ink(m_palette, Ink::FailBack)) >= 3.0); // hatched
}

void TestTheme::lettersReadOnTheirSwatch()
{
    for (std::size_t column = 0; column < 7; ++column)
        QVERIFY(contrast(inkOn(columnInk(m_palette, column)), columnInk(m_palette, column)) >= 4.5);
    QVERIFY(contrast(inkOn(ink(m_palette, Ink::Sensitive)), ink(m_palette, Ink::Sensitive)) >= 4.5);
}

void TestTheme::textReadsOnColumnTints()
{
    for (std::size_t column = 0; column < 7; ++column) {
        for (const Ink ground : {Ink::Base, Ink::Alt, Ink::Selection}) {
            const QColor tint = blend(columnInk(m_palette, column), ink(m_palette, ground), 0.2);
            QVERIFY(contrast(ink(m_palette, Ink::Text), tint) >= 4.5);
        }
    }
}

void TestTheme::columnsRepeatFromTheEighthOn()
{
    QCOMPARE(columnInk(m_palette, 7), columnInk(m_palette, 0));
    QVERIFY(columnInk(m_palette, 6) != columnInk(m_palette, 0));
}

void TestTheme::zeroPhiIsTheSurface()
{
    QCOMPARE(phiInk(m_palette, 0.0), QColor(0xF7, 0xF9, 0xF6));
    QCOMPARE(phiInk(m_palette, 1.0), QColor(0x1B, 0x2A, 0x62));
    QCOMPARE(phiInk(m_palette, 0.04), QColor(0xCF, 0xE6, 0xDF)); // sqrt(.04) is the second of six stops
}

TRANCHE_WINDOW_TEST(TestTheme)

} // namespace tst_theme

#include "tst_theme.moc"
