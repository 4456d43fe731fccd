// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/failure_text.h"

#include "core/base/messages/table_message.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/documents.h"

namespace tst_failure_text {

using namespace tranche;

class TestFailureText : public QObject {
    Q_OBJECT

private slots:
    void aRoleIsAskedForOnlyWhereOneIsLacking()
    {
        Document now = test::documentWith(Ratio(2, 1));
        now.failure = StageFailure{Stage::Keep, {ErrorCode::BadInput, TableMessage::UnevenAttributes, {.attribute = "Age"}}};
        QCOMPARE(whyNotYetText(now), QStringLiteral("Age: The attributes differ in length."));
        now.failure.reset();
        QVERIFY(!whyNotYetText(now).contains(QStringLiteral("role")));
        now.snapshot.roles[0] = Role::Undecided;
        QCOMPARE(whyNotYetText(now), QStringLiteral("Every attribute needs a role first."));
    }
};

TRANCHE_CORE_TEST(TestFailureText)

} // namespace tst_failure_text

#include "tst_failure_text.moc"
