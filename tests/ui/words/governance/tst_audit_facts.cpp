// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/governance/audit_facts.h"

#include "core/base/messages/file_message.h"
#include "core/release/logging/run_facts.h"
#include "tests/support/test_room.h"

namespace tst_audit_facts {

using namespace tranche;

class TestAuditFacts : public QObject {
    Q_OBJECT

private slots:
    void theFootSaysHowTheChainStands()
    {
        QCOMPARE(chainState({1, std::nullopt}), QStringLiteral("Audit log: chain intact, 1 entry"));
        QCOMPARE(chainState({38, std::nullopt}), QStringLiteral("Audit log: chain intact, 38 entries"));
        AuditLog log;
        for (int i = 0; i < 3; ++i)
            log.add(AuditEvent::Undone, {{QStringLiteral("steps"), i}});
        auto text = log.text();
        text.replace(text.find("\"steps\":1"), 9, "\"steps\":7");
        const auto reading = readAudit(text);
        QVERIFY(reading.fault);
        QCOMPARE(chainState({reading.lines.size(), reading.fault}), QStringLiteral("Audit log: chain broken at entry 2"));
        QCOMPARE(chainState({0, Error(ErrorCode::Io, FileMessage::CannotOpen)}), QStringLiteral("Audit log: not read"));
    }

    void aKeyThatWasTakenInIsToldByItsDigitsAndItsKind()
    {
        AuditLog log;
        const auto fact = importedKeyFact("1B25FB8674E39521", false);
        log.add(fact.event, fact.facts);
        const auto entry = readAudit(log.text()).entries.front().value();
        QCOMPARE(eventText(entry.event), QStringLiteral("imported key"));
        QCOMPARE(whatText(entry), QStringLiteral("key of a signer: 1B25 FB86 74E3 9521"));
    }
};

TRANCHE_CORE_TEST(TestAuditFacts)

} // namespace tst_audit_facts

#include "tst_audit_facts.moc"
