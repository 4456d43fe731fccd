// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/text_table.h"
#include "app/words/printable.h"
#include "core/base/number_words.h"
#include "tests/support/test_room.h"

namespace tst_text_table {

using namespace tranche;
using namespace tranche::cli;

class TestTextTable : public QObject {
    Q_OBJECT

private slots:
    void alignsByCharactersNotBytes();
    void groupsThousands();
    void countsInWords();
    void hidesBytesThatSteerATerminal();
};

void TestTextTable::alignsByCharactersNotBytes()
{
    TextTable lines({TextTable::Align::Left, TextTable::Align::Right, TextTable::Align::Left});
    lines.add({"Größe", "1", "x"});
    lines.add({"a", "1,000"});
    QCOMPARE(lines.text(), std::string("Größe      1  x\na      1,000\n"));
}

void TestTextTable::groupsThousands()
{
    QCOMPARE(grouped(0), std::string("0"));
    QCOMPARE(grouped(999), std::string("999"));
    QCOMPARE(grouped(1000), std::string("1,000"));
    QCOMPARE(grouped(1234567), std::string("1,234,567"));
    QCOMPARE(decimal(37.59, 1), std::string("37.6"));
}

void TestTextTable::countsInWords()
{
    QCOMPARE(counted(1, "tuple", "tuples"), std::string("1 tuple"));
    QCOMPARE(counted(0, "tuple", "tuples"), std::string("0 tuples"));
    QCOMPARE(joined({"a", "b"}), std::string("a, b"));
    QCOMPARE(joined({}), std::string());
}

void TestTextTable::hidesBytesThatSteerATerminal()
{
    QCOMPARE(printable("a\x1b[31mb\n\x7fö"), std::string("a?[31mb??ö"));
}

TRANCHE_TEST(TestTextTable)

} // namespace tst_text_table

#include "tst_text_table.moc"
