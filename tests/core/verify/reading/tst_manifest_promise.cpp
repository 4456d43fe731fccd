// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/manifest_promise.h"
#include "tests/support/test_room.h"

#include <QJsonDocument>

namespace tst_manifest_promise {

using namespace tranche;

namespace {

QJsonObject objectOf(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A manifest of the columns {a, b | s, t}, of which s and t are sensitive, or none.
ReleaseManifest manifestWith(bool sensitive)
{
    ReleaseManifest manifest;
    manifest.columns = {{"a", "b"}, {"s", "t"}};
    if (sensitive)
        manifest.sensitive = {"s", "t"};
    return manifest;
}

} // namespace

class TestManifestPromise : public QObject {
    Q_OBJECT
private slots:
    void readsEveryModel_data();
    void readsEveryModel();
    void refusesWhatIsNoPromise_data();
    void refusesWhatIsNoPromise();
    void jointAttributesStandInOneColumn();
    void generalizedColumnsAreNumberedFromOne_data();
    void generalizedColumnsAreNumberedFromOne();
    void countsTheKeysThatBelongToTheModel_data();
    void countsTheKeysThatBelongToTheModel();
};

void TestManifestPromise::readsEveryModel_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("model");
    QTest::newRow("l") << QByteArray(R"({"model": "l", "l": "7/2"})") << static_cast<int>(PromisedModel::LDiversity);
    QTest::newRow("distinct") << QByteArray(R"({"model": "distinct", "l": "3/1"})") << static_cast<int>(PromisedModel::Distinct);
    QTest::newRow("entropy") << QByteArray(R"({"model": "entropy", "l": "7/2"})") << static_cast<int>(PromisedModel::Entropy);
    QTest::newRow("recursive") << QByteArray(R"({"model": "recursive", "l": "3/1", "c": "1/2"})")
                               << static_cast<int>(PromisedModel::Recursive);
    QTest::newRow("t") << QByteArray(R"({"model": "t", "l": "2/1", "t": "1/5"})") << static_cast<int>(PromisedModel::TCloseness);
    QTest::newRow("t of 0") << QByteArray(R"({"model": "t", "l": "2/1", "t": "0/1"})") << static_cast<int>(PromisedModel::TCloseness);
    QTest::newRow("t of 1") << QByteArray(R"({"model": "t", "l": "2/1", "t": "1/1"})") << static_cast<int>(PromisedModel::TCloseness);
}

void TestManifestPromise::readsEveryModel()
{
    QFETCH(QByteArray, json);
    QFETCH(int, model);
    const auto object = objectOf(json);
    auto manifest = manifestWith(true);
    QVERIFY(readPromise(object, manifest).has_value());
    QCOMPARE(static_cast<int>(manifest.promise.model), model);
    QCOMPARE(manifest.promise.l.text(), object["l"].toString().toStdString());
    if (object.contains("c"))
        QCOMPARE(manifest.promise.c.text(), object["c"].toString().toStdString());
    if (object.contains("t"))
        QCOMPARE(manifest.promise.t.text(), object["t"].toString().toStdString());
}

void TestManifestPromise::refusesWhatIsNoPromise_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const auto* json : {R"({})",
                             R"({"model": 1})",
                             R"({"model": "k"})",
                             R"({"model": "none"})",
                             R"({"model": "l"})",
                             R"({"model": "l", "l": 3})",
                             R"({"model": "l", "l": "3"})",
                             R"({"model": "l", "l": "6/2"})",
                             R"({"model": "l", "l": "1/2"})",
                             R"({"model": "l", "l": "3/0"})",
                             R"({"model": "l", "l": " 3/1"})",
                             R"({"model": "l", "l": "03/1"})",
                             R"({"model": "l", "l": "1000000001/1"})",
                             R"({"model": "distinct", "l": "5/2"})",
                             R"({"model": "recursive", "l": "3/1"})",
                             R"({"model": "recursive", "l": "5/2", "c": "1/1"})",
                             R"({"model": "recursive", "l": "3/1", "c": "0/1"})",
                             R"({"model": "t", "l": "2/1"})",
                             R"({"model": "t", "l": "2/1", "t": "6/5"})",
                             R"({"model": "t", "l": "2/1", "t": "-1/5"})"})
        QTest::newRow(json) << QByteArray(json);
}

