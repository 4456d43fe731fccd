// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/number_text.h"
#include "tests/support/test_room.h"

namespace tst_number_text {

using namespace tranche;

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void countsAreSeparatedByThousands();
    void aCountIsReadHoweverItsThousandsAreSeparated();
    void theGreatestLIsRoundedDown();
    void whatIsOverTheLimitNeverReadsLikeIt();
    void whatStandsOnTheLimitReadsLikeIt();
    void sharesNeverReadLikeZeroOrOneUnlessTheyAre();
    void aMedianMayBeHalf();
    void theZeroBeforeAPointGoesButNeverTheOneBeforeAComma();
    void aMomentIsReadByTheClockOfThePerson();
};

void TestNumberText::countsAreSeparatedByThousands()
{
    QCOMPARE(countText(0), QStringLiteral("0"));
    QCOMPARE(countText(1203), QStringLiteral("1,203"));
    QCOMPARE(countText(1, Counted::Tuple), QStringLiteral("1 tuple"));
    QCOMPARE(countText(0, Counted::Bucket), QStringLiteral("0 buckets"));
    QCOMPARE(countText(1203, Counted::Attribute), QStringLiteral("1,203 attributes"));
    QCOMPARE(countText(1'000'000), QStringLiteral("1,000,000"));
}

void TestNumberText::aCountIsReadHoweverItsThousandsAreSeparated()
{
    for (const auto* typed : {"45222", "45,222", "45.222", "45 222", "45 222", "45’222", " 45222 "})
        QVERIFY2(typedCount(QString::fromUtf8(typed)) == 45222, typed);
    for (const auto* typed : {"", " ", "ten", "12a", "-5", "1.5", "1,5", "45.2", "4522,2", "45,22", "1,234.567", "45..222", ".5", "5."})
        QVERIFY2(!typedCount(QString::fromUtf8(typed)), typed);
}

void TestNumberText::theGreatestLIsRoundedDown()
{
    QCOMPARE(lText(Ratio(2939, 746)), QStringLiteral("3.93")); // 3.9396...
    QCOMPARE(lText(Ratio(3, 1)), QStringLiteral("3"));
}

void TestNumberText::whatIsOverTheLimitNeverReadsLikeIt()
{
    QCOMPARE(probabilityText(Ratio(3334, 10000), Ratio(1, 3)), QStringLiteral(".3334"));
    QCOMPARE(probabilityText(Ratio(1, 3), Ratio(3333, 10000)), QStringLiteral(".33333"));
    QCOMPARE(probabilityText(Ratio(1, 2), Ratio(1, 3)), QStringLiteral(".500"));
}

void TestNumberText::whatStandsOnTheLimitReadsLikeIt()
{
    QCOMPARE(probabilityText(Ratio(1, 3), Ratio(1, 3)), QStringLiteral(".333"));
}

void TestNumberText::sharesNeverReadLikeZeroOrOneUnlessTheyAre()
{
    QCOMPARE(shareText(0.0), QStringLiteral("0"));
    QCOMPARE(shareText(1.0), QStringLiteral("1"));
    QVERIFY(shareText(0.0001) != QLatin1String(".000"));
    QVERIFY(shareText(0.99999) != QLatin1String("1.000"));
}

void TestNumberText::aMedianMayBeHalf()
{
    QCOMPARE(medianText(15.0), QStringLiteral("15"));
    QCOMPARE(medianText(15.5), QStringLiteral("15.5"));
}

void TestNumberText::theZeroBeforeAPointGoesButNeverTheOneBeforeAComma()
{
    const QLocale before;
    const auto texts = [] {
        return QStringList{shareText(1.0 / 3.0),
                           shareText(0.0001),
                           shareText(0.9999),
                           phiText(0.19),
                           changeText(-0.25),
                           bareText(QStringLiteral(".02")),
                           probabilityText(Ratio(3334, 10000), Ratio(1, 3)),
                           shareText(1.0)};
    };
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const QStringList english = texts();
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const QStringList german = texts();
    QLocale::setDefault(before);
    QCOMPARE(english, (QStringList{QStringLiteral(".333"), QStringLiteral("<.001"), QStringLiteral(">.999"), QStringLiteral(".190"),
                                   QStringLiteral("−.250"), QStringLiteral(".02"), QStringLiteral(".3334"), QStringLiteral("1")}));
    QCOMPARE(german, (QStringList{QStringLiteral("0,333"), QStringLiteral("<0,001"), QStringLiteral(">0,999"), QStringLiteral("0,190"),
                                  QStringLiteral("−0,250"), QStringLiteral("0,02"), QStringLiteral("0,3334"), QStringLiteral("1")}));
}

void TestNumberText::aMomentIsReadByTheClockOfThePerson()
{
    const QDateTime noon(QDate(2026, 11, 28), QTime(12, 0));
    QCOMPARE(momentText(noon.toUTC().toString(Qt::ISODate).toStdString()), QStringLiteral("28 Nov 2026, 12:00"));
    QCOMPARE(momentText("some day"), QStringLiteral("some day"));
}

TRANCHE_TEST(TestNumberText)

} // namespace tst_number_text

#include "tst_number_text.moc"
