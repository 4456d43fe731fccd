// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/manifest_json.h"
#include "tests/support/test_room.h"

namespace tst_manifest_json {

using namespace tranche;

class TestManifestJson : public QObject {
    Q_OBJECT
private slots:
    void takesObjectsWhoseKeysStandOnce_data();
    void takesObjectsWhoseKeysStandOnce();
};

void TestManifestJson::takesObjectsWhoseKeysStandOnce_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("taken");
    QTest::newRow("empty object") << QByteArray("{}") << true;
    QTest::newRow("keys") << QByteArray(R"({"a": 1, "b": {"a": 2}})") << true;
    QTest::newRow("a text that looks like a key") << QByteArray(R"({"a": "\"b\": 1", "c": ["d: ", "e"]})") << true;
    QTest::newRow("a quote in a key") << QByteArray(R"({"a\"b": 1, "a\\": 2})") << true;
    QTest::newRow("blanks before the colon") << QByteArray("{\"a\" \n\t: 1}") << true;
    QTest::newRow("objects in a list") << QByteArray(R"({"a": [{"b": 1}, {"b": 2}]})") << true;

    QTest::newRow("a key twice") << QByteArray(R"({"a": 1, "a": 1})") << false;
    QTest::newRow("twice, deep inside") << QByteArray(R"({"a": [{"b": {"c": 1, "c": 2}}]})") << false;
    QTest::newRow("twice, once by an escape") << QByteArray(R"({"a": 1, "\u0061": 2})") << false;
    QTest::newRow("twice, with blanks between") << QByteArray("{\"a\": 1, \"a\" : 2}") << false;
    QTest::newRow("a list") << QByteArray("[1]") << false;
    QTest::newRow("a number") << QByteArray("1") << false;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("not closed") << QByteArray(R"({"a": 1)") << false;
    QTest::newRow("more behind it") << QByteArray(R"({"a": 1} x)") << false;
    QTest::newRow("a text that is not closed") << QByteArray(R"({"a)") << false;
    QTest::newRow("no UTF-8") << QByteArray("{\"a\": \"\xff\"}") << false;
}

void TestManifestJson::takesObjectsWhoseKeysStandOnce()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, taken);
    const auto object = parseObjectStrictly({json.constData(), static_cast<std::size_t>(json.size())});
    QCOMPARE(object.has_value(), taken);
    if (!taken)
        QCOMPARE(object.error().code, ErrorCode::BadInput);
}

TRANCHE_TEST(TestManifestJson)

} // namespace tst_manifest_json

#include "tst_manifest_json.moc"
