// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/look/sheet_sample.h"

#include "tests/support/test_room.h"

namespace tst_sheet_sample {

using namespace tranche;

/// What of a sheet is taken along to be shown.
class TestSheetSample : public QObject {
    Q_OBJECT

    static SheetRow row(std::uint32_t number, const std::string& text, std::uint32_t repeats = 1)
    {
        SheetRow made{.number = number, .repeats = repeats};
        if (!text.empty())
            made.cells.push_back({.column = 2, .kind = SheetCell::Kind::Text, .text = text});
        return made;
    }
    static std::vector<std::uint32_t> numbers(const SheetSight& sight)
    {
        std::vector<std::uint32_t> all;
        for (const auto& each : sight.rows)
            all.push_back(each.number);
        return all;
    }

    std::optional<SheetSurvey> m_survey;

private slots:
    void init() { m_survey.emplace(); }

    void aSmallSheetIsTakenWhole()
    {
        SheetSampler sampler(*m_survey);
        QVERIFY(sampler.row(row(1, "Title")));
        SheetRow hidden = row(3, "22");
        hidden.hidden = true;
        QVERIFY(sampler.row(hidden));
        sampler.hiddenColumns(2, 2);
        const auto sight = sampler.sight({{3, 1}, {3, 2}}, 1);
        QCOMPARE(numbers(sight), (std::vector<std::uint32_t>{1, 3}));
        QCOMPARE(sight.rows[0].cells, (std::vector<std::string>{"", "Title"}));
        QVERIFY(!sight.rows[0].hidden && sight.rows[1].hidden);
        QCOMPARE(sight.columns, 2U);
        QCOMPARE(sight.hiddenColumns, (std::vector<bool>{false, true}));
        QCOMPARE(sight.headerRows, 1U);
        QVERIFY(m_survey->used()); // which sees every row as well
    }

    void ofAHighSheetTheFirstAndTheLastRowsAreTaken()
    {
        SheetSampler sampler(*m_survey);
        for (std::uint32_t number = 1; number <= 1004; ++number)
            QVERIFY(sampler.row(row(number, std::to_string(number))));
        const auto sight = sampler.sight({{3, 1}, {1003, 2}}, 1);
        QCOMPARE(sight.rows.size(), std::size_t{SheetSampler::firstRows} + SheetSampler::lastRows);
        QCOMPARE(sight.firstRowsEnd, SheetSampler::firstRows);
        QCOMPARE(sight.rows.back().number, 1004U);
        QCOMPARE(sight.rows[SheetSampler::firstRows].number, 985U);
    }

    void rowsThatAreAlikeAreCountedAndEmptyOnesEndNothing()
    {
        SheetSampler sampler(*m_survey);
        QVERIFY(sampler.row(row(1, "same", 1000)));
        QVERIFY(sampler.row(row(1001, "", 1'000'000)));
        const auto sight = sampler.sight({{1, 2}, {1000, 2}}, 0);
        QCOMPARE(sight.rows.front().number, 1U);
        QCOMPARE(sight.rows[SheetSampler::firstRows - 1].number, SheetSampler::firstRows);
        QCOMPARE(sight.rows.back().number, 1000U);
        QCOMPARE(sight.rows.size(), std::size_t{SheetSampler::firstRows} + SheetSampler::lastRows);
    }

    void aLongTextIsCutBetweenTwoCharacters()
    {
        SheetSampler sampler(*m_survey);
        std::string text;
        for (int i = 0; i < 300; ++i)
            text += "ä";
        QVERIFY(sampler.row(row(1, 'x' + text)));
        const auto cell = sampler.sight({}, 0).rows.front().cells.back();
        QVERIFY(cell.ends_with("ä…") && cell.size() < 210);
    }
};

TRANCHE_CORE_TEST(TestSheetSample)

} // namespace tst_sheet_sample

#include "tst_sheet_sample.moc"
