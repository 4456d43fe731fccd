// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/experiments/picture_program.h"
#include "app/cli/output/membership_json.h"
#include "app/cli/output/snapshot_json.h"
#include "core/base/messages/release/package_message.h"
#include "core/membership/membership.h"
#include "tests/core/release/report/report_examples.h"
#include "tests/support/test_room.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace tst_cli_report {

using namespace tranche;
using namespace tranche::test;

class TestCliReport : public QObject {
    Q_OBJECT
private slots:
    void figuresAreThoseOfTheJson();
    void thePictureProgramSetsPdf();
    void thePictureProgramRefusesWhatIsNoReport();
    void aMissingPictureProgramIsNamed();
};

void TestCliReport::figuresAreThoseOfTheJson()
{
    const ReportExample example(snapshotOf(reportRequest()));
    cli::JsonWriter json;
    json.beginObject();
    cli::writeTable(json, example.snapshot);
    cli::writeBuckets(json, example.snapshot, false);
    cli::writeMembership(json, example.snapshot, *example.figures.membership);
    json.endObject();
    const auto run = QJsonDocument::fromJson(QByteArray::fromStdString(json.text())).object();
    const auto told = readReport(reportJson(example.external())).value();
    const auto buckets = run[QStringLiteral("buckets")].toObject();
    QCOMPARE(rowOf(told, QStringLiteral("Buckets")),
             QStringList({QStringLiteral("Buckets"), QString::number(buckets[QStringLiteral("count")].toInt()),
                          QStringLiteral("%1 to %2 tuples each, half of them %3 or fewer")
                              .arg(buckets[QStringLiteral("min")].toInt())
                              .arg(buckets[QStringLiteral("max")].toInt())
                              .arg(buckets[QStringLiteral("median")].toDouble())}));
    const auto p = run[QStringLiteral("max_p")].toString().split(QLatin1Char('/'));
    const tranche::report::Numbers numbers(example.locale);
    QCOMPARE(rowOf(told, QStringLiteral("Largest probability of one disease")).value(1), numbers.share(p[0].toDouble() / p[1].toDouble()));
    const auto fakes = run[QStringLiteral("membership_qi")].toObject()[QStringLiteral("fakes_per_original")].toDouble();
    QCOMPARE(rowOf(told, QStringLiteral("Fakes per original")).value(1), numbers.perOne(fakes));
    QVERIFY(told.subtitle.contains(QString::number(run[QStringLiteral("table")].toObject()[QStringLiteral("tuples")].toInt())));
}

/// What the program beside tranche-cli puts out; a null array where it breaks off.
static QByteArray pictureOf(const QByteArray& input)
{
    QProcess process;
    process.start(QFileInfo(QStringLiteral(TRANCHE_CLI)).path() + QStringLiteral("/tranche-picture"), {QStringLiteral("--reports")});
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit;
    return ended && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

void TestCliReport::thePictureProgramSetsPdf()
{
    const auto json = QByteArray::fromStdString(reportJson(ReportExample(snapshotOf(reportRequest())).external()));
    auto pdfs = pictureOf(json + '\n' + json);
    for (int i = 0; i < 2; ++i) {
        const auto line = pdfs.indexOf('\n');
        const auto pdf = pdfs.mid(line + 1, pdfs.first(line).toInt());
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        pdfs.remove(0, line + 1 + pdf.size());
    }
    QVERIFY(pdfs.isEmpty());
}

void TestCliReport::thePictureProgramRefusesWhatIsNoReport()
{
    QVERIFY(pictureOf("{}").isNull());
    QVERIFY(pictureOf("<svg/>").isNull());
    QVERIFY(pictureOf(QByteArray::fromStdString(reportJson(ReportExample(snapshotOf(reportRequest())).external())) + "\n{}").isNull());
}

void TestCliReport::aMissingPictureProgramIsNamed()
{
    const auto program = cli::PictureProgram::find(PackageMessage::NoReportPainter); // beside this test there is none
    QVERIFY(!program.has_value());
    QVERIFY(program.error() == Error(ErrorCode::NotSupported, PackageMessage::NoReportPainter));
}

TRANCHE_CORE_TEST(TestCliReport)

} // namespace tst_cli_report

#include "tst_cli_report.moc"
