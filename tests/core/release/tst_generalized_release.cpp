// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"
#include "core/pipeline/run_stage.h"
#include "core/release/fingerprint.h"
#include "tests/support/release_files.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <set>

namespace tst_generalized_release {

using namespace tranche;
using namespace tranche::test;

namespace {

/// 24 persons with two attributes that may be sensitive; one bucket, so that every request can be kept.
Snapshot persons(const std::vector<std::string>& sensitive, const std::vector<GeneralizeRequest>& generalize)
{
    std::vector<std::string> lines{"age zip disease salary"};
    for (int i = 0; i < 24; ++i)
        lines.push_back(std::to_string(20 + i % 12) + " z" + std::to_string(i * 7 % 5) + ' '
                        + std::string(1, static_cast<char>('a' + i % 6)) + ' ' + std::to_string(1000 + i % 4));
    const auto table = tableOf(lines);
    Schema schema;
    Roles roles;
    for (std::size_t i = 0; i < table->attributeCount(); ++i) {
        const auto& name = table->attribute(SourceId(i)).name;
        schema.attributes.emplace_back();
        roles.push_back(std::ranges::find(sensitive, name) != sensitive.end() ? Role::Sensitive : Role::QuasiIdentifier);
    }
    auto snapshot = Snapshot().withTable(table, schema, roles);
    snapshot.parameters.joint = sensitive.size() > 1;
    snapshot.parameters.columns = {.alpha = 1, .columns = 2};
    snapshot.parameters.generalize = generalize;
    snapshot.parameters.grouping = {.kind = Grouping::Kind::Random, .size = 24};
    SeededRandom random(1);
    JobContext job;
    while (const auto stage = snapshot.nextStage()) {
        auto next = runStage(snapshot, *stage, random, job);
        if (!next)
            qFatal("%s", tranche::test::wordsOf(next.error()).c_str());
        snapshot = std::move(*next);
    }
    return snapshot;
}

/// A file of the release as a table.
std::shared_ptr<const Table> read(const RenderedRelease& draft, const std::string& file)
{
    JobContext job;
    return readCsvText(draft.release.at(file), file, {}, job).value();
}

std::string field(const Table& dictionary, const std::string& name, const std::string& of)
{
    for (std::size_t row = 0; row < dictionary.rowCount(); ++row)
        if (dictionary.cell(row, dictionary.find("name").value()) == name)
            return std::string(dictionary.cell(row, dictionary.find(of).value()));
    return "no such attribute";
}

QJsonObject manifestOf(const RenderedRelease& draft)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(draft.release.at("manifest.json"))).object();
}

} // namespace

class TestGeneralizedRelease : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void dataHoldsRegionsOnly();
    void theDictionarySaysWhatRegionsStandFor();
    void manifestAndReadmeNameTheColumn();
    void internalNamesTheRequestAndNoValue();
    void jointPartsAreAttributesOfTheirOwn();
    void theFingerprintKnowsTheRegions();

private:
    Snapshot m_snapshot;
    RenderedRelease m_draft;
};

void TestGeneralizedRelease::initTestCase()
{
    m_snapshot = persons({"disease"}, {{{"age", "zip", "salary"}, 6}});
    m_draft = draftOf(m_snapshot);
}

void TestGeneralizedRelease::dataHoldsRegionsOnly()
{
    const auto data = read(m_draft, "data.csv");
    const auto& regions = m_snapshot.regions->front();
    QVERIFY(regions.regions.size() > 1);
    std::map<std::vector<std::string>, std::size_t> expected;
    for (const auto& region : regions.regions) {
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < region.codes.size(); ++i)
            texts.push_back(regions.attributes[i].values[region.codes[i]].text);
        expected[texts] += region.tuples;
    }
    std::map<std::vector<std::string>, std::size_t> found;
    for (std::size_t row = 0; row < data->rowCount(); ++row) {
        std::vector<std::string> texts;
        for (const auto* name : {"age", "zip", "salary"})
            texts.emplace_back(data->cell(row, data->find(name).value()));
        ++found[texts];
    }
    QVERIFY(found == expected);
    for (const auto& [texts, tuples] : found)
        QVERIFY(tuples >= 6);
}

