// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/scenario_words.h"

#include "tests/support/test_room.h"

namespace tst_scenario_words {

using namespace tranche;
using namespace tranche::cli;

using Words = std::vector<std::string>;

class TestScenarioWords : public QObject {
    Q_OBJECT

private slots:
    void theNameEndsWithTheFirstColon()
    {
        const auto words = scenarioWords(" My own : --l 3 --grouping random:5").value();
        QCOMPARE(words.name, std::string("My own"));
        QCOMPARE(words.options, (Words{"--l", "3", "--grouping", "random:5"}));
        QVERIFY(scenarioWords("A:").value().options.empty());
    }

    void singleQuotesKeepBlanks()
    {
        QCOMPARE(scenarioWords("A:  --partition 'A B,C|S'   --l 2").value().options, (Words{"--partition", "A B,C|S", "--l", "2"}));
        QCOMPARE(scenarioWords("A: --cut-on='A B',C ''").value().options, (Words{"--cut-on=A B,C", ""}));
    }

    void whatIsNoScenarioIsRefused()
    {
        for (const auto* text : {"", "A", " : --l 2", "A: --cut-on 'B"})
            QVERIFY2(!scenarioWords(text), text);
    }
};

TRANCHE_TEST(TestScenarioWords)

} // namespace tst_scenario_words

#include "tst_scenario_words.moc"
