// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/scenario_grid.h"

#include "core/models/model_dial.h"

#include <algorithm>
#include <cstdint>

namespace tranche {

namespace {

/// Numbers of the model, ascending.
std::vector<Ratio> dialsOf(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity:
    case ModelKind::Entropy: return {{3, 2}, {2, 1}, {5, 2}, {3, 1}, {7, 2}, {5, 1}, {8, 1}};
    case ModelKind::Distinct: return {{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {8, 1}, {10, 1}};
    case ModelKind::Recursive: return {{1, 2}, {1, 1}, {3, 2}, {2, 1}, {3, 1}, {5, 1}, {8, 1}};
    case ModelKind::TCloseness: return {{1, 20}, {1, 10}, {3, 20}, {1, 5}, {3, 10}, {2, 5}, {1, 2}};
    }
    return {};
}

} // namespace

std::vector<Decisions> scenarioGrid(const Decisions& present, std::size_t attributes)
{
    std::vector<Decisions> grid;
    if (std::ranges::find(present.roles, Role::Sensitive) == present.roles.end())
        return grid;
    for (std::size_t alpha = 1; alpha <= std::min<std::size_t>(3, attributes); ++alpha)
        for (const std::size_t columns : {2U, 4U}) {
            if (columns > attributes - alpha + 1) // the sensitive column and at most one for each other attribute
                continue;
            for (const auto& dial : dialsOf(present.parameters.model.kind)) {
                auto tried = present;
                tried.columnsByHand = nullptr;
                tried.parameters.columns = {alpha, columns};
                tried.parameters.model = withDial(tried.parameters.model, dial);
                grid.push_back(std::move(tried));
            }
        }
    return grid;
}

} // namespace tranche
