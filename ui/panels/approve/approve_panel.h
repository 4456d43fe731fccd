// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"
#include "ui/panels/panel.h"

class QLabel;
class QPushButton;

namespace tranche {

class ApprovalCards;
class AuditView;
class Banner;
class DetailsCard;
class PanelPages;
class PolicyCard;
class ReleaseFilesView;
class ReleaseSteps;
class SegmentedButtons;
class SidePane;
class SignForm;
class VerifierCard;
class WrittenLinks;

/// The last look: what will be written, what it promises, what the verifier says of exactly these bytes; then a person's word, then the
/// files.
class ApprovePanel final : public Panel {
    Q_OBJECT

public:
    explicit ApprovePanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;
    /// Who asks for files and folders; the system's file dialogs where nobody else was given.
    void setQuestions(std::shared_ptr<Questions> questions);

protected:
    const void* ground(const Snapshot& now) const override { return now.sliced.get(); }
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildMain();
    QWidget* buildGuarantee(QWidget* parent);
    void buildSign(SidePane* pane);
    void buildResult(SidePane* pane);
    void connectSession();
    void connectPolicy();
    void buildViews();
    void showView(int view);
    void approve();
    void askWhereToWrite(bool forReview);
    void showGuarantee(const Document& now);
    void showSign(const Document& now);
    QString lacks(const Document& now) const;
    void showResult(bool fine, const QString& sentence);
    void hideResult();
    void showWritten(const QString& sentence, const QString& release, const QString& internal);
    void showSteps(const Document& now);

    std::shared_ptr<Questions> m_questions;
    PanelPages* m_pages = nullptr;
    SegmentedButtons* m_views = nullptr; ///< the release, or the audit log
    AuditView* m_audit = nullptr;        ///< null until it was looked at
    ReleaseSteps* m_steps = nullptr;
    PolicyCard* m_policy = nullptr;
    VerifierCard* m_verifier = nullptr;
    DetailsCard* m_details = nullptr;
    QLabel* m_guarantee = nullptr;
    QLabel* m_limits = nullptr;
    Banner* m_unique = nullptr; ///< values that prove that their person is in the table
    ApprovalCards* m_approvals = nullptr;
    SignForm* m_form = nullptr;
    QPushButton* m_write = nullptr;
    QLabel* m_result = nullptr;
    WrittenLinks* m_links = nullptr;
    ReleaseFilesView* m_files = nullptr;
    bool m_waiting = false; ///< an approval or a writing was asked for here and has no answer yet
};

} // namespace tranche
