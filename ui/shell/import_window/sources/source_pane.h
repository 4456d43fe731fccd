// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/looker.h"

#include <QFrame>
#include <QStringList>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace tranche {

/// The files of a table, in the order in which they are read: dragged or moved by the keyboard, added, taken away, dropped.
class SourcePane final : public QFrame {
    Q_OBJECT

public:
    explicit SourcePane(QWidget* parent);

    void setFiles(const QStringList& paths);
    QStringList files() const;
    /// Sizes, and the records of a file that is alone; `looked` may be null.
    void show(const std::shared_ptr<const Looked>& looked);

signals:
    void filesChanged();
    void addRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildButtons();
    void move(int by);
    void remove();
    void refresh();
    void fitList();

    QListWidget* m_list = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_add = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
};

} // namespace tranche
