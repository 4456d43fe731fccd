// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <algorithm>
#include <ctime>

namespace tst_verify_adult {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Both Adult files as one table, the tuples with a missing value left out: what join.sh --complete writes.
std::string joined(const QString& folder)
{
    QByteArray text("age,workclass,fnlwgt,education,education-num,marital-status,occupation,relationship,race,sex,"
                    "capital-gain,capital-loss,hours-per-week,native-country,salary\n");
    for (const auto* name : {"adult.data", "adult.test"}) {
        QFile file(folder + '/' + QLatin1String(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (auto line : file.readAll().split('\n')) {
            if (line.startsWith('|') || line.trimmed().isEmpty() || line.contains('?'))
                continue;
            line.replace(", ", ",");
            text += line.endsWith('.') ? line.chopped(1) : line;
            text += '\n';
        }
    }
    return text.toStdString();
}

} // namespace

class TestVerifyAdult : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void releasesOfAdultHold_data();
    void releasesOfAdultHold();
    void oneMovedValueAmongThousandsIsFound();

private:
    Snapshot sliced(const std::vector<std::string>& excluded) const;

    std::shared_ptr<const Table> m_table;
};

void TestVerifyAdult::initTestCase()
{
    const auto text = sharedFolder().isEmpty() ? std::string() : joined(sharedFolder() + QStringLiteral("/data/adult"));
    if (text.empty())
        QSKIP("the Adult table is not beside the checkout");
    JobContext job;
    m_table = readCsvText(text, "adult.csv", {}, job).value();
    QCOMPARE(m_table->rowCount(), std::size_t{45222});
}

Snapshot TestVerifyAdult::sliced(const std::vector<std::string>& excluded) const
{
    SnapshotRequest request{.table = m_table, .sensitive = "occupation"};
    request.excluded = excluded;
    request.columns = {{}, {"sex", "occupation"}};
    for (std::size_t i = 0; i < m_table->attributeCount(); ++i) {
        const auto& name = m_table->attribute(SourceId(i)).name;
        if (name != "sex" && name != "occupation" && std::ranges::find(excluded, name) == excluded.end())
            request.columns[0].push_back(name);
    }
    request.parameters.model.l = Ratio(3, 1);
    return snapshotOf(request);
}

const std::vector<std::string> notInSeven{"fnlwgt",       "education-num",  "relationship",   "capital-gain",
                                          "capital-loss", "hours-per-week", "native-country", "salary"};

void TestVerifyAdult::releasesOfAdultHold_data()
{
    QTest::addColumn<bool>("seven");
    QTest::addColumn<QString>("structure");
    QTest::addColumn<QString>("sums");
    QTest::newRow("OCC-7") << true << "The structure is sound. Lines: 45,222; buckets: 1,203; columns: 2."
                           << "p(t,s) was recomputed for 12,546 signatures; the largest is 1/3";
    QTest::newRow("OCC-15") << false << "The structure is sound. Lines: 45,222; buckets: 3,861; columns: 2."
                            << "signatures; the largest is 1/3";
}

void TestVerifyAdult::releasesOfAdultHold()
{
    QFETCH(bool, seven);
    QFETCH(QString, structure);
    QFETCH(QString, sums);
    const auto snapshot = sliced(seven ? notInSeven : std::vector<std::string>());
    const auto before = std::clock();
    const auto files = asFormatOne(draftOf(snapshot).release);
    const auto rendered = std::clock();
    JobContext job;
    const auto report = verifyAgainstOriginal(files, originalOf(snapshot), job);
    const auto milliseconds = [](std::clock_t ticks) { return 1000.0 * static_cast<double>(ticks) / CLOCKS_PER_SEC; };
    qInfo("CPU time: rendered in %.1f ms, verified in both modes in %.1f ms", milliseconds(rendered - before),
          milliseconds(std::clock() - rendered));
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QCOMPARE(QString::fromStdString(wordsOf(report.checks[1].statement)), structure);
    QVERIFY2(QString::fromStdString(wordsOf(report.checks[4].statement)).contains(sums), sentencesOf(report).constData());
}

void TestVerifyAdult::oneMovedValueAmongThousandsIsFound()
{
    const auto snapshot = sliced(notInSeven);
    auto files = asFormatOne(draftOf(snapshot).release);
    auto cells = cellsOf(files["data.csv"]);
    const auto last = cells.size() - 1;
    QVERIFY(!std::equal(cells[1].begin() + 1, cells[1].end() - 2, cells[last].begin() + 1));
    std::swap_ranges(cells[1].begin() + 1, cells[1].end() - 2,
                     cells[last].begin() + 1); // column 1 of one line of the first and the last bucket
    files["data.csv"] = textOf(cells);
    repairDigests(files);
    JobContext job;
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::Holds);
    const auto report = verifyAgainstOriginal(files, originalOf(snapshot), job);
    QVERIFY2(report.verdict == Verdict::DoesNotHold, sentencesOf(report).constData());
}

TRANCHE_CORE_TEST(TestVerifyAdult)

} // namespace tst_verify_adult

#include "tst_verify_adult.moc"
