// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/release_details.h"
#include "ui/words/governance/rule_facts.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace tranche {

class RuleRow;
class SectionCard;

/// What is shown of the policy and its rules.
struct PolicyShown {
    std::optional<PolicyName> name; ///< none: there is no policy
    bool isOpen = false;            ///< its file was read; false: the settings name it and it has still to be opened
    std::vector<RuleFact> facts;    ///< its rules, or the figures that it could ask for

    friend bool operator==(const PolicyShown&, const PolicyShown&) = default;
};

/// The rules of the policy, a row each, with what was found; failing ones can be waived with a reason. Without a policy the same figures
/// without verdicts.
class PolicyCard final : public QWidget {
    Q_OBJECT

public:
    explicit PolicyCard(QWidget* parent);

    void show(const PolicyShown& shown);
    /// The focus to the next rule that fails, from the present one on and round; nothing where none does.
    void goToNextFailing();
    /// Its name, with the ways to another policy; for the head of the panel.
    QToolButton* menuButton() const { return m_button; }

signals:
    void panelRequested(tranche::PanelId where);
    void waiveAsked(tranche::Rule rule, const QString& reason, const QString& name);
    void takeBackAsked(tranche::Rule rule);
    void openAsked(); ///< another policy
    void dropAsked(); ///< no policy any more

protected:
    void changeEvent(QEvent* event) override;

private:
    void showHead();
    void showRows();

    PolicyShown m_shown;
    QString m_name; ///< who waived last
    SectionCard* m_card = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_about = nullptr;
    QToolButton* m_button = nullptr;
    QAction* m_drop = nullptr;
    QWidget* m_rows = nullptr;
    std::vector<RuleRow*> m_failing;
};

/// Of the document: rules of its draft, of its policy as long as there is no draft, or the figures without a policy.
PolicyShown policyOf(const Document& now);

} // namespace tranche
