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
        AuditLog log;
        log.add(AuditEvent::Undone, {{QStringLiteral("steps"), 0}});
        QCOMPARE(chainState(readAudit(log.text())), QStringLiteral("Audit log: chain intact, 1 entry"));
        for (int i = 1; i < 3; ++i)
            log.add(AuditEvent::Undone, {{QStringLiteral("steps"), i}});
        auto text = log.text();
        QCOMPARE(chainState(readAudit(text)), QStringLiteral("Audit log: chain intact, 3 entries"));
        text.replace(text.find("\"steps\":1"), 9, "\"steps\":7");
        QCOMPARE(chainState(readAudit(text)), QStringLiteral("Audit log: chain broken at entry 2"));
        QCOMPARE(chainState(fail(ErrorCode::Io, FileMessage::CannotOpen)), QStringLiteral("Audit log: not read"));
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
