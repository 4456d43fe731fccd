// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/experiment_figure.h"
#include "ui/parts/cards/card_frame.h"

class QVBoxLayout;

namespace tranche {

/// One figure of the paper's experiments: title, what it stands on, its panels, a legend, and what the claim that it is read for comes to.
class ExperimentCard final : public CardFrame {
    Q_OBJECT

public:
    /// `claims`: all that were tried.
    ExperimentCard(const ExperimentFigure& figure, const std::vector<ClaimResult>& claims, QWidget* parent = nullptr);

    const std::string& id() const { return m_figure.experiment.id; }
    void copyPicture();
    void copyNumbers();

signals:
    void told(const QString& sentence);

private:
    void addHead(QVBoxLayout& down);
    void addPlots(QVBoxLayout& down);
    void addVerdict(QVBoxLayout& down, const std::vector<ClaimResult>& claims);

    ExperimentFigure m_figure;
};

} // namespace tranche
