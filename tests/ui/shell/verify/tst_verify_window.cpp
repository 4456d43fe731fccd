// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_window.h"

#include "core/import/sha256.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_text.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"
#include "tests/support/release/plain_csv.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "ui/panels/approve/verdict_lines.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_verify_window {

using namespace tranche;
using namespace tranche::test;

namespace {

const Signer anna(1);
const Signer bert(2);

/// Knows the keys that it was told of.
class FewKeys final : public KeyBook {
public:
    std::vector<KeyChoice> own() const override { return {}; }
    QString nameOf(const std::string& publicKey) const override { return names.value(QString::fromStdString(publicKey)); }
    std::function<Result<SigningKey>()> opener(const QString&, Passphrase) const override { return {}; }

    QMap<QString, QString> names;
};

QStringList wordsIn(const QWidget& place)
{
    QStringList words;
    for (const auto* label : place.findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty())
            words << label->text();
    return words;
}

/// Counts the lines that are to be seen when the verdict appears.
class LinesAtVerdict final : public QObject {
public:
    explicit LinesAtVerdict(VerifyWindow& window) : m_window(window) { m_window.findChild<Banner*>()->installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            for (const auto* line : m_window.findChild<VerdictLines*>()->findChildren<QLabel*>())
                ++(line->isVisible() ? shown : hidden);
        return false;
    }

    int shown = 0;
    int hidden = 0;

private:
    VerifyWindow& m_window;
};

} // namespace

class TestVerifyWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void aReleaseAsItWasWrittenHolds();
    void theVerdictComesAfterAllLines();
    void aChangedByteIsToldWithItsFile();
    void anUnknownSignerIsToBeCompared();
    void aKnownSignerHasItsName();
    void whatIsNoReleaseCannotBeVerified();
    void theOriginalTableShowsMore();
    void aRecipeSaysHowTheOriginalIsRead();
    void choicesForRecordsAreOfTheRecipesOwnFile();
    void anotherTableDoesNotHold();
    void anUnreadablePolicyIsNamed();
    void aKeyThatHasNotSignedDoesNotHold();
    void whatWasTakenAwayIsNotAskedAnyMore();
    void askingForMoreTakesTheOldVerdictAway();
    void theReportIsSavedAsAPageAndForPrograms();
    void aReportIsSavedWholeOrNotAtAll();

private:
    QString write(const QString& name, const QByteArray& bytes) const;
    void open(const ReleaseFiles& files);
    void press(const char* accessibleName);
    void choose(const char* field, const QString& path);
    QByteArray savedAs(const QString& path);
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!m_window->isBusy(), 60000); }
    const Banner& banner() const { return *m_window->findChild<Banner*>(); }
    bool says(const QString& part) const { return wordsIn(*m_window).join('\n').contains(part); }

    Snapshot m_snapshot;
    ReleaseFiles m_release; ///< approved by Anna, signed
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FewKeys> m_keys;
    std::shared_ptr<OneFile> m_questions;
    std::unique_ptr<VerifyWindow> m_window;
};

void TestVerifyWindow::initTestCase()
{
    m_snapshot = persons();
    m_release = testDraft(m_snapshot);
    addApproval(m_release, "Anna", &anna);
}

void TestVerifyWindow::init()
{
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_keys = std::make_shared<FewKeys>();
    m_questions = std::make_shared<OneFile>();
}

QString TestVerifyWindow::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder->filePath(name));
    if (!QDir().mkpath(QFileInfo(file).absolutePath()) || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("test file: cannot be written");
    return file.fileName();
}

void TestVerifyWindow::open(const ReleaseFiles& files)
{
    for (const auto& [name, bytes] : files)
        write(QStringLiteral("persons.release/") + QString::fromStdString(name), QByteArray::fromStdString(bytes));
    m_window = std::make_unique<VerifyWindow>(m_folder->filePath(QStringLiteral("persons.release")), m_keys, m_questions);
    m_window->show();
    settle();
}

