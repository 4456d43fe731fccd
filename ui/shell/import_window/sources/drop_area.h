// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tranche {

/// Says that files can be dropped, and which. The window itself takes them, wherever they fall.
class DropArea final : public QWidget {
    Q_OBJECT

public:
    explicit DropArea(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tranche
