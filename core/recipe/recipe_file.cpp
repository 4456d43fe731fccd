// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/recipe_file.h"

#include "core/base/messages/recipe_message.h"
#include "core/base/messages/file_message.h"
#include "core/import/qt_text.h"
#include "core/recipe/recipe_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace tranche {

namespace {

constexpr qint64 mostBytes = 64 << 20;

QString qt(const std::filesystem::path& path)
{
    return qtText(path.string());
}

Place placeOf(const std::filesystem::path& file)
{
    return {.file = file.filename().string()};
}

QString folderOf(const std::filesystem::path& file)
{
    return QFileInfo(qt(file)).absolutePath();
}

} // namespace

Recipe withRelativeFiles(Recipe recipe, const std::filesystem::path& folder)
{
    const QDir from(qt(folder));
    for (auto& file : recipe.source.files)
        file = from.relativeFilePath(qtText(file)).toStdString();
    return recipe;
}

Recipe withAbsoluteFiles(Recipe recipe, const std::filesystem::path& folder)
{
    const QDir from(qt(folder));
    for (auto& file : recipe.source.files)
        file = QDir::cleanPath(from.absoluteFilePath(qtText(file))).toStdString();
    return recipe;
}

Result<std::string> readSmallFile(const std::filesystem::path& file)
{
    QFile source(qt(file));
    if (!source.exists())
        return fail(ErrorCode::NotFound, FileMessage::Gone, placeOf(file));
    if (!source.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, FileMessage::CannotOpen, placeOf(file));
    if (source.size() > mostBytes)
        return fail(ErrorCode::BadInput, RecipeMessage::TooLarge, placeOf(file));
    const auto bytes = source.readAll();
    if (source.error() != QFileDevice::NoError)
        return fail(ErrorCode::Io, FileMessage::BrokeOff, placeOf(file));
    return bytes.toStdString();
}

Result<void> replaceFile(const std::filesystem::path& file, std::string_view bytes)
{
    QSaveFile target(qt(file));
    const auto size = static_cast<qint64>(bytes.size());
    if (!target.open(QIODevice::WriteOnly) || target.write(bytes.data(), size) != size || !target.commit())
        return fail(ErrorCode::Io, FileMessage::NotReplaced, placeOf(file));
    return {};
}

Result<Recipe> loadRecipe(const std::filesystem::path& file)
{
    const auto text = readSmallFile(file);
    return text ? recipeReadFrom(*text, file) : std::unexpected(text.error());
}

Result<Recipe> recipeReadFrom(std::string_view bytes, const std::filesystem::path& file)
{
    auto recipe = readRecipe(bytes);
    if (!recipe) {
        recipe.error().place.file = file.filename().string();
        return recipe;
    }
    return withAbsoluteFiles(std::move(*recipe), folderOf(file).toStdString());
}

Result<void> saveRecipe(const Recipe& recipe, const std::filesystem::path& file)
{
    return replaceFile(file, recipeText(withRelativeFiles(recipe, folderOf(file).toStdString())));
}

} // namespace tranche
