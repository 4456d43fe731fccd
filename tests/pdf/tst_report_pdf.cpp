// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/report_pdf.h"
#include "tests/core/release/report/report_examples.h"
#include "tests/support/test_room.h"

#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <optional>
#include <stop_token>
#include <thread>

namespace tst_report_pdf {

using namespace tranche;
using namespace tranche::test;

class TestReportPdf : public QObject {
    Q_OBJECT
private slots:
    void isPdfWithTitleAndNoAuthor();
    void everyFontIsInside();
    void nothingIsTransparent();
    void longTablesTakeMorePages();
    void everyRowIsThere();
    void isMadeOnAnyThread();
    void aStoppedJobEndsIt();
};

/// What a program says of a PDF; nullopt where it is not installed.
static std::optional<QString> said(const QString& program, const std::string& pdf, const QStringList& before, const QStringList& after)
{
    const QString found = QStandardPaths::findExecutable(program);
    if (found.isEmpty())
        return std::nullopt;
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf.data(), static_cast<qint64>(pdf.size())) < 0)
        return QString();
    file.close();
    QProcess process;
    process.start(found, before + QStringList{file.fileName()} + after);
    process.waitForFinished(60000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

static std::string pdfOf(const Report& report)
{
    return reportPdf(report).value();
}

/// One with a table of so many rows.
static Report tableReport(int rows)
{
    Report report;
    report.title = QStringLiteral("Many rows");
    report.pageWords = QStringLiteral("page %1 of %2");
    ReportTable table;
    table.columns = {{QStringLiteral("Number"), 0.3, false}, {QStringLiteral("Text"), 0.7, false}};
    for (int row = 0; row < rows; ++row)
        table.rows.push_back({{{{QStringLiteral("row%1end").arg(row), ReportStyle::Plain}}, {}, 0},
                              {{{QStringLiteral("some words that take a line "), ReportStyle::Quiet}}, {}, 0}});
    report.sections = {{QStringLiteral("Rows"), {table}}};
    return report;
}

void TestReportPdf::isPdfWithTitleAndNoAuthor()
{
    const auto pdf = pdfOf(ReportExample(snapshotOf(reportRequest())).external());
    QVERIFY(pdf.starts_with("%PDF-1.4"));
    QVERIFY(pdf.find("Author") == std::string::npos);
    QVERIFY(pdf.find("GTS_PDFA1") != std::string::npos);
    const auto info = said(QStringLiteral("pdfinfo"), pdf, {}, {});
    if (!info)
        QSKIP("pdfinfo is not installed");
    QVERIFY(info->contains(QRegularExpression(QStringLiteral("Title: +Persons\n"))));
    QVERIFY(info->contains(QLatin1String("(A4)")));
    const QString user = qEnvironmentVariable("USER");
    QVERIFY(user.size() < 3 || !info->contains(user));
}

void TestReportPdf::everyFontIsInside()
{
    const auto fonts = said(QStringLiteral("pdffonts"), pdfOf(ReportExample(snapshotOf(reportRequest())).internal()), {}, {});
    if (!fonts)
        QSKIP("pdffonts is not installed");
    const auto lines = fonts->split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    for (const auto& line : lines)
        QVERIFY2(line.contains(QRegularExpression(QStringLiteral("Identity-H +yes "))), qPrintable(line));
}

void TestReportPdf::nothingIsTransparent()
{
    const auto plain = said(QStringLiteral("qpdf"), pdfOf(ReportExample(snapshotOf(reportRequest())).external()),
                            {QStringLiteral("--qdf"), QStringLiteral("--object-streams=disable")}, {QStringLiteral("-")});
    if (!plain)
        QSKIP("qpdf is not installed");
    QVERIFY(plain->size() > 1000);
    QVERIFY(!plain->contains(QLatin1String("/SMask")) || !plain->contains(QRegularExpression(QStringLiteral("/SMask (?!/None)"))));
    auto alphas = QRegularExpression(QStringLiteral("/(?:ca|CA) ([0-9.]+)")).globalMatch(*plain);
    while (alphas.hasNext())
        QCOMPARE(alphas.next().captured(1).toDouble(), 1.0);
}

void TestReportPdf::longTablesTakeMorePages()
{
    const auto pages = [](const Report& report) {
        const auto info = said(QStringLiteral("pdfinfo"), pdfOf(report), {}, {});
        const auto match = QRegularExpression(QStringLiteral("Pages: +(\\d+)")).match(info.value_or(QString()));
        return info ? match.captured(1).toInt() : -1;
    };
    if (pages(tableReport(1)) < 0)
        QSKIP("pdfinfo is not installed");
    QCOMPARE(pages(tableReport(10)), 1);
    QVERIFY(pages(tableReport(100)) >= 2);
    QVERIFY(pages(tableReport(400)) > pages(tableReport(200)));
}

void TestReportPdf::everyRowIsThere()
{
    const auto text = said(QStringLiteral("pdftotext"), pdfOf(tableReport(150)), {QStringLiteral("-layout")}, {QStringLiteral("-")});
    if (!text)
        QSKIP("pdftotext is not installed");
    for (int row = 0; row < 150; ++row)
        QCOMPARE(text->count(QStringLiteral("row%1end").arg(row)), 1);
    const auto pages = text->split(QLatin1Char('\f'), Qt::SkipEmptyParts);
    for (qsizetype page = 0; page < pages.size(); ++page) {
        QCOMPARE(pages[page].count(QLatin1String("Number")), 1);
        QVERIFY(pages[page].contains(QStringLiteral("page %1 of %2").arg(page + 1).arg(pages.size())));
    }
}

void TestReportPdf::isMadeOnAnyThread()
{
    const ReportExample example(snapshotOf(reportRequest()));
    const auto report = example.external();
    std::string here = pdfOf(report);
    std::string there;
    std::jthread([&] { there = pdfOf(report); }).join();
    QVERIFY(there.starts_with("%PDF"));
    QVERIFY(there.size() + 200 > here.size() && here.size() + 200 > there.size()); // but for time and number
}

void TestReportPdf::aStoppedJobEndsIt()
{
    std::stop_source source;
    source.request_stop();
    const JobContext job(source.get_token());
    const auto report = tableReport(20);
    const auto made = JobContext::untilStopped([&] { return reportPdf(report, job); });
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().code, ErrorCode::Cancelled);
}

} // namespace tst_report_pdf

#define TRANCHE_GUI_APPLICATION(count, words) const QGuiApplication application(count, words)
namespace tst_report_pdf {
TRANCHE_REGISTER_TEST(TestReportPdf, TRANCHE_GUI_APPLICATION)
} // namespace tst_report_pdf

#include "tst_report_pdf.moc"
