// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/data_package_file.h"

#include "core/release/files/data_files.h"
#include "tests/core/release/files/describing/described_table.h"
#include "tests/support/release_files.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QJsonArray>

namespace tst_data_package_file {

using namespace tranche;
using namespace tranche::test;

namespace {

QJsonObject packageOf(const Snapshot& snapshot, const ReleaseOptions& options)
{
    JobContext job;
    return QJsonDocument::fromJson(QByteArray::fromStdString(dataPackageFile(snapshot, options, job))).object();
}

QJsonArray fieldsIn(const QJsonObject& package, qsizetype resource)
{
    return package["resources"].toArray()[resource].toObject()["schema"].toObject()["fields"].toArray();
}

QStringList namesIn(const QJsonArray& objects, const char* key = "name")
{
    QStringList names;
    for (const auto& object : objects)
        names += object.toObject()[QLatin1String(key)].toString();
    return names;
}

QJsonObject json(const char* text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestDataPackageFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFieldIsTypedAsItsValuesAre();
    void valuesAreThoseThatStandInTheFile();
    void detailsStandWhereTheyWereGiven();
    void withoutDetailsNothingIsSaidOfThem();
    void resourcesAreTheFilesInOrder();
    void moreThanAHundredValuesAreNotListed();
    void partsOfAJointAttributeAreFields();
    void generalizedNumbersAreTexts();
    void missingIsSaidByTheFileThatHasIt();
    void labelsOfValuesStandBesideAllValues();
    void whatHasNoLabelHasNoCategories();

private:
    Snapshot m_snapshot;
};

void TestDataPackageFile::initTestCase()
{
    m_snapshot = describedPersons();
}

void TestDataPackageFile::everyFieldIsTypedAsItsValuesAre()
{
    const auto fields = fieldsIn(packageOf(m_snapshot, describedOptions()), 0);
    QCOMPARE(fields.size(), 6);
    QCOMPARE(fields[0].toObject(), json(R"({"name": "bucket", "type": "integer"})"));
    QCOMPARE(fields[1].toObject(), json(R"({"name": "age", "type": "integer", "title": "Age", "description": "in whole years",
        "constraints": {"minimum": "20", "maximum": "27"}})"));
    QCOMPARE(fields[2].toObject(), json(R"({"name": "born", "type": "date"})"));
    QCOMPARE(fields[3].toObject(), json(R"({"name": "income", "type": "number", "decimalChar": ",",
        "constraints": {"minimum": "1,5", "maximum": "10,25"}})"));
    QCOMPARE(fields[4].toObject(), json(R"({"name": "=g&<r>", "type": "string", "title": "Group <1>",
        "constraints": {"enum": ["-x", "a \"b\"", "c,d"]}})"));
    QCOMPARE(fields[5].toObject(), json(R"({"name": "disease", "type": "string", "constraints": {"enum": ["cold", "flu"]}})"));
}

void TestDataPackageFile::valuesAreThoseThatStandInTheFile()
{
    auto options = describedOptions();
    options.formulaCells = FormulaCells::Prefixed;
    const auto field = fieldsIn(packageOf(m_snapshot, options), 0)[4].toObject();
    QCOMPARE(field["name"].toString(), QStringLiteral("'=g&<r>"));
    QCOMPARE(field["title"].toString(), QStringLiteral("Group <1>"));
    QCOMPARE(field["constraints"].toObject()["enum"].toArray()[0].toString(), QStringLiteral("'-x"));
}

void TestDataPackageFile::detailsStandWhereTheyWereGiven()
{
    const auto package = packageOf(m_snapshot, describedOptions());
    QCOMPARE(package["profile"].toString(), QStringLiteral("tabular-data-package"));
    QCOMPARE(package["title"].toString(), QStringLiteral("Ages & more"));
    QCOMPARE(package["description"].toString(), QStringLiteral("Wage research"));
    QCOMPARE(package["licenses"].toArray()[0].toObject(), json(R"({"name": "CC-BY-4.0", "title": "CC BY 4.0"})"));
    QCOMPARE(package["sources"].toArray()[0].toObject(), json(R"({"title": "Register"})"));
    QCOMPARE(package["sources"].toArray()[1].toObject(),
             json(R"({"title": "https://office.invalid/r", "path": "https://office.invalid/r"})"));
    QCOMPARE(package["contributors"].toArray()[0].toObject(), json(R"({"title": "Statistics office", "role": "publisher"})"));
    auto options = describedOptions();
    options.details.licence = "https://licences.invalid/open";
    QCOMPARE(packageOf(m_snapshot, options)["licenses"].toArray()[0].toObject(), json(R"({"path": "https://licences.invalid/open"})"));
}

void TestDataPackageFile::withoutDetailsNothingIsSaidOfThem()
{
    QCOMPARE(packageOf(m_snapshot, {}).keys(), QStringList({QStringLiteral("profile"), QStringLiteral("resources")}));
}

void TestDataPackageFile::resourcesAreTheFilesInOrder()
{
    std::vector<std::string> lines{"a b c d e f g h i j k disease"};
    for (int i = 0; i < 12; ++i) {
        lines.emplace_back();
        for (int k = 0; k < 11; ++k)
            lines.back() += std::to_string(i * (k + 1) % 5) + ' ';
        lines.back() += i % 2 == 0 ? "x" : "y";
    }
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.columns = {{"a"}, {"b"}, {"c"}, {"d"}, {"e"}, {"f"}, {"g"}, {"h"}, {"i"}, {"j"}, {"k"}, {"disease"}};
    const auto snapshot = snapshotOf(request);
    ReleaseOptions options;
    options.layout = Layout::PerColumn;
    options.linkings = 2;
    const auto package = packageOf(snapshot, options);
    const auto resources = package["resources"].toArray();
    QCOMPARE(namesIn(resources),
             QStringLiteral("column-1 column-2 column-3 column-4 column-5 column-6 column-7 column-8 column-9 column-10 "
                            "column-11 column-12 linked-1 linked-2")
                 .split(QLatin1Char(' ')));
    QCOMPARE(namesIn(resources, "path")[9], QStringLiteral("column-10.csv"));
    QCOMPARE(namesIn(resources, "path")[13], QStringLiteral("linked/linked-2.csv"));
    QCOMPARE(namesIn(fieldsIn(package, 10)), QStringList({QStringLiteral("bucket"), QStringLiteral("k")}));
    QCOMPARE(namesIn(fieldsIn(package, 12)).mid(0, 3),
             QStringList({QStringLiteral("linked"), QStringLiteral("bucket"), QStringLiteral("a")}));
    QCOMPARE(fieldsIn(package, 13).size(), 14);
    const auto dialect = resources[0].toObject()["dialect"].toObject();
    QCOMPARE(dialect, json(R"({"delimiter": ",", "lineTerminator": "\n"})"));
}

void TestDataPackageFile::moreThanAHundredValuesAreNotListed()
{
    for (const int count : {100, 101}) {
        std::vector<std::string> lines{"code disease"};
        for (int i = 0; i < count; ++i)
            for (const auto* disease : {" x", " y"})
                lines.push_back('c' + std::to_string(i) + disease);
        SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
        request.columns = {{"code"}, {"disease"}};
        const auto field = fieldsIn(packageOf(snapshotOf(request), {}), 0)[1].toObject();
        QCOMPARE(field["name"].toString(), QStringLiteral("code"));
        QCOMPARE(field["constraints"].toObject()["enum"].toArray().size(), count == 100 ? 100 : 0);
        QCOMPARE(field.contains("constraints"), count == 100);
    }
}

void TestDataPackageFile::partsOfAJointAttributeAreFields()
{
    const auto fields = fieldsIn(packageOf(jointPersons(), {}), 0);
    QCOMPARE(namesIn(fields),
             QStringList({QStringLiteral("bucket"), QStringLiteral("age"), QStringLiteral("disease"), QStringLiteral("salary")}));
    QCOMPARE(fields[2].toObject()["constraints"].toObject()["enum"].toArray(), (QJsonArray{QStringLiteral("x"), QStringLiteral("y")}));
    QCOMPARE(fields[3].toObject(), json(R"({"name": "salary", "type": "integer", "constraints": {"minimum": "1000", "maximum": "1003"}})"));
}

void TestDataPackageFile::generalizedNumbersAreTexts()
{
    const auto field = fieldsIn(packageOf(generalizedPersons(), {}), 0)[1].toObject();
    QCOMPARE(field["type"].toString(), QStringLiteral("string"));
    QCOMPARE(field["constraints"].toObject()["enum"].toArray()[0].toString(), QStringLiteral("[20, 23]"));
}

void TestDataPackageFile::missingIsSaidByTheFileThatHasIt()
{
    auto options = describedOptions();
    options.layout = Layout::PerColumn;
    const auto resources = packageOf(m_snapshot, options)["resources"].toArray();
    const auto missing = [&](qsizetype i) { return resources[i].toObject()["schema"].toObject()["missingValues"].toArray(); };
    QCOMPARE(missing(0), QJsonArray{QString()});
    QCOMPARE(missing(1), (QJsonArray{QString(), QStringLiteral("?")}));
}

void TestDataPackageFile::labelsOfValuesStandBesideAllValues()
{
    auto options = describedOptions();
    options.formulaCells = FormulaCells::Prefixed;
    options.valueLabels["=g&<r>"] = {{"-x", "Minus \"x\""}, {"c,d", "C & D"}, {"nobody", "Secret"}};
    const auto field = fieldsIn(packageOf(m_snapshot, options), 0)[4].toObject();
    QCOMPARE(field["categories"].toArray(),
             json(R"({"a": [{"value": "'-x", "label": "Minus \"x\""}, {"value": "a \"b\""}, {"value": "c,d", "label": "C & D"}]})")["a"]
                 .toArray());
}

/// Numbers, of which only some have one; values that do not occur; a label of blanks; regions, though one be called like a value.
void TestDataPackageFile::whatHasNoLabelHasNoCategories()
{
    auto options = describedOptions();
    options.valueLabels
        = {{"age", {{"22", "twenty-two"}}}, {"=g&<r>", {{"nobody", "Secret"}, {"-x", " "}}}, {"income", {{"?", "not asked"}}}};
    for (const auto& field : fieldsIn(packageOf(m_snapshot, options), 0))
        QVERIFY(!field.toObject().contains("categories"));
    options.valueLabels = {{"age", {{"[20, 23]", "young"}}}};
    QVERIFY(!fieldsIn(packageOf(generalizedPersons(), options), 0)[1].toObject().contains("categories"));
}

TRANCHE_CORE_TEST(TestDataPackageFile)

} // namespace tst_data_package_file

#include "tst_data_package_file.moc"
