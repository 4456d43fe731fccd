// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QWidget;

namespace tranche {

/// How the window asks people for files. Answers arrive by a call, later; nothing waits, and no answer means no call.
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
};

/// The real ones: file dialogs of the system, opened without waiting.
std::shared_ptr<Questions> fileDialogs();

} // namespace tranche
