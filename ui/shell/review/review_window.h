// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/release/writing/review.h"
#include "ui/dialogs/questions.h"
#include "ui/session/governance/key_book.h"
#include "ui/shell/verify/verify_asked.h"

#include <QDialog>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace tranche {

class ApprovalCards;
class Banner;
class EvidenceFields;
class SidePane;
class SignForm;

/// A release that another person has to approve: what it says of itself, what the verifier says of it, also beside the original table
/// where that is given, and the place to sign. Read and judged aside; nothing but signing changes anything.
class ReviewWindow final : public QDialog {
    Q_OBJECT

public:
    ReviewWindow(QString path, std::shared_ptr<const KeyBook> keys, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

signals:
    /// It was read, or could not be; or the approval has been answered.
    void settled();
    void completed(const QString& release);

private:
    struct Judged {
        Review review;
        VerifyReport report;
        std::shared_ptr<const OriginalTable> original; ///< that it was verified with; null: by its files alone
        std::vector<Statement> readAs;                 ///< how that was read
        std::string manifestDigest;                    ///< SHA-256, hex
    };

    void build();
    static Result<Judged> judged(const std::string& path, const OriginalAsked& asked, const KeyBook* keys, JobContext& job);
    QWidget* buildSide();
    void read();
    void arrive(const Result<Judged>& judged);
    void showFacts();
    void approve();
    void finish(const Result<std::filesystem::path>& written);
    void refresh();
    void openReport() const;
    void say(bool fine, const QString& heading, const QString& sentence);

    QString m_path;
    std::shared_ptr<const KeyBook> m_keys;
    std::shared_ptr<const Judged> m_judged;
    std::optional<Approval> m_given; ///< here; the release is written with it
    bool m_busy = false;
    QLabel* m_title = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_report = nullptr;
    Banner* m_banner = nullptr;
    QProgressBar* m_progress = nullptr;
    QVBoxLayout* m_down = nullptr;
    QWidget* m_facts = nullptr;
    SidePane* m_side = nullptr;
    ApprovalCards* m_approvals = nullptr;
    SignForm* m_form = nullptr;
    EvidenceFields* m_evidence = nullptr;
    JobRunner m_runner;
};

} // namespace tranche