void TestVerifyWindow::press(const char* accessibleName)
{
    for (auto* button : m_window->findChildren<QAbstractButton*>())
        if (button->accessibleName() == QString::fromUtf8(accessibleName) && button->isVisible())
            return button->click();
    QFAIL(accessibleName);
}

void TestVerifyWindow::choose(const char* field, const QString& path)
{
    m_questions->path = path;
    press(field);
    settle();
}

void TestVerifyWindow::aReleaseAsItWasWrittenHolds()
{
    open(m_release);
    QCOMPARE(banner().heading(), QStringLiteral("This release holds"));
    QVERIFY(banner().isVisible());
    QVERIFY(m_window->findChild<VerdictLines*>()->isVisible());
    QVERIFY(!m_window->findChild<QProgressBar*>()->isVisible());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList(QStringLiteral("persons.release")));
}

void TestVerifyWindow::theVerdictComesAfterAllLines()
{
    open(m_release);
    LinesAtVerdict lines(*m_window);
    m_questions->path = write(QStringLiteral("anna.pub"), QByteArray::fromStdString(anna.key().text()));
    press("Choose: Signer’s key");
    settle();
    QVERIFY(lines.shown > 10);
    QCOMPARE(lines.hidden, 0);
}

void TestVerifyWindow::aChangedByteIsToldWithItsFile()
{
    auto files = m_release;
    auto& data = files.at("data.csv");
    data[data.size() - 2] = data[data.size() - 2] == 'a' ? 'b' : 'a';
    open(files);
    QCOMPARE(banner().heading(), QStringLiteral("This release does not hold"));
    QVERIFY2(banner().sentence().contains(QStringLiteral("data.csv")), qPrintable(banner().sentence()));
}

void TestVerifyWindow::anUnknownSignerIsToBeCompared()
{
    open(m_release);
    const QString id = QString::fromStdString(anna.key().idText());
    const QString spaced = QStringList{id.mid(0, 4), id.mid(4, 4), id.mid(8, 4), id.mid(12, 4)}.join(' ');
    QVERIFY(says(QStringLiteral("Signed by a key that you do not know. Compare %1 with its owner, then add it.").arg(spaced)));
    QCOMPARE(m_window->findChild<Badge*>()->word(), QStringLiteral("unknown key"));
}

void TestVerifyWindow::aKnownSignerHasItsName()
{
    m_keys->names[QString::fromStdString(anna.key().text())] = QStringLiteral("Anna of the register");
    open(m_release);
    QVERIFY(says(QStringLiteral("known as Anna of the register")));
    QVERIFY(!says(QStringLiteral("do not know")));
    QCOMPARE(m_window->findChild<Badge*>()->word(), QStringLiteral("known key"));
}

void TestVerifyWindow::whatIsNoReleaseCannotBeVerified()
{
    open({{"notes.txt", "nothing\n"}});
    QCOMPARE(banner().heading(), QStringLiteral("This cannot be verified"));
    QVERIFY(!banner().sentence().isEmpty());
    m_window = std::make_unique<VerifyWindow>(m_folder->filePath(QStringLiteral("nothing.release.zip")), m_keys, m_questions);
    m_window->show();
    settle();
    QCOMPARE(banner().heading(), QStringLiteral("This cannot be verified"));
    QVERIFY2(banner().sentence().contains(QStringLiteral("nothing.release.zip")), qPrintable(banner().sentence()));
    QVERIFY(m_window->findChild<VerdictLines*>() == nullptr);
}

void TestVerifyWindow::theOriginalTableShowsMore()
{
    open(m_release);
    const auto alone = m_window->findChild<VerdictLines*>()->findChildren<QLabel*>().size();
    choose("Choose: Original table", write(QStringLiteral("persons.csv"), csvOf(*m_snapshot.table)));
    QVERIFY2(banner().heading() == QStringLiteral("This release holds"), qPrintable(banner().sentence()));
    QVERIFY(m_window->findChild<VerdictLines*>()->findChildren<QLabel*>().size() > alone);
    QVERIFY(m_window->findChild<QLineEdit*>(QStringLiteral("missing"))->isVisible());
}