void TestGeneralizedRelease::theDictionarySaysWhatRegionsStandFor()
{
    const auto dictionary = read(m_draft, "dictionary.csv");
    QCOMPARE(field(*dictionary, "disease", "published"), std::string("as is"));
    QCOMPARE(field(*dictionary, "disease", "regions"), std::string());
    QCOMPARE(field(*dictionary, "age", "published"), std::string("generalized"));
    QCOMPARE(field(*dictionary, "age", "type"), std::string("categorical"));
    const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(field(*dictionary, "age", "regions"))).object();
    QCOMPARE(json["least"].toInt(), 6);
    QCOMPARE(json["from"].toString(), QStringLiteral("numeric"));
    QCOMPARE(json["hierarchy"].toBool(true), false);
    const auto values = QJsonDocument::fromJson(QByteArray::fromStdString(field(*dictionary, "age", "values"))).array();
    QCOMPARE(json["regions"].toArray().size(), values.size());
    for (qsizetype i = 0; i < values.size(); ++i) {
        const auto region = json["regions"].toArray()[i].toObject();
        QCOMPARE(region["text"], values[i]);
        const auto ends = region["members"].toArray();
        if (region["form"].toString() == "interval")
            QCOMPARE(region["text"].toString(), '[' + ends[0].toString() + ", " + ends[1].toString() + ']');
    }
}

void TestGeneralizedRelease::manifestAndReadmeNameTheColumn()
{
    QCOMPARE(manifestOf(m_draft)["generalized"].toObject(), (QJsonObject{{QStringLiteral("1"), 6}}));
    QVERIFY(m_draft.release.at("README.txt").find("Generalized columns") != std::string::npos);
    const auto plain = draftOf(persons({"disease"}, {}));
    QVERIFY(!manifestOf(plain).contains("generalized") && !manifestOf(plain).contains("joint"));
    QVERIFY(plain.release.at("README.txt").find("Generalized columns") == std::string::npos);
}

void TestGeneralizedRelease::internalNamesTheRequestAndNoValue()
{
    const auto recipe = QJsonDocument::fromJson(QByteArray::fromStdString(m_draft.internal.at("recipe.tranche"))).object();
    const auto request = recipe["parameters"].toObject()["generalize"].toArray()[0].toObject();
    QCOMPARE(request["attributes"].toArray(), (QJsonArray{"age", "zip", "salary"}));
    QCOMPARE(request["least"].toInt(), 6);
    for (const auto& [name, text] : m_draft.internal)
        for (const auto* value : {"z0", "z4", "[20", "1003"})
            QVERIFY2(text.find(value) == std::string::npos, name.c_str());
}

void TestGeneralizedRelease::jointPartsAreAttributesOfTheirOwn()
{
    const auto snapshot = persons({"disease", "salary"}, {});
    QCOMPARE(snapshot.kept->sensitive().size(), std::size_t{1});
    const auto draft = draftOf(snapshot);
    const auto data = read(draft, "data.csv");
    QCOMPARE(manifestOf(draft)["sensitive"].toArray(), (QJsonArray{"disease", "salary"}));
    QCOMPARE(manifestOf(draft)["columns"].toArray().last().toArray(), (QJsonArray{"disease", "salary"}));
    QVERIFY(manifestOf(draft)["joint"].toBool());
    QVERIFY(!data->find("disease + salary"));
    std::multiset<std::pair<std::string, std::string>> before;
    std::multiset<std::pair<std::string, std::string>> after;
    for (std::size_t row = 0; row < data->rowCount(); ++row) {
        after.emplace(data->cell(row, data->find("disease").value()), data->cell(row, data->find("salary").value()));
        before.emplace(snapshot.table->cell(row, SourceId(2)), snapshot.table->cell(row, SourceId(3)));
    }
    QVERIFY(before == after);
    const auto dictionary = read(draft, "dictionary.csv");
    QCOMPARE(field(*dictionary, "salary", "type"), std::string("numeric"));
    QCOMPARE(field(*dictionary, "salary", "role"), std::string("sensitive"));
    QCOMPARE(field(*dictionary, "salary", "maximum"), std::string("1003"));
    QCOMPARE(field(*dictionary, "disease", "column"), std::string("2"));
}

void TestGeneralizedRelease::theFingerprintKnowsTheRegions()
{
    const auto first = fingerprint(m_snapshot, {}).value();
    QCOMPARE(fingerprint(m_snapshot, {}).value(), first);
    auto regions = *m_snapshot.regions;
    regions.front().attributes.front().values.front().members.front() += "0";
    auto other = m_snapshot;
    other.regions = std::make_shared<const std::vector<ColumnRegions>>(std::move(regions));
    QVERIFY(fingerprint(other, {}).value() != first);
}

TRANCHE_TEST(TestGeneralizedRelease)

} // namespace tst_generalized_release

#include "tst_generalized_release.moc"
