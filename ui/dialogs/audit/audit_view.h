// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/read_audit.h"
#include "core/jobs/job_runner.h"
#include "ui/dialogs/questions.h"

#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableView;
class QVBoxLayout;

namespace tranche {

class AuditBook;
class AuditFilter;
class AuditModel;
class Badge;
class Banner;

/// The audit log: every entry, newest first, to be filtered, copied and saved; how its chain stands; beside it the chosen entry, the chain
/// around it and the line as written. It follows what the book has read, whoever asked for it, while it is visible.
class AuditView final : public QWidget {
    Q_OBJECT

public:
    AuditView(std::shared_ptr<AuditBook> book, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

    /// Has it read and checked anew, aside: it may have been changed outside.
    void read();
    void setQuestions(std::shared_ptr<Questions> questions) { m_questions = std::move(questions); }

signals:
    void settled(); ///< what was read is shown
    /// The chosen entry in one line, "Entry 39 of 42  ·  approved, Piet Lindqvist"; empty: none.
    void entryShown(const QString& line);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildList();
    QWidget* buildSide();
    QHBoxLayout* buildHead(QWidget* parent);
    void showRead();
    void showUnread(const Error& error);
    void say(const QString& heading, const Error& error);
    void showEntry();
    void save();
    std::size_t chosenLine() const;

    std::shared_ptr<AuditBook> m_book;
    std::shared_ptr<Questions> m_questions;
    std::shared_ptr<const AuditReading> m_log;
    AuditModel* m_model = nullptr;
    AuditFilter* m_filter = nullptr;
    Badge* m_chain = nullptr;
    Badge* m_unbroken = nullptr; ///< beside the entries around the chosen one
    Banner* m_banner = nullptr;
    QLineEdit* m_text = nullptr;
    QComboBox* m_event = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_around = nullptr;
    QPlainTextEdit* m_line = nullptr;
    // Last: their threads end before all else goes.
    JobRunner m_runner;
    JobRunner m_saver; // of its own: reading anew does not stop it
};

} // namespace tranche
