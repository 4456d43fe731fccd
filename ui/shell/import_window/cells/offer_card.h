// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/cards/card_frame.h"

#include <QString>

#include <optional>
#include <string>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace tranche {

/// What can be done to cells: a box to tick, how many they are, and below it where they are and what one of them becomes.
class OfferCard : public CardFrame {
    Q_OBJECT

public:
    /// `cells` is nullopt while they are being counted.
    OfferCard(const QString& title, std::optional<std::size_t> cells, QWidget* parent);

    QCheckBox& box() const { return *m_box; }
    void addWhere(const QString& words);
    void addChange(const std::string& was, const std::string& becomes);

protected:
    QVBoxLayout& down() const { return *m_down; }

private:
    void addLine(QLabel* label);

    QVBoxLayout* m_down = nullptr;
    QCheckBox* m_box = nullptr;
};

/// A cell with what could be overlooked shown: "␣" for a blank at an end, "↵" for a line end; cut where it is long.
QString cellText(const std::string& cell);

} // namespace tranche
