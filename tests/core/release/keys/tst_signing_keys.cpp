// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/signing_keys.h"

#include "core/base/messages/release/key_message.h"
#include "core/release/keys/signature.h"
#include "tests/core/release/keys/hand_made_key.h"
#include "tests/support/test_room.h"

namespace tst_signing_keys {

using namespace tranche;
using namespace tranche::test;

namespace {

constexpr KeyCost cheap{32768, 16777216};

/// What a failure says.
template <class T>
Message saidOf(const Result<T>& result)
{
    return result ? Message(GeneralMessage::Cancelled) : result.error().says;
}

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
    text.replace(text.find(what), what.size(), with);
    return text;
}

/// A secret key file whose bytes from one place on are others.
std::string withBytes(const std::string& file, qsizetype at, const QByteArray& bytes)
{
    const auto start = file.find('\n') + 1;
    auto all = QByteArray::fromBase64(QByteArray::fromStdString(file.substr(start)));
    all.replace(at, bytes.size(), bytes);
    return file.substr(0, start) + all.toBase64().toStdString() + "\n";
}

} // namespace

class TestSigningKeys : public QObject {
    Q_OBJECT
private slots:
    void readsTheKeyMadeByHand();
    void signsAsMinisignDid();
    void readsBothFormsOfASignature();
    void findsEachPartOfASignatureThatWasChanged();
    void refusesWhatIsNoSignature_data();
    void refusesWhatIsNoSignature();
    void signsOneLineOfAReadableLength();
    void readsAPublicKeyAlone_data();
    void readsAPublicKeyAlone();
    void makesAKeyOfItsOwnEachTime();
    void aFileUnderAPassphraseOpensWithItAlone();
    void aFileUnderNoPassphraseOpensWithoutOneAlone();
    void refusesADamagedFile();
    void triesNoKeyThatAsksForTheWholeMachine();
    void takesThePassphrasesThatMinisignTakes();
    void wipesATextThatHeldASecret();
};

void TestSigningKeys::readsTheKeyMadeByHand()
{
    const auto open = SigningKeys::openUnprotected(handMadeOpen).value();
    QCOMPARE(open.publicKey().idText(), std::string("0807060504030201"));
    QCOMPARE(open.publicKey().text(), std::string(handMadePublic));
    const auto guarded = SigningKeys::open(handMadeProtected, Passphrase("correct horse")).value();
    QVERIFY(guarded.publicKey() == open.publicKey());
}

void TestSigningKeys::signsAsMinisignDid()
{
    const auto key = SigningKeys::openUnprotected(handMadeOpen).value();
    const auto signature = readSignature(signBytes(key, "hello\n", "{\"name\": \"Änne\"}").value()).value();
    QVERIFY(signature == readSignature(handMadeSignature).value()); // Ed25519 has no chance in it
}

void TestSigningKeys::readsBothFormsOfASignature()
{
    const auto key = readPublicKey(handMadePublic).value();
    const auto now = readSignature(handMadeSignature).value();
    QVERIFY(now.prehashed);
    QCOMPARE(now.keyIdText(), std::string("0807060504030201"));
    QCOMPARE(now.trustedComment, std::string("{\"name\": \"Änne\"}"));
    QVERIFY(signatureHolds(now, key, "hello\n"));
    const auto old = readSignature(handMadeOldSignature).value();
    QVERIFY(!old.prehashed);
    QVERIFY(signatureHolds(old, key, "hello\n"));
}

void TestSigningKeys::findsEachPartOfASignatureThatWasChanged()
{
    const auto key = readPublicKey(handMadePublic).value();
    for (const auto* file : {handMadeSignature, handMadeOldSignature}) {
        const auto signature = readSignature(file).value();
        QVERIFY(saidOf(signatureHolds(signature, key, "hello")) == KeyMessage::NotTheseBytes);
        auto changed = signature;
        changed.trustedComment += " ";
        QVERIFY(saidOf(signatureHolds(changed, key, "hello\n")) == KeyMessage::NotThisComment);
        changed = signature;
        changed.comment[0] ^= 1;
        QVERIFY(saidOf(signatureHolds(changed, key, "hello\n")) == KeyMessage::NotThisComment);
        changed = signature;
        changed.bytes[63] ^= 1;
        QVERIFY(saidOf(signatureHolds(changed, key, "hello\n")) == KeyMessage::NotTheseBytes);
        changed = signature;
        changed.prehashed = !changed.prehashed;
        QVERIFY(saidOf(signatureHolds(changed, key, "hello\n")) == KeyMessage::NotTheseBytes);
        const auto another = SigningKeys::make();
        QVERIFY(saidOf(signatureHolds(signature, another.publicKey(), "hello\n")) == KeyMessage::SignedByAnother);
        auto sameId = another.publicKey();
        sameId.id = key.id;
        QVERIFY(saidOf(signatureHolds(signature, sameId, "hello\n")) == KeyMessage::NotTheseBytes);
    }
}

