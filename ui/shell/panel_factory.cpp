// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/panel_factory.h"

#include "ui/dialogs/questions.h"
#include "ui/panels/approve/approve_panel.h"
#include "ui/panels/buckets/buckets_panel.h"
#include "ui/panels/columns/columns_panel.h"
#include "ui/panels/correlation/correlation_panel.h"
#include "ui/panels/risk/risk_panel.h"
#include "ui/panels/roles/roles_panel.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/utility/utility_panel.h"

namespace tranche {

Panel* makePanel(PanelId panel, Session& session, const std::shared_ptr<Questions>& questions, QWidget* parent)
{
    switch (panel) {
    case PanelId::Table: return new TablePanel(session, parent);
    case PanelId::AttributeRoles: return new RolesPanel(session, parent);
    case PanelId::Correlation: {
        auto* correlation = new CorrelationPanel(session, parent);
        correlation->setQuestions(questions);
        return correlation;
    }
    case PanelId::Columns: {
        auto* columns = new ColumnsPanel(session, parent);
        columns->setQuestions(questions);
        return columns;
    }
    case PanelId::Buckets: return new BucketsPanel(session, parent);
    case PanelId::Risk: {
        auto* risk = new RiskPanel(session, parent);
        risk->setQuestions(questions);
        return risk;
    }
    case PanelId::Utility: {
        auto* utility = new UtilityPanel(session, parent);
        utility->setQuestions(questions);
        return utility;
    }
    case PanelId::Approve: {
        auto* approve = new ApprovePanel(session, parent);
        approve->setQuestions(questions);
        return approve;
    }
    }
    return nullptr;
}

} // namespace tranche
