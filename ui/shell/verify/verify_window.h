// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/judgement.h"
#include "ui/session/governance/key_book.h"
#include "ui/shell/verify/verify_asked.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace tranche {

class Banner;
class EvidenceFields;

/// Any release, and what the verifier says of it: its lines one by one, who has approved, and one verdict. Read and judged aside, anew
/// whenever it is to be verified with more. It changes nothing.
class VerifyWindow final : public QDialog {
    Q_OBJECT

public:
    /// `keys` may be null: then no signer is known.
    VerifyWindow(QString path, std::shared_ptr<const KeyBook> keys, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

    bool isBusy() const { return m_busy; }

signals:
    /// The verdict is shown, or why there is none.
    void settled();
    /// The report was saved, or could not be.
    void saved();

private:
    void build();
    QWidget* buildMain();
    QWidget* buildSaving(QWidget* parent);
    QWidget* buildSide();
    VerifyAsked asked();
    void verify();
    void arrive(const Result<Verified>& verified);
    void showNext();
    void conclude();
    void say(Judgement judgement, const QString& heading, const QString& sentence);
    void save(const QString& path);
    void saySaved(const QString& words, bool fine);

    QString m_path;
    std::shared_ptr<const KeyBook> m_keys;
    std::shared_ptr<Questions> m_questions;
    std::shared_ptr<const Verified> m_verified;
    bool m_busy = false;
    Banner* m_banner = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_saved = nullptr;
    QVBoxLayout* m_down = nullptr;
    EvidenceFields* m_fields = nullptr;
    QWidget* m_result = nullptr;
    QList<QWidget*> m_hidden; ///< of the result: what is still to appear
    QTimer m_pace;
    // Last: their threads end before all else goes.
    JobRunner m_runner;
    JobRunner m_saver; // of its own: verifying with more does not stop it
};

} // namespace tranche
