// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/lines/linking_files.h"

#include "core/release/files/bucket_field.h"
#include "core/release/files/data_files.h"
#include "tests/core/release/files/describing/described_table.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

#include <set>

namespace tst_linking_files {

using namespace tranche;
using namespace tranche::test;

namespace {

std::map<std::string, std::string> linkingsOf(const Snapshot& snapshot, std::size_t count, std::uint64_t seed = 5,
                                              FormulaCells formulaCells = FormulaCells::AsIs)
{
    ReleaseOptions options;
    options.linkings = count;
    options.formulaCells = formulaCells;
    SeededRandom random(seed);
    JobContext job;
    return linkingFiles(snapshot, options, random, job).value();
}

/// By bucket, the sorted values of the fields from `first` to `last`, joined.
std::map<std::string, std::multiset<std::string>> byBucket(const Cells& cells, std::size_t bucket, std::size_t first, std::size_t last)
{
    std::map<std::string, std::multiset<std::string>> all;
    for (std::size_t line = 1; line < cells.size(); ++line) {
        std::string values;
        for (auto i = first; i <= last; ++i)
            values += cells[line][i] + '|';
        all[cells[line][bucket]].insert(values);
    }
    return all;
}

} // namespace

class TestLinkingFiles : public QObject {
    Q_OBJECT

private slots:
    void noneIsWrittenWhereNoneIsAskedFor();
    void everyColumnKeepsItsValuesInEveryBucket();
    void everyLineSaysThatItIsLinked();
    void linkingsDifferFromEachOtherAndFromTheRelease();
    void sortedReleasesAreLinkedAtRandomToo();
    void withinABucketEveryLinkingIsEquallyLikely();
    void cellsAreWrittenAsInTheData();
    void anAttributeMayBeCalledLinked_data();
    void anAttributeMayBeCalledLinked();
    void theJobMayStopIt();
};

void TestLinkingFiles::noneIsWrittenWhereNoneIsAskedFor()
{
    QVERIFY(linkingsOf(persons(), 0).empty());
}

void TestLinkingFiles::everyColumnKeepsItsValuesInEveryBucket()
{
    const auto snapshot = persons();
    const auto data = cellsOf(draftOf(snapshot).release.at("data.csv"));
    const auto files = linkingsOf(snapshot, 5);
    QCOMPARE(files.size(), std::size_t{5});
    for (const auto& [name, text] : files) {
        const auto linked = cellsOf(text);
        QCOMPARE(linked.size(), data.size());
        QVERIFY(byBucket(linked, 1, 2, 3) == byBucket(data, 0, 1, 2));
        QVERIFY(byBucket(linked, 1, 4, 5) == byBucket(data, 0, 3, 4));
        for (std::size_t line = 1; line < data.size(); ++line)
            QCOMPARE(linked[line][1], data[line][0]); // in the order of buckets
    }
}

void TestLinkingFiles::everyLineSaysThatItIsLinked()
{
    const auto files = linkingsOf(persons(), 2);
    for (const int number : {1, 2}) {
        const auto cells = cellsOf(files.at("linked/linked-" + std::to_string(number) + ".csv"));
        QCOMPARE(cells[0], (std::vector<std::string>{"linked", "bucket", "age", "zip", "sex", "disease"}));
        for (std::size_t line = 1; line < cells.size(); ++line)
            QCOMPARE(cells[line][0], "linked " + std::to_string(number));
    }
}

void TestLinkingFiles::linkingsDifferFromEachOtherAndFromTheRelease()
{
    const auto snapshot = persons();
    const auto files = linkingsOf(snapshot, 3);
    std::set<std::vector<std::string>> all;
    const auto lines = [](Cells cells, std::size_t from) {
        std::vector<std::string> joined;
        for (const auto& line : cells) {
            joined.emplace_back();
            for (auto i = from; i < line.size(); ++i)
                joined.back() += line[i] + ',';
        }
        return joined;
    };
    all.insert(lines(cellsOf(draftOf(snapshot).release.at("data.csv")), 0));
    for (const auto& [name, text] : files)
        all.insert(lines(cellsOf(text), 1));
    QCOMPARE(all.size(), std::size_t{4});
}

void TestLinkingFiles::sortedReleasesAreLinkedAtRandomToo()
{
    SnapshotRequest request{.table = tableOf({"age disease", "20 a", "21 b", "22 c", "23 d", "24 e", "25 f", "26 g", "27 h"}),
                            .sensitive = "disease"};
    request.columns = {{"age"}, {"disease"}};
    request.parameters.order = OrderInBucket::Sorted;
    request.parameters.grouping = {.kind = Grouping::Kind::Random, .size = 8};
    const auto linked = cellsOf(linkingsOf(snapshotOf(request), 1).at("linked/linked-1.csv"));
    std::vector<std::string> ages;
    for (std::size_t line = 1; line < linked.size(); ++line)
        ages.push_back(linked[line][2]);
    QVERIFY(!std::ranges::is_sorted(ages));
}

void TestLinkingFiles::withinABucketEveryLinkingIsEquallyLikely()
{
    SnapshotRequest request{.table = tableOf({"age disease", "20 a", "21 b", "22 c"}), .sensitive = "disease"};
    request.columns = {{"age"}, {"disease"}};
    request.parameters.grouping = {.kind = Grouping::Kind::Random, .size = 3};
    const auto snapshot = snapshotOf(request);
    std::map<std::string, int> seen; // which disease each age has
    constexpr int draws = 1200;
    for (int seed = 0; seed < draws; ++seed) {
        const auto cells = cellsOf(linkingsOf(snapshot, 1, static_cast<std::uint64_t>(seed)).begin()->second);
        std::map<std::string, std::string> diseaseOf;
        for (std::size_t line = 1; line < cells.size(); ++line)
            diseaseOf[cells[line][2]] = cells[line][3];
        ++seen[diseaseOf["20"] + diseaseOf["21"] + diseaseOf["22"]];
    }
    QCOMPARE(seen.size(), std::size_t{6});
    for (const auto& [linking, times] : seen) // 200 expected, 13 the standard deviation
        QVERIFY2(times > 130 && times < 270, linking.c_str());
}

void TestLinkingFiles::cellsAreWrittenAsInTheData()
{
    const auto snapshot = describedPersons();
    const auto asIs = linkingsOf(snapshot, 1).begin()->second;
    QVERIFY(asIs.starts_with("linked,bucket,age,born,income,=g&<r>,disease\n"));
    QVERIFY(asIs.find(",\"a \"\"b\"\"\",cold\n") != std::string::npos);
    QVERIFY(asIs.find("\"1,5\",-x,flu\n") != std::string::npos);
    const auto prefixed = linkingsOf(snapshot, 1, 5, FormulaCells::Prefixed).begin()->second;
    QVERIFY(prefixed.starts_with("linked,bucket,age,born,income,'=g&<r>,disease\n"));
    QVERIFY(prefixed.find("\"1,5\",'-x,flu\n") != std::string::npos);
}

void TestLinkingFiles::anAttributeMayBeCalledLinked_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("linked");
    QTest::newRow("none") << "a"
                          << "b"
                          << "linked";
    QTest::newRow("one") << "linked"
                         << "b"
                         << "linked_number";
    QTest::newRow("two") << "linked"
                         << "linked_number"
                         << "linked_number_2";
    QTest::newRow("bucket") << "bucket"
                            << "linked"
                            << "linked_number";
}

void TestLinkingFiles::anAttributeMayBeCalledLinked()
{
    QFETCH(QString, name);
    QFETCH(QString, other);
    QFETCH(QString, linked);
    SnapshotRequest request{.table = tableOf({(name + ' ' + other + " disease").toStdString(), "1 1 a", "2 1 b", "1 2 b", "2 2 a"}),
                            .sensitive = "disease"};
    request.columns = {{name.toStdString()}, {other.toStdString()}, {"disease"}};
    const auto snapshot = snapshotOf(request);
    QCOMPARE(cellsOf(linkingsOf(snapshot, 1).begin()->second)[0][0], linked.toStdString());
    QCOMPARE(linkedField(*snapshot.published), linked.toStdString());
}

void TestLinkingFiles::theJobMayStopIt()
{
    const auto snapshot = persons();
    ReleaseOptions options;
    options.linkings = 2;
    SeededRandom random(1);
    JobContext job([] { return true; });
    const auto files = JobContext::untilStopped([&] { return linkingFiles(snapshot, options, random, job); });
    QVERIFY(!files && files.error().code == ErrorCode::Cancelled);
}

TRANCHE_CORE_TEST(TestLinkingFiles)

} // namespace tst_linking_files

#include "tst_linking_files.moc"
