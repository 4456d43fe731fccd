// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_data.h"
#include "tests/support/test_room.h"

namespace tst_release_data {

using namespace tranche;

namespace {

const std::string sound = "bucket,a,s\n1,x,u\n1,y,v\n2,x,v\n";

ReleaseManifest manifest(bool perColumn = false)
{
    ReleaseManifest all;
    all.columns = {{"a"}, {"s"}};
    all.sensitive = {"s"};
    all.bucketName = "bucket";
    all.lines = 3;
    all.buckets = 2;
    if (!perColumn)
        all.digests = {{"data.csv", ""}};
    return all;
}

ReleaseDictionary dictionary()
{
    ReleaseDictionary all;
    all.entries.resize(2);
    all.entries[0].name = "a";
    all.entries[0].values = {"x", "y"};
    all.entries[1].name = "s";
    all.entries[1].values = {"u", "v"};
    return all;
}

Result<ReleaseData> read(const ReleaseFiles& files, const ReleaseManifest& all)
{
    JobContext job;
    return readReleaseData(files, all, dictionary(), job);
}

} // namespace

class TestReleaseData : public QObject {
    Q_OBJECT
private slots:
    void readsOneFile();
    void readsOneFileAColumn();
    void theBucketHasTheNameOfTheManifest();
    void objectsToBrokenStructure_data();
    void objectsToBrokenStructure();
    void bucketsOfTheFilesAgree();
    void aMissingFileCannotBeRead();
    void prefixedCellsAreReadWithoutTheirApostrophe();
};

void TestReleaseData::readsOneFile()
{
    const auto data = read({{"data.csv", sound}}, manifest());
    QVERIFY(data.has_value());
    QCOMPARE(data->bucketStarts, (std::vector<std::uint32_t>{0, 2, 3}));
    QCOMPARE(data->lineCount(), std::size_t{3});
    QCOMPARE(data->bucketSize(0), 2U);
    QCOMPARE(data->attributes.size(), std::size_t{2});
    QCOMPARE(data->attributes[1].values[data->attributes[1].data->codes[2]], std::string_view("v"));
}

void TestReleaseData::readsOneFileAColumn()
{
    const auto data = read({{"column-1.csv", "bucket,a\n1,x\n1,y\n2,x\n"}, {"column-2.csv", "bucket,s\n1,v\n1,u\n2,v\n"}}, manifest(true));
    QVERIFY(data.has_value());
    QCOMPARE(data->bucketCount(), std::size_t{2});
}

void TestReleaseData::theBucketHasTheNameOfTheManifest()
{
    auto renamed = manifest();
    renamed.bucketName = "bucket_number";
    QVERIFY(read({{"data.csv", "bucket_number" + sound.substr(6)}}, renamed).has_value());
    QCOMPARE(read({{"data.csv", sound}}, renamed).error().code, ErrorCode::DoesNotHold);
    QCOMPARE(read({{"data.csv", "bucket_number" + sound.substr(6)}}, manifest()).error().code, ErrorCode::DoesNotHold);
}

void TestReleaseData::objectsToBrokenStructure_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a line that is cut") << QByteArray("bucket,a,s\n1,x,u\n1,y,v\n2,x,v");
    QTest::newRow("CR LF") << QByteArray("bucket,a,s\r\n1,x,u\r\n1,y,v\r\n2,x,v\r\n");
    QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                     "bucket,a,s\n1,x,u\n1,y,v\n2,x,v\n");
    QTest::newRow("another header") << QByteArray("bucket,a,t\n1,x,u\n1,y,v\n2,x,v\n");
    QTest::newRow("columns exchanged") << QByteArray("bucket,s,a\n1,u,x\n1,v,y\n2,v,x\n");
    QTest::newRow("a field more") << QByteArray("bucket,a,s,t\n1,x,u,1\n1,y,v,1\n2,x,v,1\n");
    QTest::newRow("buckets from 0") << QByteArray("bucket,a,s\n0,x,u\n0,y,v\n1,x,v\n");
    QTest::newRow("a bucket left out") << QByteArray("bucket,a,s\n1,x,u\n1,y,v\n3,x,v\n");
    QTest::newRow("buckets out of order") << QByteArray("bucket,a,s\n2,x,u\n1,y,v\n1,x,v\n");
    QTest::newRow("a bucket torn apart") << QByteArray("bucket,a,s\n1,x,u\n2,y,v\n1,x,v\n");
    QTest::newRow("a bucket that is no number") << QByteArray("bucket,a,s\n1,x,u\n1,y,v\nb,x,v\n");
    QTest::newRow("a bucket written otherwise") << QByteArray("bucket,a,s\n01,x,u\n01,y,v\n02,x,v\n");
    QTest::newRow("a line less") << QByteArray("bucket,a,s\n1,x,u\n2,y,v\n");
    QTest::newRow("a bucket more") << QByteArray("bucket,a,s\n1,x,u\n2,y,v\n3,x,v\n");
    QTest::newRow("a value that is not listed") << QByteArray("bucket,a,s\n1,x,u\n1,y,v\n2,z,v\n");
    QTest::newRow("a listed value that is not there") << QByteArray("bucket,a,s\n1,x,u\n1,x,v\n2,x,v\n");
}

void TestReleaseData::objectsToBrokenStructure()
{
    QFETCH(QByteArray, text);
    const auto data = read({{"data.csv", text.toStdString()}}, manifest());
    QVERIFY(!data);
    QCOMPARE(data.error().code, ErrorCode::DoesNotHold);
}

void TestReleaseData::bucketsOfTheFilesAgree()
{
    const std::string first = "bucket,a\n1,x\n1,y\n2,x\n";
    const auto data = read({{"column-1.csv", first}, {"column-2.csv", "bucket,s\n1,u\n2,v\n2,v\n"}}, manifest(true));
    QCOMPARE(data.error().code, ErrorCode::DoesNotHold);
}

void TestReleaseData::aMissingFileCannotBeRead()
{
    QCOMPARE(read({}, manifest()).error().code, ErrorCode::BadInput);
    QCOMPARE(read({{"column-1.csv", "bucket,a\n1,x\n1,y\n2,x\n"}}, manifest(true)).error().code, ErrorCode::BadInput);
    QVERIFY(!read({{"data.csv", "bucket,a,s\n1,x\n"}}, manifest())); // ragged
    QVERIFY(!read({{"data.csv", "bucket,a,s\n"}}, manifest()));      // no line
}

void TestReleaseData::prefixedCellsAreReadWithoutTheirApostrophe()
{
    auto prefixed = dictionary();
    prefixed.prefixed = true;
    prefixed.entries[0].values = {"=x", "y"};
    JobContext job;
    const auto data = readReleaseData({{"data.csv", "bucket,a,s\n1,'=x,u\n1,y,v\n2,'=x,v\n"}}, manifest(), prefixed, job);
    QVERIFY(data.has_value());
    const auto bare = readReleaseData({{"data.csv", "bucket,a,s\n1,=x,u\n1,y,v\n2,=x,v\n"}}, manifest(), prefixed, job);
    QCOMPARE(bare.error().code, ErrorCode::DoesNotHold); // would run, though the dictionary says otherwise
}

TRANCHE_TEST(TestReleaseData)

} // namespace tst_release_data

#include "tst_release_data.moc"
