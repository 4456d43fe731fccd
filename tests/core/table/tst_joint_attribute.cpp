// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/joint_attribute.h"
#include "core/table/keep_tuples.h"
#include "core/table/table_builder.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_joint_attribute {

using namespace tranche;
using namespace tranche::test;

using Texts = std::vector<std::string>;

static std::shared_ptr<const KeptTable> keptWith(const Texts& lines, const std::vector<Role>& roles)
{
    const auto table = tableOf(lines);
    Schema schema;
    schema.attributes.resize(roles.size());
    JobContext job;
    return keepTuples(*table, schema, roles, job).value();
}

class TestJointAttribute : public QObject {
    Q_OBJECT

private slots:
    void theCombinationStandsInPlaceOfItsParts();
    void valuesFollowTheFirstPartThenTheSecond();
    void namesAndValuesAreUnambiguous();
    void aNameThatIsTakenGetsAnAddition();
    void oneSensitiveAttributeStaysAsItIs();
};

void TestJointAttribute::theCombinationStandsInPlaceOfItsParts()
{
    const auto table = keptWith({"a s b t", "1 x 5 10", "2 y 6 9", "3 x 7 9", "4 x 8 10"},
                                {Role::QuasiIdentifier, Role::Sensitive, Role::QuasiIdentifier, Role::Sensitive});
    JobContext job;
    const auto joint = joinSensitive(table, job).value();
    QCOMPARE(joint->attributeCount(), std::size_t{3});
    QCOMPARE(joint->sensitive(), std::vector<AttributeId>{AttributeId(1)});
    const auto& both = joint->attribute(AttributeId(1));
    QCOMPARE(both.name, std::string("s + t"));
    QCOMPARE(joint->attribute(AttributeId(2)).name, std::string("b"));
    QCOMPARE(both.parts->size(), std::size_t{2});
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        for (std::size_t part = 0; part < 2; ++part) {
            const auto& [attribute, codeOfValue] = (*both.parts)[part];
            QCOMPARE(attribute.values[codeOfValue[both.codes[row]]], table->cell(RowId(row), AttributeId(2 * part + 1)));
        }
}

void TestJointAttribute::valuesFollowTheFirstPartThenTheSecond()
{
    const auto table = keptWith({"s t", "y 9", "x 10", "x 9", "y 9"}, {Role::Sensitive, Role::Sensitive});
    JobContext job;
    const auto joint = joinSensitive(table, job).value();
    QCOMPARE(joint->attribute(AttributeId(0)).values, (Texts{"x + 9", "x + 10", "y + 9"}));
    QCOMPARE(joint->attribute(AttributeId(0)).codes, (std::vector<std::uint32_t>{2, 1, 0, 2}));
}

void TestJointAttribute::namesAndValuesAreUnambiguous()
{
    const auto table = keptWith({"s t", "a+b c", "a b+c"}, {Role::Sensitive, Role::Sensitive});
    JobContext job;
    const auto joint = joinSensitive(table, job).value();
    QCOMPARE(joint->attribute(AttributeId(0)).values, (Texts{"a + \"b+c\"", "\"a+b\" + c"}));
}

void TestJointAttribute::aNameThatIsTakenGetsAnAddition()
{
    std::vector<std::string> names{"s", "t", "s + t"};
    TableBuilder builder(names);
    builder.append(std::vector<std::string_view>{"1", "2", "3"});
    Schema schema;
    schema.attributes.resize(3);
    JobContext job;
    const auto table = keepTuples(**builder.finish(), schema, {Role::Sensitive, Role::Sensitive, Role::QuasiIdentifier}, job).value();
    const auto joint = joinSensitive(table, job).value();
    QCOMPARE(joint->attributeCount(), std::size_t{2});
    QCOMPARE(joint->attribute(joint->sensitive().front()).name, std::string("s + t (joint)"));
    QVERIFY(joint->find("s + t").has_value());
}

void TestJointAttribute::oneSensitiveAttributeStaysAsItIs()
{
    const auto table = keptWith({"a s", "1 x", "2 y"}, {Role::QuasiIdentifier, Role::Sensitive});
    JobContext job;
    QVERIFY(joinSensitive(table, job).value() == table);
}

TRANCHE_TEST(TestJointAttribute)

} // namespace tst_joint_attribute

#include "tst_joint_attribute.moc"
