// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/signature.h"
#include "core/release/keys/signing_keys.h"
#include "tests/support/test_room.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

// The program minisign itself, both ways: what it makes is good here, what is made here is good there.
namespace tst_minisign {

using namespace tranche;

namespace {

constexpr KeyCost cheap{32768, 16777216};

std::string read(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

bool write(const QString& name, const std::string& text)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

} // namespace

class TestMinisign : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void readsAKeyThatMinisignMade_data();
    void readsAKeyThatMinisignMade();
    void minisignSignsWithAKeyOfOurs_data();
    void minisignSignsWithAKeyOfOurs();
    void minisignVerifiesWhatWeSigned();
    void minisignRefusesWhatWasChanged();
    void minisignChangesThePassphraseOfAKeyOfOurs();

private:
    bool run(const QStringList& arguments, const QByteArray& typed = {});
    QString at(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    QString m_minisign;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestMinisign::initTestCase()
{
    m_minisign = QStandardPaths::findExecutable(QStringLiteral("minisign"));
    if (m_minisign.isEmpty())
        QSKIP("The program minisign is not installed: nothing was compared with it.");
}

void TestMinisign::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(write(at("m"), "bytes of a manifest\n"));
}

bool TestMinisign::run(const QStringList& arguments, const QByteArray& typed)
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(m_minisign, arguments);
    process.write(typed);
    process.closeWriteChannel();
    return process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

void TestMinisign::readsAKeyThatMinisignMade_data()
{
    QTest::addColumn<QByteArray>("passphrase");
    QTest::addColumn<bool>("old");
    QTest::newRow("under a passphrase") << QByteArray("füß") << false; // at the cost of minisign's own: a second and 1 GB
    QTest::newRow("under none") << QByteArray() << false;
    QTest::newRow("under none, the old form of a signature") << QByteArray() << true;
}

void TestMinisign::readsAKeyThatMinisignMade()
{
    QFETCH(QByteArray, passphrase);
    QFETCH(bool, old);
    const bool open = passphrase.isEmpty();
    QVERIFY(run({"-G", "-p", "k.pub", "-s", "k.key", open ? "-W" : "-f"}, passphrase + "\n" + passphrase + "\n"));
    const auto file = read(at("k.key"));
    QCOMPARE(SigningKeys::isProtected(file).value(), !open);
    const auto key = open ? SigningKeys::openUnprotected(file) : SigningKeys::open(file, Passphrase(passphrase.toStdString()));
    QVERIFY(key);
    QVERIFY(key->publicKey() == readPublicKey(read(at("k.pub"))).value());
    QVERIFY(read(at("k.pub")).ends_with("\n" + key->publicKey().text() + "\n")); // its comment leaves out zeros in front of the id
    if (!open)
        return;
    QVERIFY(run({"-S", old ? "-l" : "-H", "-s", "k.key", "-m", "m", "-t", "why"}));
    const auto signature = readSignature(read(at("m.minisig"))).value();
    QCOMPARE(signature.prehashed, !old);
    QCOMPARE(signature.trustedComment, std::string("why"));
    QVERIFY(signatureHolds(signature, key->publicKey(), read(at("m"))));
    QVERIFY(!signatureHolds(signature, key->publicKey(), read(at("m")) + " "));
}

void TestMinisign::minisignSignsWithAKeyOfOurs_data()
{
    QTest::addColumn<bool>("guarded");
    QTest::newRow("under a passphrase") << true;
    QTest::newRow("under none") << false;
}

void TestMinisign::minisignSignsWithAKeyOfOurs()
{
    QFETCH(bool, guarded);
    const auto key = SigningKeys::make();
    QVERIFY(
        write(at("k.key"), guarded ? SigningKeys::file(key, Passphrase("four words"), cheap).value() : SigningKeys::unprotectedFile(key)));
    QVERIFY(run({"-S", "-s", "k.key", "-m", "m"}, "four words\n"));
    const auto signature = readSignature(read(at("m.minisig"))).value();
    QVERIFY(signatureHolds(signature, key.publicKey(), read(at("m"))));
    if (guarded)
        QVERIFY(!run({"-S", "-s", "k.key", "-m", "m"}, "five words\n"));
}

void TestMinisign::minisignVerifiesWhatWeSigned()
{
    const auto key = SigningKeys::make();
    const auto comment = "{\"name\": \"Änne 李\", \"reason\": \"" + std::string(7900, 'x') + "\"}";
    QVERIFY(write(at("m.sig"), signBytes(key, read(at("m")), comment).value()));
    QVERIFY(write(at("k.pub"), publicKeyFile(key.publicKey())));
    QVERIFY(run({"-V", "-m", "m", "-x", "m.sig", "-P", QString::fromStdString(key.publicKey().text())}));
    QVERIFY(run({"-V", "-H", "-m", "m", "-x", "m.sig", "-p", "k.pub"}));
}

void TestMinisign::minisignRefusesWhatWasChanged()
{
    const auto key = SigningKeys::make();
    const auto publicKey = QString::fromStdString(key.publicKey().text());
    const auto signature = signBytes(key, read(at("m")), "why").value();
    QVERIFY(write(at("m.sig"), signature));
    QVERIFY(run({"-V", "-m", "m", "-x", "m.sig", "-P", publicKey}));
    QVERIFY(!run({"-V", "-m", "m", "-x", "m.sig", "-P", QString::fromStdString(SigningKeys::make().publicKey().text())}));
    auto changed = signature;
    changed.replace(changed.find(": why"), 5, ": who");
    QVERIFY(write(at("m.sig"), changed));
    QVERIFY(!run({"-V", "-m", "m", "-x", "m.sig", "-P", publicKey}));
    QVERIFY(write(at("m.sig"), signature));
    QVERIFY(write(at("m"), "other bytes"));
    QVERIFY(!run({"-V", "-m", "m", "-x", "m.sig", "-P", publicKey}));
}

/// Also that minisign reads a file that was made at its own cost here.
void TestMinisign::minisignChangesThePassphraseOfAKeyOfOurs()
{
    const auto key = SigningKeys::make();
    QVERIFY(write(at("k.key"), SigningKeys::file(key, Passphrase("old words")).value()));
    QVERIFY(run({"-C", "-s", "k.key"}, "old words\nnew words\nnew words\n"));
    QVERIFY(SigningKeys::open(read(at("k.key")), Passphrase("new words")).value().publicKey() == key.publicKey());
}

TRANCHE_CORE_TEST(TestMinisign)

} // namespace tst_minisign

#include "tst_minisign.moc"
