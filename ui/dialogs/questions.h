// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QWidget;

namespace tranche {

/// What becomes of a recipe that was changed when something takes its place.
enum class Leaving { Save, Discard };
/// What a file with a key is wanted for: signing, or to know who has signed.
enum class KeyHalf { Secret, Public };

/// How the window asks people for files, and whether to save. Answers arrive by a call, later; nothing waits, and no answer means no call.
/// Tests give a fake that answers at once.
class Questions {
public:
    Questions() = default;
    Questions(const Questions&) = delete;
    Questions& operator=(const Questions&) = delete;
    virtual ~Questions() = default;

    /// Files of one table.
    virtual void askForTables(QWidget* parent, std::function<void(const QStringList& paths)> chosen) = 0;
    /// Folder and name of a release, without ending. `proposal` is a path or a bare name.
    virtual void askForReleaseName(QWidget* parent, const QString& proposal, std::function<void(const QString& name)> chosen) = 0;
    /// A release, or one for review: a folder, or a zip. Who does not answer this opens none.
    virtual void askForRelease(QWidget* parent, std::function<void(const QString& path)> chosen);
    /// A file that holds the hierarchy of an attribute. Who does not answer this gives none.
    virtual void askForHierarchy(QWidget* parent, std::function<void(const QString& path)> chosen);
    /// A file that says what attributes mean. Who does not answer this gives none.
    virtual void askForLabels(QWidget* parent, std::function<void(const QString& path)> chosen);
    /// A file to save something in that is not a release: a picture, a table of figures. `filters` as QFileDialog words them; the path
    /// has an ending of the chosen filter. Who does not answer this saves nothing.
    virtual void askForFile(QWidget* parent, const QString& proposal, const QStringList& filters,
                            std::function<void(const QString& path)> chosen);
    /// A recipe to open. Who does not answer this opens none.
    virtual void askForRecipe(QWidget* parent, std::function<void(const QString& path)> chosen);
    /// A file with a key. Who does not answer this takes in none.
    virtual void askForKey(QWidget* parent, KeyHalf half, std::function<void(const QString& path)> chosen);
    /// A policy to open. Who does not answer this opens none.
    virtual void askForPolicy(QWidget* parent, std::function<void(const QString& path)> chosen);
    /// Folder and name of a folder that is not there yet. Who does not answer this writes none.
    virtual void askForNewFolder(QWidget* parent, const QString& proposal, std::function<void(const QString& folder)> chosen);
    /// Whether decisions that the recipe of this name does not have are to be saved. Who does not answer this stays.
    virtual void askToSave(QWidget* parent, const QString& name, std::function<void(Leaving)> answered);
};

/// The real ones: file dialogs of the system, opened without waiting.
std::shared_ptr<Questions> fileDialogs();

} // namespace tranche
