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

private:
    void build(std::shared_ptr<Questions> questions);
    QWidget* buildMain();
    QWidget* buildSide(std::shared_ptr<Questions> questions);
    VerifyAsked asked() const;
    void verify();
    void arrive(const Result<Verified>& verified);
    void showNext();
    void conclude();
    void say(Judgement judgement, const QString& heading, const QString& sentence);

    QString m_path;
    std::shared_ptr<const KeyBook> m_keys;
    std::shared_ptr<const Verified> m_verified;
    bool m_busy = false;
    Banner* m_banner = nullptr;
    QProgressBar* m_progress = nullptr;
    QVBoxLayout* m_down = nullptr;
    EvidenceFields* m_fields = nullptr;
    QWidget* m_result = nullptr;
    QList<QWidget*> m_hidden; ///< of the result: what is still to appear
    QTimer m_pace;
    JobRunner m_runner; // last: its thread ends before all else goes
};

} // namespace tranche
