// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/records_by_label.h"

#include "core/import/csv_reader.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_records_by_label {

using namespace tranche;
using namespace tranche::test;

namespace {

const SourceLabels sexes{.label = "Sex", .values = {{"2", "female"}, {"1", "male"}, {"3", "other"}}};

} // namespace

class TestRecordsByLabel : public QObject {
    Q_OBJECT

private slots:
    void recordsAreCountedByCode();
    void recordsAreCountedByLabel();
    void aStoppedJobCountsNothing();
};

/// In the order of the source; a code without a label is another value, an empty cell is none.
void TestRecordsByLabel::recordsAreCountedByCode()
{
    JobContext job;
    const auto table = readCsvText("sex,age\n1,20\n2,21\n1,22\n7,23\n,24\n8,25\n7,26\n", "t.csv", {}, job).value();
    const auto counts = countLabels(table->attribute(SourceId(0)), sexes, true, {});
    QCOMPARE(counts, (RecordsByLabel{.labelled = {1, 2, 0}, .otherValues = 2, .otherRecords = 3, .empty = 1}));
}

void TestRecordsByLabel::recordsAreCountedByLabel()
{
    const auto table = tableOf({"sex", "male", "female", "7", "male", "1"});
    const auto counts = countLabels(table->attribute(SourceId(0)), sexes, false, {});
    QCOMPARE(counts, (RecordsByLabel{.labelled = {1, 2, 0}, .otherValues = 2, .otherRecords = 2}));
}

void TestRecordsByLabel::aStoppedJobCountsNothing()
{
    const auto table = tableOf({"sex", "1", "2"});
    QVERIFY(stopsAtOnce([&](JobContext& job) { return countLabels(table->attribute(SourceId(0)), sexes, true, job); }));
}

TRANCHE_TEST(TestRecordsByLabel)

} // namespace tst_records_by_label

#include "tst_records_by_label.moc"
