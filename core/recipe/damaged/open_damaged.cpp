// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/damaged/open_damaged.h"

#include "core/base/messages/loss_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/import/qt_text.h"
#include "core/recipe/damaged/mend_recipe.h"
#include "core/recipe/damaged/whole_members.h"
#include "core/recipe/recipe_entries.h"
#include "core/recipe/recipe_file.h"
#include "core/recipe/recipe_text.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace tranche {

namespace {

using Lost = std::vector<Statement>;

/// What is not known without these entries is what a model asks for.
constexpr std::array<std::string_view, 5> modelEntries = {"parameters", "parameters.model", "parameters.l", "parameters.c", "parameters.t"};

std::string entryIn(const Statement& said)
{
    return said.arguments.empty() || said.arguments.front().texts.empty() ? std::string() : said.arguments.front().texts.front();
}

Statement lossOf(const Statement& problem)
{
    const auto entry = entryIn(problem);
    const auto role = problem.says != RecipeMessage::EntryUnknown && entry == "attributes.role" && !problem.place.attribute.empty();
    Statement loss = role                                          ? Statement(LossMessage::Role)
                     : problem.says == RecipeMessage::EntryUnknown ? Statement(LossMessage::Unknown, entry)
                                                                   : Statement(LossMessage::Entry, entry);
    loss.place.attribute = problem.place.attribute;
    return loss;
}

/// The members of a text, whether it is whole or not; what is not is noted.
QJsonObject membersOf(std::string_view text, Lost& lost)
{
    QJsonParseError fault;
    const auto document = readJson(text, &fault);
    if (fault.error == QJsonParseError::NoError)
        return document.object();
    auto whole = wholeMembers(text);
    if (whole.brokenAt > 0) {
        Statement rest(LossMessage::Rest);
        rest.place.line = whole.brokenAt;
        lost.push_back(std::move(rest));
    }
    for (const auto* key : {"scenarios", "scenario_work"}) // all others are missed by themselves
        if (whole.damaged.contains(key))
            lost.emplace_back(LossMessage::Entry, key);
    if (whole.damaged.contains({}))
        lost.emplace_back(LossMessage::Unknown, "recipe");
    return std::move(whole.members);
}

std::unexpected<Error> nothingLeft(const Lost& lost)
{
    const auto line = lost.empty() || lost.front().says != LossMessage::Rest ? 0 : lost.front().place.line;
    return fail(ErrorCode::BadInput, RecipeMessage::NothingLeft, {.line = line});
}

void openRolesWithoutModel(Recipe& recipe, Lost& lost)
{
    const bool isLost = std::ranges::any_of(lost, [](const auto& said) {
        return said.says == LossMessage::Entry && std::ranges::find(modelEntries, entryIn(said)) != modelEntries.end();
    });
    if (!isLost)
        return;
    for (auto& attribute : recipe.attributes)
        if (attribute.role == Role::Sensitive)
            attribute.role = Role::Undecided;
    lost.emplace_back(LossMessage::Model);
}

} // namespace

Result<OpenedRecipeFile> readDamagedRecipe(std::string_view text)
{
    if (auto recipe = readRecipe(text))
        return OpenedRecipeFile{std::move(*recipe), {}};
    OpenedRecipeFile opened;
    const auto whole = membersOf(text, opened.lost);
    if (const auto format = checkFormat(whole); !format) {
        if (format.error().code == ErrorCode::NotSupported || opened.lost.empty())
            return std::unexpected(format.error());
        return nothingLeft(opened.lost);
    }
    EntryProblems problems;
    opened.recipe = readEntries(JsonEntries(whole, {}, problems));
    for (const auto& problem : problems.all())
        opened.lost.push_back(lossOf(problem));
    mendRecipe(opened.recipe, opened.lost);
    if (opened.recipe.attributes.empty())
        return nothingLeft(opened.lost);
    openRolesWithoutModel(opened.recipe, opened.lost);
    return opened;
}

Result<OpenedRecipeFile> openRecipeFile(const std::filesystem::path& file)
{
    const auto text = readSmallFile(file);
    if (!text)
        return std::unexpected(text.error());
    auto opened = readDamagedRecipe(*text);
    if (!opened) {
        opened.error().place.file = file.filename().string();
        return opened;
    }
    const auto folder = QFileInfo(qtText(file.string())).absolutePath().toStdString();
    opened->recipe = withAbsoluteFiles(std::move(opened->recipe), folder);
    return opened;
}

} // namespace tranche
