// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_reader.h"

#include "core/base/messages/import_message.h"
#include "core/base/messages/import/statistical_message.h"
#include "core/import/sha256.h"
#include "tests/support/csv.h"
#include "tests/support/statistical/statistical_file.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_statistical_reader {

using namespace tranche;
using namespace tranche::test;

using Type = WrittenAttribute::Type;
using Rows = std::vector<std::vector<std::string>>;
using Values = StatisticalOptions::Values;
using DeclaredMissing = StatisticalOptions::DeclaredMissing;

class TestStatisticalReader : public QObject {
    Q_OBJECT

private slots:
    void readsEachKind_data();
    void readsEachKind();
    void readsPackedFiles_data();
    void readsPackedFiles();
    void labelsComeWithTheTable();
    void valuesAreShownAsLabels();
    void twoLabelsOfOneTextStayTwo();
    void aValueSpelledLikeALabelIsRefused();
    void declaredMissingByChoice();
    void kindsOfMissingByChoice();
    void datesByFormat();
    void longTexts();
    void otherEncodings();
    void anEncodingThatIsNotRightIsRefused();
    void severalFilesAreOneTable();
    void filesOfAnotherShapeAreRefused();
    void digestIsOfTheFilesBytes();
    void whatIsLeftOutIsSaid();
    void refusesWhatItCannotRead();
    void optionsNameAttributesOfTheFile();
    void stops();

private:
    std::filesystem::path write(const QString& name, const std::string& bytes);
    Result<ReadSource> read(const WrittenFile& file, const StatisticalOptions& options = {});

    QTemporaryDir m_folder;
};

namespace {

const WrittenValue none = WrittenMissing();

WrittenValue text(const char* utf8)
{
    return std::string(utf8);
}

/// Of persons: a code with labels, an income with values declared missing.
WrittenFile people()
{
    WrittenFile file;
    file.attributes = {{.name = "sex", .label = "Sex of the person", .labels = {{1.0, "Male"}, {2.0, "Female"}}},
                       {.name = "income", .label = "Income in €", .labels = {{-9.0, "Refused"}}, .missing = {{-9, -7}, {99999, 99999}}}};
    file.rows = {{1.0, 1200.5}, {2.0, -9.0}, {3.0, -8.0}, {1.0, 99999.0}, {2.0, none}};
    return file;
}

StatisticalOptions shownAs(Values values, DeclaredMissing missing = DeclaredMissing::Value)
{
    return {.values = values, .missing = missing};
}

Rows rowsOf(const Result<ReadSource>& read)
{
    return read ? test::rowsOf(*read->table) : Rows{{wordsOf(read.error())}};
}

} // namespace

std::filesystem::path TestStatisticalReader::write(const QString& name, const std::string& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qsizetype(bytes.size())) != qsizetype(bytes.size()))
        qFatal("cannot write a test file");
    return file.filesystemFileName();
}

Result<ReadSource> TestStatisticalReader::read(const WrittenFile& file, const StatisticalOptions& options)
{
    JobContext job;
    const auto path = write(QStringLiteral("people") + QLatin1String(endOf(file.kind)), bytesOf(file));
    return readStatistical(std::array{path}, options, job);
}

void TestStatisticalReader::readsEachKind_data()
{
    QTest::addColumn<StatisticalKind>("kind");
    QTest::addColumn<int>("version");
    QTest::newRow("sav") << StatisticalKind::Spss << 2;
    QTest::newRow("por") << StatisticalKind::SpssPortable << 0;
    QTest::newRow("dta, 105") << StatisticalKind::Stata << 105;
    QTest::newRow("dta, 115") << StatisticalKind::Stata << 115;
    QTest::newRow("dta, 118") << StatisticalKind::Stata << 118;
    QTest::newRow("sas7bdat") << StatisticalKind::Sas << 0;
    QTest::newRow("xpt, 5") << StatisticalKind::SasTransport << 5;
    QTest::newRow("xpt, 8") << StatisticalKind::SasTransport << 8;
}

