// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/adult_like.h"

#include "core/base/random.h"
#include "core/import/csv_reader.h"
#include "core/table/keep_tuples.h"

#include <algorithm>
#include <array>

namespace tranche::bench {

namespace {

enum class Kind { Category, Number, Weight, Rare };

/// One attribute: its domain, how skewed it is, and how far it leans on the hidden number that ties attributes together.
struct Recipe {
    std::string_view name;
    Kind kind = Kind::Category;
    std::uint32_t domain = 2;
    unsigned first = 0; ///< in 100: tuples with the first value whatever else
    unsigned skew = 0;  ///< the least of 1 + skew draws
    unsigned leans = 0; ///< in 8
};

constexpr std::array<Recipe, 15> recipes = {{
    {"age", Kind::Number, 74, 0, 2, 3},
    {"workclass", Kind::Category, 7, 70, 1, 2},
    {"fnlwgt", Kind::Weight, 350'000, 0, 2, 0},
    {"education", Kind::Category, 16, 25, 1, 4},
    {"education-num", Kind::Number, 16, 25, 1, 4},
    {"marital-status", Kind::Category, 7, 40, 1, 4},
    {"occupation", Kind::Category, 14, 0, 1, 1},
    {"relationship", Kind::Category, 6, 35, 1, 4},
    {"race", Kind::Category, 5, 83, 1, 0},
    {"sex", Kind::Category, 2, 30, 0, 3},
    {"capital-gain", Kind::Rare, 120, 92, 0, 0},
    {"capital-loss", Kind::Rare, 95, 95, 0, 0},
    {"hours-per-week", Kind::Number, 96, 45, 1, 2},
    {"native-country", Kind::Category, 41, 90, 1, 0},
    {"salary", Kind::Category, 2, 45, 0, 5},
}};

constexpr std::array<std::string_view, 7> sevenNames = {"age", "workclass", "education", "marital-status", "race", "sex", "occupation"};

constexpr auto fifteenNames = [] {
    std::array<std::string_view, recipes.size()> names;
    for (std::size_t i = 0; i < recipes.size(); ++i)
        names[i] = recipes[i].name;
    return names;
}();

/// Draws tuple after tuple; a code is a place in the attribute's domain.
class Person {
public:
    explicit Person(std::uint64_t seed) : m_random(seed) {}

    std::array<std::uint32_t, recipes.size()> next()
    {
        const auto hidden = m_random.below(1U << 16U);
        std::array<std::uint32_t, recipes.size()> codes;
        for (std::size_t i = 0; i < recipes.size(); ++i)
            codes[i] = draw(recipes[i], hidden);
        return codes;
    }

private:
    std::uint32_t draw(const Recipe& recipe, std::uint64_t hidden)
    {
        if (m_random.below(100) < recipe.first)
            return 0;
        if (m_random.below(8) < recipe.leans)
            return static_cast<std::uint32_t>(hidden * recipe.domain >> 16U);
        auto code = m_random.below(recipe.domain);
        for (unsigned i = 0; i < recipe.skew; ++i)
            code = std::min(code, m_random.below(recipe.domain));
        return static_cast<std::uint32_t>(code);
    }

    SeededRandom m_random;
};

std::string spelling(const Recipe& recipe, std::uint32_t code)
{
    switch (recipe.kind) {
    case Kind::Number: return std::to_string(code + 1);
    case Kind::Weight: return std::to_string(12'285 + 4 * code);
    case Kind::Rare: return code == 0 ? "0" : std::to_string(114 + 837 * code);
    case Kind::Category: break;
    }
    std::string text(recipe.name.substr(0, 4 + code % 6));
    return text.append("-").append(std::to_string(code));
}

constexpr std::uint64_t fnvStart = 0xcbf2'9ce4'8422'2325U;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    return (hash ^ value) * 0x100'0000'01b3U;
}

} // namespace

std::span<const std::string_view> occ7()
{
    return sevenNames;
}

std::span<const std::string_view> occ15()
{
    return fifteenNames;
}

std::string adultLikeCsv(std::size_t tuples, std::uint64_t seed)
{
    std::array<std::vector<std::string>, recipes.size()> spellings;
    std::string text;
    for (std::size_t i = 0; i < recipes.size(); ++i) {
        for (std::uint32_t code = 0; code < recipes[i].domain; ++code)
            spellings[i].push_back(spelling(recipes[i], code));
        text.append(recipes[i].name).append(i + 1 < recipes.size() ? "," : "\n");
    }
    text.reserve(tuples * 120);
    Person person(seed);
    for (std::size_t tuple = 0; tuple < tuples; ++tuple) {
        const auto codes = person.next();
        for (std::size_t i = 0; i < recipes.size(); ++i)
            text.append(spellings[i][codes[i]]).append(i + 1 < recipes.size() ? "," : "\n");
    }
    return text;
}

std::uint64_t hashOf(std::string_view text)
{
    auto hash = fnvStart;
    for (const char byte : text)
        hash = mixed(hash, static_cast<unsigned char>(byte));
    return hash;
}

std::uint64_t hashOf(const KeptTable& table)
{
    auto hash = fnvStart;
    for (const auto& attribute : table.attributes())
        for (const auto code : attribute.codes)
            hash = mixed(hash, code);
    return hash;
}

std::shared_ptr<const KeptTable> keptFrom(std::string_view csv, std::span<const std::string_view> attributes)
{
    JobContext job;
    const auto table = readCsvText(csv, "generated", {}, job).value();
    Schema schema;
    schema.attributes.resize(table->attributeCount());
    Roles roles;
    for (std::size_t i = 0; i < table->attributeCount(); ++i) {
        const auto& name = table->attribute(SourceId(i)).name;
        const bool wanted = std::ranges::find(attributes, name) != attributes.end();
        roles.push_back(name == "occupation" ? Role::Sensitive : wanted ? Role::QuasiIdentifier : Role::Excluded);
    }
    return keepTuples(*table, schema, roles, job).value();
}

std::shared_ptr<const KeptTable> adultLike(std::size_t tuples, std::span<const std::string_view> attributes, std::uint64_t seed)
{
    return keptFrom(adultLikeCsv(tuples, seed), attributes);
}

} // namespace tranche::bench
