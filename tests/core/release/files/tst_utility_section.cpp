// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/utility_section.h"

#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

namespace tst_utility_section {

using namespace tranche;
using namespace tranche::test;

namespace {

UtilityStatement whole()
{
    UtilityStatement statement;
    statement.kept = 0.911;
    statement.off = 0.015;
    statement.offWithSensitive = 0.032;
    statement.offAcross = 0.0521;
    statement.sensitive = "Occupation";
    statement.target = "Occupation";
    statement.right = 0.283;
    statement.rightOriginal = 0.322;
    statement.weak = "Occupation";
    statement.weakWith = {"Workclass"};
    return statement;
}

bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

class TestUtilitySection : public QObject {
    Q_OBJECT

private slots:
    void theSentenceHasTheFigures()
    {
        auto text = utilitySection(whole());
        std::ranges::replace(text, '\n', ' ');
        QVERIFY2(holds(text,
                       "Of the relations between attributes 91.1 % are left. Half of all counts over 3 attributes are off by 1.5 % or "
                       "less, with \"Occupation\" by 3.2 %. A model guesses \"Occupation\" for 28.3 % of all persons instead of 32.2 "
                       "%."),
                 text.c_str());
        QVERIFY(holds(text, "at most 5.2 % in three of four cases"));
        QVERIFY(holds(text, "trust the relation of \"Occupation\" with \"Workclass\": less than half of it is left"));
        QVERIFY(!holds(text, "<b>"));
    }

    void noDifferenceIsCalledOne()
    {
        auto statement = whole();
        statement.right = 0.159;
        statement.rightOriginal = 0.152;
        statement.alike = true;
        auto text = utilitySection(statement);
        std::ranges::replace(text, '\n', ' ');
        QVERIFY2(holds(text, "for 15.9 % of all persons; from the original for 15.2 %, no clear difference."), text.c_str());
        QVERIFY(!holds(text, "instead of"));
    }

    void whatIsNotKnownIsLeftOut()
    {
        UtilityStatement statement;
        QVERIFY(statement.saysNothing() && utilitySection(statement).empty());
        statement.kept = 0.5;
        const auto text = utilitySection(statement);
        QVERIFY(holds(text, "50.0 %") && !holds(text, "Half of all counts") && !holds(text, "A model guesses"));
        QVERIFY(holds(text, "count over several columns: give the error with it\n"));
        QVERIFY(!holds(text, "trust the relation"));
    }

    void severalWeakRelationsAreOneLine()
    {
        auto statement = whole();
        statement.weakWith = {"Workclass", "Age", "Education"};
        auto text = utilitySection(statement);
        std::ranges::replace(text, '\n', ' ');
        QVERIFY(
            holds(text, "trust relations of \"Occupation\" with \"Workclass\", \"Age\" or \"Education\": less than half of each is left"));
    }

    void whatIsGeneralizedIsNotExact()
    {
        auto statement = whole();
        QVERIFY(holds(utilitySection(statement), "exact, as in the table"));
        statement.generalized = true;
        QVERIFY(!holds(utilitySection(statement), "exact, as in the table"));
    }

    void aFigureNeverReadsLikeNoneOrAll()
    {
        auto statement = whole();
        statement.kept = 0.99999;
        statement.off = 0.00001;
        const auto text = utilitySection(statement);
        QVERIFY(holds(text, ">99.9 %") && holds(text, "<0.1 %") && !holds(text, "100.0 %"));
    }

    void linesAreShortEnoughToRead()
    {
        auto statement = whole();
        statement.weakWith = {std::string(60, 'x'), std::string(60, 'y'), "a b c d e f g h i j k l m n o p"};
        const auto text = utilitySection(statement);
        for (std::size_t from = 0; from < text.size();) {
            const auto end = text.find('\n', from);
            QVERIFY(end - from <= 130); // of words that cannot be broken at most one
            from = end + 1;
        }
    }

    void readmeHasItWhereItIsGiven()
    {
        const auto snapshot = persons();
        JobContext job;
        auto request = draftRequest();
        const auto without = renderDraft(snapshot, request, job)->release;
        request.utility = whole();
        const auto with = renderDraft(snapshot, request, job)->release;
        QVERIFY(!holds(without.at("README.txt"), "What an analyst may do"));
        QVERIFY(holds(with.at("README.txt"), utilitySection(whole())));
        QCOMPARE(with.at("data.csv"), without.at("data.csv"));
    }
};

TRANCHE_TEST(TestUtilitySection)

} // namespace tst_utility_section

#include "tst_utility_section.moc"
