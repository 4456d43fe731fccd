// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/own_choices.h"

#include "core/import/sha256.h"
#include "core/recipe/recipe_text.h"
#include "tests/support/test_room.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_own_choices {

using namespace tranche;

class TestOwnChoices : public QObject {
    Q_OBJECT

private slots:
    void stayWithTheirFile();
    void goWithAnother();
    void stayWhereNothingCanBeRead();
    void goWhereNobodyCanTell();
    void areWrittenIntoTheRecipe();

private:
    static CsvOptions choices()
    {
        CsvOptions options;
        options.records = {{.line = 3}, {1, 2, RecordChoice::Kind::Join, 2}};
        return options;
    }
    std::filesystem::path write(const QByteArray& bytes, const QString& name)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return file.filesystemFileName();
    }

    QTemporaryDir m_folder;
};

void TestOwnChoices::stayWithTheirFile()
{
    const RecipeSource source{{"old/one.csv", "old/two.csv"}, sha256Hex("a,b\n1,2\n3\na,b\n1,2,3\n"), choices()};
    const std::vector moved{write("a,b\n1,2\n3\n", "1.csv"), write("a,b\n1,2,3\n", "2.csv")};
    auto options = source.options;
    JobContext job;
    QCOMPARE(dropForeignChoices(source, moved, options, job), std::size_t{0});
    QVERIFY(options == source.options);
}

void TestOwnChoices::goWithAnother()
{
    const RecipeSource source{{"one.csv", "two.csv"}, sha256Hex("a,b\n1,2\n3\na,b\n1,2,3\n"), choices()};
    const std::vector other{write("a,b\n1,2\n4\n", "1.csv"), write("a,b\n1,2,3\n", "2.csv")};
    auto options = source.options;
    options.csv()->comment = "#";
    JobContext job;
    QCOMPARE(dropForeignChoices(source, other, options, job), std::size_t{2});
    CsvOptions rest;
    rest.comment = "#";
    QVERIFY(options == ImportOptions(rest));
    QCOMPARE(dropForeignChoices(source, other, options, job), std::size_t{0}); // there is none any more
}

void TestOwnChoices::stayWhereNothingCanBeRead()
{
    const RecipeSource source{{"one.csv", "two.csv"}, sha256Hex(""), choices()};
    const std::vector<std::filesystem::path> nowhere{m_folder.filePath("nowhere.csv").toStdString()};
    auto options = source.options;
    JobContext job;
    QCOMPARE(dropForeignChoices(source, nowhere, options, job), std::size_t{0});
    QVERIFY(options == source.options);
}

/// Neither the recipe says what the file was, nor can it be read twice.
void TestOwnChoices::goWhereNobodyCanTell()
{
    const RecipeSource source{{"one.csv", "two.csv"}, {}, choices()};
    auto options = source.options;
    JobContext job;
    QCOMPARE(dropForeignChoices(source, std::vector<std::filesystem::path>{"/dev/null"}, options, job), std::size_t{2});
    QVERIFY(options.csv()->records.empty());
}

void TestOwnChoices::areWrittenIntoTheRecipe()
{
    Recipe recipe;
    recipe.source = {{"one.csv", "two.csv"}, std::string(64, 'a'), choices()};
    recipe.attributes = {{"A", Role::QuasiIdentifier, {}}, {"S", Role::Sensitive, {}}};
    const auto text = recipeText(recipe);
    const auto read = readRecipe(text);
    QVERIFY(read);
    QVERIFY(read->source.options == recipe.source.options);
    const auto simplified = QString::fromStdString(text).simplified().remove(u' ');
    QVERIFY(simplified.contains(R"("records":[{"do":"skip","file":1,"line":3},{"do":"join","field":2,"file":2,"line":2}])"));
    recipe.source.options.csv()->records.clear();
    QVERIFY(!recipeText(recipe).contains("records")); // as recipes were before
}

TRANCHE_TEST(TestOwnChoices)

} // namespace tst_own_choices

#include "tst_own_choices.moc"
