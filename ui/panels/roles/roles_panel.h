// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

class QLayout;
class QLabel;
class QLineEdit;
class QModelIndex;
class QPushButton;

namespace tranche {

class Banner;
class PanelPages;
class RolePane;
class RolesModel;
class RolesProxy;
class RolesView;
class SegmentedButtons;

/// What each attribute is for: many at once by single keys, suggestions with their reasons, and what is still open.
class RolesPanel final : public Panel {
    Q_OBJECT

public:
    explicit RolesPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;

private:
    void buildActions();
    QWidget* buildList();
    QWidget* buildBar();
    void addRoleButtons(QLayout* row);
    void addMenus(QLayout* row);
    void connectView();
    std::vector<SourceId> selected() const;
    void setRole(Role role);
    void acceptSuggestion(const QModelIndex& index);
    void acceptCurrentSuggestions();
    void showSelection();
    void showOpenDecision(const Document& now);
    void fitColumns();
    void showCounts(const Document& now);
    void showList(const Document& now);
    QString sentenceFor(const Document& now) const;

    RolesModel* m_model = nullptr;
    RolesProxy* m_proxy = nullptr;
    RolesView* m_view = nullptr;
    RolePane* m_pane = nullptr;
    PanelPages* m_pages = nullptr;
    SegmentedButtons* m_which = nullptr;
    QLineEdit* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_missing = nullptr;
    QPushButton* m_bins = nullptr;
    Banner* m_open = nullptr;
    QString m_openFor; ///< names the banner was made for
    std::shared_ptr<const Table> m_shownTable;
    int m_fittedFor = 0; ///< width of the view the columns were fitted for
};

} // namespace tranche
