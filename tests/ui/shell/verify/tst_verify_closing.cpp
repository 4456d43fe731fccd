// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_window.h"

#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_text.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/import/silent_server.h"
#include "tests/support/release/format_two.h"
#include "tests/support/release/plain_csv.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QPushButton>
#include <QSqlDatabase>
#include <QTemporaryDir>

namespace tst_verify_closing {

using namespace tranche;
using namespace tranche::test;

/// The window is closed while it verifies.
class TestVerifyClosing : public QObject {
    Q_OBJECT

private slots:
    void init();
    void closingWhileItWorksEndsIt();
    void closingWaitsForNoServer();

private:
    QString write(const QString& name, const QByteArray& bytes) const;
    void choose(const QString& field, const QString& path);

    const Snapshot m_snapshot = persons();
    QTemporaryDir m_folder;
    std::shared_ptr<OneFile> m_questions = std::make_shared<OneFile>();
    QPointer<VerifyWindow> m_window;
};

QString TestVerifyClosing::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("test file: cannot be written");
    return file.fileName();
}

void TestVerifyClosing::init()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("persons.release")));
    for (const auto& [name, bytes] : testDraft(m_snapshot))
        write(QStringLiteral("persons.release/") + QString::fromStdString(name), QByteArray::fromStdString(bytes));
    m_window = new VerifyWindow(m_folder.filePath(QStringLiteral("persons.release")), nullptr, m_questions);
    m_window->setAttribute(Qt::WA_DeleteOnClose);
    m_window->show();
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isBusy(), 60000);
}

void TestVerifyClosing::choose(const QString& field, const QString& path)
{
    m_questions->path = path;
    for (auto* button : m_window->findChildren<QPushButton*>())
        if (button->accessibleName() == QStringLiteral("Choose: ") + field)
            button->click();
    QVERIFY(m_window->isBusy());
}

void TestVerifyClosing::closingWhileItWorksEndsIt()
{
    choose(QStringLiteral("Original table"), write(QStringLiteral("persons.csv"), csvOf(*m_snapshot.table)));
    m_window->close();
    QTRY_VERIFY(m_window.isNull());
}

void TestVerifyClosing::closingWaitsForNoServer()
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        QSKIP("there is no driver for PostgreSQL");
    SilentServer silent;
    const auto recipe = recipeOf(m_snapshot, {}, {{}, std::string(64, '0'), ImportOptions(SourceForm(silent.options()))});
    choose(QStringLiteral("Read as in a recipe"), write(QStringLiteral("persons.tranche"), QByteArray::fromStdString(recipeText(recipe))));
    QTRY_VERIFY(silent.isCalled());
    m_window->close();
    QTRY_VERIFY(m_window.isNull());
    QVERIFY(silent.isWaitedFor()); // though not by the window
}

TRANCHE_WINDOW_TEST(TestVerifyClosing)

} // namespace tst_verify_closing

#include "tst_verify_closing.moc"
