// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/core/release/keys/hand_made_key.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <array>
#include <csignal>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_cli_key {

using namespace tranche::test;

namespace {

/// What a program says on a terminal of its own, where each line is typed once it asks for something.
Outcome onTerminal(const QStringList& arguments, const QString& settings, QList<QByteArray> lines)
{
    std::vector<QByteArray> words{QByteArray(TRANCHE_CLI)};
    for (const auto& argument : arguments)
        words.push_back(argument.toUtf8());
    int terminal = -1;
    const auto child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        ::setenv("XDG_CONFIG_HOME", settings.toUtf8().constData(), 1);
        std::vector<char*> argv;
        for (auto& word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        ::execv(argv.front(), argv.data());
        ::_exit(127);
    }
    QByteArray said;
    std::array<char, 4096> piece{};
    for (pollfd wait{terminal, POLLIN, 0}; ::poll(&wait, 1, 60'000) > 0;) {
        const auto count = ::read(terminal, piece.data(), piece.size());
        if (count <= 0)
            break;
        said.append(piece.data(), count);
        if (said.endsWith(": ") && !lines.isEmpty()) {
            const auto line = lines.takeFirst();
            if (::write(terminal, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
                break;
        }
    }
    int status = 0;
    ::kill(child, SIGKILL); // has ended, unless it hangs
    ::waitpid(child, &status, 0);
    ::close(terminal);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, said, {}};
}

} // namespace

class TestCliKey : public QObject {
    Q_OBJECT

private slots:
    void init();
    void makesListsAndExportsAKeyWithoutAPassphrase();
    void makesAKeyUnderAPassphraseOfAFile();
    void changesThePassphraseAndCopiesAKey();
    void importsAKeyOfAnotherProgram();
    void asksAtTheTerminalWithoutAnEcho();
    void saysThatTwoPassphrasesDiffer();
    void badUsageEndsWithTwoAndSaysWhy_data();
    void badUsageEndsWithTwoAndSaysWhy();
    void tellsNoPassphraseAndNoPath();

private:
    Outcome key(const QStringList& more) const;
    QString written(const char* name, const QByteArray& text) const { return fileWith(m_folder->path(), QLatin1String(name), text); }
    QString settings() const { return m_folder->filePath(QStringLiteral("settings")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliKey::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

/// Without a terminal, whatever the tests were started from.
Outcome TestCliKey::key(const QStringList& more) const
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings());
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([] { ::setsid(); });
    process.start(QStringLiteral(TRANCHE_CLI), QStringList{QStringLiteral("key")} + more);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestCliKey::makesListsAndExportsAKeyWithoutAPassphrase()
{
    QVERIFY(key({"list"}).out.contains("key new NAME"));
    const auto made = key({"new", "Piet Lindqvist", "--no-passphrase", "--json", "-"});
    QVERIFY2(made.status == 0, made.said().constData());
    QVERIFY(made.err.contains("under no passphrase"));
    const auto facts = made.json().value("keys").toArray().at(0).toObject();
    const auto id = facts.value("id").toString();
    QCOMPARE(id.size(), 16);
    QCOMPARE(facts.value("name").toString(), QStringLiteral("Piet Lindqvist"));
    QCOMPARE(facts.value("passphrase").toBool(true), false);
    QCOMPARE(key({"list", "--json", "-"}).json().value("keys").toArray(), made.json().value("keys").toArray());
    QVERIFY(key({"list"}).out.contains(id.toLatin1() + "  Piet Lindqvist"));
    const auto exported = key({"export", id.left(6).toLower()});
    QVERIFY(exported.out.endsWith("\n" + facts.value("public").toString().toLatin1() + "\n"));
    QFileInfo secret(settings() + QStringLiteral("/Tranche/Tranche/keys/own/") + id + QStringLiteral(".key"));
    QCOMPARE(secret.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

/// What costs a second each is done no oftener than it must: a key is made, and opened once.
void TestCliKey::makesAKeyUnderAPassphraseOfAFile()
{
    const auto words = written("words", "the cats leave\r\nsecond line\n");
    const auto made = key({"new", "P", "--passphrase-file", words, "--json", "-"});
    QVERIFY2(made.status == 0, made.said().constData());
    const auto facts = made.json().value("keys").toArray().at(0).toObject();
    QCOMPARE(facts.value("passphrase").toBool(false), true);
    const auto opened = key({"passphrase", facts.value("id").toString(), "--passphrase-file", words, "--no-passphrase"});
    QVERIFY2(opened.status == 0, opened.said().constData());
    QVERIFY(key({"list"}).out.contains("none"));
}

void TestCliKey::changesThePassphraseAndCopiesAKey()
{
    const auto hand = written("hand.key", handMadeProtected);
    const auto old = written("old", "correct horse\n");
    const auto next = written("next", "the cats stay");
    QCOMPARE(key({"import", hand, "--name", "P", "--passphrase-file", old}).status, 0);
    QVERIFY(key({"import", hand, "--name", "P", "--passphrase-file", old}).err.contains("in the list already"));
    const auto wrong = key({"passphrase", "08", "--passphrase-file", next, "--new-passphrase-file", next});
    QCOMPARE(wrong.status, 2);
    QVERIFY(wrong.err.contains("This does not open the key. Nothing has changed."));
    QCOMPARE(key({"passphrase", "08", "--passphrase-file", old, "--new-passphrase-file", next}).status, 0);
    const auto copy = m_folder->filePath(QStringLiteral("copy.key"));
    QCOMPARE(key({"export", "08", "--secret", "--to", copy}).status, 0);
    QCOMPARE(QFileInfo(copy).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QCOMPARE(contentOf(copy), contentOf(settings() + QStringLiteral("/Tranche/Tranche/keys/own/0807060504030201.key")));
    QVERIFY(contentOf(copy) != handMadeProtected);
    QVERIFY(key({"export", "08", "--secret", "--to", copy}).err.contains("exists already"));
    QCOMPARE(key({"passphrase", "08", "--passphrase-file", next, "--no-passphrase"}).status, 0);
}

void TestCliKey::importsAKeyOfAnotherProgram()
{
    const auto file = written("hand.key", handMadeProtected);
    const auto words = written("words", "correct horse\n");
    QCOMPARE(key({"import", file, "--name", "Anna Berger", "--passphrase-file", words}).status, 0);
    QVERIFY(key({"list"}).out.contains("0807060504030201  Anna Berger"));
    QCOMPARE(key({"export", "08"}).out.split('\n').at(1), QByteArray(handMadePublic));
}

void TestCliKey::asksAtTheTerminalWithoutAnEcho()
{
    const auto file = written("hand.key", handMadeProtected);
    const auto said = onTerminal({"key", "import", file, "--name", "A"}, settings(), {"correct horse\n"});
    QVERIFY2(said.status == 0, said.said().constData());
    QVERIFY(said.out.contains("Passphrase of the key: "));
    QVERIFY(!said.out.contains("horse"));
}

void TestCliKey::saysThatTwoPassphrasesDiffer()
{
    const auto said = onTerminal({"key", "new", "A"}, settings(), {"one\n", "two\n"});
    QCOMPARE(said.status, 2);
    QVERIFY(said.out.contains("The two passphrases differ."));
    const auto empty = onTerminal({"key", "new", "A"}, settings(), {"\n"});
    QCOMPARE(empty.status, 2);
    QVERIFY(empty.out.contains("The passphrase is empty."));
    const auto stopped = onTerminal({"key", "new", "A"}, settings(), {"\x03"}); // Ctrl+C
    QCOMPARE(stopped.status, 3);
    QVERIFY(key({"list"}).out.contains("No keys"));
}

void TestCliKey::badUsageEndsWithTwoAndSaysWhy_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& words, const char* says) { QTest::newRow(name) << words << QByteArray(says); };
    row("nothing", {}, "Say one of: key new NAME");
    row("another word", {"burn", "1"}, "Say one of: key new NAME");
    row("no name", {"new"}, "Say one of: key new NAME");
    row("an empty name", {"new", " ", "--no-passphrase"}, "needs the name of the person");
    row("no terminal", {"new", "P"}, "no terminal");
    row("no such key", {"export", "12"}, "There is no key 12 on this computer");
    row("no such file", {"import", "nowhere.key", "--name", "P"}, "nowhere.key");
    row("whose key", {"import", "nowhere.key"}, "--name NAME");
    row("an option of another word", {"list", "--no-passphrase"}, "--no-passphrase does not go with: key list");
    row("no passphrase, and one", {"new", "P", "--no-passphrase", "--passphrase-file", "x"}, "not both");
    row("no file with a passphrase", {"new", "P", "--passphrase-file", "nowhere"}, "nowhere");
}

void TestCliKey::badUsageEndsWithTwoAndSaysWhy()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, says);
    const auto outcome = key(words);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(says), outcome.said().constData());
    QVERIFY(outcome.out.isEmpty());
}

void TestCliKey::tellsNoPassphraseAndNoPath()
{
    const auto file = written("hand.key", handMadeProtected);
    const auto words = written("words", "incorrect horse\n");
    const auto wrong = key({"import", file, "--name", "A", "--passphrase-file", words});
    QCOMPARE(wrong.status, 2);
    const auto empty = key({"import", file, "--name", "A", "--passphrase-file", written("none", "\n")});
    QCOMPARE(empty.status, 2);
    for (const auto& said : {wrong.said(), empty.said()}) {
        QVERIFY(!said.contains("horse"));
        QVERIFY(!said.contains(m_folder->path().toUtf8()));
    }
}

TRANCHE_CORE_TEST(TestCliKey)

} // namespace tst_cli_key

#include "tst_cli_key.moc"
