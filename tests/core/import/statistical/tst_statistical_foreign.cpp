// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_reader.h"

#include "core/base/messages/import/statistical_message.h"
#include "core/import/look/import_look.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_statistical_foreign {

using namespace tranche;
using namespace tranche::test;

using Rows = std::vector<std::vector<std::string>>;
using Values = StatisticalOptions::Values;
using DeclaredMissing = StatisticalOptions::DeclaredMissing;

/// Files that other programs wrote: tests/data/statistical/make.sh.
class TestStatisticalForeign : public QObject {
    Q_OBJECT

private slots:
    void readsFilesOfPspp_data();
    void readsFilesOfPspp();
    void showsLabelsOfPspp();
    void readsFilesOfPandas();
    void aTextThatTheLibraryLosesIsRefused();
    void looksAtThem();
    void looksAtTheBeginning();
};

namespace {

std::filesystem::path path(const char* name)
{
    return std::filesystem::path(TRANCHE_TEST_DATA) / "statistical" / name;
}

Rows rowsOf(const char* name, const StatisticalOptions& options = {})
{
    JobContext job;
    const auto read = readStatistical(std::array{path(name)}, options, job);
    return read ? test::rowsOf(*read->table) : Rows{{wordsOf(read.error())}};
}

/// 260 points at least between a name and its end.
std::string remark(const std::string& name)
{
    return name + std::string(260, '.') + "end";
}

} // namespace

void TestStatisticalForeign::readsFilesOfPspp_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const auto* name : {"pspp.sav", "pspp.zsav", "pspp-plain.sav"})
        QTest::newRow(name) << QByteArray(name);
}

void TestStatisticalForeign::readsFilesOfPspp()
{
    QFETCH(QByteArray, name);
    QCOMPARE(rowsOf(name.constData()), (Rows{{"name", "sex", "income", "born", "seen", "code", "remark"},
                                             {"Jörg", "1", "1200.5", "1970-01-01", "1970-01-02T03:04:05", "aa", remark("Jörg")},
                                             {"Ann", "2", "", "1999-12-31", "1999-12-31T23:59:59", "", remark("Ann")},
                                             {"Bö, x", "3", "", "2000-02-29", "2000-03-01T00:00:00", "b", remark("Bö, x")},
                                             {"Zoë", "2", "", "1990-10-15", "1990-10-15T12:00:00", "aa", remark("Zoë")}}));
}

void TestStatisticalForeign::showsLabelsOfPspp()
{
    StatisticalOptions options;
    options.values = Values::Labels;
    options.missing = DeclaredMissing::Value;
    const auto rows = rowsOf("pspp.sav", options);
    QCOMPARE(rows.size(), 5U);
    const auto shown = [&](std::size_t row) { return std::vector<std::string>{rows[row][1], rows[row][2], rows[row][5]}; };
    QCOMPARE(shown(1), (std::vector<std::string>{"Male", "1200.5", "Apple"}));
    QCOMPARE(shown(2), (std::vector<std::string>{"Female", "Refused", "NA"}));
    QCOMPARE(shown(3), (std::vector<std::string>{"3", "", "b"}));
    QCOMPARE(shown(4), (std::vector<std::string>{"Female", "Not asked", "Apple"}));
    JobContext job;
    const auto read = readStatistical(std::array{path("pspp.sav")}, options, job);
    QVERIFY(read->labels[0] == (SourceLabels{"Name of the person", {}, {}}));
    QVERIFY(read->labels[1] == (SourceLabels{"Sex", {{"1", "Male"}, {"2", "Female"}}, {}}));
    QVERIFY(read->labels[2] == (SourceLabels{"Income in €", {{"-9", "Refused"}, {"-8", "Not asked"}}, {"-8", "-9"}}));
    QVERIFY(read->labels[5] == (SourceLabels{"", {{"aa", "Apple"}}, {"NA"}}));
}

void TestStatisticalForeign::readsFilesOfPandas()
{
    StatisticalOptions options;
    options.values = Values::Labels;
    QCOMPARE(rowsOf("pandas-118.dta", options),
             (Rows{{"name", "n", "x", "born", "seen", "sex", "remark"},
                   {"Jörg", "1", "0.1", "1970-01-01", "1970-01-01T00:00:01.5", "male", std::string(3000, 'x')},
                   {"Ann", "-2", "1e-07", "1999-12-31", "1959-12-31T23:59:59", "female", ""},
                   {"Bö, \"x\"", "3", "", "", "", "male", "y"},
                   {"日本", "100", "100000000000000000000", "2000-02-29", "2000-02-29T12:00:00", "other", "zz"}}));
    QCOMPARE(rowsOf("pandas-114.dta"), (Rows{{"n", "x", "born"},
                                             {"1", "0.1", "1970-01-01"},
                                             {"-2", "1e-07", "1999-12-31"},
                                             {"3", "", ""},
                                             {"100", "100000000000000000000", "2000-02-29"}}));
    JobContext job;
    const auto read = readStatistical(std::array{path("pandas-118.dta")}, {}, job);
    QCOMPARE(read->labels[5].label, std::string("Sex — as asked"));
}

/// libreadstat 1.1.8 gives an empty text for each long one of version 119.
void TestStatisticalForeign::aTextThatTheLibraryLosesIsRefused()
{
    JobContext job;
    const auto read = readStatistical(std::array{path("pandas-119.dta")}, {}, job);
    QVERIFY(!read);
    QVERIFY(read.error() == Error(ErrorCode::NotSupported, StatisticalMessage::OtherVersion, {.file = "pandas-119.dta"}));
}

void TestStatisticalForeign::looksAtThem()
{
    JobContext job;
    const auto look = lookAtSource(std::array{path("pspp.sav")}, {}, LookExtent::Whole, job);
    QVERIFY(look && look->whole && look->problems.empty());
    QCOMPARE(look->records, 4U);
    QCOMPARE(look->attributes, 7U);
    QCOMPARE(look->head->rowCount(), 4U);
    QCOMPARE(look->labels.size(), 7U);
    QCOMPARE(look->evidence.size(), 3U);
    QVERIFY(says(look->evidence[0].said, {StatisticalMessage::EncodingSaid, "UTF-8"}));
    QVERIFY(says(look->evidence[1].said, {StatisticalMessage::DeclaredMissing, std::uint64_t{3}, std::uint64_t{2}}));
    QVERIFY(says(look->evidence[2].said, {StatisticalMessage::DatesByFormat, std::uint64_t{2}}));
    QVERIFY(!lookAtSource(std::array{path("none.sav")}, {}, LookExtent::Whole, job));
}

void TestStatisticalForeign::looksAtTheBeginning()
{
    JobContext job;
    StatisticalOptions options;
    options.encoding = "US-ASCII";
    const auto look = lookAtSource(std::array{path("pspp.sav")}, ImportOptions(options), LookExtent::Beginning, job);
    QVERIFY(look && !look->head && look->problems.size() == 1);
    QVERIFY(look->problems.front().said.says == StatisticalMessage::NotTheEncoding);
    const auto plain = lookAtSource(std::array{path("pspp.sav")}, {}, LookExtent::Beginning, job);
    QVERIFY(plain && !plain->whole && plain->records == 4 && plain->head);
}

TRANCHE_TEST(TestStatisticalForeign)

} // namespace tst_statistical_foreign

#include "tst_statistical_foreign.moc"
