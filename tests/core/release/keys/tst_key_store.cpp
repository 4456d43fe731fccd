// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/key_store.h"

#include "core/base/messages/release/key_message.h"
#include "core/release/keys/signature.h"
#include "tests/core/release/keys/hand_made_key.h"
#include "tests/support/test_room.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

namespace tst_key_store {

using namespace tranche;
using namespace tranche::test;

namespace {

constexpr KeyCost cheap{32768, 16777216};

template <class T>
Message said(const Result<T>& result)
{
    return result ? Message(GeneralMessage::Cancelled) : result.error().says;
}

std::optional<Passphrase> words(const char* text)
{
    return std::optional<Passphrase>(std::in_place, text);
}

} // namespace

class TestKeyStore : public QObject {
    Q_OBJECT
private slots:
    void init();
    void isEmptyWhereThereIsNoFolder();
    void keepsAKeyForThisAccountAlone();
    void aKeySignsOnlyWithItsPassphrase();
    void aWrongPassphraseChangesNothing();
    void changesThePassphraseAndTakesItAway();
    void importsAKeyOnceAsItIs();
    void importsAnOpenKeyUnderAPassphrase();
    void refusesAKeyWithoutAName_data();
    void refusesAKeyWithoutAName();
    void findsAKeyByTheBeginningOfItsId();
    void renamesCountsAndRemoves();
    void keepsSignersWithWhatTheOfficerSays();
    void knowsASignerByTheWholeKey();
    void saysWhichFileIsDamaged();
    void leavesNothingBehindThatIsHalfWritten();

private:
    KeyStore store() const { return KeyStore(folder().toStdString(), cheap); }
    QString folder() const { return m_folder->filePath(QStringLiteral("deep/keys")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestKeyStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestKeyStore::isEmptyWhereThereIsNoFolder()
{
    QVERIFY(store().ownKeys().value().empty());
    QVERIFY(store().signers().value().empty());
    QVERIFY(said(store().find("12")) == KeyMessage::NoSuchKey);
    QVERIFY(!QDir(folder()).exists()); // looking makes nothing
}

void TestKeyStore::keepsAKeyForThisAccountAlone()
{
    const auto key = store().make(" Piet Lindqvist ", words("four words are long")).value();
    QCOMPARE(key.name, std::string("Piet Lindqvist"));
    QCOMPARE(key.signatures, std::uint64_t{0});
    QVERIFY(key.isProtected && !key.imported);
    QVERIFY(store().addSigner(SigningKeys::make().publicKey(), "Anna Berger"));
    QVERIFY(store().ownKeys().value() == std::vector{key});
    const auto owner = QFile::ReadOwner | QFile::WriteOwner;
    const auto user = QFile::ReadUser | QFile::WriteUser;
    int files = 0;
    for (QDirIterator entries(folder(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
         entries.hasNext(); ++files) {
        const QFileInfo entry(entries.next());
        const auto run = entry.isDir() ? QFile::ExeOwner | QFile::ExeUser : QFile::Permissions();
        QCOMPARE(entry.permissions(), owner | user | run);
    }
    QCOMPARE(files, 6); // two folders with two files each
    QCOMPARE(QFileInfo(folder()).permissions(), owner | user | QFile::ExeOwner | QFile::ExeUser);
}

void TestKeyStore::aKeySignsOnlyWithItsPassphrase()
{
    const auto key = store().make("P", words("four words")).value();
    const auto opened = store().open(key.key, words("four words"));
    QVERIFY(opened);
    QVERIFY(signatureHolds(readSignature(signBytes(*opened, "x", "c").value()).value(), key.key, "x"));
    QVERIFY(said(store().open(key.key, words("Four words"))) == KeyMessage::WrongPassphrase);
    QVERIFY(said(store().open(key.key, {})) == KeyMessage::NeedsPassphrase);
    const auto open = store().make("Q", {}).value();
    QVERIFY(!open.isProtected);
    QVERIFY(store().open(open.key, {}));
    QVERIFY(said(store().open(SigningKeys::make().publicKey(), {})) == KeyMessage::NoSuchKey);
}

void TestKeyStore::aWrongPassphraseChangesNothing()
{
    const auto key = store().make("P", words("old")).value();
    const auto before = store().keyFile(key.key).value();
    auto here = store();
    QVERIFY(said(here.changePassphrase(key.key, words("odd"), words("new"))) == KeyMessage::WrongPassphrase);
    QVERIFY(said(here.changePassphrase(key.key, words("old"), words(""))) == KeyMessage::EmptyPassphrase);
    QCOMPARE(store().keyFile(key.key).value(), before);
}

void TestKeyStore::changesThePassphraseAndTakesItAway()
{
    const auto key = store().make("P", words("old")).value();
    auto here = store();
    QVERIFY(here.changePassphrase(key.key, words("old"), words("new")));
    QVERIFY(said(here.open(key.key, words("old"))) == KeyMessage::WrongPassphrase);
    QVERIFY(here.open(key.key, words("new")));
    QVERIFY(here.changePassphrase(key.key, words("new"), {}));
    QVERIFY(!here.ownKeys().value().front().isProtected);
    QVERIFY(here.changePassphrase(key.key, {}, words("again")));
    QVERIFY(here.ownKeys().value().front().isProtected);
    QVERIFY(said(here.open(key.key, {})) == KeyMessage::NeedsPassphrase);
}

void TestKeyStore::importsAKeyOnceAsItIs()
{
    auto here = store();
    QVERIFY(said(here.import(handMadeProtected, words("wrong"), "H")) == KeyMessage::WrongPassphrase);
    QVERIFY(said(here.import(handMadeProtected, {}, "H")) == KeyMessage::NeedsPassphrase);
    QVERIFY(said(here.import("no key", {}, "H")) == KeyMessage::NotASecretKey);
    QVERIFY(here.ownKeys().value().empty());
    const auto key = here.import(handMadeProtected, words("correct horse"), "H").value();
    QCOMPARE(key.key.text(), std::string(handMadePublic));
    QVERIFY(key.imported && key.isProtected);
    QCOMPARE(here.keyFile(key.key).value(), std::string(handMadeProtected));
    QVERIFY(said(here.import(handMadeOpen, {}, "H")) == KeyMessage::KnownAlready);
}

void TestKeyStore::importsAnOpenKeyUnderAPassphrase()
{
    auto here = store();
    QVERIFY(said(here.import(handMadeOpen, {}, "H", words(""))) == KeyMessage::EmptyPassphrase);
    QVERIFY(here.ownKeys().value().empty());
    const auto key = here.import(handMadeOpen, {}, "H", words("new")).value();
    QVERIFY(key.isProtected && key.imported);
    QVERIFY(SigningKeys::isProtected(here.keyFile(key.key).value()).value());
    QVERIFY(here.open(key.key, words("new")));
}

void TestKeyStore::refusesAKeyWithoutAName_data()
{
    QTest::addColumn<std::string>("name");
    QTest::newRow("none") << std::string();
    QTest::newRow("blanks") << std::string(" \t ");
    QTest::newRow("two lines") << std::string("a\nb");
    QTest::newRow("endless") << std::string(201, 'a');
}

void TestKeyStore::refusesAKeyWithoutAName()
{
    QFETCH(std::string, name);
    auto here = store();
    QVERIFY(said(here.make(name, {})) == KeyMessage::NoName);
    QVERIFY(said(here.import(handMadeOpen, {}, name)) == KeyMessage::NoName);
    QVERIFY(said(here.addSigner(readPublicKey(handMadePublic).value(), name)) == KeyMessage::NoName);
    const auto key = here.make("good", {}).value();
    QVERIFY(said(here.rename(key.key, name)) == KeyMessage::NoName);
    QCOMPARE(here.ownKeys().value().front().name, std::string("good"));
}

void TestKeyStore::findsAKeyByTheBeginningOfItsId()
{
    auto here = store();
    const auto hand = here.import(handMadeOpen, {}, "H").value(); // 0807060504030201
    QVERIFY(here.find("0807").value() == hand);
    QVERIFY(here.find("0807 0605 0403 0201").value() == hand);
    QVERIFY(said(here.find("0807060504030202")) == KeyMessage::NoSuchKey);
    QVERIFY(said(here.find("")) == KeyMessage::NoSuchKey);
    while (here.find("0")) // ids are random: about 16 keys
        QVERIFY(here.make("other", {}));
    QVERIFY(said(here.find("0")) == KeyMessage::AmbiguousKey);
    const auto all = here.ownKeys().value();
    for (const auto& key : all) {
        auto small = key.key.idText();
        std::ranges::transform(small, small.begin(), [](char sign) { return static_cast<char>(std::tolower(sign)); });
        QVERIFY(here.find(small).value() == key);
    }
}

void TestKeyStore::renamesCountsAndRemoves()
{
    auto here = store();
    const auto b = here.make("B", {}).value();
    const auto a = here.make("A", {}).value();
    QCOMPARE(here.ownKeys().value().front().name, std::string("A"));
    QVERIFY(here.rename(b.key, "0 ä 李"));
    QVERIFY(here.countSignature(b.key));
    QVERIFY(here.countSignature(b.key));
    const auto first = here.ownKeys().value().front();
    QCOMPARE(first.name, std::string("0 ä 李"));
    QCOMPARE(first.signatures, std::uint64_t{2});
    QVERIFY(!first.lastSigned.empty());
    QVERIFY(here.remove(b.key));
    QVERIFY(here.ownKeys().value() == std::vector{a});
    QVERIFY(said(here.remove(b.key)) == KeyMessage::NoSuchKey);
    QVERIFY(said(here.rename(b.key, "x")) == KeyMessage::NoSuchKey);
    QVERIFY(said(here.countSignature(b.key)) == KeyMessage::NoSuchKey);
}

void TestKeyStore::keepsSignersWithWhatTheOfficerSays()
{
    auto here = store();
    const auto key = readPublicKey(handMadePublic).value();
    auto signer = here.addSigner(key, "Anna Berger").value();
    QVERIFY(!signer.compared && signer.ended.empty() && !signer.day.empty());
    QVERIFY(said(here.addSigner(key, "Again")) == KeyMessage::KnownAlready);
    signer.compared = true;
    signer.comparedHow = "by telephone";
    signer.comparedDay = "2026-09-01";
    signer.ended = "2026-12-31";
    QVERIFY(here.updateSigner(signer));
    QVERIFY(here.signers().value() == std::vector{signer});
    QVERIFY(here.removeSigner(key));
    QVERIFY(here.signers().value().empty());
    QVERIFY(said(here.removeSigner(key)) == KeyMessage::NoSuchSigner);
    QVERIFY(said(here.updateSigner(signer)) == KeyMessage::NoSuchSigner);
    const auto own = here.make("me", {}).value();
    QVERIFY(said(here.addSigner(own.key, "me")) == KeyMessage::OwnKey);
}

void TestKeyStore::knowsASignerByTheWholeKey()
{
    auto here = store();
    const auto key = readPublicKey(handMadePublic).value();
    const auto signer = here.addSigner(key, "Anna").value();
    auto forged = SigningKeys::make().publicKey();
    forged.id = key.id; // anybody can choose an id
    const auto all = here.signers().value();
    QVERIFY(*signerOf(all, key) == signer);
    QVERIFY(!signerOf(all, forged));
    QVERIFY(said(here.addSigner(forged, "Anna")) == KeyMessage::KnownAlready);
    auto changed = signer;
    changed.key = forged;
    QVERIFY(said(here.updateSigner(changed)) == KeyMessage::NoSuchSigner);
}

void TestKeyStore::saysWhichFileIsDamaged()
{
    auto here = store();
    const auto key = here.make("P", {}).value();
    const auto name = QString::fromStdString(key.key.idText());
    QFile facts(folder() + QStringLiteral("/own/") + name + QStringLiteral(".json"));
    QVERIFY(facts.open(QIODevice::ReadWrite));
    const auto good = facts.readAll();
    for (const auto& bad : {QByteArray("{}"), QByteArray("["), QByteArray(good).replace("\"signatures\": 0", "\"signatures\": -1"),
                            QByteArray(good).replace("\"protected\": false", "\"protected\": 0"), QByteArray(good).replace("RW", "RX")}) {
        QVERIFY(bad != good);
        facts.resize(0);
        facts.seek(0);
        facts.write(bad);
        facts.flush();
        const auto list = here.ownKeys();
        QVERIFY(said(list) == KeyMessage::DamagedStore);
        QCOMPARE(QString::fromStdString(list.error().place.file), name + QStringLiteral(".json")); // and no path
    }
}

void TestKeyStore::leavesNothingBehindThatIsHalfWritten()
{
    auto here = store();
    const auto key = here.make("P", words("a")).value();
    QVERIFY(here.changePassphrase(key.key, words("a"), words("b")));
    QVERIFY(here.rename(key.key, "Q"));
    const auto files = QDir(folder() + QStringLiteral("/own")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    const auto id = QString::fromStdString(key.key.idText());
    QCOMPARE(files, (QStringList{id + QStringLiteral(".json"), id + QStringLiteral(".key")}));
}

TRANCHE_CORE_TEST(TestKeyStore)

} // namespace tst_key_store

#include "tst_key_store.moc"