void TestVerifyWindow::aRecipeSaysHowTheOriginalIsRead()
{
    open(m_release);
    auto text = csvOf(*m_snapshot.table);
    text.replace(',', '|').prepend("a line that nobody would detect\n");
    const QString table = write(QStringLiteral("persons.txt"), text);
    CsvOptions csv;
    csv.delimiter = '|';
    csv.skip = 1;
    const auto recipe = recipeOf(m_snapshot, {}, {{table.toStdString()}, std::string(64, '0'), csv});
    choose("Choose: Read as in a recipe", write(QStringLiteral("persons.tranche"), QByteArray::fromStdString(recipeText(recipe))));
    QVERIFY2(banner().heading() == QStringLiteral("This release holds"), qPrintable(banner().sentence())); // of the table that it names
    QVERIFY(!m_window->findChild<QLineEdit*>(QStringLiteral("missing"))->isVisible());
    choose("Choose: Original table", table);
    QCOMPARE(banner().heading(), QStringLiteral("This release holds"));
    press("Without: Read as in a recipe");
    settle();
    QVERIFY(banner().heading() != QStringLiteral("This release holds"));
}

/// They count the lines of the file that the recipe was saved for.
void TestVerifyWindow::choicesForRecordsAreOfTheRecipesOwnFile()
{
    open(m_release);
    auto text = csvOf(*m_snapshot.table);
    text.insert(text.indexOf('\n') + 1, "stray\n");
    const QString table = write(QStringLiteral("persons.csv"), text);
    CsvOptions csv;
    csv.records = {{.line = 2}};
    for (const bool own : {true, false}) {
        const auto digest = own ? sha256Hex(text.toStdString()) : std::string(64, '0');
        const auto recipe = recipeOf(m_snapshot, {}, {{table.toStdString()}, digest, csv});
        choose("Choose: Read as in a recipe", write(QStringLiteral("persons.tranche"), QByteArray::fromStdString(recipeText(recipe))));
        QCOMPARE(banner().heading() == QStringLiteral("This release holds"), own);
    }
}

void TestVerifyWindow::anotherTableDoesNotHold()
{
    open(m_release);
    auto text = csvOf(*m_snapshot.table);
    text.replace(",20,", ",99,");
    choose("Choose: Original table", write(QStringLiteral("others.csv"), text));
    QCOMPARE(banner().heading(), QStringLiteral("This release does not hold"));
}

void TestVerifyWindow::anUnreadablePolicyIsNamed()
{
    open(m_release);
    choose("Choose: Policy", write(QStringLiteral("house.json"), "no policy"));
    QCOMPARE(banner().heading(), QStringLiteral("This cannot be verified"));
    QVERIFY2(banner().sentence().contains(QStringLiteral("house.json")), qPrintable(banner().sentence()));
}

void TestVerifyWindow::aKeyThatHasNotSignedDoesNotHold()
{
    open(m_release);
    choose("Choose: Signer’s key", write(QStringLiteral("bert.pub"), QByteArray::fromStdString(bert.key().text()) + '\n'));
    QCOMPARE(banner().heading(), QStringLiteral("This release does not hold"));
    QVERIFY2(banner().sentence().contains(QString::fromStdString(bert.key().idText())), qPrintable(banner().sentence()));
    choose("Choose: Signer’s key", write(QStringLiteral("anna.pub"), QByteArray::fromStdString(anna.key().text()) + '\n'));
    QCOMPARE(banner().heading(), QStringLiteral("This release holds"));
    QVERIFY(says(QStringLiteral("known as anna")));
}

