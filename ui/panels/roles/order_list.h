// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QString>

#include <string>
#include <vector>

namespace tranche {

/// The values of one attribute in their order, first to last. A value is moved by dragging it, or by Alt with an arrow.
class OrderList final : public QListWidget {
    Q_OBJECT

public:
    explicit OrderList(QWidget* parent = nullptr);

    /// Keeps the place of the cursor where the same values are shown in another order.
    void show(const std::vector<std::string>& values);
    using QListWidget::show;
    std::vector<std::string> values() const;

signals:
    void orderChosen(const std::vector<std::string>& values);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void moveCurrent(int step);
};

} // namespace tranche
