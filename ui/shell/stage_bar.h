// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/stage_facts.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace tranche {

/// The stages as a list of name, fact and state.
class StageModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Roles { FactRole = Qt::UserRole + 1, StateRole, PanelRole };

    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<StageFact> facts);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<StageFact> m_facts;
};

/// A row of the stage bar: icon, name over one fact, state.
class StageDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Which stage is looked at; the way from one panel to another.
class StageBar final : public QListView {
    Q_OBJECT

public:
    explicit StageBar(QWidget* parent = nullptr);

    void show(const Document& now, bool busy, double uniqueLimit, bool busyBeside);
    using QListView::show;
    void setCurrent(PanelId panel);
    PanelId current() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(tranche::PanelId panel);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int widestName() const;

    StageModel* m_model = nullptr;
    bool m_silent = false;
};

} // namespace tranche
