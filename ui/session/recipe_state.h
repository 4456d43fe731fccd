// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/recipe.h"
#include "ui/session/document.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

class QLockFile;

namespace tranche {

/// All decisions of a document that has a table.
Recipe recipeOf(const Document& document);

/// Decisions that no recipe holds: those of a program that was ended by force, or that nobody gave a name.
struct UnsavedWork {
    QString path;       ///< the kept recipe
    QString title;      ///< base names of the table's files
    QString recipeFile; ///< the recipe that was open; empty: none
    QDateTime when;     ///< of the last decision that was kept
};

/// The place in the state folder where one run of the program keeps its decisions: a recipe, the path of the recipe that it belongs to, and
/// a lock that tells living programs from dead ones. Everything in it is for this account only.
class RecipeState {
public:
    /// Makes the folder where it is missing. Without a place to write to, nothing is kept.
    explicit RecipeState(const QString& folder);
    ~RecipeState();
    RecipeState(const RecipeState&) = delete;
    RecipeState& operator=(const RecipeState&) = delete;

    QString recipePath() const;
    QString notePath() const;
    /// What was kept by this run is forgotten when it ends; nobody may write any more then.
    void forgetAtEnd() { m_forgotten = true; }

    /// What was kept by runs that are over, newest first.
    static std::vector<UnsavedWork> leftBehind(const QString& folder);
    /// Removes a kept recipe and what belongs to it.
    static void forget(const QString& path);

private:
    QString m_base;
    bool m_forgotten = false;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tranche
