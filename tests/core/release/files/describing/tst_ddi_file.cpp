// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/ddi_file.h"

#include "core/release/files/data_files.h"
#include "core/release/files/describing/described_fields.h"
#include "core/release/files/describing/xml_text.h"
#include "tests/core/release/files/describing/described_table.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QXmlStreamReader>

namespace tst_ddi_file {

using namespace tranche;
using namespace tranche::test;

namespace {

std::string ddiOf(const Snapshot& snapshot, const ReleaseOptions& options = {})
{
    JobContext job;
    return ddiFile(snapshot, options, job);
}

QString problemIn(const std::string& xml)
{
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    while (!reader.atEnd())
        reader.readNext();
    return reader.errorString();
}

/// Texts of all elements of this name, in their order; with attributes in place of texts where `attribute` is given.
QStringList textsOf(const std::string& xml, const char* element, const char* attribute = nullptr)
{
    QStringList texts;
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String(element))
            texts += attribute ? reader.attributes().value(QLatin1String(attribute)).toString() : reader.readElementText();
    return texts;
}

/// The part between the last of `from` and the first of `to` after it.
std::string between(const std::string& text, const std::string& from, const std::string& to)
{
    const auto begin = text.find(from);
    return text.substr(begin, text.find(to, begin) + to.size() - begin);
}

} // namespace

class TestDdiFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aNumberHasItsRangeAndWhatMeansMissing();
    void aCategoryHasItsFrequency();
    void aValueHasItsLabel();
    void aNumberWithALabelIsListed();
    void aDayIsNoNumber();
    void theStudyHoldsWhatTheCuratorSaid();
    void withoutDetailsTheStudyIsShort();
    void filesAreCounted();
    void valuesAreThoseThatStandInTheFile();
    void frequenciesAreThoseOfTheFile();
    void partsOfAJointAttributeAreCounted();
    void regionsAreCategories();
    void whatXmlCannotHoldBreaksNothing();
    void everyTextComesBack_data();
    void everyTextComesBack();

private:
    Snapshot m_snapshot;
};

void TestDdiFile::initTestCase()
{
    m_snapshot = describedPersons();
}

void TestDdiFile::aNumberHasItsRangeAndWhatMeansMissing()
{
    const auto xml = ddiOf(m_snapshot, describedOptions());
    QCOMPARE(between(xml, "    <var ID=\"V1\"", "</var>\n"), std::string("    <var ID=\"V1\" name=\"age\" files=\"F1\" intrvl=\"contin\">\n"
                                                                         "      <labl>Age</labl>\n"
                                                                         "      <valrng>\n"
                                                                         "        <range min=\"20\" max=\"27\"/>\n"
                                                                         "      </valrng>\n"
                                                                         "      <txt>in whole years</txt>\n"
                                                                         "      <varFormat type=\"numeric\"/>\n"
                                                                         "      <notes>slicing column 1</notes>\n"
                                                                         "    </var>\n"));
    QCOMPARE(between(xml, "    <var ID=\"V3\"", "</var>\n"),
             std::string("    <var ID=\"V3\" name=\"income\" files=\"F1\" intrvl=\"contin\">\n"
                         "      <valrng>\n"
                         "        <range UNITS=\"REAL\" min=\"1,5\" max=\"10,25\"/>\n"
                         "      </valrng>\n"
                         "      <catgry missing=\"Y\">\n"
                         "        <catValu>?</catValu>\n"
                         "        <catStat type=\"freq\">1</catStat>\n"
                         "      </catgry>\n"
                         "      <varFormat type=\"numeric\"/>\n"
                         "      <notes>slicing column 2</notes>\n"
                         "    </var>\n"));
}

void TestDdiFile::aCategoryHasItsFrequency()
{
    const auto xml = ddiOf(m_snapshot, describedOptions());
    QCOMPARE(between(xml, "    <var ID=\"V4\"", "</var>\n"),
             std::string("    <var ID=\"V4\" name=\"=g&amp;&lt;r&gt;\" files=\"F1\" intrvl=\"discrete\">\n"
                         "      <labl>Group &lt;1&gt;</labl>\n"
                         "      <catgry>\n"
                         "        <catValu>-x</catValu>\n"
                         "        <catStat type=\"freq\">3</catStat>\n"
                         "      </catgry>\n"
                         "      <catgry>\n"
                         "        <catValu>a &quot;b&quot;</catValu>\n"
                         "        <catStat type=\"freq\">1</catStat>\n"
                         "      </catgry>\n"
                         "      <catgry>\n"
                         "        <catValu>c,d</catValu>\n"
                         "        <catStat type=\"freq\">2</catStat>\n"
                         "      </catgry>\n"
                         "      <catgry missing=\"Y\">\n"
                         "        <catValu>?</catValu>\n"
                         "        <catStat type=\"freq\">2</catStat>\n"
                         "      </catgry>\n"
                         "      <varFormat type=\"character\"/>\n"
                         "      <notes>slicing column 2</notes>\n"
                         "    </var>\n"));
}

