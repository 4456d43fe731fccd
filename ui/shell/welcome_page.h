// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QListWidget;
class QPushButton;

namespace tranche {

/// What stands in the middle while no table is open: what this is for, the way in, and samples.
class WelcomePage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    QPushButton* openButton() const { return m_open; }

signals:
    void openRequested();
    void sampleRequested(const QString& name);

private:
    void build();
    QWidget* buildSamples(QWidget* parent);

    QPushButton* m_open = nullptr;
    QListWidget* m_samples = nullptr;
};

} // namespace tranche
