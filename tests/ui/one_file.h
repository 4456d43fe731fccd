// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace tranche::test {

/// Answers whatever is asked for with one file or name, at once.
class OneFile final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)> chosen) override { chosen({path}); }
    void askForReleaseName(QWidget*, const QString& name, std::function<void(const QString&)> chosen) override
    {
        proposal = name;
        chosen(path);
    }
    void askForKey(QWidget*, KeyHalf, std::function<void(const QString&)> chosen) override { chosen(path); }
    void askForPolicy(QWidget*, std::function<void(const QString&)> chosen) override { chosen(path); }
    void askForRecipe(QWidget*, std::function<void(const QString&)> chosen) override { chosen(path); }
    void askForHierarchy(QWidget*, std::function<void(const QString&)> chosen) override { chosen(path); }
    void askForLabels(QWidget*, std::function<void(const QString&)> chosen) override { chosen(path); }
    void askForFile(QWidget*, const QString& name, const QStringList&, std::function<void(const QString&)> chosen) override
    {
        proposal = name;
        chosen(path);
    }

    QString path;
    QString proposal; ///< of what is to be written
};

} // namespace tranche::test
