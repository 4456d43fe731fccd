// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/passphrase_strength.h"

#include "tests/support/test_room.h"

namespace tst_passphrase_strength {

using namespace tranche;
using Level = PassphraseStrength::Level;

class TestPassphraseStrength : public QObject {
    Q_OBJECT
private slots:
    void judgesByWhatTells_data();
    void judgesByWhatTells();
};

void TestPassphraseStrength::judgesByWhatTells_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("characters");
    QTest::addColumn<int>("level");
    const auto row = [](const char* text, int characters, Level level) {
        QTest::newRow(text) << QByteArray(text) << characters << static_cast<int>(level);
    };
    row("", 0, Level::Weak);
    row("x7Kq", 4, Level::Weak);
    row("aaaaaaaaaaaaaaaaaaaaaaaaaaaa", 28, Level::Weak);
    row("abcdefghijklmnopqrstuvwxyz", 26, Level::Weak);
    row("1234567890", 10, Level::Weak);
    row("ajajajajajajajajajaj", 20, Level::Weak);
    row("x7Kq!mP2z", 9, Level::Fair);
    row("the cats leave now", 18, Level::Good);
    row("the cats never leave the house", 30, Level::Strong);
    row("Füße äöü öß", 11, Level::Fair);
}

void TestPassphraseStrength::judgesByWhatTells()
{
    QFETCH(QByteArray, text);
    QFETCH(int, characters);
    QFETCH(int, level);
    const auto strength = strengthOf(Passphrase(text.toStdString()));
    QCOMPARE(static_cast<int>(strength.characters), characters);
    QCOMPARE(static_cast<int>(strength.level), level);
    QVERIFY(strength.share >= 0.0 && strength.share <= 1.0);
}

TRANCHE_CORE_TEST(TestPassphraseStrength)

} // namespace tst_passphrase_strength

#include "tst_passphrase_strength.moc"
