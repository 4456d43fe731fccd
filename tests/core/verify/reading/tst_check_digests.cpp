// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"
#include "core/verify/reading/check_digests.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_check_digests {

using namespace tranche;
using namespace tranche::test;

namespace {

const ReleaseFiles soundFiles{{"manifest.json", "{}"}, {"data.csv", "bucket,a\n1,x\n"}, {"dictionary.csv", "name\n"}, {"README.txt", "x"}};

ReleaseManifest manifestOf(const ReleaseFiles& files)
{
    ReleaseManifest manifest;
    manifest.columns = {{"a"}, {"s"}};
    for (const auto& [name, bytes] : files)
        if (name != "manifest.json")
            manifest.digests[name] = sha256Hex(bytes);
    return manifest;
}

} // namespace

class TestCheckDigests : public QObject {
    Q_OBJECT
private slots:
    void takesWhatIsListed();
    void oneFileAColumnIsTakenToo();
    void objectsTo_data();
    void objectsTo();
    void formatTwoIsComplete();
    void canBeStopped();
};

void TestCheckDigests::takesWhatIsListed()
{
    QVERIFY(checkDigests(soundFiles, manifestOf(soundFiles), false, {}).has_value());
    QVERIFY(checkDigests({}, {}, false, {}).has_value());
}

void TestCheckDigests::oneFileAColumnIsTakenToo()
{
    ReleaseFiles files{{"column-1.csv", "bucket,a\n"}, {"column-2.csv", "bucket,s\n"}, {"dictionary.csv", ""}, {"README.txt", ""}};
    QVERIFY(checkDigests(files, manifestOf(files), false, {}).has_value());
    files["column-3.csv"] = "bucket,t\n"; // there are two columns
    QCOMPARE(checkDigests(files, manifestOf(files), false, {}).error().place.file, std::string("column-3.csv"));
}

void TestCheckDigests::objectsTo_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("what");
    QTest::newRow("a changed byte") << "data.csv"
                                    << "changed";
    QTest::newRow("a missing file") << "README.txt"
                                    << "missing";
    QTest::newRow("a file that is not listed") << "report.html"
                                               << "unlisted";
    QTest::newRow("a file that no release holds") << "notes.txt"
                                                  << "listed";
    QTest::newRow("files of both layouts") << "column-1.csv"
                                           << "listed";
    QTest::newRow("a second data file") << "data.CSV"
                                        << "listed";
}

void TestCheckDigests::objectsTo()
{
    QFETCH(QString, file);
    QFETCH(QString, what);
    const auto name = file.toStdString();
    auto files = soundFiles;
    auto manifest = manifestOf(files);
    if (what == "missing")
        files.erase(name);
    else
        files[name] += "y";
    if (what == "listed")
        manifest.digests[name] = sha256Hex(files[name]);
    const auto checked = checkDigests(files, manifest, false, {});
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::DoesNotHold);
    QCOMPARE(checked.error().place.file, name);
}

void TestCheckDigests::formatTwoIsComplete()
{
    ReleaseFiles files{{"manifest.json", "{}"}, {"data.csv", "x"}};
    const std::string companions[] = {"README.txt", "datapackage.json", "ddi.xml", "dictionary.csv", "report.html"};
    for (const auto& name : companions)
        files[name] = "x";
    const auto check = [](const ReleaseFiles& some, bool draft) {
        auto manifest = manifestOf(some);
        manifest.format = 2;
        return checkDigests(some, manifest, draft, {});
    };
    QVERIFY(check(files, false).has_value());
    for (const auto& name : companions) {
        auto some = files;
        some.erase(name);
        QCOMPARE(check(some, false).error().place.file, name);
        QCOMPARE(check(some, true).has_value(), name == "report.html"); // of what nobody will approve none is made
    }
}

void TestCheckDigests::canBeStopped()
{
    QVERIFY(stopsAtOnce([](const JobContext& job) { return checkDigests(soundFiles, manifestOf(soundFiles), false, job); }));
}

TRANCHE_TEST(TestCheckDigests)

} // namespace tst_check_digests

#include "tst_check_digests.moc"
