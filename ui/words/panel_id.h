// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tranche {

/// The panels in stage order.
enum class PanelId { Table, AttributeRoles, Correlation, Columns, Buckets, Risk, Utility, Approve };
inline constexpr PanelId allPanels[] = {PanelId::Table,   PanelId::AttributeRoles, PanelId::Correlation, PanelId::Columns,
                                        PanelId::Buckets, PanelId::Risk,           PanelId::Utility,     PanelId::Approve};

} // namespace tranche
