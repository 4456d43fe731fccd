// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/bucket_name.h"
#include "tests/support/test_room.h"

namespace tst_bucket_name {

using namespace tranche;

class TestBucketName : public QObject {
    Q_OBJECT
private slots:
    void isTheFirstThatIsFree_data()
    {
        QTest::addColumn<QStringList>("attributes");
        QTest::addColumn<QString>("name");
        QTest::newRow("no attribute") << QStringList{} << "bucket";
        QTest::newRow("another name") << QStringList{"age"} << "bucket";
        QTest::newRow("taken") << QStringList{"age", "bucket"} << "bucket_number";
        QTest::newRow("both taken") << QStringList{"bucket_number", "bucket"} << "bucket_number_2";
        QTest::newRow("three taken") << QStringList{"bucket", "bucket_number", "bucket_number_2"} << "bucket_number_3";
        QTest::newRow("a gap") << QStringList{"bucket", "bucket_number", "bucket_number_3"} << "bucket_number_2";
        QTest::newRow("the first free, though later ones are taken") << QStringList{"bucket_number", "bucket_number_2"} << "bucket";
        QTest::newRow("by bytes") << QStringList{"Bucket", "bucket "} << "bucket";
        QTest::newRow("one is no number") << QStringList{"bucket", "bucket_number", "bucket_number_1"} << "bucket_number_2";
    }
    void isTheFirstThatIsFree()
    {
        QFETCH(QStringList, attributes);
        QFETCH(QString, name);
        std::vector<std::string> names;
        for (const auto& attribute : attributes)
            names.push_back(attribute.toStdString());
        QCOMPARE(QString::fromStdString(bucketNameBeside(names)), name);
    }
};

TRANCHE_TEST(TestBucketName)

} // namespace tst_bucket_name

#include "tst_bucket_name.moc"
