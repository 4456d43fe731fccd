// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/import/conversion/convert.h"
#include "core/recipe/recipe.h"

#include <string>
#include <vector>

namespace tranche::test {

/// Recipes of every shape, the odd ones first: every choice, lists empty and not, texts with quotes, line ends, accents and signs beyond
/// the first plane. Every draw depends on `random` alone.
class RandomRecipe {
public:
    explicit RandomRecipe(RandomSource& random) : m_random(random) {}

    Recipe make()
    {
        Recipe recipe;
        const auto count = 1 + below(6);
        for (std::size_t i = 0; i < count; ++i)
            recipe.attributes.push_back({text() + "a" + std::to_string(i) + text(), Role(below(5)), schema()});
        recipe.source = {{"/data/" + text() + "x", "b.csv"}, std::string(64, "0123456789abcdef"[below(16)]), options()};
        recipe.missingTokens = texts(2);
        recipe.sensitiveOrder = someNames(recipe);
        recipe.columns = groups(recipe);
        recipe.pinned = groups(recipe);
        if (recipe.pinned.size() > 1) {
            recipe.pinnedWithSensitive = recipe.pinned.back();
            recipe.pinned.pop_back();
        }
        recipe.parameters = parameters(recipe);
        recipe.release.layout = coin() ? Layout::PerColumn : Layout::Together;
        recipe.release.formulaCells = coin() ? FormulaCells::Prefixed : FormulaCells::AsIs;
        recipe.release.utility = coin();
        recipe.notes = text();
        return recipe;
    }

    /// The same with scenarios, and perhaps with other work.
    Recipe makeWithScenarios()
    {
        auto recipe = make();
        for (auto left = 1 + below(3); left > 0; --left)
            recipe.scenarios.push_back(scenario(recipe));
        if (coin()) {
            recipe.scenarioWork.targets = someNames(recipe);
            recipe.scenarioWork.predicates = 1 + below(5);
            recipe.scenarioWork.queries = 1 + below(2000);
            recipe.scenarioWork.selectivity = Ratio(below(10), 10);
            recipe.scenarioWork.bandLow = Ratio(below(5), 10);
            recipe.scenarioWork.bandHigh = Ratio(5 + below(5), 10);
            recipe.scenarioWork.always = someNames(recipe);
        }
        return recipe;
    }

    /// The same with all that may be said about a release.
    Recipe makeWithForm()
    {
        auto recipe = make();
        auto& form = recipe.release;
        form.container = coin() ? Container::Zip : Container::Folder;
        form.linkings = below(6);
        form.details = details();
        for (const auto& name : someNames(recipe))
            form.texts[name] = {text(), text()};
        for (const auto& name : someNames(recipe))
            for (auto left = below(4); left > 0; --left)
                form.valueLabels[name][text()] = text();
        if (coin())
            return recipe;
        form.policy = PolicyName{text(), text(), std::string(64, "0123456789abcdef"[below(16)])};
        for (const auto* rule : {"least_l", "greatest_p", "signed"})
            if (coin())
                form.waivers.push_back({rule, "because " + text(), "P" + text()});
        return recipe;
    }

private:
    ReleaseDetails details()
    {
        ReleaseDetails result;
        for (auto* said : {&result.title, &result.owner, &result.purpose, &result.recipients})
            *said = text();
        if (coin())
            result.type = ReleaseType(below(3));
        result.conditions = text();
        result.contact = text();
        if (coin())
            result.reviewBy = "2028-02-29";
        result.licence = text();
        result.sources = texts(2);
        return result;
    }

