// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way through the real window: from opening a file to a release that verifies.
#include "core/verify/reading/release_folder.h"
#include "core/verify/verify_release.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/dialogs/questions.h"
#include "ui/panels/buckets/bucket_list.h"
#include "ui/panels/buckets/buckets_panel.h"
#include "ui/panels/buckets/infeasible_view.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/panels/buckets/sliced_view.h"
#include "ui/parts/dial/dial_slider.h"
#include "ui/parts/figure_tile.h"
#include "ui/shell/import_window/table_opener.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <memory>
#include <set>

namespace tst_story {

using namespace tranche;

namespace {

class FixedAnswer final : public Questions {
public:
    FixedAnswer(QString table, QString release) : m_table(std::move(table)), m_release(std::move(release)) {}

    void askForTables(QWidget*, std::function<void(const QStringList&)> chosen) override { chosen({m_table}); }
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)> chosen) override { chosen(m_release); }

private:
    QString m_table;
    QString m_release;
};

QPushButton* buttonIn(QWidget& place, const QString& text)
{
    for (QPushButton* button : place.findChildren<QPushButton*>())
        if (button->text() == text && button->isVisible())
            return button;
    return nullptr;
}

/// A row of what is known about complete Adult with c = 2, and the buckets it must give.
struct KnownRow {
    std::size_t alpha;
    Ratio l;
    Cut cut;
    Attempts attempts;
    std::size_t buckets;
};

const KnownRow sevenAttributes[] = {
    {2, Ratio(2, 1), Cut::Median, Attempts::All, 4635},   {2, Ratio(2, 1), Cut::Median, Attempts::One, 2138},
    {2, Ratio(3, 1), Cut::Median, Attempts::All, 1203},   {2, Ratio(3, 1), Cut::Median, Attempts::One, 225},
    {2, Ratio(3, 1), Cut::Balanced, Attempts::All, 1263}, {2, Ratio(3, 1), Cut::Balanced, Attempts::One, 382},
    {2, Ratio(39, 10), Cut::Median, Attempts::All, 246},  {2, Ratio(39, 10), Cut::Median, Attempts::One, 2},
    {1, Ratio(5, 1), Cut::Median, Attempts::All, 89},     {1, Ratio(5, 1), Cut::Median, Attempts::One, 4},
};
const KnownRow fifteenAttributes[] = {
    {2, Ratio(3, 1), Cut::Median, Attempts::All, 3861},
    {2, Ratio(3, 1), Cut::Median, Attempts::One, 299},
    {1, Ratio(5, 1), Cut::Median, Attempts::All, 240},
};

/// A window with its session, and what a person does in it.
class Story {
public:
    explicit Story(const QString& table) : m_session(std::make_unique<SeededRandom>(11))
    {
        const auto questions = std::make_shared<FixedAnswer>(table, m_folder.filePath(QStringLiteral("story")));
        WindowSetup setup;
        setup.questions = questions;
        setup.makePanel
            = [questions](PanelId panel, Session& session, QWidget* parent) { return makePanel(panel, session, questions, parent); };
        m_window = std::make_unique<MainWindow>(m_session, std::move(setup));
        m_window->show();
        m_window->openTables({table});
    }

    bool read()
    {
        QSignalSpy chosen(&m_window->opener(), &TableOpener::chosen);
        for (int rounds = 0; chosen.isEmpty() && rounds < 120; ++rounds) { // at once where nothing is to be decided
            auto* window = m_window->findChild<ImportWindow*>();
            QPushButton* button = window != nullptr && window->isVisible() ? buttonIn(*window, QStringLiteral("Read the table")) : nullptr;
            if (button != nullptr && button->isEnabled())
                button->click();
            else
                chosen.wait(500);
        }
        if (chosen.isEmpty())
            return false;
        settle();
        return now().table != nullptr;
    }

    void settle()
    {
        QSignalSpy ended(&m_session, &Session::jobEnded);
        for (int rounds = 0; m_session.isBusy() && rounds < 120; ++rounds)
            ended.wait(1000);
    }

