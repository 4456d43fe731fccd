// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/key_words.h"

#include "tests/support/test_room.h"

#include <QLocale>

namespace tst_key_words {

using namespace tranche;

class TestKeyWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void digitsStandInFours()
    {
        PublicKey key;
        key.id = {0x67, 0xd8, 0x2a, 0xc5, 0xdc, 0x79, 0x2e, 0xc0};
        QCOMPARE(keyIdWords(key), QStringLiteral("C02E 79DC C52A D867"));
    }

    void aKeyTellsItsDayAndItsUse()
    {
        OwnKey key{.name = "P", .day = "2026-03-03"};
        QCOMPARE(ownKeyLine(key), QStringLiteral("made 3 March 2026, not used yet"));
        key.signatures = 1;
        QCOMPARE(ownKeyLine(key), QStringLiteral("made 3 March 2026, 1 signature"));
        key.signatures = 1204;
        key.imported = true;
        QCOMPARE(ownKeyLine(key), QStringLiteral("imported 3 March 2026, 1,204 signatures"));
    }

    void aSignerTellsWhatTheOfficerDid()
    {
        KnownSigner signer{.name = "A", .day = "2026-10-12"};
        QCOMPARE(signerLine(signer), QStringLiteral("added 12 October 2026"));
        signer.compared = true;
        signer.comparedDay = "2026-09-01";
        QCOMPARE(signerLine(signer), QStringLiteral("compared 1 September 2026"));
        signer.comparedHow = "by telephone";
        QCOMPARE(signerLine(signer), QStringLiteral("compared by telephone, 1 September 2026"));
        signer.ended = "2026-06-30";
        QCOMPARE(signerLine(signer), QStringLiteral("until 30 June 2026"));
    }

    void aPassphraseIsJudgedInWords()
    {
        QCOMPARE(strengthWords({}), QStringLiteral("Four words are better than one odd one."));
        QVERIFY(strengthWords(strengthOf(Passphrase("cat"))).startsWith(QStringLiteral("3 characters: weak.")));
        QVERIFY(strengthWords(strengthOf(Passphrase("the cats leave now"))).startsWith(QStringLiteral("18 characters: good.")));
        QCOMPARE(strengthInk(PassphraseStrength::Level::Weak), Ink::Fail);
        QCOMPARE(strengthInk(PassphraseStrength::Level::Good), Ink::Pass);
    }
};

TRANCHE_WINDOW_TEST(TestKeyWords)

} // namespace tst_key_words

#include "tst_key_words.moc"