void TestVerifyWindow::whatWasTakenAwayIsNotAskedAnyMore()
{
    open(m_release);
    choose("Choose: Signer’s key", write(QStringLiteral("bert.pub"), QByteArray::fromStdString(bert.key().text())));
    press("Without: Signer’s key");
    settle();
    QCOMPARE(banner().heading(), QStringLiteral("This release holds"));
    for (const auto* button : m_window->findChildren<QAbstractButton*>())
        QVERIFY(!button->isVisible() || !button->accessibleName().startsWith(QStringLiteral("Without")));
}

void TestVerifyWindow::askingForMoreTakesTheOldVerdictAway()
{
    open(m_release);
    m_questions->path = write(QStringLiteral("bert.pub"), QByteArray::fromStdString(bert.key().text()));
    press("Choose: Signer’s key");
    QVERIFY(m_window->isBusy());
    QVERIFY(!banner().isVisible());
    QVERIFY(m_window->findChild<VerdictLines*>() == nullptr);
    settle();
    QVERIFY(banner().isVisible());
}

QByteArray TestVerifyWindow::savedAs(const QString& path)
{
    m_questions->path = path;
    QSignalSpy saved(m_window.get(), &VerifyWindow::saved);
    auto& button = *m_window->findChild<QPushButton*>(QStringLiteral("save"));
    if (!button.isEnabled())
        return "the button is off";
    button.click();
    if (saved.isEmpty() && !saved.wait(60000))
        return "nothing came of it";
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestVerifyWindow::theReportIsSavedAsAPageAndForPrograms()
{
    open(m_release);
    const auto page = savedAs(m_folder->filePath(QStringLiteral("said.html")));
    QVERIFY2(page.startsWith("<!DOCTYPE html>") && page.endsWith("</html>\n"), page);
    QVERIFY(page.contains("Verification of persons.release") && page.contains("This release holds"));
    const auto json = QJsonDocument::fromJson(savedAs(m_folder->filePath(QStringLiteral("said.json")))).object();
    QCOMPARE(json["verdict"].toString(), QStringLiteral("holds"));
    QCOMPARE(json["status"].toInt(), 0);
    QCOMPARE(json["approvals"].toArray().first().toObject()["signature"].toString(), QStringLiteral("unknown key"));
    // as many lines as the window has, and what it cannot see
    const auto lines = json["checks"].toArray().size() + json["cannot_see"].toArray().size();
    QCOMPARE(lines * 2, m_window->findChild<VerdictLines*>()->findChildren<QLabel*>().size());
    for (const auto& check : json["checks"].toArray())
        QVERIFY(page.contains(check.toObject()["sentence"].toString().toHtmlEscaped().toUtf8()));
    QVERIFY(says(QStringLiteral("Saved as said.json.")));
}

void TestVerifyWindow::aReportIsSavedWholeOrNotAtAll()
{
    open(m_release);
    const auto inside = m_folder->filePath(QStringLiteral("persons.release/said.html"));
    QCOMPARE(savedAs(inside), QByteArray()); // it would break the release
    QVERIFY(!QFileInfo::exists(inside));
    const auto before = write(QStringLiteral("locked/said.html"), "as it was");
    const auto locked = QFileInfo(before).absolutePath();
    QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner | QFile::ExeOwner));
    if (QFile probe(locked + QStringLiteral("/probe")); probe.open(QIODevice::WriteOnly)) // root may write anywhere
        probe.remove();
    else
        QCOMPARE(savedAs(before), QByteArray("as it was"));
    QFile::setPermissions(locked, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(savedAs(m_folder->filePath(QStringLiteral("nowhere/said.html"))), QByteArray());
    QVERIFY(says(QStringLiteral("said.html")));
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("nowhere"))));
}

TRANCHE_WINDOW_TEST(TestVerifyWindow)

} // namespace tst_verify_window

#include "tst_verify_window.moc"