void TestDdiFile::aValueHasItsLabel()
{
    auto options = describedOptions();
    options.valueLabels["=g&<r>"] = {{"-x", "Ten <or so>"}, {"nobody", "Secret"}};
    options.valueLabels["income"] = {{"?", "not asked"}, {"1,5", "little"}};
    const auto xml = ddiOf(m_snapshot, options);
    QCOMPARE(between(xml, "<catValu>-x", "<catStat"), std::string("<catValu>-x</catValu>\n"
                                                                  "        <labl>Ten &lt;or so&gt;</labl>\n"
                                                                  "        <catStat"));
    QCOMPARE(between(xml, "<catValu>?", "<catStat"), std::string("<catValu>?</catValu>\n"
                                                                 "        <labl>not asked</labl>\n"
                                                                 "        <catStat"));
    QVERIFY(!xml.contains("Secret"));
    QCOMPARE(textsOf(xml, "labl").size(), textsOf(ddiOf(m_snapshot, describedOptions()), "labl").size() + 3);
}

/// Of numbers only those that have a label are listed.
void TestDdiFile::aNumberWithALabelIsListed()
{
    auto options = describedOptions();
    options.valueLabels["age"] = {{"22", "twenty-two"}, {"99", "Secret"}, {"20", "  "}};
    const auto xml = between(ddiOf(m_snapshot, options), "    <var ID=\"V1\"", "</var>\n");
    QCOMPARE(textsOf(xml, "catValu"), QStringList{QStringLiteral("22")});
    QVERIFY(xml.contains("<labl>twenty-two</labl>") && xml.contains("<range min=\"20\" max=\"27\"/>"));
}

void TestDdiFile::aDayIsNoNumber()
{
    const auto xml = between(ddiOf(m_snapshot), "    <var ID=\"V2\"", "</var>\n");
    QVERIFY(xml.find("<range min=\"2001-02-03\" max=\"2001-02-09\"/>") != std::string::npos);
    QVERIFY(xml.find("<varFormat type=\"character\" category=\"date\"/>") != std::string::npos);
}

void TestDdiFile::theStudyHoldsWhatTheCuratorSaid()
{
    const auto xml = ddiOf(m_snapshot, describedOptions());
    QVERIFY(xml.starts_with(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<codeBook xmlns=\"ddi:codebook:2_5\" version=\"2.5\">\n  <docDscr>\n"));
    QCOMPARE(between(xml, "  <stdyDscr>", "</stdyDscr>\n"), std::string("  <stdyDscr>\n"
                                                                        "    <citation>\n"
                                                                        "      <titlStmt>\n"
                                                                        "        <titl>Ages &amp; more</titl>\n"
                                                                        "      </titlStmt>\n"
                                                                        "      <distStmt>\n"
                                                                        "        <distrbtr>Statistics office</distrbtr>\n"
                                                                        "        <contact>a@office.invalid</contact>\n"
                                                                        "      </distStmt>\n"
                                                                        "    </citation>\n"
                                                                        "    <stdyInfo>\n"
                                                                        "      <abstract>Wage research</abstract>\n"
                                                                        "    </stdyInfo>\n"
                                                                        "    <dataAccs>\n"
                                                                        "      <useStmt>\n"
                                                                        "        <conditions>no linking</conditions>\n"
                                                                        "      </useStmt>\n"
                                                                        "    </dataAccs>\n"
                                                                        "  </stdyDscr>\n"));
    QCOMPARE(textsOf(xml, "software"), QStringList{QStringLiteral("Tranche")});
}

void TestDdiFile::withoutDetailsTheStudyIsShort()
{
    const auto xml = ddiOf(m_snapshot);
    QCOMPARE(problemIn(xml), QString());
    for (const auto* element : {"distStmt", "stdyInfo", "dataAccs", "labl", "txt"})
        QVERIFY2(xml.find(std::string("<") + element) == std::string::npos, element);
    QVERIFY(!textsOf(xml, "titl").first().isEmpty());
}

void TestDdiFile::filesAreCounted()
{
    QCOMPARE(textsOf(ddiOf(m_snapshot), "fileName"), QStringList{QStringLiteral("data.csv")});
    QCOMPARE(textsOf(ddiOf(m_snapshot), "caseQnty"), QStringList{QStringLiteral("8")});
    QCOMPARE(textsOf(ddiOf(m_snapshot), "varQnty"), QStringList{QStringLiteral("6")});
    ReleaseOptions options;
    options.layout = Layout::PerColumn;
    const auto xml = ddiOf(m_snapshot, options);
    QCOMPARE(textsOf(xml, "fileName"), QStringLiteral("column-1.csv column-2.csv column-3.csv").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "varQnty"), QStringLiteral("3 3 2").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "fileDscr", "ID"), QStringLiteral("F1 F2 F3").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "var", "files"), QStringLiteral("F1 F1 F2 F2 F3").split(QLatin1Char(' ')));
}

