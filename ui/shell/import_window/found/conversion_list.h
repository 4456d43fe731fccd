// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/import_draft.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace tranche {

/// All that can be converted, a card each: ticked, it is done and recorded; not ticked, cells stay as they stand. Below: what of the source
/// is left out, and what was looked for in vain.
class ConversionList final : public QWidget {
    Q_OBJECT

public:
    explicit ConversionList(QWidget* parent);

    void show(const ImportLook& look, const ConversionAnswers& answers);
    QList<QCheckBox*> boxes() const { return m_boxes; }

signals:
    void answered(const tranche::Conversion& conversion, bool accepted);
    void lineWanted(quint64 line);

private:
    QWidget* card(const ConversionOffer& offer, bool accepted, bool whole);
    void add(const QString& heading, const std::vector<Statement>& said);

    QVBoxLayout* m_down = nullptr;
    QWidget* m_inside = nullptr;
    QVBoxLayout* m_cards = nullptr;
    QList<QCheckBox*> m_boxes;
};

/// A cell with what could be overlooked shown: "␣" for a blank at an end, "↵" for a line end; cut where it is long.
QString cellText(const std::string& cell);

} // namespace tranche
