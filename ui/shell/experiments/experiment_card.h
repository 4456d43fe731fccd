// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/experiment_figure.h"
#include "ui/parts/cards/card_frame.h"

namespace tranche {

/// One figure of the paper's experiments: title, what it stands on, its panels and a legend.
class ExperimentCard final : public CardFrame {
    Q_OBJECT

public:
    explicit ExperimentCard(const ExperimentFigure& figure, QWidget* parent = nullptr);

    const std::string& id() const { return m_id; }

private:
    std::string m_id;
};

} // namespace tranche
