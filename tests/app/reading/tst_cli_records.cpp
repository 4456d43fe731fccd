// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"
#include "core/recipe/recipe_file.h"
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_records {

using namespace tranche;
using namespace tranche::test;

/// What is chosen for single records on the command line.
class TestCliRecords : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString table(const QString& name, const QByteArray& text) { return fileWith(m_folder.path(), name, text); }
    /// With a record that has a field too many, and one whose quote never closes.
    static QByteArray uneven() { return paperTable().replace("flu\n33", "flu, mild\n33") + "64,\"F,47304,gastritis\n"; }

private slots:
    void whatInspectOffersIsTakenAsItIsShown();
    void aChoiceForAnotherFileIsRefused();
    void aRecipeFollowsThemInItsOwnFileAlone();
};

void TestCliRecords::whatInspectOffersIsTakenAsItIsShown()
{
    const auto file = table("uneven.csv", uneven());
    const auto shown = cli({"inspect", file});
    QCOMPARE(shown.status, 2);
    QVERIFY2(shown.out.contains("    --join-fields 3:4\n    --skip-record 3\n") && shown.out.contains("    --skip-record 10\n"),
             shown.said().constData());
    const auto taken = cli({"inspect", file, "--join-fields", "3:4", "--skip-record", "10", "--json", "-"});
    QVERIFY2(taken.status == 0, taken.said().constData());
    QCOMPARE(taken.json()["table"].toObject()["tuples"].toInt(), 8);
    QCOMPARE(taken.json()["settings"].toObject()["records"].toArray(), (QJsonArray{"--join-fields 3:4", "--skip-record 10"}));
    QVERIFY2(taken.err.contains("1 record is left out as chosen") && taken.err.contains("fields joined as chosen in 1 record"),
             taken.said().constData());
}

void TestCliRecords::aChoiceForAnotherFileIsRefused()
{
    const auto file = table("even.csv", paperTable());
    const auto refused = cli({"correlate", file, "--sensitive", "Disease", "--skip-record", "3"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("line 3") && refused.err.contains("made for another file"), refused.said().constData());
    QCOMPARE(cli({"inspect", file, "--skip-record", "2:3"}).status, 2); // there is one file
}

void TestCliRecords::aRecipeFollowsThemInItsOwnFileAlone()
{
    const auto bytes = uneven();
    const auto file = table("own.csv", bytes);
    Recipe recipe;
    CsvOptions csv;
    csv.records = {{0, 3, RecordChoice::Kind::Join, 4}, {.line = 10}};
    recipe.source = {{file.toStdString()}, sha256Hex({bytes.constData(), static_cast<std::size_t>(bytes.size())}), csv};
    for (const auto* name : {"Age", "Sex", "Zipcode"})
        recipe.attributes.push_back({name, Role::QuasiIdentifier, {}});
    recipe.attributes.push_back({"Disease", Role::Sensitive, {}});
    recipe.sensitiveOrder = {"Disease"};
    recipe.parameters.columns.alpha = 2;
    const auto path = m_folder.filePath("r.tranche");
    QVERIFY(saveRecipe(recipe, path.toStdString()));
    const auto own = cli({"run", path, "--json", "-"});
    QVERIFY2(own.status <= 1 && own.err.contains("joined as chosen"), own.said().constData());
    QCOMPARE(own.json()["drift"].toObject()["unused_record_choices"].toInt(), 0);
    const auto moved = cli({"run", path, "--table", table("moved.csv", bytes), "--json", "-"});
    QVERIFY2(moved.status <= 1 && moved.err.contains("joined as chosen"), moved.said().constData());
    const auto other = cli({"run", path, "--table", table("other.csv", paperTable()), "--json", "-"});
    QVERIFY2(other.status <= 1 && other.err.contains("2 choices for single records are not followed"), other.said().constData());
    QCOMPARE(other.json()["drift"].toObject()["unused_record_choices"].toInt(), 2);
    QVERIFY(!other.json()["settings"].toObject().contains("records"));
    const auto uneven = cli({"run", path, "--table", table("worse.csv", bytes + "22,M\n")});
    QVERIFY2(uneven.status == 2 && uneven.err.contains("2 choices for single records are not followed") && uneven.err.contains("line 3"),
             uneven.said().constData());
}

TRANCHE_CORE_TEST(TestCliRecords)

} // namespace tst_cli_records

#include "tst_cli_records.moc"
