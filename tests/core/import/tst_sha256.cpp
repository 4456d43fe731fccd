// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"

#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <QCryptographicHash>

namespace tst_sha256 {

using namespace tranche;

class TestSha256 : public QObject {
    Q_OBJECT
private slots:
    void knowsTheExamplesOfTheStandard_data();
    void knowsTheExamplesOfTheStandard();
    void agreesWithQtOnEveryLengthAndHoweverItIsCut();
};

void TestSha256::knowsTheExamplesOfTheStandard_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("digest");
    QTest::newRow("empty") << QString() << QStringLiteral("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("one block") << QStringLiteral("abc")
                               << QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks") << QStringLiteral("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QStringLiteral("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("a million letters") << QString(1000000, QLatin1Char('a'))
                                       << QStringLiteral("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void TestSha256::knowsTheExamplesOfTheStandard()
{
    QFETCH(QString, message);
    QFETCH(QString, digest);
    QCOMPARE(QString::fromStdString(sha256Hex(message.toStdString())), digest);
}

void TestSha256::agreesWithQtOnEveryLengthAndHoweverItIsCut()
{
    SeededRandom random(1);
    for (std::size_t length = 0; length < 300; ++length) {
        std::string bytes;
        for (std::size_t i = 0; i < length; ++i)
            bytes += static_cast<char>(random.below(256));
        const auto expected = QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha256).toHex().toStdString();
        QCOMPARE(sha256Hex(bytes), expected);

        Sha256 inPieces;
        for (std::size_t at = 0; at < length;) {
            const auto piece = std::min<std::size_t>(random.below(100), length - at);
            inPieces.add(std::string_view(bytes).substr(at, piece));
            at += piece;
        }
        QCOMPARE(inPieces.hex(), expected);
    }
}

TRANCHE_TEST(TestSha256)

} // namespace tst_sha256

#include "tst_sha256.moc"
