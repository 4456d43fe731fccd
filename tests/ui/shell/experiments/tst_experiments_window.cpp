// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/experiments_window.h"

#include "tests/support/lab/paper_table.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "tests/ui/plots/plot_contrast.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/utility/experiment_plot.h"
#include "ui/shell/experiments/claim_list.h"
#include "ui/shell/experiments/claim_row.h"
#include "ui/shell/experiments/experiment_card.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>

namespace tst_experiments_window {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Answers at once.
class NewFolder final : public Questions {
public:
    explicit NewFolder(QString folder) : m_folder(std::move(folder)) {}
    void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
    void askForNewFolder(QWidget*, const QString&, std::function<void(const QString&)> chosen) override { chosen(m_folder); }

private:
    QString m_folder;
};

ExperimentRequest requestFor(std::vector<std::string> only)
{
    ExperimentRequest request;
    request.only = std::move(only);
    request.folds = 2;
    request.linkings = 1;
    return request;
}

QPushButton* button(QWidget& window, const QString& text)
{
    for (auto* each : window.findChildren<QPushButton*>())
        if (each->text() == text)
            return each;
    return nullptr;
}

} // namespace

class TestExperimentsWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void figuresBecomeCardsAndClaimsRows();
    void everyFigureSaysWhatItComesTo();
    void aFigureIsCopied();
    void aClaimIsChosenAndItsSettingsOpened();
    void aChipShowsOneVerdict();
    void theReportIsTheFolderOfTheCommandLine();
    void aFolderThatIsThereIsToldOf();
    void cancellingLeavesTheWindowAsItWas();
    void aTableWithoutTheAttributesCannotBeComputed();
    void theCardsReadInEveryScheme_data();
    void theCardsReadInEveryScheme();

private:
    std::unique_ptr<ExperimentsWindow> windowOn(std::shared_ptr<const Table> table) const
    {
        auto window = std::make_unique<ExperimentsWindow>(ExperimentSource{std::move(table), {}, QStringLiteral("people.csv"), {}},
                                                          std::make_shared<NewFolder>(m_folder->filePath("report")));
        window->show();
        return window;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

#define TRY_DONE(window) QTRY_VERIFY_WITH_TIMEOUT(!(window).isBusy(), 60000)

void TestExperimentsWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestExperimentsWindow::figuresBecomeCardsAndClaimsRows()
{
    const auto window = windowOn(madeUpAdultTable(200, 3));

    window->compute(requestFor({"sensitive-nb-occ7", "fakes-occ7"}));
    QVERIFY(window->isBusy());
    TRY_DONE(*window);

    const auto cards = window->findChildren<ExperimentCard*>();
    QCOMPARE(cards.size(), 2);
    QCOMPARE(cards[0]->id(), std::string("sensitive-nb-occ7"));
    QCOMPARE(cards[0]->findChildren<ExperimentPlot*>().size(), 2);
    QVERIFY(!cards[0]->findChildren<ExperimentPlot*>().first()->shown().points.empty());
    QCOMPARE(window->claims().shownIds().size(), 28);
    QCOMPARE(window->message(), QStringLiteral("Computed on 200 tuples."));
    QVERIFY(button(*window, QStringLiteral("Compute again"))->isEnabled());
}

void TestExperimentsWindow::everyFigureSaysWhatItComesTo()
{
    const auto window = windowOn(madeUpAdultTable(200, 3));
    window->compute(requestFor({"fakes-occ7", "time-d"}));
    TRY_DONE(*window);

    const auto cards = window->findChildren<ExperimentCard*>();
    QCOMPARE(cards.size(), 2);
    const auto verdict = [&](int card) { return cards[card]->findChild<QLabel*>(QStringLiteral("verdict"))->text(); };
    QVERIFY2(verdict(0).contains(QStringLiteral("size of buckets")), qPrintable(verdict(0)));
    QVERIFY(!verdict(1).isEmpty()); // not testable, and why
}

void TestExperimentsWindow::aFigureIsCopied()
{
    const auto window = windowOn(madeUpAdultTable(200, 3));
    window->compute(requestFor({"fakes-occ7"}));
    TRY_DONE(*window);
    auto* card = window->findChild<ExperimentCard*>();

    card->copyNumbers();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("panel"))
            || QGuiApplication::clipboard()->text().contains(QLatin1Char(',')));
    card->copyPicture();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    QCOMPARE(window->message(), QStringLiteral("The picture was copied to the clipboard."));
}

void TestExperimentsWindow::aClaimIsChosenAndItsSettingsOpened()
{
    const auto table = madeUpAdultTable(200, 3);
    const auto window = windowOn(table);
    window->compute(requestFor({"fakes-occ7"}));
    TRY_DONE(*window);
    auto* open = button(*window, QStringLiteral("Open its settings in the window"));
    QVERIFY(!open->isEnabled());
    std::vector<Decisions> wanted;
    connect(window.get(), &ExperimentsWindow::settingsWanted, this,
            [&](const ExperimentSource&, const Decisions& decisions, const QString&) { wanted.push_back(decisions); });
    auto* list = window->claims().findChild<QScrollArea*>();

    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(window->claims().chosen()->id(), QStringLiteral("d1"));
    QVERIFY(!open->isEnabled()); // about the data alone
    window->claims().choose(QStringLiteral("a9"));
    QVERIFY(open->isEnabled());
    QTest::keyClick(list, Qt::Key_Return);

    QCOMPARE(wanted.size(), std::size_t{1});
    QCOMPARE(wanted.front().parameters.columns.columns, std::size_t{5});
    QCOMPARE(wanted.front().roles.size(), table->attributeCount());
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(window->claims().chosen()->id(), QStringLiteral("a8"));
}

