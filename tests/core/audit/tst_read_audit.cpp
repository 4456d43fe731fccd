// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/release_seal.h"
#include "core/base/messages/release/audit_message.h"
#include "core/base/random.h"
#include "core/import/sha256.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QJsonArray>

namespace tst_read_audit {

using namespace tranche;
using namespace tranche::test;

namespace {

using Lines = std::vector<std::string>;

AuditLog randomLog(RandomSource& random, std::size_t entries)
{
    AuditLog log;
    for (std::size_t i = 0; i < entries; ++i)
        log.add(static_cast<AuditEvent>(random.below(20)),
                {{"what", QString::number(random.below(1000))}, {"list", QJsonArray{"a\"b", 3, "\xc3\xa9"}}});
    return log;
}

std::string textOf(const Lines& lines)
{
    std::string text;
    for (const auto& line : lines)
        text += line + '\n';
    return text;
}

ReleaseSeal sealOf(const AuditLog& log)
{
    return {log.head(), std::string(64, 'e'), {}};
}

/// Whether a log is found not to be the one that the release was made from.
bool isFound(const std::string& text, const ReleaseSeal& seal)
{
    const auto reading = readAudit(text);
    return reading.fault || compareWithRelease(reading, seal).fault;
}

std::uint64_t faultLine(const Lines& lines)
{
    const auto reading = readAudit(textOf(lines));
    return reading.fault ? reading.fault->place.line : 0;
}

} // namespace

class TestReadAudit : public QObject {
    Q_OBJECT
private slots:
    void everyEntryIsReadAsItWasAdded();
    void aLogGoesOnFromItsLines();
    void everyEditOfOneSignIsFound();
    void everyRemovalExchangeAndRepetitionIsFound();
    void everyTruncationIsFoundBesideTheRelease();
    void aRewrittenLogIsFoundBesideTheRelease();
    void namesTheFirstBadLineAndWhy_data();
    void namesTheFirstBadLineAndWhy();
    void aTornLineIsLeftOut();
    void anEmptyLogIsIntact();
    void approvalsAreComparedWithThoseOfTheRelease();
    void readsTheSealOfARelease();
};

void TestReadAudit::everyEntryIsReadAsItWasAdded()
{
    AuditLog log;
    log.add(AuditEvent::ImportedKey, {{"key", "1B25"}});
    log.add(AuditEvent::Released, {{"manifest", "cf4f"}, {"files", 11}});
    const auto reading = readAudit(log.text());
    QVERIFY(reading.isIntact());
    QCOMPARE(reading.entries.size(), std::size_t{2});
    QCOMPARE(reading.entries[0]->event, AuditEvent::ImportedKey);
    QCOMPARE(reading.entries[0]->previous, std::string(64, '0'));
    QCOMPARE(reading.entries[0]->facts, (QJsonObject{{"key", "1B25"}}));
    QCOMPARE(reading.entries[1]->number, std::size_t{2});
    QCOMPARE(reading.entries[1]->facts, (QJsonObject{{"manifest", "cf4f"}, {"files", 11}}));
    QCOMPARE(reading.entries[1]->previous, sha256Hex(log.lines()[0]));
    QCOMPARE(reading.head(), log.head());
}

void TestReadAudit::aLogGoesOnFromItsLines()
{
    SeededRandom random(3);
    const auto first = randomLog(random, 4);
    AuditLog second(first.lines());
    QCOMPARE(second.head(), first.head());
    second.add(AuditEvent::Recovered, {});
    QVERIFY(readAudit(second.text()).isIntact());
}

void TestReadAudit::everyEditOfOneSignIsFound()
{
    for (const auto seed : Seeds(1, 3)) {
        SeededRandom random(seed);
        const auto log = randomLog(random, 5);
        const auto text = log.text();
        for (std::size_t at = 0; at < text.size(); ++at) {
            auto edited = text;
            edited[at] = edited[at] == '7' ? '8' : '7';
            QVERIFY2(isFound(edited, sealOf(log)), std::to_string(at).c_str());
        }
    }
}

void TestReadAudit::everyRemovalExchangeAndRepetitionIsFound()
{
    for (const auto seed : Seeds(1, 20)) {
        SeededRandom random(seed);
        const auto log = randomLog(random, 2 + random.below(8));
        const auto& lines = log.lines();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            auto removed = lines;
            removed.erase(removed.begin() + static_cast<std::ptrdiff_t>(i));
            QVERIFY(isFound(textOf(removed), sealOf(log)));
            auto repeated = lines;
            repeated.insert(repeated.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
            QVERIFY(isFound(textOf(repeated), sealOf(log)));
            for (std::size_t j = 0; j < i; ++j) {
                auto exchanged = lines;
                std::swap(exchanged[i], exchanged[j]);
                QVERIFY(isFound(textOf(exchanged), sealOf(log)));
                QCOMPARE(faultLine(exchanged), std::uint64_t{j + 1});
            }
        }
    }
}

void TestReadAudit::everyTruncationIsFoundBesideTheRelease()
{
    SeededRandom random(1);
    const auto log = randomLog(random, 4);
    const auto text = log.text();
    for (std::size_t size = 0; size < text.size(); ++size)
        QVERIFY(isFound(text.substr(0, size), sealOf(log)));
    QVERIFY(!isFound(text, sealOf(log)));
}

void TestReadAudit::aRewrittenLogIsFoundBesideTheRelease()
{
    SeededRandom random(1);
    const auto log = randomLog(random, 4);
    auto other = randomLog(random, 6);
    QVERIFY(readAudit(other.text()).isIntact());
    const auto compared = compareWithRelease(readAudit(other.text()), sealOf(log));
    QVERIFY(compared.fault && says(*compared.fault, {AuditMessage::OtherHead, std::uint64_t{4}}));
    AuditLog longer(log.lines());
    longer.add(AuditEvent::Exported, {});
    QVERIFY(!isFound(longer.text(), sealOf(log)));
}

void TestReadAudit::namesTheFirstBadLineAndWhy_data()
{
    QTest::addColumn<QString>("edit");
    QTest::addColumn<quint64>("line");
    QTest::addColumn<QString>("words");
    QTest::newRow("changed") << "3 what" << quint64{3} << "Line 3 was changed: its digest does not stand in line 4.";
    QTest::newRow("number changed") << "3 n" << quint64{3} << "Line 3 was changed: its digest does not stand in line 4.";
    QTest::newRow("link changed") << "3 previous" << quint64{3}
                                  << "Line 3 was changed, or line 2 before it: the chain fits on neither side.";
    QTest::newRow("removed") << "3 remove" << quint64{3} << "Before line 3, lines were removed: entries 3 to 3 are missing.";
    QTest::newRow("first removed") << "1 remove" << quint64{1} << "Before line 1, lines were removed: entries 1 to 1 are missing.";
    QTest::newRow("exchanged") << "3 exchange" << quint64{3} << "Line 3 stands at the wrong place: lines were reordered.";
    QTest::newRow("twice") << "3 repeat" << quint64{4} << "Line 4 does not belong here: it was inserted or is there twice.";
    QTest::newRow("event") << "3 event" << quint64{3} << "Line 3 tells of an event that this program does not know.";
    QTest::newRow("no JSON") << "3 cut" << quint64{3} << "Line 3 is not an entry: a JSON object with n, time, event and previous.";
    QTest::newRow("key twice") << "3 key" << quint64{3} << "Line 3 has the key \"n\" twice.";
}

void TestReadAudit::namesTheFirstBadLineAndWhy()
{
    QFETCH(QString, edit);
    QFETCH(quint64, line);
    QFETCH(QString, words);
    AuditLog log;
    for (int i = 0; i < 6; ++i)
        log.add(AuditEvent::Opened, {{"what", "abc"}});
    auto lines = log.lines();
    const auto at = edit.section(' ', 0, 0).toInt() - 1;
    const auto how = edit.section(' ', 1);
    auto& text = lines[static_cast<std::size_t>(at)];
    const auto replace = [&](const std::string& from, const std::string& to) { text.replace(text.find(from), from.size(), to); };
    if (how == "what")
        replace("abc", "abd");
    else if (how == "n")
        replace("\"n\":3", "\"n\":5");
    else if (how == "previous")
        replace("\"previous\":\"", "\"previous\":\"0"), text.erase(text.size() - 3, 1);
    else if (how == "remove")
        lines.erase(lines.begin() + at);
    else if (how == "exchange")
        std::swap(lines[static_cast<std::size_t>(at)], lines[static_cast<std::size_t>(at) + 1]);
    else if (how == "repeat")
        lines.insert(lines.begin() + at, std::string(text));
    else if (how == "event")
        replace("opened", "burned");
    else if (how == "cut")
        text.pop_back();
    else
        replace("{", "{\"n\":3,");
    const auto reading = readAudit(textOf(lines));
    QVERIFY(reading.fault);
    QCOMPARE(messageWords(*reading.fault), words.toStdString());
    QCOMPARE(reading.fault->place.line, line);
    QCOMPARE(reading.fault->code, ErrorCode::DoesNotHold);
}

void TestReadAudit::aTornLineIsLeftOut()
{
    SeededRandom random(2);
    const auto log = randomLog(random, 3);
    const auto reading = readAudit(log.text() + "{\"n\":4,\"ti");
    QVERIFY(reading.isIntact());
    QCOMPARE(reading.torn, std::size_t{10});
    QCOMPARE(reading.head(), log.head());
}

void TestReadAudit::anEmptyLogIsIntact()
{
    const auto reading = readAudit("");
    QVERIFY(reading.isIntact());
    QCOMPARE(reading.head(), AuditHead());
}

void TestReadAudit::approvalsAreComparedWithThoseOfTheRelease()
{
    AuditLog log;
    log.add(AuditEvent::Opened, {});
    auto seal = sealOf(log);
    seal.approvals = {{"Anna", "asked for"}, {"Piet", "checked"}};
    log.add(AuditEvent::Approved, {{"name", "Anna"}, {"reason", "asked for"}, {"manifest", QString(64, 'e')}});
    log.add(AuditEvent::Approved, {{"name", "Eve"}, {"reason", "of an earlier draft"}, {"manifest", QString(64, 'f')}});
    const auto good = compareWithRelease(readAudit(log.text()), seal);
    QVERIFY(!good.fault);
    QCOMPARE(good.remarks.size(), std::size_t{1});
    QVERIFY(says(good.remarks[0], {AuditMessage::NoApproval, "Piet"}));
    log.add(AuditEvent::Approved, {{"name", "Eve"}, {"reason", "none"}, {"manifest", QString(64, 'e')}});
    const auto bad = compareWithRelease(readAudit(log.text()), seal);
    QVERIFY(bad.fault && says(*bad.fault, {AuditMessage::OtherApproval, std::uint64_t{4}}));
}

void TestReadAudit::readsTheSealOfARelease()
{
    const std::string head(64, 'a');
    const auto manifest = R"({"format": 2, "audit": {"entries": 7, "head": ")" + head + "\"}}";
    const auto seal = readReleaseSeal(manifest, R"([{"name": "Anna", "reason": "r", "time": "t", "key": null, "signature": null}])");
    QVERIFY(seal);
    QCOMPARE(seal->audit, (AuditHead{7, head}));
    QCOMPARE(seal->manifestDigest, sha256Hex(manifest));
    QCOMPARE(seal->approvals, (std::vector<SealedApproval>{{"Anna", "r"}}));
    for (const auto* bad : {"", "{}", R"({"audit": {"entries": 7}})", R"({"audit": {"entries": -1, "head": "x"}})"}) {
        const auto none = readReleaseSeal(bad, "[]");
        QVERIFY(!none && says(none.error(), {AuditMessage::NoSeal, "manifest.json"}));
    }
    QVERIFY(says(readReleaseSeal(manifest, "{}").error(), {AuditMessage::NoSeal, "approvals.json"}));
}

TRANCHE_TEST(TestReadAudit)

} // namespace tst_read_audit

#include "tst_read_audit.moc"