void TestStatisticalReader::readsEachKind()
{
    QFETCH(StatisticalKind, kind);
    QFETCH(int, version);
    const bool ascii = kind == StatisticalKind::SpssPortable || version == 105 || version == 115;
    const auto* name = ascii ? "Bo" : "Bö, \"B\"";
    WrittenFile file{.kind = kind, .attributes = {{.name = "ID"}, {.name = "NAME", .type = Type::Text, .width = 12}}, .version = version};
    file.rows = {{1.0, text("Ann")}, {none, text("")}, {-2.25, text(name)}, {1e6, text("  in")}};
    QCOMPARE(rowsOf(read(file)), (Rows{{"ID", "NAME"}, {"1", "Ann"}, {"", ""}, {"-2.25", name}, {"1000000", "  in"}}));
}

void TestStatisticalReader::readsPackedFiles_data()
{
    QTest::addColumn<StatisticalKind>("kind");
    QTest::addColumn<bool>("all");
    QTest::newRow("sav, rows") << StatisticalKind::Spss << false;
    QTest::newRow("zsav") << StatisticalKind::Spss << true;
    QTest::newRow("sas7bdat, rows") << StatisticalKind::Sas << false;
}

void TestStatisticalReader::readsPackedFiles()
{
    QFETCH(StatisticalKind, kind);
    QFETCH(bool, all);
    WrittenFile file{.kind = kind, .attributes = {{.name = "n"}, {.name = "t", .type = Type::Text, .width = 20}}};
    file.packsRows = !all;
    file.packsAll = all;
    Rows expected{{"n", "t"}};
    for (int i = 0; i < 500; ++i) {
        file.rows.push_back({double(i), std::string(std::size_t(i % 20), 'x')});
        expected.push_back({std::to_string(i), std::string(std::size_t(i % 20), 'x')});
    }
    QCOMPARE(rowsOf(read(file)), expected);
}

void TestStatisticalReader::labelsComeWithTheTable()
{
    const auto source = read(people());
    QVERIFY(source);
    QCOMPARE(source->labels.size(), 2U);
    QVERIFY(source->labels[0] == (SourceLabels{"Sex of the person", {{"1", "Male"}, {"2", "Female"}}, {}}));
    QVERIFY(source->labels[1] == (SourceLabels{"Income in €", {{"-9", "Refused"}}, {"99999", "-8", "-9"}}));
    WrittenFile plain{.attributes = {{.name = "n"}}, .rows = {{1.0}}};
    QVERIFY(read(plain)->labels.empty());
}

void TestStatisticalReader::valuesAreShownAsLabels()
{
    QCOMPARE(rowsOf(read(people(), shownAs(Values::Labels))),
             (Rows{{"sex", "income"}, {"Male", "1200.5"}, {"Female", "Refused"}, {"3", "-8"}, {"Male", "99999"}, {"Female", ""}}));
    auto options = shownAs(Values::Labels);
    options.valuesOf["income"] = Values::Codes;
    QCOMPARE(rowsOf(read(people(), options)),
             (Rows{{"sex", "income"}, {"Male", "1200.5"}, {"Female", "-9"}, {"3", "-8"}, {"Male", "99999"}, {"Female", ""}}));
}

void TestStatisticalReader::twoLabelsOfOneTextStayTwo()
{
    WrittenFile file{.attributes = {{.name = "job", .labels = {{1.0, "Other"}, {2.0, "Nurse"}, {3.0, "Other"}}}}};
    file.rows = {{1.0}, {2.0}, {3.0}};
    QCOMPARE(rowsOf(read(file, shownAs(Values::Labels))), (Rows{{"job"}, {"Other (1)"}, {"Nurse"}, {"Other (3)"}}));
}

void TestStatisticalReader::aValueSpelledLikeALabelIsRefused()
{
    WrittenFile file{.attributes = {{.name = "job", .labels = {{1.0, "3"}}}}, .rows = {{1.0}, {2.0}}};
    QCOMPARE(rowsOf(read(file, shownAs(Values::Labels))), (Rows{{"job"}, {"3"}, {"2"}}));
    file.rows.push_back({3.0});
    const auto refused = read(file, shownAs(Values::Labels));
    QVERIFY(
        !refused
        && refused.error()
               == Error(ErrorCode::BadInput, StatisticalMessage::LabelOfTwoValues, {.file = "people.sav", .line = 3, .attribute = "job"}));
    QVERIFY(read(file));
}

