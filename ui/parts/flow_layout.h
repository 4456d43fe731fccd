// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace tranche {

/// Fields one after the other, going on in the next row where there is no room; as high as its rows at the width it gets.
class FlowLayout final : public QLayout {
public:
    FlowLayout(int across, int down, QWidget* parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& area) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    /// The height of all rows; places the items where `place`.
    int arrange(const QRect& area, bool place) const;

    int m_across;
    int m_down;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace tranche
