// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number_words.h"

#include "tests/support/test_room.h"

namespace tst_number_words {

using namespace tranche;

class TestNumberWords : public QObject {
    Q_OBJECT

private slots:
    void thousandsAreGrouped();
    void ordinalsEndAsTheyAreSpoken();
};

void TestNumberWords::thousandsAreGrouped()
{
    QCOMPARE(grouped(0), std::string("0"));
    QCOMPARE(grouped(999), std::string("999"));
    QCOMPARE(grouped(1'000), std::string("1,000"));
    QCOMPARE(grouped(45'222), std::string("45,222"));
    QCOMPARE(grouped(18'446'744'073'709'551'615U), std::string("18,446,744,073,709,551,615"));
}

void TestNumberWords::ordinalsEndAsTheyAreSpoken()
{
    const std::pair<std::uint64_t, const char*> cases[]
        = {{1, "1st"},     {2, "2nd"},     {3, "3rd"},     {4, "4th"},     {10, "10th"},      {11, "11th"},     {12, "12th"},
           {13, "13th"},   {20, "20th"},   {21, "21st"},   {22, "22nd"},   {23, "23rd"},      {24, "24th"},     {101, "101st"},
           {111, "111th"}, {112, "112th"}, {113, "113th"}, {121, "121st"}, {1003, "1,003rd"}, {1011, "1,011th"}};
    for (const auto& [number, words] : cases)
        QCOMPARE(ordinal(number), std::string(words));
}

TRANCHE_TEST(TestNumberWords)

} // namespace tst_number_words

#include "tst_number_words.moc"