void TestStatisticalReader::declaredMissingByChoice()
{
    QCOMPARE(rowsOf(read(people())), (Rows{{"sex", "income"}, {"1", "1200.5"}, {"2", ""}, {"3", ""}, {"1", ""}, {"2", ""}}));
    StatisticalOptions options;
    options.missingOf["income"] = DeclaredMissing::Value;
    QCOMPARE(rowsOf(read(people(), options)),
             (Rows{{"sex", "income"}, {"1", "1200.5"}, {"2", "-9"}, {"3", "-8"}, {"1", "99999"}, {"2", ""}}));
    WrittenFile texts{.attributes = {{.name = "t", .type = Type::Text, .missingTexts = {"NA"}}}, .rows = {{text("a")}, {text("NA")}}};
    QCOMPARE(rowsOf(read(texts)), (Rows{{"t"}, {"a"}, {""}}));
    QCOMPARE(rowsOf(read(texts, shownAs(Values::Codes))), (Rows{{"t"}, {"a"}, {"NA"}}));
}

void TestStatisticalReader::kindsOfMissingByChoice()
{
    WrittenFile file{.kind = StatisticalKind::Stata,
                     .attributes
                     = {{.name = "n", .type = Type::Whole8, .labels = {{1.0, "one"}, {WrittenMissing{'a'}, "refused"}}}, {.name = "x"}},
                     .rows = {{1.0, 0.5}, {WrittenMissing{'a'}, WrittenMissing{'z'}}, {none, none}}};
    QCOMPARE(rowsOf(read(file)), (Rows{{"n", "x"}, {"1", "0.5"}, {"", ""}, {"", ""}}));
    QCOMPARE(rowsOf(read(file, shownAs(Values::Codes))), (Rows{{"n", "x"}, {"1", "0.5"}, {".a", ".z"}, {"", ""}}));
    QCOMPARE(rowsOf(read(file, shownAs(Values::Labels))), (Rows{{"n", "x"}, {"one", "0.5"}, {"refused", ".z"}, {"", ""}}));
    QVERIFY(read(file)->labels[0] == (SourceLabels{"", {{"1", "one"}, {".a", "refused"}}, {".a"}}));
    for (const auto kind : {StatisticalKind::Sas, StatisticalKind::SasTransport}) {
        WrittenFile sas{.kind = kind, .attributes = {{.name = "N"}, {.name = "M"}}, .rows = {{WrittenMissing{'C'}, 1.0}, {none, 2.0}}};
        QCOMPARE(rowsOf(read(sas, shownAs(Values::Codes))), (Rows{{"N", "M"}, {".C", "1"}, {"", "2"}}));
    }
}

void TestStatisticalReader::datesByFormat()
{
    WrittenFile spss{.attributes
                     = {{.name = "d", .format = "DATE11"}, {.name = "m", .format = "DATETIME20"}, {.name = "t", .format = "TIME8"}},
                     .rows = {{141428.0 * 86400, 141428.0 * 86400 + 3600.5, 59.0}, {none, none, none}}};
    QCOMPARE(rowsOf(read(spss)), (Rows{{"d", "m", "t"}, {"1970-01-01", "1970-01-01T01:00:00.5", "00:00:59"}, {"", "", ""}}));
    WrittenFile stata{.kind = StatisticalKind::Stata,
                      .attributes = {{.name = "d", .type = Type::Whole32, .format = "%td"}, {.name = "m", .format = "%tc"}},
                      .rows = {{-1.0, 1001.0}}};
    QCOMPARE(rowsOf(read(stata)), (Rows{{"d", "m"}, {"1959-12-31", "1960-01-01T00:00:01.001"}}));
    WrittenFile sas{.kind = StatisticalKind::Sas,
                    .attributes = {{.name = "d", .format = "DATE9"}, {.name = "m", .format = "DATETIME19"}},
                    .rows = {{3653.0, 3653.0 * 86400 + 60}}};
    QCOMPARE(rowsOf(read(sas)), (Rows{{"d", "m"}, {"1970-01-01", "1970-01-01T00:01:00"}}));
}

