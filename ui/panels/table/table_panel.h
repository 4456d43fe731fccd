// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/session/lookup/find_cell.h"
#include "ui/session/lookup/lookup.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace tranche {

class AttributePane;
class PanelPages;
class TableModel;

/// The table as it was read, and what is known of the attribute under the cursor.
class TablePanel final : public Panel {
    Q_OBJECT

public:
    explicit TablePanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;

signals:
    /// The person wants to open a table; whoever has the dialogs answers.
    void openRequested();

private:
    void buildActions();
    QWidget* buildTable();
    QWidget* buildFoot();
    QWidget* buildPane();
    void addKeys();
    void find(bool forward);
    void showFound(const std::optional<TableCell>& found);
    void goToLine();
    void setMissingRule(MissingRule rule);
    void showCurrent();
    void showAttribute();
    void showFoot();
    void refreshMissingRule(const Document& now);

    TableModel* m_model = nullptr;
    PanelPages* m_pages = nullptr;
    QTableView* m_view = nullptr;
    AttributePane* m_attribute = nullptr;
    QWidget* m_pane = nullptr;
    QLineEdit* m_find = nullptr;
    QLineEdit* m_line = nullptr;
    QPushButton* m_missing = nullptr;
    QLabel* m_lines = nullptr;
    QLabel* m_row = nullptr;
    std::shared_ptr<const Table> m_shownTable;
    Schema m_shownSchema;
    int m_shownAttribute = -1;
    Lookup m_search{*this};
    Lookup m_distribution{*this};
};

} // namespace tranche
