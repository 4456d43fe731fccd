// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/recipe_file.h"

#include "core/recipe/recipe_text.h"
#include "tests/core/recipe/random_recipe.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace tst_recipe_file {

using namespace tranche;
using namespace tranche::test;

class TestRecipeFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray bytes(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Recipe recipe() const
    {
        SeededRandom random(5);
        auto made = RandomRecipe(random).make();
        made.source.files = {path(QStringLiteral("data/people.csv")).string()};
        return made;
    }

private slots:
    void whatIsSavedIsLoaded();
    void theSourceIsFoundFromTheFolderOfTheRecipe();
    void aFileOutsideTheFolderIsFoundAgain();
    void savingReplacesTheFileWhole();
    void whatCannotBeWrittenLeavesTheOldFile();
    void errorsNameTheFileWithoutItsFolder();
};

void TestRecipeFile::whatIsSavedIsLoaded()
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeededRandom random(seed);
        auto made = RandomRecipe(random).make();
        made.source.files = {path(QStringLiteral("x.csv")).string(), path(QStringLiteral("y/z.csv")).string()};
        QVERIFY(saveRecipe(made, path(QStringLiteral("a.tranche"))));
        const auto first = bytes(QStringLiteral("a.tranche"));
        const auto loaded = loadRecipe(path(QStringLiteral("a.tranche")));
        QVERIFY(loaded);
        QVERIFY(*loaded == made);
        QVERIFY(saveRecipe(*loaded, path(QStringLiteral("a.tranche"))));
        QCOMPARE(bytes(QStringLiteral("a.tranche")), first);
    }
}

void TestRecipeFile::theSourceIsFoundFromTheFolderOfTheRecipe()
{
    QVERIFY(saveRecipe(recipe(), path(QStringLiteral("b.tranche"))));
    const auto text = bytes(QStringLiteral("b.tranche"));
    QVERIFY(text.contains("\"data/people.csv\""));
    QVERIFY(!text.contains(m_folder.path().toUtf8()));
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("moved")));
    QVERIFY(QFile::rename(m_folder.filePath(QStringLiteral("b.tranche")), m_folder.filePath(QStringLiteral("moved/b.tranche"))));
    const auto loaded = loadRecipe(path(QStringLiteral("moved/b.tranche")));
    QVERIFY(loaded);
    QCOMPARE(loaded->source.files.front(), path(QStringLiteral("moved/data/people.csv")).string());
}

void TestRecipeFile::aFileOutsideTheFolderIsFoundAgain()
{
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("recipes")));
    QVERIFY(saveRecipe(recipe(), path(QStringLiteral("recipes/c.tranche"))));
    QVERIFY(bytes(QStringLiteral("recipes/c.tranche")).contains("\"../data/people.csv\""));
    QVERIFY(*loadRecipe(path(QStringLiteral("recipes/c.tranche"))) == recipe());
}

void TestRecipeFile::savingReplacesTheFileWhole()
{
    QVERIFY(replaceFile(path(QStringLiteral("d.tranche")), std::string(100000, 'x')));
    QVERIFY(saveRecipe(recipe(), path(QStringLiteral("d.tranche"))));
    QVERIFY(*loadRecipe(path(QStringLiteral("d.tranche"))) == recipe());
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("d.tranche*")}, QDir::Files | QDir::Hidden).size(), 1);
}

void TestRecipeFile::whatCannotBeWrittenLeavesTheOldFile()
{
    const auto saved = saveRecipe(recipe(), path(QStringLiteral("no such folder/e.tranche")));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::Io);
    QCOMPARE(saved.error().place.file, std::string("e.tranche"));
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("f.tranche"))); // stands in the way
    QVERIFY(!saveRecipe(recipe(), path(QStringLiteral("f.tranche"))));
    QVERIFY(QDir(m_folder.filePath(QStringLiteral("f.tranche"))).exists());
}

void TestRecipeFile::errorsNameTheFileWithoutItsFolder()
{
    QVERIFY(replaceFile(path(QStringLiteral("g.tranche")), "{\n\n\"format\": 1,\n nonsense"));
    const auto damaged = loadRecipe(path(QStringLiteral("g.tranche")));
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().place.file, std::string("g.tranche"));
    QCOMPARE(damaged.error().place.line, std::uint64_t(4));
    const auto missing = loadRecipe(path(QStringLiteral("h.tranche")));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
    for (const auto& error : {damaged.error(), missing.error()})
        QVERIFY(tranche::test::wordsOf(error).find(m_folder.path().toStdString()) == std::string::npos);
}

TRANCHE_TEST(TestRecipeFile)

} // namespace tst_recipe_file

#include "tst_recipe_file.moc"
