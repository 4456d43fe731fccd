// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/experiment_list.h"
#include "core/laboratory/scenarios/decisions.h"

#include <optional>
#include <string_view>

namespace tranche {

/// One setting in which a claim of the paper can be looked at, as decisions about a table with Adult's attributes: those of the claim's
/// data released, Occupation sensitive, alpha 2; the model, number of columns and buckets that the claim is about. The missing rule and the
/// tokens of `schema` stay. nullopt: the claim has no settings (the data alone, or no such claim). NotFound as findPaperAttributes().
Result<std::optional<Decisions>> claimDecisions(std::string_view claim, const Table& table, const Schema& schema);

/// The claim that a figure is read for; empty: none, as of the figures that are tested as the paper did.
std::string_view leadingClaim(const Experiment& experiment);

} // namespace tranche
