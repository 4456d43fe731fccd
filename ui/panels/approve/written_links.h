// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QPushButton;

namespace tranche {

/// Ways to what was written: its folder, and its report where that can be opened as it lies.
class WrittenLinks final : public QWidget {
    Q_OBJECT

public:
    explicit WrittenLinks(QWidget* parent);

    /// `release`: the folder or archive, absolute.
    void show(const QString& release);

signals:
    /// A folder, or a file to look at.
    void openAsked(const QString& path);

private:
    QPushButton* m_folder = nullptr;
    QPushButton* m_report = nullptr;
    QString m_release;
};

} // namespace tranche
