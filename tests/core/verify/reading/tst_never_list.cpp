// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/folder_message.h"
#include "core/verify/reading/never_list.h"
#include "tests/support/test_room.h"

namespace tst_never_list {

using namespace tranche;

class TestNeverList : public QObject {
    Q_OBJECT
private slots:
    void knowsANameInAText_data();
    void knowsANameInAText();
    void searchesTextsForPeopleAlone();
    void findsPathsInFreeTexts_data();
    void findsPathsInFreeTexts();
    void nothingIsFoundInNothing();
};

void TestNeverList::knowsANameInAText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("named");
    const auto row = [](const char* text, const char* name, bool named) { QTest::addRow("%s in %s", name, text) << text << name << named; };
    row("a line is not a record", "line", false); // a plain word stands in any text
    row("the attribute \"line\" is", "line", true);
    row("Age is", "Age", false);
    row("ssn_2 is", "ssn_2", true);
    row("an ssn_21 is", "ssn_2", false); // part of another word
    row("my_ssn_2 is", "ssn_2", false);
    row("ssn_2", "ssn_2", true);
    row("(ssn_2)", "ssn_2", true);
    row("the home address.", "home address", true);
    row("the home addresses", "home address", false);
    row("there are 12 lines", "12", false); // numbers stand in any text
    row("the attribute \"12\"", "12", true);
    row("DiseaseCode", "DiseaseCode", true);
    row("diseasecode", "DiseaseCode", false); // by bytes
    row("what says größe", "größe", true);
    row("what says größer", "größe", false);
    row("anything", "", false);
    row("", "ssn_2", false);
}

void TestNeverList::knowsANameInAText()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QFETCH(bool, named);
    QCOMPARE(namesAttribute(text.toStdString(), name.toStdString()), named);
}

void TestNeverList::searchesTextsForPeopleAlone()
{
    const NeverList never{{"patient_id"}, {}};
    const std::string says = "patient_id";
    const ReleaseFiles texts{{"README.txt", says},
                             {"report.html", "<p class=\"a\">" + says + "</p>"},
                             {"datapackage.json", "{\"sources\": [{\"title\": \"" + says + "\"}]}"},
                             {"ddi.xml", "<notes>" + says + "</notes>"},
                             {"ddi.xml", "<catgry><catValu>1</catValu><labl>" + says + "</labl></catgry>"}};
    for (const auto& [file, text] : texts) {
        const auto checked = checkNeverList({{file, text}}, never);
        QVERIFY2(!checked, file.c_str());
        QCOMPARE(checked.error().code, ErrorCode::DoesNotHold);
        QCOMPARE(checked.error().place.file, file);
    }
    QVERIFY(checkNeverList({{"data.csv", says}, {"dictionary.csv", says}}, never).has_value()); // checked cell by cell before
    const NeverList plain{{"name", "title", "style", "yes"}, {}};                               // keys and marks of the formats, and values
    QVERIFY(checkNeverList(
                {{"datapackage.json", R"({"resources": [{"name": "data", "schema": {"constraints": {"enum": ["yes"]}}}], "title": ""})"},
                 {"ddi.xml", "<var name=\"name\"><catValu>\"yes\"</catValu></var>"},
                 {"report.html", "<style>\"style\"</style><p class=\"title\">Text</p>"}},
                plain)
                .has_value());
    QVERIFY(!checkNeverList({{"report.html", "<p>without &quot;title&quot;</p>"}}, plain));
    for (const auto* name : {"R&D code", "a<b", "it's"}) { // as pages and codebooks write it
        const auto written = QString::fromLatin1(name).toHtmlEscaped().replace(QLatin1Char('\''), QLatin1String("&#39;")).toStdString();
        QVERIFY2(!checkNeverList({{"report.html", "<p>" + written + "</p>"}}, {{name}, {}}), name);
        QVERIFY2(!checkNeverList({{"ddi.xml", "<txt>" + written + "</txt>"}}, {{name}, {}}), name);
    }
    const auto reason = checkNeverList({}, {{"patient_id"}, {"because patient_id is gone"}});
    QCOMPARE(reason.error().place.file, std::string("manifest.json"));
    const auto label = checkNeverList({}, {{"patient_id"}, {}, {{"sex", "Female"}, {"sex", "not patient_id", true}}});
    QVERIFY(label.error().says == FolderMessage::LabelNamesUnreleased);
    QCOMPARE(label.error().arguments.front().texts.front(), std::string("sex"));
    QCOMPARE(label.error().place.file, std::string("dictionary.csv"));
}

void TestNeverList::findsPathsInFreeTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("clean");
    for (const auto* text : {"/home/x", "see /tmp/a", "C:\\data", "file:///x", "/Users/x", "/mnt/x"})
        QTest::newRow(text) << text << false;
    for (const auto* text : {"and/or", "at home", "http://example.org", "1/2", "tmp"})
        QTest::newRow(text) << text << true;
}

void TestNeverList::findsPathsInFreeTexts()
{
    QFETCH(QString, text);
    QFETCH(bool, clean);
    QCOMPARE(checkNeverList({}, {{}, {text.toStdString()}}).has_value(), clean);
    QCOMPARE(checkNeverList({{"README.txt", text.toStdString()}}, {}).has_value(), clean);
}

void TestNeverList::nothingIsFoundInNothing()
{
    QVERIFY(checkNeverList({}, {}).has_value());
    QVERIFY(checkNeverList({{"README.txt", ""}}, {{""}, {""}}).has_value());
}

TRANCHE_TEST(TestNeverList)

} // namespace tst_never_list

#include "tst_never_list.moc"