void TestExperimentsWindow::aChipShowsOneVerdict()
{
    const auto window = windowOn(madeUpAdultTable(200, 3));
    window->compute(requestFor({"fakes-occ7"}));
    TRY_DONE(*window);

    emit window->claims().chips().chosen(3);

    QVERIFY(window->claims().shownIds().contains(QStringLiteral("a2")));
    QVERIFY(!window->claims().shownIds().contains(QStringLiteral("d1")));
    emit window->claims().chips().chosen(2);
    QVERIFY(window->claims().shownIds().contains(QStringLiteral("d1"))); // there are no 45,222 tuples
    emit window->claims().chips().chosen(0);
    QCOMPARE(window->claims().shownIds().size(), 28);
}

void TestExperimentsWindow::theReportIsTheFolderOfTheCommandLine()
{
    const auto window = windowOn(madeUpAdultTable(200, 3));
    QVERIFY(!button(*window, QStringLiteral("Save as report …"))->isEnabled());
    window->compute(requestFor({"fakes-occ7"}));
    TRY_DONE(*window);

    button(*window, QStringLiteral("Save as report …"))->click();
    TRY_DONE(*window);

    QCOMPARE(window->message(), QStringLiteral("The report is written."));
    const QDir report(m_folder->filePath("report"));
    QCOMPARE(report.entryList(QDir::Files, QDir::Name),
             (QStringList{"claims.csv", "claims.html", "fakes-occ7.csv", "fakes-occ7.png", "fakes-occ7.svg", "settings.json"}));
}

void TestExperimentsWindow::aFolderThatIsThereIsToldOf()
{
    QDir(m_folder->path()).mkdir("report");
    const auto window = windowOn(madeUpAdultTable(200, 3));
    window->compute(requestFor({"time-d"}));
    TRY_DONE(*window);

    button(*window, QStringLiteral("Save as report …"))->click();
    TRY_DONE(*window);

    QVERIFY2(window->message().contains(QStringLiteral("is there already")), qPrintable(window->message()));
    QVERIFY(QDir(m_folder->filePath("report")).isEmpty());
}

void TestExperimentsWindow::cancellingLeavesTheWindowAsItWas()
{
    const auto window = windowOn(madeUpAdultTable(200, 3));
    window->setLearning([](const Snapshot&, const LearningRequest&, JobContext& job) -> Result<std::vector<ClassificationResult>> {
        for (;;) // until it is told to stop
            job.check();
    });
    window->compute(requestFor({"sensitive-nb-occ7"}));

    button(*window, QStringLiteral("Cancel"))->click();

    QVERIFY(!window->isBusy());
    QVERIFY(window->results() == nullptr);
    QCOMPARE(window->message(), QStringLiteral("Cancelled."));
    QVERIFY(button(*window, QStringLiteral("Compute"))->isEnabled());
    QVERIFY(!window->findChild<QProgressBar*>()->isVisible());
}

void TestExperimentsWindow::aTableWithoutTheAttributesCannotBeComputed()
{
    const auto none = windowOn(nullptr);
    QVERIFY(!button(*none, QStringLiteral("Compute"))->isEnabled());
    QVERIFY(none->message().contains(QStringLiteral("Open a table")));

    SessionDriver driver;
    driver.load(peopleCsv(20));
    TRY_IDLE(driver.session);
    const auto other = windowOn(driver.snapshot().table);
    QVERIFY(!button(*other, QStringLiteral("Compute"))->isEnabled());
    QVERIFY2(other->message().contains(QStringLiteral("workclass")), qPrintable(other->message()));
}

void TestExperimentsWindow::theCardsReadInEveryScheme_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("light") << static_cast<int>(Scheme::Light);
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
    QTest::newRow("high contrast") << static_cast<int>(Scheme::HighContrast);
}

void TestExperimentsWindow::theCardsReadInEveryScheme()
{
    QFETCH(int, scheme);
    applyScheme(*qApp, static_cast<Scheme>(scheme));
    const auto window = windowOn(madeUpAdultTable(200, 3));
    window->compute(requestFor({"sensitive-nb-occ7", "fakes-occ7", "matching-occ7"}));
    TRY_DONE(*window);

    for (auto* card : window->findChildren<ExperimentCard*>())
        QTRY_VERIFY2(card->height() >= card->minimumSizeHint().height(), card->id().c_str()); // laid out, none squeezed
    for (auto* plot : window->findChildren<ExperimentPlot*>()) {
        const PlotContrast seen(*plot);
        QCOMPARE(seen.faint().join(QStringLiteral("; ")), QString());
    }
    if (const auto folder = qEnvironmentVariable("TRANCHE_PICTURES"); !folder.isEmpty())
        window->grab().save(folder + QStringLiteral("/experiments-%1.png").arg(scheme));
    applyScheme(*qApp, Scheme::Light);
}

TRANCHE_WINDOW_TEST(TestExperimentsWindow)

} // namespace tst_experiments_window

#include "tst_experiments_window.moc"