void TestStatisticalReader::longTexts()
{
    const std::string ofThree = "a" + std::string(600, 'b') + "c";
    WrittenFile file{.attributes = {{.name = "a_rather_long_name", .type = Type::Text, .width = 900}, {.name = "n"}},
                     .rows = {{ofThree, 1.0}, {std::string("short"), 2.0}}};
    QCOMPARE(rowsOf(read(file)), (Rows{{"a_rather_long_name", "n"}, {ofThree, "1"}, {"short", "2"}}));
}

void TestStatisticalReader::otherEncodings()
{
    WrittenFile old{.kind = StatisticalKind::Stata, .attributes = {{.name = "t", .type = Type::Text, .width = 12}}, .version = 115};
    old.rows = {{text("Sm\xF8rrebr\xF8"
                      "d")}};
    // An old file of Stata does not say its encoding; readers take it for that of Windows.
    QCOMPARE(rowsOf(read(old)), (Rows{{"t"}, {"Smørrebrød"}}));
    StatisticalOptions options;
    options.encoding = "ISO-8859-2";
    QCOMPARE(rowsOf(read(old, options)), (Rows{{"t"}, {"Smřrrebrřd"}}));
}

void TestStatisticalReader::anEncodingThatIsNotRightIsRefused()
{
    WrittenFile file{.attributes = {{.name = "n"}, {.name = "t", .type = Type::Text}}, .rows = {{1.0, text("a")}, {2.0, text("\xFC")}}};
    const auto refused = read(file);
    QVERIFY(!refused);
    QVERIFY(refused.error()
            == Error(ErrorCode::BadInput, StatisticalMessage::NotTheEncoding, {.file = "people.sav", .line = 2, .attribute = "t"}));
    StatisticalOptions options;
    options.encoding = "windows-1252";
    QCOMPARE(rowsOf(read(file, options)), (Rows{{"n", "t"}, {"1", "a"}, {"2", "ü"}}));
    options.encoding = "no such encoding";
    const auto unknown = read(file, options);
    QVERIFY(!unknown && says(unknown.error(), {StatisticalMessage::OtherEncoding, "no such encoding"}));
}

void TestStatisticalReader::severalFilesAreOneTable()
{
    WrittenFile first{.attributes = {{.name = "n"}}, .rows = {{1.0}, {2.0}}};
    WrittenFile second{.attributes = {{.name = "n"}}, .rows = {{3.0}}};
    const std::array paths{write("a.sav", bytesOf(first)), write("b.sav", bytesOf(second)), write("c.sav", bytesOf(second))};
    JobContext job;
    const auto read = readStatistical(paths, {}, job);
    QCOMPARE(rowsOf(read), (Rows{{"n"}, {"1"}, {"2"}, {"3"}, {"3"}}));
    QVERIFY(read->repeated == std::vector<std::string>{"c.sav"});
    QVERIFY(read->table->placeOf(2) == (Place{.file = "b.sav", .line = 1}));
    const auto twice = readStatistical(std::array{paths[0], paths[0]}, {}, job);
    QVERIFY(!twice && twice.error().says == ImportMessage::FileTwice);
}

void TestStatisticalReader::filesOfAnotherShapeAreRefused()
{
    WrittenFile first{.attributes = {{.name = "n"}}, .rows = {{1.0}}};
    WrittenFile renamed{.attributes = {{.name = "m"}}, .rows = {{1.0}}};
    WrittenFile relabelled{.attributes = {{.name = "n", .labels = {{1.0, "one"}}}}, .rows = {{1.0}}};
    const auto path = write("a.sav", bytesOf(first));
    JobContext job;
    const auto other = readStatistical(std::array{path, write("b.sav", bytesOf(renamed))}, {}, job);
    QVERIFY(!other && other.error() == Error(ErrorCode::BadInput, StatisticalMessage::OtherAttributes, {.file = "b.sav"}));
    const auto labels = readStatistical(std::array{path, write("c.sav", bytesOf(relabelled))}, {}, job);
    QVERIFY(!labels);
    QVERIFY(labels.error() == Error(ErrorCode::BadInput, StatisticalMessage::OtherLabels, {.file = "c.sav", .attribute = "n"}));
}

