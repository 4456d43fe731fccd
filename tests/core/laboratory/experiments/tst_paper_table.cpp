// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/paper_table.h"
#include "core/base/messages/experiment_message.h"
#include "core/table/table_builder.h"
#include "tests/support/adult.h"
#include "tests/support/lab/paper_table.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <algorithm>

namespace tst_paper_table {

using namespace tranche;
using namespace tranche::test;

namespace {

std::shared_ptr<const Table> headed(const std::vector<std::string>& names)
{
    TableBuilder builder(names);
    const std::vector<std::string_view> cells(names.size(), "1");
    builder.append(cells);
    return builder.finish().value();
}

} // namespace

class TestPaperTable : public QObject {
    Q_OBJECT

private slots:
    void attributesAreFoundByNameInAnyCaseAndOrder();
    void otherNamesAreTakenByPosition();
    void aNameThatStandsElsewhereForbidsPositions();
    void missingOnesAreNamed();
    void incompleteTuplesGo();
    void aSnapshotHoldsTheFirstTuplesOfItsAttributes();
};

void TestPaperTable::attributesAreFoundByNameInAnyCaseAndOrder()
{
    const auto places = findPaperAttributes(
        *headed({"more", "Salary", "Native_Country", "hours.per.week", "Capital Loss", "CAPITAL-GAIN", "Gender", "Race", "Relationship",
                 "Occupation", "Marital-Status", "Education-Num", "Education", "fnlwgt", "WorkClass", "Age"}));

    QVERIFY(places);
    for (std::size_t i = 0; i < paperAttributes; ++i)
        QCOMPARE((*places)[i].value, 15 - i);
}

void TestPaperTable::otherNamesAreTakenByPosition()
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < paperAttributes; ++i)
        names.push_back("Attribute " + std::to_string(i + 1));
    names[6] = "occupation";

    const auto places = findPaperAttributes(*headed(names));

    QVERIFY(places);
    for (std::size_t i = 0; i < paperAttributes; ++i)
        QCOMPARE((*places)[i].value, i);
}

void TestPaperTable::aNameThatStandsElsewhereForbidsPositions()
{
    auto names = occ15();
    std::swap(names[0], names[6]);
    names[3] = "schooling";

    const auto places = findPaperAttributes(*headed(names));

    QVERIFY(!places && says(places.error(), {ExperimentMessage::AttributesMissing, std::vector<std::string>{"education"}}));
}

void TestPaperTable::missingOnesAreNamed()
{
    auto names = occ15();
    names.erase(names.begin() + 8, names.begin() + 10);

    const auto places = findPaperAttributes(*headed(names));

    QVERIFY(!places && places.error().code == ErrorCode::NotFound);
    QVERIFY(says(places.error(), {ExperimentMessage::AttributesMissing, std::vector<std::string>{"race", "sex"}}));
}

void TestPaperTable::incompleteTuplesGo()
{
    TableBuilder builder(occ15());
    std::vector<std::string_view> cells(paperAttributes, "1");
    builder.append(cells);
    cells[13] = "?"; // the country, which is not of OCC-7
    builder.append(cells);
    JobContext job;

    const auto table = PaperTable::make(*builder.finish().value(), {"?"}, job);

    QVERIFY(table);
    QCOMPARE(table->tuples(), 1U);
    QCOMPARE(table->snapshot(PaperData::Occ7, job)->kept->rowCount(), 1U);
}

void TestPaperTable::aSnapshotHoldsTheFirstTuplesOfItsAttributes()
{
    JobContext job;
    const auto source = madeUpAdultTable(50, 2);
    const auto table = PaperTable::make(*source, {}, job).value();

    const auto snapshot = table.snapshot(attributesOf(PaperData::Occ7), 20, job).value();

    const auto& kept = *snapshot.kept;
    QCOMPARE(kept.rowCount(), 20U);
    QCOMPARE(kept.attributeCount(), 7U);
    QCOMPARE(kept.attribute(kept.sensitive().front()).name, "occupation");
    const auto age = idIn(attributesOf(PaperData::Occ7), PaperAttribute::Age);
    QVERIFY(kept.attribute(age).type == AttributeType::Numeric);
    for (std::size_t row = 0; row < 20; ++row)
        QCOMPARE(kept.cell(RowId(row), age), std::string(source->cell(row, SourceId(0))));
}

TRANCHE_TEST(TestPaperTable)

} // namespace tst_paper_table

#include "tst_paper_table.moc"
