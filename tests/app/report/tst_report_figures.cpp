// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/utility_finding.h"
#include "core/release/draft.h"
#include "tests/app/program.h"
#include "tests/app/report/expected_lines.h"
#include "tests/support/snapshots.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <optional>

namespace tst_report_figures {

using namespace tranche;
using namespace tranche::test;
using namespace tranche::test::reported;

namespace {

/// What a page may hold beside the figures of a run.
const std::vector<std::pair<const char*, const char*>> onlyInTheReport{
    {"^[1-7] [A-Z]", "numbers of headings"},
    {"SHA-256", "digests"},
    {"^Prepared", "the day"},
    {"^Five persons before and after", "the drawing of a shuffle of five persons is an example"},
    {"^Program", "the version"},
    {"^[0-9]+ \\| 20[0-9-]+ ", "entries of the audit log, as they stand in it"},
    {"^Audit log, its last entries", "length and digest of the log"},
};

/// What a JSON holds that no report tells.
const std::vector<std::pair<const char*, const char*>> onlyInTheJson{
    {"^format$", "of the JSON itself"},
    {"^(timing|settings)/", "how the run was asked for and how long it took; l is asked for by the test"},
    {"^table/attributes$", "of the source, with those that are not released"},
    {"^attributes/[0-9]+/(distinct|missing)$", "of an identifier, and cells of the source that are missing"},
    {"^phi2/matrix/([0-9]+)/\\1$", "an attribute with itself"},
    {"^alpha$", "the columns tell it"},
    {"^largest_l$", "how far a request could go is nothing about this release"},
    {"^buckets/mean$", "the median is told instead"},
    {"^buckets/rows/", "which records are in a bucket"},
};

QRegularExpression pattern(const char* text)
{
    return QRegularExpression(QString::fromLatin1(text));
}

bool isMatched(const QString& text, const std::vector<std::pair<const char*, const char*>>& patterns)
{
    return std::ranges::any_of(patterns, [&](const auto& one) { return text.contains(pattern(one.first)); });
}

/// Of the drawings in a line: how many they say are over the limit.
QStringList countsOver(const QString& line)
{
    static const QRegularExpression over(QStringLiteral("\\| ([^ ]+) over \\|"));
    QStringList counts;
    for (auto all = over.globalMatch(line); all.hasNext();)
        counts += all.next().captured(1).replace(QLatin1String("none"), QLatin1String("0"));
    return counts;
}

QString pageName(bool internal, bool german)
{
    return QStringLiteral("%1, %2").arg(internal ? "internal" : "external", german ? "German" : "English");
}

} // namespace

class TestReportFigures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyNumberOfAReportIsOneOfTheRun_data();
    void everyNumberOfAReportIsOneOfTheRun();
    void everyNumberOfTheRunIsInAReport();
    void nothingIsExcusedThatNoReportHolds();

private:
    QString target(const char* file) const { return m_folder.filePath(QString::fromLatin1(file)); }
    QStringList words(const QString& command, const QString& json) const;
    void runProgramOf(const QString& table);
    void renderInGerman(const QByteArray& table);
    void readExpected(bool internal, bool german, QStringList& left);

    QTemporaryDir m_folder;
    std::optional<ExpectedLines> m_expected;
    std::map<QString, QByteArray> m_pages;
};

QStringList TestReportFigures::words(const QString& command, const QString& json) const
{
    return {command,
            target("people.csv"),
            "--sensitive",
            "ill",
            "--identifier",
            "name",
            "--missing-token",
            "?",
            "--l",
            "2.2",
            "--partition",
            partition,
            "--json",
            json};
}

void TestReportFigures::runProgramOf(const QString& policy)
{
    const QStringList more{"--policy", policy, "--buckets", "--export", target("x"), "--approve-as", "Ada", "--reason", "Asked for"};
    for (const auto& [command, options] : std::vector<std::pair<QString, QStringList>>{
             {"slice", more}, {"utility", {"--measures", "association,queries", "--details"}}, {"membership", {}}}) {
        const auto outcome = cli(words(command, m_folder.filePath(command + ".json")) + options);
        QVERIFY2(outcome.status == 0, outcome.said());
    }
    const auto read = [this](const char* file) { return JsonFigures(QJsonDocument::fromJson(contentOf(target(file))).object()); };
    m_expected.emplace(read("slice.json"), read("utility.json"), read("membership.json"), read("x.internal/report.json"));
    m_pages["external, English"] = contentOf(target("x.release/report.html"));
    m_pages["internal, English"] = contentOf(target("x.internal/report.html"));
}