void TestStatisticalReader::digestIsOfTheFilesBytes()
{
    const auto bytes = bytesOf(people());
    JobContext job;
    const auto read = readStatistical(std::array{write("a.sav", bytes)}, {}, job);
    QVERIFY(read);
    QCOMPARE(read->sha256, sha256Hex(bytes));
}

void TestStatisticalReader::whatIsLeftOutIsSaid()
{
    auto file = people();
    file.attributes.push_back({.name = "t", .type = Type::Text});
    for (auto& row : file.rows)
        row.push_back(text("x"));
    file.notes = {"checked by hand"};
    const auto read = this->read(file);
    QVERIFY(read);
    QVERIFY(read->leftOut
            == (std::vector<Statement>{{StatisticalMessage::PaddingRemoved, std::uint64_t{1}},
                                       {StatisticalMessage::NotesLeftOut, std::uint64_t{1}}}));
}

void TestStatisticalReader::refusesWhatItCannotRead()
{
    JobContext job;
    const auto said = [&](const QString& name, const std::string& bytes) {
        const auto read = readStatistical(std::array{write(name, bytes)}, {}, job);
        return read ? Error(ErrorCode::Cancelled, GeneralMessage::Cancelled) : read.error();
    };
    QVERIFY(said("a.csv", "a,b\n1,2\n") == Error(ErrorCode::BadInput, StatisticalMessage::OtherKind, {.file = "a.csv"}));
    QVERIFY(said("a.sav", "").code == ErrorCode::BadInput);
    QVERIFY(said("a.dta", "a,b\n1,2\n").code == ErrorCode::NotSupported || said("a.dta", "a,b\n1,2\n").code == ErrorCode::BadInput);
    WrittenFile empty{.attributes = {{.name = "n"}}};
    QVERIFY(said("e.sav", bytesOf(empty)) == Error(ErrorCode::BadInput, StatisticalMessage::WithoutRecords, {.file = "e.sav"}));
    auto bytes = bytesOf(people());
    bytes.resize(bytes.size() - 20);
    QVERIFY(said("cut.sav", bytes) == Error(ErrorCode::BadInput, StatisticalMessage::EndsTooEarly, {.file = "cut.sav", .line = 4}));
    const auto missing = readStatistical(std::array{std::filesystem::path(m_folder.filePath("none.sav").toStdString())}, {}, job);
    QVERIFY(!missing && missing.error().code == ErrorCode::NotFound);
}

void TestStatisticalReader::optionsNameAttributesOfTheFile()
{
    StatisticalOptions options;
    options.valuesOf["nobody"] = Values::Labels;
    const auto refused = read(people(), options);
    QVERIFY(!refused);
    QVERIFY(refused.error() == Error(ErrorCode::InvalidArgument, StatisticalMessage::UnknownAttribute, {.attribute = "nobody"}));
}

void TestStatisticalReader::stops()
{
    WrittenFile file{.attributes = {{.name = "n"}, {.name = "m"}}};
    for (int i = 0; i < 20000; ++i)
        file.rows.push_back({double(i), double(i % 7)});
    const auto path = write("many.sav", bytesOf(file));
    const auto stopped = stopsAt(12, [&](JobContext& job) { return readStatistical(std::array{path}, {}, job); });
    QVERIFY2(stopped.fault.isEmpty(), stopped.fault.constData());
    QVERIFY(stopped.asked > 10);
}

TRANCHE_TEST(TestStatisticalReader)

} // namespace tst_statistical_reader

#include "tst_statistical_reader.moc"
