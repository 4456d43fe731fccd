// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/cells/cell_answers.h"
#include "ui/shell/import_window/cells/offer_card.h"

#include <QList>

#include <set>
#include <string>

namespace tranche {

/// A text that commonly means "missing", to be treated so where it is ticked: in all attributes where it could be, or in some of them.
class MissingCard final : public OfferCard {
    Q_OBJECT

public:
    /// `counted` is false while its cells are being counted anew.
    MissingCard(const MissingOffer& offer, const CellAnswers& answers, bool counted, QWidget* parent);

    /// The one for all attributes, then one for each that is shown, if there are several.
    const QList<QCheckBox*>& boxes() const { return m_boxes; }

signals:
    void answered(const tranche::MissingOffer& offer, const std::set<std::string>& attributes);

private:
    void connectBox();
    void addAttribute(const std::string& name, const QString& cells);

    MissingOffer m_offer;
    std::set<std::string> m_missing; ///< the attributes in which it counts as missing
    QList<QCheckBox*> m_boxes;
};

} // namespace tranche