    /// Select attributes in the list of roles and press a letter.
    void press(const std::set<std::string>& names, Qt::Key key)
    {
        m_window->showPanel(PanelId::AttributeRoles);
        auto* view = m_window->findChild<RolesView*>();
        view->clearSelection();
        for (int row = 0; row < view->model()->rowCount(); ++row)
            if (names.contains(view->model()->index(row, 0).data().toString().toStdString()))
                view->selectionModel()->select(view->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QTest::keyClick(view, key);
        settle();
    }

    void ask(const Ratio& l, std::size_t alpha, std::size_t columns)
    {
        Parameters parameters = now().parameters;
        parameters.model.l = l;
        parameters.columns = {.alpha = alpha, .columns = columns};
        m_session.setParameters(parameters);
        settle();
    }

    /// Buckets that the window lists for a row; 0 when there are none.
    std::size_t bucketsOf(const KnownRow& row)
    {
        Parameters parameters = now().parameters;
        parameters.model.l = row.l;
        parameters.columns = {.alpha = row.alpha, .columns = 2};
        parameters.cut = row.cut;
        parameters.attempts = row.attempts;
        m_session.setParameters(parameters);
        settle();
        m_window->showPanel(PanelId::Buckets);
        return now().buckets ? static_cast<std::size_t>(m_window->findChild<BucketList*>()->findChild<QTableView*>()->model()->rowCount())
                             : 0;
    }

    /// Approve and write; the result line.
    QString approveAndWrite()
    {
        m_window->showPanel(PanelId::Approve);
        settle();
        m_window->findChild<QLineEdit*>(QStringLiteral("name"))->setText(QStringLiteral("A. Person"));
        m_window->findChild<QLineEdit*>(QStringLiteral("reason"))->setText(QStringLiteral("For research"));
        m_window->findChild<QPushButton*>(QStringLiteral("approve"))->click();
        settle();
        m_window->findChild<QPushButton*>(QStringLiteral("write"))->click();
        settle();
        return m_window->findChild<QLabel*>(QStringLiteral("result"))->text();
    }

    /// What the independent verifier says of the folder on disk.
    VerifyReport verifyWritten() const
    {
        const auto files = readReleaseFolder(m_folder.filePath(QStringLiteral("story.release")).toStdString());
        if (!files)
            return {};
        JobContext job;
        return verifyAgainstOriginal(*files, {now().table, now().schema.missingTokens, {}}, job);
    }

    const Snapshot& now() const { return m_session.now().snapshot; }
    MainWindow& window() { return *m_window; }
    Session& session() { return m_session; }

private:
    QTemporaryDir m_folder;
    Session m_session;
    std::unique_ptr<MainWindow> m_window;
};

QString written(const QTemporaryDir& folder, const std::vector<QByteArray>& lines)
{
    QFile file(folder.filePath(QStringLiteral("people.csv")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the temporary folder cannot be written");
    for (const QByteArray& line : lines)
        file.write(line + '\n');
    return file.fileName();
}

/// What join.sh --complete of the shared folder writes; empty where it is not there.
std::vector<QByteArray> completeAdult()
{
    if (test::sharedFolder().isEmpty())
        return {};
    std::vector<QByteArray> lines{"age,workclass,fnlwgt,education,education-num,marital-status,occupation,relationship,race,sex,capital-"
                                  "gain,capital-loss,hours-per-week,native-country,salary"};
    for (const char* name : {"adult.data", "adult.test"}) {
        QFile file(test::sharedFolder() + QStringLiteral("/data/adult/") + QString::fromLatin1(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (QByteArray line : file.readAll().split('\n')) {
            line = line.trimmed();
            if (line.isEmpty() || line.startsWith('|') || line.contains('?'))
                continue;
            line.replace(", ", ",");
            if (line.endsWith('.'))
                line.chop(1);
            lines.push_back(line);
        }
    }
    return lines;
}

} // namespace

class TestStory : public QObject {
    Q_OBJECT

private slots:
    void fromAFileToAVerifiedRelease()
    {
        const QTemporaryDir folder;
        Story story(written(folder, test::patients()));
        QVERIFY(story.read());
        story.press({"age", "sex", "zip"}, Qt::Key_Q);
        story.press({"ill"}, Qt::Key_S);
        for (const PanelId panel : {PanelId::Correlation, PanelId::Columns, PanelId::Buckets})
            story.window().showPanel(panel);
        story.ask(Ratio(2, 1), 1, 2);
        QVERIFY(story.now().sliced);
        QCOMPARE(story.window().findChild<SlicedView*>()->model()->rowCount(), 17);
        const QString result = story.approveAndWrite();
        QVERIFY2(result.startsWith(QStringLiteral("Written: you can publish story.release")), qPrintable(result));
        QVERIFY(story.verifyWritten().verdict == Verdict::Holds);
    }

    void withoutASensitiveAttributeFromRolesToAVerifiedRelease()
    {
        const QTemporaryDir folder;
        Story story(written(folder, test::patients()));
        QVERIFY(story.read());
        story.press({"age", "sex", "zip", "ill"}, Qt::Key_Q);
        QVERIFY(story.now().columns && !story.now().buckets);
        story.window().showPanel(PanelId::Buckets);
        auto* pages = story.window().findChild<BucketsPanel*>()->findChild<PanelPages*>();
        QVERIFY(pages->isEmpty());
        QPushButton* way = buttonIn(*pages, QStringLiteral("Set the smallest bucket…"));
        QVERIFY(way);
        way->click();
        auto* smallest = qobject_cast<QSpinBox*>(story.window().focusWidget());
        QVERIFY(smallest);
        QCOMPARE(smallest->accessibleName(), QStringLiteral("Smallest bucket"));
        QCOMPARE(smallest->text(), QStringLiteral("not set"));
        smallest->setValue(4);
        story.settle();
        QVERIFY(!pages->isEmpty());
        QVERIFY(story.now().sliced && story.now().report->claimsNothing());
        QVERIFY(story.now().buckets->sizes().least >= 4 && story.now().buckets->size() > 1);
        QVERIFY(!story.window().findChild<DialSlider*>()->isEnabled()); // there is no promise to turn
        QStringList figures;
        for (const FigureTile* figure : story.window().findChildren<FigureTile*>())
            figures << figure->number() + QLatin1Char(' ') + figure->note();
        QVERIFY2(figures.contains(QStringLiteral("– no promise about values")), qPrintable(figures.join(QLatin1Char('|'))));
        const QString result = story.approveAndWrite();
        QVERIFY2(result.startsWith(QStringLiteral("Written: you can publish story.release")), qPrintable(result));
        QVERIFY(story.verifyWritten().verdict == Verdict::Holds);
        story.press({"ill"}, Qt::Key_S); // and back to a promise
        QVERIFY(story.window().findChild<DialSlider*>()->isEnabled());
    }

    void everyDecisionCanBeUndoneAndDoneAgain()
    {
        const QTemporaryDir folder;
        Story story(written(folder, test::patients()));
        QVERIFY(story.read());
        story.press({"age", "sex", "zip"}, Qt::Key_Q);
        story.press({"ill"}, Qt::Key_S);
        story.ask(Ratio(2, 1), 1, 2);
        story.ask(Ratio(3, 1), 1, 2);
        story.session().undo();
        story.settle();
        QVERIFY(story.now().parameters.model.l == Ratio(2, 1));
        QVERIFY(story.now().sliced);
        story.session().redo();
        story.settle();
        QVERIFY(story.now().parameters.model.l == Ratio(3, 1));
    }

    void adultGivesThePublishedBucketsAndAReleaseThatHolds()
    {
        const auto lines = completeAdult();
        if (lines.empty())
            QSKIP("The shared folder with Adult is not there.");
        QCOMPARE(lines.size(), std::size_t{45223});
        const QTemporaryDir folder;
        Story story(written(folder, lines));
        QVERIFY(story.read());
        story.press({"fnlwgt", "education-num", "relationship", "capital-gain", "capital-loss", "hours-per-week", "native-country",
                     "salary"},
                    Qt::Key_X);
        story.press({"age", "workclass", "education", "marital-status", "race", "sex"}, Qt::Key_Q);
        story.press({"occupation"}, Qt::Key_S);

        story.ask(Ratio(5, 1), 2, 2);
        story.window().showPanel(PanelId::Buckets);
        auto* infeasible = story.window().findChild<InfeasibleView*>();
        QVERIFY(infeasible->isVisible());
        QVERIFY(buttonIn(*infeasible, QStringLiteral("Set ℓ to 3.93")));

        story.ask(Ratio(3, 1), 2, 2);
        QVERIFY(!infeasible->isVisible());
        QCOMPARE(story.now().buckets->size(), std::size_t{1203});
        QCOMPARE(story.window().findChild<BucketList*>()->findChild<QTableView*>()->model()->rowCount(), 1203);
        const QString result = story.approveAndWrite();
        QVERIFY2(result.startsWith(QStringLiteral("Written: you can publish story.release")), qPrintable(result));
        QVERIFY(story.verifyWritten().verdict == Verdict::Holds);

        for (const KnownRow& row : sevenAttributes)
            QCOMPARE(story.bucketsOf(row), row.buckets);
        story.press({"fnlwgt", "education-num", "relationship", "capital-gain", "capital-loss", "hours-per-week", "native-country",
                     "salary"},
                    Qt::Key_Q);
        for (const KnownRow& row : fifteenAttributes)
            QCOMPARE(story.bucketsOf(row), row.buckets);
    }
};

TRANCHE_WINDOW_TEST(TestStory)

} // namespace tst_story

#include "tst_story.moc"