    RecipeScenario scenario(const Recipe& recipe)
    {
        RecipeScenario scenario;
        scenario.name = "n" + text();
        scenario.note = text();
        for (const auto& attribute : recipe.attributes)
            scenario.attributes.push_back({attribute.name, Role(below(5)), schema()});
        scenario.missingTokens = texts(2);
        scenario.sensitiveOrder = someNames(recipe);
        scenario.columns = groups(recipe);
        scenario.pinned = groups(recipe);
        scenario.parameters = parameters(recipe);
        return scenario;
    }

    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random.below(limit)); }
    bool coin() { return below(2) == 0; }

    std::string text()
    {
        static const std::vector<std::string> pieces{
            "",     " ", "x", "\"",   "\\",           "\n",           "\t",           "é",       "ℓ", "\xF0\x9F\x94\x92",
            "null", "1", "/", "\x01", "\xEF\xBB\xBF", "\xEF\xBF\xBF", "\xE2\x80\xA8", "\xC2\x85"};
        std::string result;
        for (auto left = below(4); left > 0; --left)
            result += pieces[below(pieces.size())];
        return result;
    }

    std::vector<std::string> texts(std::size_t most)
    {
        std::vector<std::string> list(below(most + 1));
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i] = text() + std::to_string(i) + text();
        return list;
    }

    AttributeSchema schema()
    {
        AttributeSchema result;
        if (coin())
            result.type = AttributeType(below(3));
        result.missing = coin() ? MissingRule::DropTuple : MissingRule::KeepAsValue;
        result.order = texts(4);
        if (coin())
            result.bins = static_cast<std::uint32_t>(2 + below(100));
        static const std::vector<std::string> dates{"", "", "iso", "%d/%m/%Y", "%m. %d. %Y", "%Y%m%d %H:%M"};
        result.dates = dates[below(dates.size())];
        result.missingTokens = texts(2);
        return result;
    }

    ImportOptions options()
    {
        ImportOptions result;
        switch (below(4)) {
        case 0: result.form = csv(); break;
        case 1: result.form = workbook(); break;
        case 2: result.form = statistical(); break;
        default: result.form = database(); break;
        }
        for (std::size_t i = below(3); i > 0; --i)
            result.conversions.push_back(
                {Conversion::Kind(below(4)), texts(2), text(), text(), coin() ? '.' : ',', coin() ? "." : "\u2009", coin() ? "%" : ""});
        std::erase_if(result.conversions, [](const auto& conversion) { return !validate(conversion); });
        return result;
    }

    WorkbookOptions workbook()
    {
        return {text(), coin() ? "A3:U1003" : "", below(4), texts(2), WorkbookOptions::ErrorCells(below(3)), coin()};
    }

    StatisticalOptions statistical()
    {
        StatisticalOptions result;
        result.values = StatisticalOptions::Values(below(2));
        result.missing = StatisticalOptions::DeclaredMissing(below(2));
        for (const auto& name : texts(3))
            result.valuesOf[name] = StatisticalOptions::Values(below(2));
        for (const auto& name : texts(3))
            result.missingOf[name] = StatisticalOptions::DeclaredMissing(below(2));
        result.encoding = coin() ? "windows-1252" : "";
        return result;
    }

    DatabaseOptions database()
    {
        DatabaseOptions result{DatabaseOptions::Kind(below(2)), text(), static_cast<std::uint16_t>(1 + below(65'535)), text(), text()};
        result.encryption = DatabaseOptions::Encryption(below(3));
        result.table = text();
        result.query = text();
        result.trimsPadding = coin();
        result.timeout = static_cast<std::uint32_t>(1 + below(86'400));
        return result;
    }

    CsvOptions csv()
    {
        CsvOptions result;
        result.delimiter = ",;\t|"[below(4)];
        if (coin())
            result.quote.reset();
        result.encoding = coin() ? "UTF-8" : "windows-1252";
        result.header = coin();
        if (coin())
            result.names = {"one", "two"};
        result.skip = below(3);
        result.comment = coin() ? "#" : "";
        result.headerLines = 1 + below(3);
        if (coin() && result.quote)
            result.escape = '\\';
        result.ragged = RaggedRecords(below(3));
        result.blanks = coin();
        if (!result.blanks && coin())
            result.widths = {1 + below(9), 1 + below(9)};
        result.badBytes = BadBytes(below(2));
        if (coin())
            result.records.push_back({.line = 1 + below(9'000)});
        if (coin() && result.widths.empty())
            result.records.push_back({1, 1 + below(9'000), RecordChoice::Kind::Join, 1 + below(9)});
        if (coin())
            result.entry = "people.csv";
        return result;
    }

    std::vector<std::string> someNames(const Recipe& recipe)
    {
        std::vector<std::string> names;
        for (const auto& attribute : recipe.attributes)
            if (coin())
                names.push_back(attribute.name);
        return names;
    }

    std::vector<Recipe::Names> groups(const Recipe& recipe)
    {
        std::vector<Recipe::Names> all;
        for (const auto& name : someNames(recipe)) {
            if (all.empty() || coin())
                all.emplace_back();
            all.back().push_back(name);
        }
        return all;
    }

    Parameters parameters(const Recipe& recipe)
    {
        Parameters result;
        result.bins = static_cast<std::uint32_t>(2 + below(40));
        if (coin())
            result.columns.alpha = 1 + below(5);
        result.columns.columns = 1 + below(7);
        result.model.kind = allModels[below(std::size(allModels))];
        result.model.l = Ratio(2 + below(7), 1);
        if (result.model.kind == ModelKind::LDiversity || result.model.kind == ModelKind::Entropy)
            result.model.l = Ratio(13 + below(90), 1 + below(12));
        result.model.c = Ratio(1 + below(9), 1 + below(9));
        result.model.t = Ratio(below(10), 10);
        result.cut = Cut(below(3));
        result.attempts = coin() ? Attempts::All : Attempts::One;
        if (coin())
            result.minBucket = 1 + below(100);
        result.cutOn = someNames(recipe);
        result.grouping = {coin() ? Grouping::Kind::Mondrian : Grouping::Kind::Random, 1 + below(1000)};
        result.order = coin() ? OrderInBucket::Random : OrderInBucket::Sorted;
        for (const auto& names : groups(recipe))
            result.generalize.push_back({names, 1 + below(20)});
        for (const auto& name : someNames(recipe))
            result.hierarchies.set(name, hierarchy());
        result.joint = coin();
        return result;
    }

    Hierarchy hierarchy()
    {
        std::vector<std::vector<std::string>> lines;
        for (std::size_t i = 0; i < 1 + below(5); ++i)
            lines.push_back({"v" + std::to_string(i) + text(), "g" + std::to_string(i / 2), "all"});
        return *Hierarchy::make(lines);
    }

    RandomSource& m_random;
};

} // namespace tranche::test
