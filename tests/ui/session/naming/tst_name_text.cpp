// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "ui/session/naming/name_text.h"

#include <QSet>

namespace tst_name_text {

using namespace tranche;

class TestNameText : public QObject {
    Q_OBJECT

private slots:
    void ordinaryNamesStayAsTheyAre()
    {
        for (const char* name :
             {"Age", "Marital status", "Größe (cm)", "👩 job 🏥", "👩‍⚕️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "日本語", "é"}) {
            QCOMPARE(nameText(name), QString::fromUtf8(name));
            QCOMPARE(nameHint(name), QString::fromUtf8(name));
            QCOMPARE(briefName(name), QString::fromUtf8(name));
        }
    }

    void namesThatDifferOnlyByWhatIsNotSeenCanBeToldApart()
    {
        QSet<QString> shown;
        const QStringList names{QStringLiteral("a b"),       QStringLiteral(" a b"),      QStringLiteral("a b "),
                                QStringLiteral("a  b"),      QStringLiteral("a   b"),     QStringLiteral("a\u00a0b"),
                                QStringLiteral("a\tb"),      QStringLiteral("a\u2003b"),  QStringLiteral("a\u2009b"),
                                QStringLiteral("a\u200b b"), QStringLiteral("\ufeffa b"), QStringLiteral("a \u00adb"),
                                QStringLiteral("ab"),        QStringLiteral("a\nb"),      QStringLiteral(" "),
                                QStringLiteral("  "),        QStringLiteral("\u00a0")};
        for (const QString& name : names) {
            const QString text = nameText(name.toStdString());
            QVERIFY2(!text.trimmed().isEmpty(), qPrintable(name));
            QVERIFY2(!shown.contains(text), qPrintable(text));
            shown.insert(text);
        }
        QCOMPARE(nameText(" a  b "), QStringLiteral("␣a␣␣b␣"));
        QCOMPARE(nameText("a\u00a0b"), QStringLiteral("a⍽b"));
        QCOMPARE(nameText("a\u2003b"), QStringLiteral("a‹U+2003›b"));
    }

    void theHintSaysWhatTheMarksStandFor()
    {
        QCOMPARE(nameHint("age "), QStringLiteral("age␣ (␣ is a blank)"));
        QCOMPARE(nameHint("\tage\u00a0"), QStringLiteral("⇥age⍽ (⍽ is a no-break space, ⇥ is a tab)"));
    }

    void ofALongNameTheBeginningAndTheEndAreSaid()
    {
        const std::string longest = "Household income before taxes in the past twelve months, inflation-adjusted";
        QCOMPARE(briefName(longest), QStringLiteral("Household income before…ion-adjusted"));
        QCOMPARE(nameText(longest), QString::fromStdString(longest));
        QCOMPARE(briefName(std::string(36, 'x')), QString(36, QLatin1Char('x')));
        QCOMPARE(briefName(std::string(37, 'x')).size(), 36);
        QString families; // each is one sign, made of several
        for (int i = 0; i < 40; ++i)
            families += QStringLiteral("👨‍👩‍👧");
        const QString brief = briefName(families.toStdString());
        QCOMPARE(QString(brief).remove(QStringLiteral("👨‍👩‍👧")), QStringLiteral("…"));
    }

    void whatReadsFromRightToLeftStandsApart()
    {
        QCOMPARE(nameText("עיר"), QStringLiteral("\u2068עיר\u2069"));
        QCOMPARE(valueText("مستشفى (أ)"), QStringLiteral("\u2068مستشفى (أ)\u2069"));
        const QString brief = briefName(QString(50, QChar(u'ע')).toStdString());
        QVERIFY(brief.startsWith(QChar(0x2068)) && brief.endsWith(QChar(0x2069)));
        QCOMPARE(valueText("flu"), QStringLiteral("flu"));
    }
};

TRANCHE_CORE_TEST(TestNameText)

} // namespace tst_name_text

#include "tst_name_text.moc"
