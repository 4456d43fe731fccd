// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generalization/hierarchy.h"
#include "core/pipeline/parameters.h"
#include "core/recipe/release_options.h"
#include "core/table/roles.h"
#include "core/table/schema.h"

#include <array>
#include <string_view>
#include <utility>

namespace tranche {

/// A word for each value of a choice.
template <class Choice, std::size_t count>
using ChoiceWords = std::array<std::pair<Choice, std::string_view>, count>;

inline constexpr ChoiceWords<Role, 5> roleWords = {{{Role::Undecided, "undecided"},
                                                    {Role::Identifier, "identifier"},
                                                    {Role::QuasiIdentifier, "quasi-identifier"},
                                                    {Role::Sensitive, "sensitive"},
                                                    {Role::Excluded, "excluded"}}};
inline constexpr ChoiceWords<AttributeType, 3> typeWords
    = {{{AttributeType::Categorical, "categorical"}, {AttributeType::Numeric, "numeric"}, {AttributeType::Date, "date"}}};
inline constexpr ChoiceWords<MissingRule, 2> missingWords = {{{MissingRule::DropTuple, "drop"}, {MissingRule::KeepAsValue, "value"}}};
inline constexpr ChoiceWords<Cut, 3> cutWords = {{{Cut::Median, "median"}, {Cut::Balanced, "balanced"}, {Cut::Relaxed, "relaxed"}}};
inline constexpr ChoiceWords<Attempts, 2> attemptsWords = {{{Attempts::All, "all"}, {Attempts::One, "one"}}};
inline constexpr ChoiceWords<Grouping::Kind, 2> groupingWords
    = {{{Grouping::Kind::Mondrian, "mondrian"}, {Grouping::Kind::Random, "random"}}};
inline constexpr ChoiceWords<OrderInBucket, 2> orderWords = {{{OrderInBucket::Random, "random"}, {OrderInBucket::Sorted, "sorted"}}};
inline constexpr ChoiceWords<Layout, 2> layoutWords = {{{Layout::Together, "together"}, {Layout::PerColumn, "per-column"}}};
inline constexpr ChoiceWords<FormulaCells, 2> formulaWords = {{{FormulaCells::AsIs, "asis"}, {FormulaCells::Prefixed, "prefixed"}}};
inline constexpr ChoiceWords<Container, 2> containerWords = {{{Container::Folder, "folder"}, {Container::Zip, "zip"}}};
inline constexpr ChoiceWords<ReleaseType, 3> releaseTypeWords
    = {{{ReleaseType::Public, "public"}, {ReleaseType::Scientific, "scientific"}, {ReleaseType::Enclave, "enclave"}}};

/// The word of a value that the list has.
template <class Choice, std::size_t count>
constexpr std::string_view wordOf(const ChoiceWords<Choice, count>& words, Choice choice)
{
    for (const auto& [value, word] : words)
        if (value == choice)
            return word;
    return {};
}

} // namespace tranche
