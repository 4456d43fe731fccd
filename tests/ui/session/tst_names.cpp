// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/names.h"
#include "tests/support/test_room.h"

namespace tst_names {

using namespace tranche;

class TestNames : public QObject {
    Q_OBJECT

private slots:
    void columnsGetLettersAndTheSensitiveOneIsS();
    void aChangedSettingIsNamedWithItsValue();
    void severalChangedSettingsAreNamedTogether();
    void lIsWrittenExactly();
};

void TestNames::columnsGetLettersAndTheSensitiveOneIsS()
{
    std::vector<ColumnPartition::Column> columns;
    for (std::size_t i = 0; i < 30; ++i)
        columns.push_back({AttributeId(i)});
    const auto partition = ColumnPartition::make(columns, 30, AttributeId(29)).value();
    QCOMPARE(columnLetter(partition, ColumnId(0)), QStringLiteral("A"));
    QCOMPARE(columnLetter(partition, ColumnId(25)), QStringLiteral("Z"));
    QCOMPARE(columnLetter(partition, ColumnId(26)), QStringLiteral("AA"));
    QCOMPARE(columnLetter(partition, ColumnId(29)), QStringLiteral("S"));
    QCOMPARE(columnName(partition, ColumnId(1)), QStringLiteral("Column B"));
    QCOMPARE(columnName(partition, ColumnId(29)), QStringLiteral("Sensitive column"));
}

void TestNames::aChangedSettingIsNamedWithItsValue()
{
    const Parameters before;
    auto after = before;
    after.model.l = Ratio(39, 10);
    QCOMPARE(parameterDecision(before, after), QStringLiteral("Set ℓ to 3.9"));
    after = before;
    after.columns.alpha = 2;
    QCOMPARE(parameterDecision(before, after), QStringLiteral("Set α to 2"));
    QCOMPARE(parameterDecision(after, before), QStringLiteral("Set α to automatic"));
    after = before;
    after.columns.columns = 4;
    QCOMPARE(parameterDecision(before, after), QStringLiteral("Set c to 4"));
}

void TestNames::severalChangedSettingsAreNamedTogether()
{
    const Parameters before;
    auto after = before;
    after.bins = 5;
    after.cut = Cut::Balanced;
    QCOMPARE(changedSettings(before, after), (QStringList{QStringLiteral("bins"), QStringLiteral("cut")}));
    QCOMPARE(parameterDecision(before, after), QStringLiteral("Change settings"));
    QVERIFY(changedSettings(before, before).isEmpty());
}

void TestNames::lIsWrittenExactly()
{
    QCOMPARE(exactText(Ratio(3, 1)), QStringLiteral("3"));
    QCOMPARE(exactText(Ratio(393, 100)), QStringLiteral("3.93"));
    QCOMPARE(exactText(Ratio(4, 3)), QStringLiteral("4/3"));
}

TRANCHE_CORE_TEST(TestNames)

} // namespace tst_names

#include "tst_names.moc"