/// The command line writes English; the window's reports are made of the same decisions here.
void TestReportFigures::renderInGerman(const QByteArray& policy)
{
    std::vector<std::string> lines{"name age sex job city ill"};
    for (int i = 0; i < records; ++i)
        lines.push_back(recordOf(i).join(QLatin1Char(' ')).toStdString());
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "ill"};
    request.identifiers = {"name"};
    request.missingTokens = {"?"};
    request.parameters.model.l = Ratio(11, 5);
    request.columns = {{"city"}, {"age", "sex"}, {"job", "ill"}};
    const auto snapshot = snapshotOf(request);
    JobContext job;
    ReleaseRequest release;
    release.policy = readPolicy(policy.toStdString()).value();
    release.options.policy = PolicyName{release.policy->name, release.policy->version, release.policy->sha256};
    release.utility = wholeUtilityStatement(snapshot, {}, false, nullptr, job);
    DraftTools tools;
    tools.locale = QLocale(QLocale::German, QLocale::Germany);
    const auto draft = Draft::make(snapshot, release, job, tools);
    QVERIFY(draft.has_value());
    m_pages["external, German"] = QByteArray::fromStdString(draft->files().release.at("report.html"));
    m_pages["internal, German"] = QByteArray::fromStdString(draft->files().internal.at("report.html"));
}

void TestReportFigures::initTestCase()
{
    QByteArray table = "name,age,sex,job,city,ill\n";
    for (int i = 0; i < records; ++i)
        table += recordOf(i).join(QLatin1Char(',')).toUtf8() + '\n';
    fileWith(m_folder.path(), "people.csv", table);
    const QByteArray policy = R"({"format": 1, "name": "People", "version": "4", "rules": {"least_l": "2/1", "greatest_p": "1/2",
        "greatest_unique_share": 0.05, "least_bucket": 3, "least_fakes_per_original": 0.01}})";
    runProgramOf(fileWith(m_folder.path(), "policy.json", policy));
    renderInGerman(policy);
}

void TestReportFigures::everyNumberOfAReportIsOneOfTheRun_data()
{
    QTest::addColumn<bool>("internal");
    QTest::addColumn<bool>("german");
    for (const bool internal : {false, true})
        for (const bool german : {false, true})
            QTest::newRow(qPrintable(pageName(internal, german))) << internal << german;
}

/// Finds every line that is expected; `left` gets the others that have a number.
void TestReportFigures::readExpected(bool internal, bool german, QStringList& left)
{
    auto lines = reportLines(m_pages.at(pageName(internal, german)));
    for (const auto& [begin, numbers] : m_expected->of(ReaderForm(german), internal)) {
        const auto line = std::ranges::find_if(lines, [&](const QString& text) { return text.startsWith(begin); });
        QVERIFY2(line != lines.end(), qPrintable(begin));
        QCOMPARE(begin + ' ' + numbersIn(*line).join(' '), begin + ' ' + numbers.join(' '));
        lines.erase(line);
    }
    std::ranges::copy_if(lines, std::back_inserter(left), [](const QString& line) { return !numbersIn(line).isEmpty(); });
}

void TestReportFigures::everyNumberOfAReportIsOneOfTheRun()
{
    QFETCH(bool, internal);
    QFETCH(bool, german);
    const ReaderForm form(german);
    QStringList left;
    readExpected(internal, german, left);
    int drawings = 0;
    for (const auto& line : left) {
        if (isMatched(line, onlyInTheReport))
            continue;
        // What is left is the axis of a histogram, whose only figures are the limit and how many are over it.
        QVERIFY2(line.startsWith(QStringLiteral("How many tuples have which largest probability")), qPrintable(line));
        QVERIFY2(line.contains("1/ℓ = " + form.share(m_expected->limit())), qPrintable(line));
        QCOMPARE(countsOver(line), m_expected->overLimit(form, internal));
        ++drawings;
    }
    QCOMPARE(drawings, 1);
}

void TestReportFigures::everyNumberOfTheRunIsInAReport()
{
    static_cast<void>(m_expected->of(ReaderForm(false), true));
    static_cast<void>(m_expected->of(ReaderForm(false), false)); // asks for all that a report tells
    const auto left = m_expected->notAsked();
    for (const auto& place : left)
        QVERIFY2(isMatched(place, onlyInTheJson), qPrintable(place));
    for (const auto& one : onlyInTheJson)
        QVERIFY2(!left.filter(pattern(one.first)).isEmpty(), one.first);
}

void TestReportFigures::nothingIsExcusedThatNoReportHolds()
{
    QStringList left;
    for (const bool internal : {false, true})
        for (const bool german : {false, true})
            readExpected(internal, german, left);
    for (const auto& one : onlyInTheReport)
        QVERIFY2(!left.filter(pattern(one.first)).isEmpty(), one.first);
}

TRANCHE_CORE_TEST(TestReportFigures)

} // namespace tst_report_figures

#include "tst_report_figures.moc"
