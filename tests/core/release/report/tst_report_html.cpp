// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/release/report/report_examples.h"
#include "tests/support/test_room.h"

#include <QXmlStreamReader>

namespace tst_report_html {

using namespace tranche;
using namespace tranche::test;

class TestReportHtml : public QObject {
    Q_OBJECT
private slots:
    void isOneFileOfItsOwn();
    void namesAreText();
    void drawingsAreWellFormed();
    void saysItsLanguage();
    void jsonGivesTheReportBack();
    void damagedJsonGivesNothing_data();
    void damagedJsonGivesNothing();
};

/// Attributes whose names would be marks.
static Snapshot hostileNames()
{
    std::vector<std::string> lines{R"(<script>alert(1)</script> "&' </svg><b> disease)"};
    for (int i = 0; i < 24; ++i)
        lines.push_back(std::to_string(i % 4) + " x" + std::to_string(i % 3) + " y" + std::to_string(i % 2) + ' '
                        + std::string(1, static_cast<char>('a' + i % 4)));
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.parameters.model.l = Ratio(1, 1);
    return snapshotOf(request);
}

void TestReportHtml::isOneFileOfItsOwn()
{
    const auto html = QString::fromStdString(reportHtml(ReportExample(snapshotOf(reportRequest())).external()));
    QVERIFY(html.startsWith(QLatin1String("<!DOCTYPE html>\n<html lang=\"en\">")));
    for (const auto* foreign :
         {"<script", "<link", "<img", "<iframe", "src=", "href=", "url(", "@import", "http://", "https://", "javascript"})
        QVERIFY2(!html.contains(QLatin1String(foreign), Qt::CaseInsensitive), foreign);
}

void TestReportHtml::namesAreText()
{
    const ReportExample example(hostileNames());
    for (const auto& report : {example.external(), example.internal()}) {
        const auto html = QString::fromStdString(reportHtml(report));
        QVERIFY(!html.contains(QLatin1String("<script")));
        QVERIFY(html.contains(QLatin1String("&lt;script&gt;alert(1)&lt;/script&gt;")));
        QVERIFY(html.contains(QLatin1String("&quot;&amp;&#39;")));
        QCOMPARE(html.count(QLatin1String("<svg")), html.count(QLatin1String("</svg>")));
    }
}

void TestReportHtml::drawingsAreWellFormed()
{
    const ReportExample example(hostileNames());
    const auto html = QString::fromStdString(reportHtml(example.internal()));
    int drawings = 0;
    for (qsizetype from = html.indexOf(QLatin1String("<svg")); from >= 0; from = html.indexOf(QLatin1String("<svg"), from + 1)) {
        const auto end = html.indexOf(QLatin1String("</svg>"), from) + 6;
        QXmlStreamReader xml(html.mid(from, end - from));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        ++drawings;
    }
    QCOMPARE(drawings, 3); // both histograms as one, the maps, the lines to sign
}

void TestReportHtml::saysItsLanguage()
{
    ReportExample example(snapshotOf(reportRequest()));
    example.locale = QLocale(QLocale::German, QLocale::Germany);
    const auto report = example.external();
    QVERIFY(reportHtml(report).find("<html lang=\"de\">") != std::string::npos);
    QCOMPARE(rowOf(report, QStringLiteral("Largest probability of one disease")).value(1), QStringLiteral("0,500"));
}

void TestReportHtml::jsonGivesTheReportBack()
{
    const ReportExample example(hostileNames());
    for (const auto& report : {example.external(), example.internal()}) {
        const auto read = readReport(reportJson(report));
        QVERIFY(read.has_value());
        QVERIFY(*read == report);
    }
}

void TestReportHtml::damagedJsonGivesNothing_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to);
    };
    row("no JSON", "{", "");
    row("another format", "\"format\":1", "\"format\":2");
    row("no title", "\"title\"", "\"titel\"");
    row("a block of no kind", "\"paragraph\"", "\"parabola\"");
    row("a text of no style", "\"Persons\"", "7");
    row("a shape of no kind", "\"rect\"", "\"circle\"");
}

void TestReportHtml::damagedJsonGivesNothing()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    auto json = QString::fromStdString(reportJson(ReportExample(snapshotOf(reportRequest())).external()));
    QVERIFY(readReport(json.toStdString()).has_value());
    const auto place = json.indexOf(from);
    QVERIFY(place >= 0);
    json.replace(place, from.size(), to);
    QVERIFY(!readReport(json.toStdString()).has_value());
}

TRANCHE_CORE_TEST(TestReportHtml)

} // namespace tst_report_html

#include "tst_report_html.moc"
