// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/words/columns_change.h"

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace tranche {

class CardStacks;
class ColumnCard;
class ColumnList;
class ColumnsModel;
class NewColumnArea;
class ColumnsPlots;
class PanelPages;
class Questions;

/// The columns as cards: proposed, then moved about by hand; the proposal stays one click away.
class ColumnsPanel final : public Panel {
    Q_OBJECT

public:
    explicit ColumnsPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;
    void setQuestions(const std::shared_ptr<Questions>& questions);

protected:
    const void* ground(const Snapshot& now) const override { return now.correlation.get(); }

private:
    void buildActions();
    QWidget* buildBody();
    QWidget* buildChangeLine();
    QWidget* buildCards();
    QWidget* buildLegend();
    void addKeys();
    void rebuildCards(const Document& now);
    void connectPin(ColumnList* list);
    void connectList(ColumnList* list, std::size_t column);
    void refreshCards();
    void focusAttribute(const std::vector<AttributeId>& attributes);
    void leave(std::size_t from, int step);
    std::vector<AttributeId> selectedIn(ColumnList* list) const;
    void rememberChange(const Document& now, const Document& before);
    void showChange(const Document& now);
    QString sentenceFor(const Document& now) const;

    ColumnsModel* m_model = nullptr;
    PanelPages* m_pages = nullptr;
    CardStacks* m_stacks = nullptr;
    QWidget* m_cardArea = nullptr;
    NewColumnArea* m_newColumn = nullptr;
    std::vector<ColumnCard*> m_cards;
    std::shared_ptr<const ColumnPartition> m_shown;
    QWidget* m_changeLine = nullptr;
    QLabel* m_change = nullptr;
    QLabel* m_changeFigures = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_proposal = nullptr;
    ColumnsPlots* m_plots = nullptr;
    QDoubleSpinBox* m_limit = nullptr;
    std::optional<ColumnFigures> m_before; ///< as they were before the last change of columns
    QString m_decision;                    ///< that changed the columns last
    std::vector<AttributeId> m_moving;     ///< keep the focus on these when the cards come anew
};

} // namespace tranche
