// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QWidget>

namespace tranche {

/// A key as it stands on the keyboard: "Ctrl+K" in a small frame.
class KeyCap final : public QWidget {
    Q_OBJECT

public:
    explicit KeyCap(const QKeySequence& keys, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace tranche
