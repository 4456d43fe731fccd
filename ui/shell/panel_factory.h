// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

#include <memory>

namespace tranche {

class Questions;

/// The program's own panel for a stage.
Panel* makePanel(PanelId panel, Session& session, const std::shared_ptr<Questions>& questions, QWidget* parent);

} // namespace tranche