void TestSigningKeys::refusesWhatIsNoSignature_data()
{
    QTest::addColumn<std::string>("text");
    const std::string good = handMadeSignature;
    QTest::newRow("nothing") << std::string();
    QTest::newRow("a public key") << publicKeyFile(readPublicKey(handMadePublic).value());
    QTest::newRow("no first comment") << good.substr(good.find('\n') + 1);
    QTest::newRow("no trusted comment") << replaced(good, "trusted comment: {", "comment: {");
    QTest::newRow("a line more") << good + "more\n";
    QTest::newRow("not base64") << replaced(good, "RUQ", "R!Q");
    QTest::newRow("too short") << replaced(good, "RUQB", "");
    QTest::newRow("endless") << good.substr(0, good.size() - 1) + std::string(100000, 'A');
}

void TestSigningKeys::refusesWhatIsNoSignature()
{
    QFETCH(std::string, text);
    QVERIFY(saidOf(readSignature(text)) == KeyMessage::NotASignature);
    QVERIFY(saidOf(readSignature(replaced(handMadeSignature, "RUQ", "RkQ"))) == KeyMessage::OtherKind);
}

void TestSigningKeys::signsOneLineOfAReadableLength()
{
    const auto key = SigningKeys::make();
    QVERIFY(saidOf(signBytes(key, "x", "a\nb")) == KeyMessage::CommentOfManyLines);
    QVERIFY(saidOf(signBytes(key, "x", std::string("a\0b", 3))) == KeyMessage::CommentOfManyLines);
    QVERIFY(saidOf(signBytes(key, "x", std::string(8001, 'a'))) == KeyMessage::LongComment);
    const auto longest = readSignature(signBytes(key, "x", std::string(8000, 'a')).value()).value();
    QVERIFY(signatureHolds(longest, key.publicKey(), "x"));
}

void TestSigningKeys::readsAPublicKeyAlone_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("good");
    const std::string line = handMadePublic;
    QTest::newRow("its line") << line << true;
    QTest::newRow("between blanks") << "  " + line + "\r\n" << true;
    QTest::newRow("a file") << "untrusted comment: x\n" + line + "\n" << true;
    QTest::newRow("a file of Windows") << "untrusted comment: x\r\n" + line + "\r\n" << true;
    QTest::newRow("nothing") << std::string() << false;
    QTest::newRow("a comment alone") << std::string("untrusted comment: x\n") << false;
    QTest::newRow("a sign less") << line.substr(1) << false;
    QTest::newRow("two keys") << line + "\n" + line << false;
    QTest::newRow("a secret key") << std::string(handMadeOpen) << false;
}

void TestSigningKeys::readsAPublicKeyAlone()
{
    QFETCH(std::string, text);
    QFETCH(bool, good);
    const auto key = readPublicKey(text);
    QCOMPARE(key.has_value(), good);
    if (good)
        QCOMPARE(key->text(), std::string(handMadePublic));
    else
        QVERIFY(saidOf(key) == KeyMessage::NotAPublicKey);
    QVERIFY(saidOf(readPublicKey(replaced(handMadePublic, "RW", "RX"))) == KeyMessage::OtherKind);
}

void TestSigningKeys::makesAKeyOfItsOwnEachTime()
{
    const auto a = SigningKeys::make();
    const auto b = SigningKeys::make();
    QVERIFY(a.publicKey().id != b.publicKey().id);
    QVERIFY(a.publicKey().point != b.publicKey().point);
    const auto again = readPublicKey(publicKeyFile(a.publicKey())).value();
    QVERIFY(again == a.publicKey());
    QVERIFY(signatureHolds(readSignature(signBytes(a, "bytes", "c").value()).value(), again, "bytes"));
}