void TestManifestPromise::refusesWhatIsNoPromise()
{
    QFETCH(QByteArray, json);
    auto manifest = manifestWith(true);
    QVERIFY(!readPromise(objectOf(json), manifest));
}

void TestManifestPromise::jointAttributesStandInOneColumn()
{
    auto manifest = manifestWith(true);
    QVERIFY(readPromise(objectOf(R"({"model": "l", "l": "2/1", "joint": true})"), manifest).has_value());
    QVERIFY(manifest.joint);
    for (const auto* joint : {"false", "1", "\"true\""}) {
        auto other = manifestWith(true);
        QVERIFY2(!readPromise(objectOf(R"({"model": "l", "l": "2/1", "joint": )" + QByteArray(joint) + '}'), other), joint);
    }
    auto one = manifestWith(true);
    one.sensitive = {"s"};
    QVERIFY(!readPromise(objectOf(R"({"model": "l", "l": "2/1", "joint": true})"), one));
    auto apart = manifestWith(true);
    apart.sensitive = {"a", "s"};
    QVERIFY(!readPromise(objectOf(R"({"model": "l", "l": "2/1", "joint": true})"), apart));
}

void TestManifestPromise::generalizedColumnsAreNumberedFromOne_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("taken");
    QTest::newRow("the first") << QByteArray(R"({"1": 4})") << true;
    QTest::newRow("both") << QByteArray(R"({"1": 4, "2": 1})") << true;
    for (const auto* json : {"{}", R"({"0": 4})", R"({"3": 4})", R"({"01": 4})", R"({"a": 4})", R"({"1": 0})", R"({"1": -1})",
                             R"({"1": "4"})", R"({"1": 1.5})", "[4]", "4"})
        QTest::newRow(json) << QByteArray(json) << false;
}

void TestManifestPromise::generalizedColumnsAreNumberedFromOne()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, taken);
    auto manifest = manifestWith(true);
    const auto read = readPromise(objectOf(R"({"model": "l", "l": "2/1", "generalized": )" + json + '}'), manifest);
    QCOMPARE(read.has_value(), taken);
    if (taken)
        QCOMPARE(manifest.generalized.at(0), std::size_t{4});
}

void TestManifestPromise::countsTheKeysThatBelongToTheModel_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<quint64>("keys");
    QTest::newRow("none") << QByteArray(R"({"model": "none"})") << quint64{0};
    QTest::newRow("none with l") << QByteArray(R"({"model": "none", "l": "2/1"})") << quint64{0};
    QTest::newRow("l") << QByteArray(R"({"model": "l", "l": "2/1"})") << quint64{1};
    QTest::newRow("l with c") << QByteArray(R"({"model": "l", "l": "2/1", "c": "2/1"})") << quint64{1};
    QTest::newRow("recursive") << QByteArray(R"({"model": "recursive", "l": "2/1", "c": "2/1"})") << quint64{2};
    QTest::newRow("t") << QByteArray(R"({"model": "t", "l": "2/1", "t": "1/5", "joint": true, "generalized": {}})") << quint64{4};
    QTest::newRow("unknown: any") << QByteArray(R"({"model": "k", "l": "2/1", "c": 1, "t": 2})") << quint64{3};
}

void TestManifestPromise::countsTheKeysThatBelongToTheModel()
{
    QFETCH(QByteArray, json);
    QFETCH(quint64, keys);
    QCOMPARE(promiseKeys(objectOf(json)), std::size_t{keys});
}

TRANCHE_TEST(TestManifestPromise)

} // namespace tst_manifest_promise

#include "tst_manifest_promise.moc"