void TestDdiFile::valuesAreThoseThatStandInTheFile()
{
    ReleaseOptions options;
    options.formulaCells = FormulaCells::Prefixed;
    const auto xml = ddiOf(m_snapshot, options);
    QCOMPARE(textsOf(xml, "var", "name")[3], QStringLiteral("'=g&<r>"));
    QVERIFY(textsOf(xml, "catValu").contains(QStringLiteral("'-x")));
}

void TestDdiFile::frequenciesAreThoseOfTheFile()
{
    for (const auto seed : Seeds(1, 100)) {
        SeededRandom random(seed);
        const auto table = randomTable(random, {.mostSensitive = 3});
        JobContext job;
        for (const auto& field : fieldsOf(*table)) {
            const auto& attribute = table->attribute(field.attribute);
            std::map<std::string, std::uint64_t> counted;
            for (const auto code : attribute.codes)
                ++counted[field.meaning->values[field.code(code)]];
            const auto frequencies = frequenciesOf(*table, field, job);
            QCOMPARE(frequencies.size(), counted.size());
            for (std::size_t code = 0; code < frequencies.size(); ++code)
                QCOMPARE(frequencies[code], counted[field.meaning->values[code]]);
        }
    }
}

void TestDdiFile::partsOfAJointAttributeAreCounted()
{
    const auto xml = ddiOf(jointPersons());
    QCOMPARE(textsOf(xml, "var", "name"), QStringLiteral("age disease salary").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "catValu"), QStringLiteral("x y").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "catStat"), QStringLiteral("8 8").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "range", "max"), QStringLiteral("35 1003").split(QLatin1Char(' ')));
    QCOMPARE(textsOf(xml, "notes"),
             QStringList({QStringLiteral("slicing column 1"), QStringLiteral("slicing column 2"), QStringLiteral("slicing column 2")}));
}

void TestDdiFile::regionsAreCategories()
{
    const auto xml = ddiOf(generalizedPersons());
    QCOMPARE(textsOf(xml, "catValu").first(), QStringLiteral("[20, 23]"));
    QCOMPARE(textsOf(xml, "catStat").first(), QStringLiteral("4"));
    QVERIFY(textsOf(xml, "range", "min").isEmpty());
}

void TestDdiFile::whatXmlCannotHoldBreaksNothing()
{
    const std::string odd = "a\x01\x0b\x1f\xEF\xBF\xBE\xEF\xBF\xBF]]>&<\r\n\t\"'\xF0\x9F\x94\x92";
    std::string text = odd + ";disease\n";
    for (const auto* line : {"x\x02;flu\n", "x\x03;cold\n", "\"]]>\r\n&\";flu\n", "y;cold\n"})
        text += line;
    SnapshotRequest request{.table
                            = tableWithCommas('"' + std::string("a\x01\x0b\x1f\xEF\xBF\xBE\xEF\xBF\xBF]]>&<\r\n\t\"\"'\xF0\x9F\x94\x92\"")
                                              + text.substr(odd.size())),
                            .sensitive = "disease"};
    request.columns = {{odd}, {"disease"}};
    ReleaseOptions options;
    options.details.title = odd;
    options.details.conditions = odd;
    options.texts[odd] = {odd, odd};
    const auto xml = ddiOf(snapshotOf(request), options);
    QCOMPARE(problemIn(xml), QString());
    QCOMPARE(textsOf(xml, "var", "name").first(), xmlText(odd));
    QCOMPARE(textsOf(xml, "conditions").first(), xmlText(odd));
    QVERIFY(textsOf(xml, "catValu").contains(QStringLiteral("]]>\r\n&")));
    QCOMPARE(textsOf(xml, "catValu").count(QStringLiteral("x\uFFFD")), 2);
}

void TestDdiFile::everyTextComesBack_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text :
         {u"", u" ", u" a ", u"\r", u"\r\n", u"\n", u"a\rb\r\rc", u"\t", u"&#13;", u"<![CDATA[x]]>", u"\uFEFFa", u"\u2028\u0085"})
        QTest::newRow(QString::fromUtf16(text).toUtf8().toHex().constData()) << QString::fromUtf16(text);
}

void TestDdiFile::everyTextComesBack()
{
    QFETCH(QString, text);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("all"));
    writeXmlElement(xml, "text", text.toStdString());
    xml.writeEndElement();
    xml.writeEndDocument();
    QCOMPARE(textsOf(bytes.toStdString(), "text"), QStringList{text});
}

TRANCHE_CORE_TEST(TestDdiFile)

} // namespace tst_ddi_file

#include "tst_ddi_file.moc"
