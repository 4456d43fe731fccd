// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/release.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QLabel;
class QVBoxLayout;

namespace tranche {

/// What will be written: both folders with their files and sizes, and how.
class ReleaseFilesView final : public QWidget {
    Q_OBJECT

public:
    explicit ReleaseFilesView(QWidget* parent);

    /// `files` null: not rendered yet.
    void show(const RenderedRelease* files, const ReleaseOptions& options);

signals:
    void optionsChosen(const tranche::ReleaseOptions& options);
    void linkingsAsked(); ///< how many, in a dialog of its own

private:
    void addFolder(QVBoxLayout* column, const QString& icon, const QString& name, bool mayLeave,
                   const std::map<std::string, std::string>* files);
    QComboBox* addChoice(const QString& name);
    void showOptions(const ReleaseOptions& options);
    void choose();

    ReleaseOptions m_options;
    QComboBox* m_layout = nullptr;
    QComboBox* m_formulas = nullptr;
    QPushButton* m_linkings = nullptr;
    QComboBox* m_container = nullptr;
    QLabel* m_noPerson = nullptr;
    QLabel* m_formulaCount = nullptr;
    QVBoxLayout* m_all = nullptr;
    QWidget* m_folders = nullptr;
};

/// "412 bytes", "3.4 kB", "2.1 MB"; thousands of bytes.
QString sizeText(std::size_t bytes);

} // namespace tranche
