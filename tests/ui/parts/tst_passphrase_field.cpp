// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/passphrase_field.h"

#include "tests/support/test_room.h"

#include <QAction>

namespace tst_passphrase_field {

using namespace tranche;

class TestPassphraseField : public QObject {
    Q_OBJECT

private slots:
    void handsOverWhatWasTypedAndKeepsNothing()
    {
        PassphraseField field(QStringLiteral("Passphrase"));
        QTest::keyClicks(&field, QStringLiteral("the cats"));
        field.insert(QStringLiteral(" lëave"));
        const QString shared = field.text(); // the very characters of the field
        QVERIFY(field.passphrase() == Passphrase("the cats lëave"));
        QVERIFY(field.take() == Passphrase("the cats lëave"));
        QVERIFY(field.text().isEmpty());
        QVERIFY(std::all_of(shared.begin(), shared.end(), [](QChar sign) { return sign.isNull(); }));
    }

    void showsWhatIsTypedOnlyWhileTheEyeIsOn()
    {
        PassphraseField field(QStringLiteral("Passphrase"));
        QTest::keyClicks(&field, QStringLiteral("cats"));
        QCOMPARE(field.echoMode(), QLineEdit::Password);
        auto* eye = field.actions().constFirst();
        QVERIFY(eye->isVisible());
        eye->trigger();
        QCOMPARE(field.echoMode(), QLineEdit::Normal);
        field.wipeTyped();
        QCOMPARE(field.echoMode(), QLineEdit::Password);
        QVERIFY(!eye->isVisible());
    }

    void leavesALiteralAlone()
    {
        const auto literal = QStringLiteral("cats");
        PassphraseField field(QStringLiteral("Passphrase"));
        field.setText(literal);
        field.wipeTyped();
        QVERIFY(field.text().isEmpty());
        QCOMPARE(literal.size(), 4);
    }

    void saysNothingWhenItGoes()
    {
        auto field = std::make_unique<PassphraseField>(QStringLiteral("Passphrase"));
        field->setText(QStringLiteral("cats"));
        int told = 0;
        connect(field.get(), &QLineEdit::textChanged, this, [&told] { ++told; });
        field.reset(); // a form that goes takes its fields along, and its own functions are gone before them
        QCOMPARE(told, 0);
    }

    void isWrongUntilSomethingElseIsTyped()
    {
        PassphraseField field(QStringLiteral("Passphrase"));
        field.setText(QStringLiteral("cats"));
        field.setWrong(true);
        QVERIFY(field.isWrong());
        QTest::keyClicks(&field, QStringLiteral("s"));
        QVERIFY(!field.isWrong());
    }
};

TRANCHE_WINDOW_TEST(TestPassphraseField)

} // namespace tst_passphrase_field

#include "tst_passphrase_field.moc"
