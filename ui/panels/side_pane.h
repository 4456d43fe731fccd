// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QSplitter;
class QVBoxLayout;

namespace tranche {

/// What stands at the right edge of a panel: on the window's colour, with a line towards the panel. Scrolls where it must.
class SidePane final : public QFrame {
    Q_OBJECT

public:
    SidePane(const QString& accessibleName, int width, QWidget* parent);

    QVBoxLayout* body() { return m_body; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_width;
    QVBoxLayout* m_body = nullptr;
};

/// A splitter with the content left and the pane right; the pane keeps its width when the window grows, see Panel::beside for how it is
/// closed.
QSplitter* besidePane(QWidget* content, SidePane* pane, QWidget* parent);

} // namespace tranche
