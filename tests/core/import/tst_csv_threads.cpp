// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/import/csv_reader.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <string>

namespace tst_csv_threads {

using namespace tranche;

/// A file of several megabytes read on several threads: the same table, the same faults.
class TestCsvThreads : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theTableIsTheSameForAnyNumberOfThreads();
    void theFirstFaultIsTheSameForAnyNumberOfThreads_data();
    void theFirstFaultIsTheSameForAnyNumberOfThreads();
    void stopsWhenTold();

private:
    std::string m_text;
};

/// Cells with commas, line ends and doubled quotes in them, empty ones, long ones, and one attribute of nearly unique numbers.
void TestCsvThreads::initTestCase()
{
    SeededRandom random(1);
    m_text = "id,quoted,plain,long\n";
    while (m_text.size() < 5'000'000) {
        m_text += std::to_string(random.below(1U << 24U)) + ",\"a";
        for (auto parts = random.below(4); parts > 0; --parts)
            m_text += random.below(2) == 0 ? "\"\"" : random.below(2) == 0 ? "\n" : ",";
        m_text += "\"," + (random.below(5) == 0 ? std::string() : "p" + std::to_string(random.below(50))) + ',';
        m_text += std::string(static_cast<std::size_t>(random.below(300) == 0 ? random.below(40'000) : random.below(12)), 'x') + '\n';
    }
}

static Result<std::shared_ptr<const Table>> read(const std::string& text, std::size_t threads)
{
    JobContext job;
    job.setThreads(threads);
    return readCsvText(text, "table", {}, job);
}

void TestCsvThreads::theTableIsTheSameForAnyNumberOfThreads()
{
    const auto expected = read(m_text, 1).value();
    QVERIFY(expected->rowCount() > 50'000);
    for (const std::size_t threads : {2U, 3U, 8U}) {
        const auto table = read(m_text, threads).value();
        QCOMPARE(table->attributeCount(), expected->attributeCount());
        for (std::size_t i = 0; i < table->attributeCount(); ++i) {
            const auto& one = table->attribute(SourceId(i));
            const auto& other = expected->attribute(SourceId(i));
            QCOMPARE(one.name, other.name);
            QVERIFY(one.codes == other.codes);
            QCOMPARE(one.dictionary.size(), other.dictionary.size());
            for (std::uint32_t code = 0; code < one.dictionary.size(); ++code)
                QVERIFY(one.dictionary.text(code) == other.dictionary.text(code));
        }
    }
}

void TestCsvThreads::theFirstFaultIsTheSameForAnyNumberOfThreads_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("fault");
    for (const int place : {0, 20, 900'000, 1'048'576, 2'500'000, 4'900'000}) {
        QTest::addRow("ragged at %d", place) << place << "\n1,2\n";
        QTest::addRow("stray quote at %d", place) << place << "\n1,2,3,4\"\n";
        QTest::addRow("not text at %d", place) << place << "\n1,2,3,\x01\n";
    }
}

void TestCsvThreads::theFirstFaultIsTheSameForAnyNumberOfThreads()
{
    QFETCH(int, place);
    QFETCH(QString, fault);
    auto bytes = fault.toStdString();
    std::ranges::replace(bytes, '\x01', '\0');
    auto text = m_text;
    text.insert(text.find("x\n", static_cast<std::size_t>(place)) + 1, bytes);
    const auto expected = read(text, 1);
    QVERIFY(!expected);
    for (const std::size_t threads : {2U, 3U})
        QVERIFY(read(text, threads).error() == expected.error());
}

void TestCsvThreads::stopsWhenTold()
{
    for (const int moment : {0, 100, 300, 700}) {
        std::stop_source stop;
        JobContext job(stop.get_token(), [&](int permille) {
            if (permille >= moment)
                stop.request_stop();
        });
        job.setThreads(3);
        QCOMPARE(JobContext::untilStopped([&] { return readCsvText(m_text, "table", {}, job); }).error().code, ErrorCode::Cancelled);
    }
}

TRANCHE_TEST(TestCsvThreads)

} // namespace tst_csv_threads

#include "tst_csv_threads.moc"
