// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/documents.h"
#include "tests/support/test_room.h"
#include "ui/models/bucket_list_model.h"
#include "ui/models/verifier_model.h"
#include "ui/session/verified_draft.h"

#include <QAbstractItemModelTester>

namespace tst_bucket_list_model {

using namespace tranche;
using namespace tranche::test;

class TestBucketListModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRulesOfModelsOverChangingDocuments();
    void theVerifiersListKeepsThemToo();
    void showsSizeAndGreatestProbability();
    void withoutAReportItSaysThatItIsComputed();
};

void TestBucketListModel::keepsTheRulesOfModelsOverChangingDocuments()
{
    SessionDriver driver;
    BucketListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto& document : changingDocuments(driver)) {
        model.show(document);
        QCOMPARE(model.rowCount(), document.snapshot.buckets ? static_cast<int>(document.snapshot.buckets->size()) : 0);
    }
}

void TestBucketListModel::theVerifiersListKeepsThemToo()
{
    SessionDriver driver;
    VerifierModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    int drafts = 0;
    for (const auto& document : changingDocuments(driver)) {
        model.show(document);
        QCOMPARE(model.rowCount(), document.draft ? static_cast<int>(document.draft->report.checks.size()) : 0);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(model.index(row).data(VerifierModel::HoldsRole).toBool());
        drafts += document.draft ? 1 : 0;
    }
    QVERIFY(drafts > 0);
}

void TestBucketListModel::showsSizeAndGreatestProbability()
{
    Document document;
    document.snapshot.buckets = std::make_shared<const BucketPartition>(BucketPartition::make({0, 1, 2, 3, 4}, {0, 3}, true).value());
    PrivacyReport report;
    report.model.l = Ratio(3, 1);
    report.sensitive.resize(1);
    report.bucketMaxP = {Ratio(1, 3), Ratio(1, 2)};
    document.snapshot.report = std::make_shared<const PrivacyReport>(report);
    BucketListModel model;
    model.show(document);
    QCOMPARE(model.index(0, BucketListModel::Bucket).data().toString(), QStringLiteral("1"));
    QCOMPARE(model.index(0, BucketListModel::Size).data().toString(), QStringLiteral("3"));
    QCOMPARE(model.index(0, BucketListModel::LargestP).data().toString(), QStringLiteral(".333"));
    QVERIFY(!model.index(0, 0).data(BucketListModel::OverLimitRole).toBool());
    QVERIFY(model.index(1, 0).data(BucketListModel::OverLimitRole).toBool());
    QCOMPARE(model.index(1, 0).data(BucketListModel::SizeRole).toInt(), 2);
    QCOMPARE(model.index(1, 0).data(BucketListModel::LimitRole).toDouble(), 1.0 / 3.0);
}

void TestBucketListModel::withoutAReportItSaysThatItIsComputed()
{
    Document document;
    document.snapshot.buckets = std::make_shared<const BucketPartition>(BucketPartition::make({0, 1}, {0}, true).value());
    BucketListModel model;
    model.show(document);
    QCOMPARE(model.index(0, BucketListModel::LargestP).data().toString(), QStringLiteral("…"));
    QVERIFY(!model.index(0, 0).data(BucketListModel::ProbabilityRole).isValid());
}

TRANCHE_WINDOW_TEST(TestBucketListModel)

} // namespace tst_bucket_list_model

#include "tst_bucket_list_model.moc"
