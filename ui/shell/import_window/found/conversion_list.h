// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/import_draft.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace tranche {

/// All that can be converted or read as missing, a card each: ticked, it is done and recorded; not ticked, cells stay as they stand. Below:
/// what was chosen for single records, to be taken back; what of the source is left out, and what was looked for in vain.
class ConversionList final : public QWidget {
    Q_OBJECT

public:
    explicit ConversionList(QWidget* parent);

    /// `counted` is false while it is found anew what could be missing.
    void show(const ImportLook& look, const ConversionAnswers& answers, const CellAnswers& cells, bool counted);
    QList<QCheckBox*> boxes() const { return m_boxes; }

signals:
    void answered(const tranche::Conversion& conversion, bool accepted);
    void missingAnswered(const tranche::MissingOffer& offer, const std::set<std::string>& attributes);
    void lineWanted(quint64 line);
    void takenBack(const tranche::RecordChoice& choice);

private:
    QWidget* card(const ConversionOffer& offer, bool accepted, bool whole);
    QWidget* card(const MissingOffer& offer, const CellAnswers& cells, bool counted);
    void addHeading(const QString& heading);
    QHBoxLayout* addLine(const QString& words, quint64 line);
    void add(const QString& heading, const std::vector<Statement>& said);
    void addChoices(const ImportLook& look);
    QToolButton* link(const QString& words, const QString& name);

    QVBoxLayout* m_down = nullptr;
    QWidget* m_inside = nullptr;
    QVBoxLayout* m_cards = nullptr;
    QList<QCheckBox*> m_boxes;
};

} // namespace tranche