void TestSigningKeys::aFileUnderAPassphraseOpensWithItAlone()
{
    const auto key = SigningKeys::make();
    const auto file = SigningKeys::file(key, Passphrase("the cats leave the house"), cheap).value();
    QVERIFY(SigningKeys::isProtected(file).value());
    QVERIFY(SigningKeys::open(file, Passphrase("the cats leave the house")).value().publicKey() == key.publicKey());
    QVERIFY(saidOf(SigningKeys::open(file, Passphrase("the cats leave the hous"))) == KeyMessage::WrongPassphrase);
    QVERIFY(saidOf(SigningKeys::open(file, Passphrase(""))) == KeyMessage::WrongPassphrase);
    QVERIFY(saidOf(SigningKeys::openUnprotected(file)) == KeyMessage::NeedsPassphrase);
    QVERIFY(SigningKeys::file(key, Passphrase("the cats leave the house"), cheap).value() != file); // another salt
}

void TestSigningKeys::aFileUnderNoPassphraseOpensWithoutOneAlone()
{
    const auto key = SigningKeys::make();
    const auto file = SigningKeys::unprotectedFile(key);
    QVERIFY(!SigningKeys::isProtected(file).value());
    QVERIFY(SigningKeys::openUnprotected(file).value().publicKey() == key.publicKey());
    QVERIFY(saidOf(SigningKeys::open(file, Passphrase("x"))) == KeyMessage::NoPassphrase);
}

void TestSigningKeys::refusesADamagedFile()
{
    const auto key = SigningKeys::make();
    const auto open = SigningKeys::unprotectedFile(key);
    for (const qsizetype at : {54, 62, 94, 126, 155}) // id, seed, public half, digest
        QVERIFY(saidOf(SigningKeys::openUnprotected(withBytes(open, at, "\x55\xaa\x99"))) == KeyMessage::DamagedKey);
    const auto guarded = SigningKeys::file(key, Passphrase("x"), cheap).value();
    for (const qsizetype at : {6, 54, 62, 94, 126})
        QVERIFY(saidOf(SigningKeys::open(withBytes(guarded, at, "\x55\xaa\x99"), Passphrase("x"))) == KeyMessage::WrongPassphrase);
    QVERIFY(saidOf(SigningKeys::open(withBytes(guarded, 0, "Xx"), Passphrase("x"))) == KeyMessage::OtherKind);
    QVERIFY(saidOf(SigningKeys::open(guarded.substr(0, guarded.size() - 9), Passphrase("x"))) == KeyMessage::NotASecretKey);
    QVERIFY(saidOf(SigningKeys::isProtected(publicKeyFile(key.publicKey()))) == KeyMessage::NotASecretKey);
    QVERIFY(saidOf(SigningKeys::isProtected("")) == KeyMessage::NotASecretKey);
    QVERIFY(saidOf(SigningKeys::isProtected(std::string(200000, 'x'))) == KeyMessage::NotASecretKey);
}

void TestSigningKeys::triesNoKeyThatAsksForTheWholeMachine()
{
    const auto file = SigningKeys::file(SigningKeys::make(), Passphrase("x"), cheap).value();
    const auto dear = QByteArray("\0\0\0\0\0\x01\0\0", 8);
    QVERIFY(saidOf(SigningKeys::open(withBytes(file, 38, dear), Passphrase("x"))) == KeyMessage::CostsTooMuch);
    QVERIFY(saidOf(SigningKeys::open(withBytes(file, 46, dear), Passphrase("x"))) == KeyMessage::CostsTooMuch);
}

void TestSigningKeys::takesThePassphrasesThatMinisignTakes()
{
    const auto key = SigningKeys::make();
    QVERIFY(saidOf(SigningKeys::file(key, Passphrase(""), cheap)) == KeyMessage::EmptyPassphrase);
    QVERIFY(saidOf(SigningKeys::file(key, Passphrase(std::string(1024, 'x')), cheap)) == KeyMessage::LongPassphrase);
    const auto file = SigningKeys::file(key, Passphrase(std::string(1023, 'x')), cheap).value();
    QVERIFY(SigningKeys::open(file, Passphrase(std::string(1023, 'x'))));
}

void TestSigningKeys::wipesATextThatHeldASecret()
{
    std::string text = "the cats leave the house, and it is long";
    const auto* bytes = text.data();
    const auto size = text.size();
    wipe(text);
    QVERIFY(text.empty());
    QVERIFY(std::all_of(bytes, bytes + size, [](char sign) { return sign == '\0'; })); // the text still owns them
}

TRANCHE_CORE_TEST(TestSigningKeys)

} // namespace tst_signing_keys

#include "tst_signing_keys.moc"
