// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"

#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

/// Tables that Python's csv module wrote (tests/data/csv/make.py), in every way of quoting and with every awkward sign.
namespace tst_csv_foreign {

using namespace tranche;

namespace {

using Rows = std::vector<std::vector<std::string>>;

QJsonObject jsonOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

Rows rowsIn(const QJsonArray& lines)
{
    Rows rows;
    for (const auto& line : lines) {
        auto& row = rows.emplace_back();
        for (const auto& cell : line.toArray())
            row.push_back(cell.toString().toStdString());
    }
    return rows;
}

CsvOptions optionsIn(const QJsonObject& json)
{
    CsvOptions options;
    const auto encoding = json.value(QStringLiteral("encoding")).toString();
    options.encoding = encoding.startsWith(QLatin1String("utf-8")) ? "UTF-8" : encoding.toStdString();
    options.delimiter = json.value(QStringLiteral("delimiter")).toString().at(0).toLatin1();
    const auto quote = json.value(QStringLiteral("quote")).toString();
    options.quote = quote.isEmpty() ? std::nullopt : std::optional(quote.at(0).toLatin1());
    return options;
}

} // namespace

class TestCsvForeign : public QObject {
    Q_OBJECT

private slots:
    void readsWhatPythonWrote_data();
    void readsWhatPythonWrote();
};

void TestCsvForeign::readsWhatPythonWrote_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(TRANCHE_TEST_DATA "/csv"));
    const auto files = folder.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name);
    QVERIFY(files.size() > 12); // all ways of quoting with all delimiters, and more
    for (const auto& file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestCsvForeign::readsWhatPythonWrote()
{
    QFETCH(QString, path);
    const auto beside = jsonOf(path.chopped(4) + QStringLiteral(".json"));
    const auto rows = rowsIn(beside.value(QStringLiteral("rows")).toArray());
    QVERIFY(rows.size() > 20);
    const std::array files{std::filesystem::path(path.toStdString())};
    JobContext job;
    const auto table = readCsv(files, optionsIn(beside.value(QStringLiteral("options")).toObject()), job);
    QVERIFY2(table, table ? "" : test::wordsOf(table.error()).c_str());
    QVERIFY(test::rowsOf(**table) == rows);
}

TRANCHE_TEST(TestCsvForeign)

} // namespace tst_csv_foreign

#include "tst_csv_foreign.moc"
