// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figures/report_parts.h"

#include "tests/support/snapshots.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_report_parts {

using namespace tranche;
using namespace tranche::test;

class TestReportParts : public QObject {
    Q_OBJECT
private slots:
    void takesWhatIsThere();
    void columnsAreToldAsPublished();
    void computesWhatIsMissing();
};

static Snapshot smallSnapshot()
{
    std::vector<std::string> lines{"age sex disease"};
    for (int i = 0; i < 24; ++i)
        lines.push_back(std::to_string(20 + i % 6) + (i % 2 == 0 ? " F " : " M ") + std::string(1, static_cast<char>('a' + i / 2 % 4)));
    return snapshotOf({.table = tableOf(lines), .sensitive = "disease"});
}

void TestReportParts::takesWhatIsThere()
{
    Document document;
    document.snapshot = smallSnapshot();
    document.columnFacts = std::make_shared<const ColumnFacts>();
    document.association = std::make_shared<const AssociationReport>();
    document.membership = std::make_shared<const MembershipReport>();
    document.tupleRisks = std::make_shared<const std::vector<TupleRisk>>();
    const auto figures = reportFiguresOf(document);
    QVERIFY(figures.columns == document.columnFacts);
    QVERIFY(figures.association == document.association);
    QVERIFY(figures.membership == document.membership);
    QVERIFY(figures.tupleRisks == document.tupleRisks);
    QVERIFY(!figures.wholeMembership);
}

void TestReportParts::columnsAreToldAsPublished()
{
    Document document;
    document.snapshot = smallSnapshot();
    document.columnFacts = std::make_shared<const ColumnFacts>();
    document.snapshot.published = document.snapshot.kept->withAttributes(document.snapshot.kept->attributes());
    QVERIFY(!reportFiguresOf(document).columns);
}

void TestReportParts::computesWhatIsMissing()
{
    Document document;
    document.snapshot = smallSnapshot();
    document.association = std::make_shared<const AssociationReport>();
    SeededRandom random(1);
    JobContext job;
    const auto figures = wholeReportFigures(document.snapshot, reportFiguresOf(document), random, job);
    QVERIFY(figures.association == document.association);
    QVERIFY(figures.columns && figures.membership && figures.wholeMembership && figures.tupleRisks && figures.risksBefore);
}

TRANCHE_CORE_TEST(TestReportParts)

} // namespace tst_report_parts

#include "tst_report_parts.moc"
