// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/membership.h"
#include "tests/support/test_room.h"
#include "tests/support/vector_slicings.h"

namespace tst_membership_vectors {

using namespace tranche;
using namespace tranche::test;

/// Every "membership" and "membership_qi" of the test vectors, on the buckets that are written there.
class TestMembershipVectors : public QObject {
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheVectors_data();
    void figuresAreThoseOfTheVectors();
};

namespace {

QJsonObject jsonOf(const MembershipReport& report)
{
    const auto number = [](const LargeCount& count) { return QString::fromStdString(count.digits).toLongLong(); };
    QJsonObject originals;
    for (const auto& [buckets, tuples] : report.originals)
        originals.insert(QString::number(buckets), static_cast<qint64>(tuples));
    QJsonObject fakes;
    for (const auto& [buckets, count] : report.fakes)
        fakes.insert(QString::number(buckets), number(count));
    return {{"original_rows", static_cast<qint64>(report.originalRows)},
            {"original_distinct", static_cast<qint64>(report.originalDistinct)},
            {"fake_distinct", number(report.fakeDistinct)},
            {"fake_per_bucket_sum", number(report.fakePerBucketSum)},
            {"formula_sum", number(report.formulaSum)},
            {"matching_histogram_original_rows", originals},
            {"matching_histogram_fake", fakes}};
}

} // namespace

void TestMembershipVectors::figuresAreThoseOfTheVectors_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : vectorNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestMembershipVectors::figuresAreThoseOfTheVectors()
{
    QFETCH(QString, name);
    const auto vector = loadVector(name);
    int compared = 0;
    for (const auto* list : {"given", "runs"}) {
        for (const auto& item : vector.json[QLatin1String(list)].toArray()) {
            const auto entry = item.toObject();
            const auto columns = partitionOf(entry["columns"], vector);
            const auto buckets = partitionOf(rowListsOf(entry["buckets"].toArray()));
            for (const auto method : {std::optional<FakesBy>(), std::optional(FakesBy::Bitmap), std::optional(FakesBy::Recursion)}) {
                MembershipRequest request;
                request.method = method;
                SeededRandom random(1);
                JobContext job;
                const auto qi = membership({*vector.table, columns, buckets}, request, random, job);
                request.counting = Counting::WholeTuples;
                const auto whole = membership({*vector.table, columns, buckets}, request, random, job);
                QVERIFY(qi && whole);
                QCOMPARE(jsonOf(*qi), entry["membership_qi"].toObject());
                QCOMPARE(jsonOf(*whole), entry["membership"].toObject());
                ++compared;
            }
        }
    }
    QVERIFY(compared > 0);
}

TRANCHE_CORE_TEST(TestMembershipVectors)

} // namespace tst_membership_vectors

#include "tst_membership_vectors.moc"
