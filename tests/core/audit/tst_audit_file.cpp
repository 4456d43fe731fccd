// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit_file.h"
#include "core/base/messages/release/audit_message.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace tst_audit_file {

using namespace tranche;
using namespace tranche::test;

class TestAuditFile : public QObject {
    Q_OBJECT
private slots:
    void whatIsAppendedIsThereAtOnce();
    void aLogIsGoneOnWith();
    void aTornLineIsDroppedAndTheChainGoesOn();
    void oneProgramWritesAtATime();
    void nothingIsAddedToABrokenLog();
    void aChangeFromOutsideIsNoticed();
    void manyEntriesAreOpenedAtOnce();
    void linesOfAnEarlierLogAreTakenOver();
    void aLogIsPutAsideUnderAFreeName();
    void isForThisAccountOnly();

private:
    std::filesystem::path pathOf(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::string bytesOf(const std::filesystem::path& path) const
    {
        QFile file(QString::fromStdString(path.string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    void write(const std::filesystem::path& path, const std::string& bytes) const
    {
        QFile file(QString::fromStdString(path.string()));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(bytes)) >= 0);
    }
    QTemporaryDir m_folder;
};

void TestAuditFile::whatIsAppendedIsThereAtOnce()
{
    const auto path = pathOf("a.audit.jsonl");
    auto log = AuditFile::open(path);
    QVERIFY(log);
    QVERIFY(log->append(AuditEvent::Opened, {{"tuples", 3}}));
    QVERIFY(log->append(AuditEvent::Approved, {{"name", "Anna"}}));
    QVERIFY(log->flush());
    QCOMPARE(bytesOf(path), log->text());
    const auto reading = readAudit(bytesOf(path));
    QVERIFY(reading.isIntact());
    QCOMPARE(reading.head(), log->head());
    QCOMPARE(log->head().entries, std::size_t{2});
}

void TestAuditFile::aLogIsGoneOnWith()
{
    const auto path = pathOf("b.audit.jsonl");
    for (int i = 0; i < 3; ++i) {
        auto log = AuditFile::open(path);
        QVERIFY(log && log->append(AuditEvent::Opened, {}));
    }
    const auto reading = readAudit(bytesOf(path));
    QVERIFY(reading.isIntact());
    QCOMPARE(reading.entries.size(), std::size_t{3});
}

void TestAuditFile::aTornLineIsDroppedAndTheChainGoesOn()
{
    const auto path = pathOf("c.audit.jsonl");
    AuditLog whole;
    whole.add(AuditEvent::Opened, {});
    whole.add(AuditEvent::Role, {});
    for (std::size_t cut = 1; cut < whole.lines()[1].size() + 1; ++cut) {
        write(path, whole.text().substr(0, whole.text().size() - cut));
        const auto log = AuditFile::open(path);
        QVERIFY(log);
        QCOMPARE(log->torn(), whole.lines()[1].size() + 1 - cut);
        const auto reading = readAudit(bytesOf(path));
        QVERIFY(reading.isIntact());
        QCOMPARE(reading.entries.size(), std::size_t{2});
        QCOMPARE(reading.lines[0], whole.lines()[0]);
        QCOMPARE(reading.entries[1]->event, AuditEvent::Recovered);
        QCOMPARE(reading.torn, std::size_t{0});
    }
}

void TestAuditFile::oneProgramWritesAtATime()
{
    const auto path = pathOf("d.audit.jsonl");
    {
        const auto first = AuditFile::open(path);
        QVERIFY(first);
        const auto second = AuditFile::open(path);
        QVERIFY(!second && says(second.error(), AuditMessage::InUse));
    }
    QVERIFY(AuditFile::open(path));
}

void TestAuditFile::nothingIsAddedToABrokenLog()
{
    const auto path = pathOf("e.audit.jsonl");
    AuditLog log;
    log.add(AuditEvent::Opened, {{"what", "abc"}});
    log.add(AuditEvent::Opened, {});
    auto text = log.text();
    text.replace(text.find("abc"), 3, "abd");
    write(path, text + "torn");
    const auto opened = AuditFile::open(path);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::DoesNotHold);
    QCOMPARE(bytesOf(path), text + "torn");
}

void TestAuditFile::aChangeFromOutsideIsNoticed()
{
    const auto path = pathOf("f.audit.jsonl");
    auto log = AuditFile::open(path);
    QVERIFY(log && log->append(AuditEvent::Opened, {}));
    write(path, "");
    const auto appended = log->append(AuditEvent::Opened, {});
    QVERIFY(!appended && says(appended.error(), AuditMessage::ChangedOutside));
    QCOMPARE(bytesOf(path), "");
    QCOMPARE(log->head().entries, std::size_t{1});
    QFile::remove(QString::fromStdString(path.string()));
    QVERIFY(!log->append(AuditEvent::Opened, {}));
}

void TestAuditFile::manyEntriesAreOpenedAtOnce()
{
    const auto path = pathOf("g.audit.jsonl");
    AuditLog log;
    for (int i = 0; i < 10'000; ++i)
        log.add(AuditEvent::Parameter, {{"what", i}});
    write(path, log.text());
    const auto opened = AuditFile::open(path);
    QVERIFY(opened);
    QCOMPARE(opened->head(), log.head());
}

void TestAuditFile::linesOfAnEarlierLogAreTakenOver()
{
    AuditLog unnamed;
    unnamed.add(AuditEvent::Opened, {});
    unnamed.add(AuditEvent::Role, {});
    auto log = AuditFile::open(pathOf("h.audit.jsonl"));
    QVERIFY(log && log->appendRest(unnamed.lines()));
    QCOMPARE(log->text(), unnamed.text());
    unnamed.add(AuditEvent::Column, {});
    QVERIFY(log->appendRest(unnamed.lines()));
    QCOMPARE(log->head(), unnamed.head());
    QVERIFY(log->append(AuditEvent::Recipe, {}));
    QVERIFY(!log->appendRest(unnamed.lines()));
}

void TestAuditFile::aLogIsPutAsideUnderAFreeName()
{
    const auto path = pathOf("i.audit.jsonl");
    for (const auto* name : {"i.audit.1.jsonl", "i.audit.2.jsonl"}) {
        write(path, name);
        const auto aside = setAside(path);
        QVERIFY(aside);
        QCOMPARE(aside->filename().string(), name);
        QCOMPARE(bytesOf(*aside), name);
        QVERIFY(!std::filesystem::exists(path));
    }
    QCOMPARE(auditPathOf("x/adult-7.tranche").string(), "x/adult-7.audit.jsonl");
}

void TestAuditFile::isForThisAccountOnly()
{
    const auto path = pathOf("j.audit.jsonl");
    QVERIFY(AuditFile::open(path));
    struct stat facts = {};
    QCOMPARE(::stat(path.c_str(), &facts), 0);
    QCOMPARE(facts.st_mode & 0777U, 0600U);
}

TRANCHE_TEST(TestAuditFile)

} // namespace tst_audit_file

#include "tst_audit_file.moc"
