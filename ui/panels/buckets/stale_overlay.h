// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QTimer;

namespace tranche {

/// Lies over tables that hold no longer while the next result is on its way. At once nothing under it can be chosen, opened or copied; when
/// the result keeps somebody waiting, what is below is put back and a word says so. Tables that are replaced within an eye's blink do not
/// flicker.
class StaleOverlay final : public QWidget {
    Q_OBJECT

public:
    /// Covers `place`, whose child it becomes; keys that reach `tables` there are kept from them while it holds.
    StaleOverlay(QWidget* place, std::vector<QWidget*> tables);

    void hold();
    void release();
    bool isHolding() const { return m_holding; }
    bool isSeen() const { return m_seen; } ///< whether what is below is put back

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer* m_patience = nullptr;
    bool m_holding = false;
    bool m_seen = false;
};

} // namespace tranche
