// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace tranche {

/// Lays cards out in as many stacks as fit, each card on the stack that is shortest so far.
class CardStacks final : public QLayout {
    Q_OBJECT

public:
    CardStacks(int cardWidth, int gap, QWidget* parent);
    ~CardStacks() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    int layOut(const QRect& area, bool place) const;

    int m_cardWidth;
    int m_gap;
    QList<QLayoutItem*> m_items;
};

} // namespace tranche
