// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/source_texts.h"

#include "tests/support/csv.h"
#include "tests/support/test_room.h"

namespace tst_source_texts {

using namespace tranche;
using namespace tranche::test;

class TestSourceTexts : public QObject {
    Q_OBJECT

private slots:
    void whatTheSourceSaysIsSaid();
    void whatAPersonSaidStays();
    void labelsThatAreShownNeedNone();
    void aSourceMaySayNothing();

private:
    std::shared_ptr<const Table> m_table = *readText("sex,age\n1,20\n2,30\n");
    std::vector<SourceLabels> m_labels{{"Sex", {{"1", "male"}, {"2", "female"}, {"9", "9"}}, {}}, {"", {}, {"-9"}}};
};

void TestSourceTexts::whatTheSourceSaysIsSaid()
{
    ReleaseOptions options;
    addSourceTexts(options, *m_table, m_labels, {StatisticalOptions()});
    QVERIFY(options.texts == (AttributeTexts{{"sex", {"Sex", ""}}}));
    QVERIFY(options.valueLabels == (ValueLabels{{"sex", {{"1", "male"}, {"2", "female"}}}}));
}

void TestSourceTexts::whatAPersonSaidStays()
{
    ReleaseOptions options;
    options.texts["sex"] = {"Gender", "as asked"};
    options.valueLabels["sex"] = {{"1", "man"}};
    const auto said = options;
    addSourceTexts(options, *m_table, m_labels, {StatisticalOptions()});
    QVERIFY(options == said);
    options.texts["sex"].label.clear();
    addSourceTexts(options, *m_table, m_labels, {StatisticalOptions()});
    QVERIFY(options.texts == (AttributeTexts{{"sex", {"Sex", "as asked"}}}));
}

void TestSourceTexts::labelsThatAreShownNeedNone()
{
    StatisticalOptions shown;
    shown.values = StatisticalOptions::Values::Labels;
    ReleaseOptions options;
    addSourceTexts(options, *m_table, m_labels, {shown});
    QVERIFY(options.valueLabels.empty() && options.texts.size() == 1);
    shown.valuesOf["sex"] = StatisticalOptions::Values::Codes;
    addSourceTexts(options, *m_table, m_labels, {shown});
    QVERIFY(options.valueLabels.contains("sex"));
}

void TestSourceTexts::aSourceMaySayNothing()
{
    ReleaseOptions options;
    addSourceTexts(options, *m_table, {}, {});
    QVERIFY(options == ReleaseOptions());
}

TRANCHE_TEST(TestSourceTexts)

} // namespace tst_source_texts

#include "tst_source_texts.moc"
