// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/recipe/release_options.h"
#include "ui/dialogs/questions.h"
#include "ui/session/document.h"

#include <QDialog>

#include <memory>
#include <set>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace tranche {

class ValueLabelsEditor;

/// The attributes of a table, and those that are released.
struct DescribedAttributes {
    std::vector<std::string> all;
    std::vector<std::string> released;
    std::shared_ptr<const KeptTable> kept = {}; ///< null: the values are not known yet
    std::set<std::string> generalized = {};
};
DescribedAttributes attributesOf(const Snapshot& snapshot);

/// What the curator says about a release and about the attributes in it.
class DetailsDialog final : public QDialog {
    Q_OBJECT

public:
    DetailsDialog(const ReleaseOptions& options, DescribedAttributes attributes, std::shared_ptr<Questions> questions,
                  QWidget* parent = nullptr);

    /// What the fields say now; texts about attributes that are not released stay as they were.
    ReleaseOptions options() const;

signals:
    void chosen(const tranche::ReleaseOptions& options);

private:
    QWidget* buildDetails();
    QWidget* buildTexts();
    QWidget* buildMeanings();
    void findCulprits();
    void markCulprits(const std::set<std::string>& attributes);
    std::vector<std::string> unreleased() const;
    QLineEdit* addLine(QFormLayout& form, const QString& caption, const char* name, const std::string& text);
    QPlainTextEdit* addLines(QFormLayout& form, const QString& caption, const char* name, const QString& text);
    void fillTexts();
    void readFile(const QString& path);
    void showWhetherSound();
    void agree();

    std::shared_ptr<Questions> m_questions;
    ReleaseOptions m_options;
    DescribedAttributes m_attributes;
    QLineEdit* m_title = nullptr;
    QLineEdit* m_owner = nullptr;
    QLineEdit* m_purpose = nullptr;
    QLineEdit* m_recipients = nullptr;
    QComboBox* m_type = nullptr;
    QPlainTextEdit* m_conditions = nullptr;
    QLineEdit* m_contact = nullptr;
    QLineEdit* m_reviewBy = nullptr;
    QLabel* m_noDay = nullptr;
    QLineEdit* m_licence = nullptr;
    QPlainTextEdit* m_sources = nullptr;
    QTableWidget* m_texts = nullptr;
    ValueLabelsEditor* m_values = nullptr;
    QLabel* m_read = nullptr; ///< what became of the file
    QPushButton* m_choose = nullptr;
    QPushButton* m_agreed = nullptr;
    bool m_reading = false;
    JobRunner m_reader;
    JobRunner m_finder; // last: its thread ends before all else goes
};

} // namespace tranche
