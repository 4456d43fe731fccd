// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/stored_keys.h"

#include "core/release/keys/signing_keys.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"

#include <QSignalSpy>

namespace tst_stored_keys {

using namespace tranche;
using namespace tranche::test;

class TestStoredKeys : public QObject {
    Q_OBJECT

private slots:
    void aSessionReadsItsKeysBesideTheWindow();
};

void TestStoredKeys::aSessionReadsItsKeysBesideTheWindow()
{
    SessionDriver driver;
    const auto folder = driver.path(QStringLiteral("keys")).toStdString();
    const auto anna = SigningKeys::make().publicKey();
    const auto bert = SigningKeys::make().publicKey();
    KeyStore store(folder);
    QVERIFY(store.addSigner(anna, "Anna"));
    const auto keys = std::make_shared<const StoredKeys>(folder);
    QSignalSpy read(&driver.session, &Session::keysRead);
    driver.session.setKeys(keys);
    QTRY_COMPARE(read.count(), 1);
    QCOMPARE(keys->nameOf(anna.text()), QStringLiteral("Anna"));
    QVERIFY(store.addSigner(bert, "Bert"));
    QVERIFY(keys->nameOf(bert.text()).isEmpty()); // what is asked reads no file
    driver.session.readKeys();
    QTRY_COMPARE(read.count(), 2);
    QCOMPARE(keys->nameOf(bert.text()), QStringLiteral("Bert"));
}

TRANCHE_CORE_TEST(TestStoredKeys)

} // namespace tst_stored_keys

#include "tst_stored_keys.moc"
