// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_options.h"
#include "ui/dialogs/file_head.h"

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace tranche {

/// How a delimited file is to be read: its raw first lines, a proposal with its reason, and what the choice makes of them.
/// Nothing is guessed silently, and nothing that is shown is stored.
class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ImportDialog(const QStringList& paths, QWidget* parent = nullptr);

    CsvOptions options() const;
    QStringList missingTokens() const;

signals:
    /// The person agreed; the files can be read like this.
    void chosen(const QStringList& paths, const tranche::CsvOptions& options, const QStringList& missingTokens);

private:
    void build();
    QWidget* buildFields();
    void show(const CsvOptions& options);
    void refresh();
    void showPreview(const CsvOptions& options);
    void showProblem(const QString& sentence);

    QStringList m_paths;
    FileHead m_head; ///< of the first file
    QLabel* m_reason = nullptr;
    QLabel* m_problem = nullptr;
    QPlainTextEdit* m_raw = nullptr;
    QTableWidget* m_preview = nullptr;
    QComboBox* m_delimiter = nullptr;
    QComboBox* m_quote = nullptr;
    QComboBox* m_encoding = nullptr;
    QComboBox* m_decimal = nullptr;
    QSpinBox* m_skip = nullptr;
    QCheckBox* m_header = nullptr;
    QLineEdit* m_names = nullptr;
    QLineEdit* m_missing = nullptr;
    QPushButton* m_read = nullptr;
};

} // namespace tranche
