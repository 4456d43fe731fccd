// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/alpha_limits.h"
#include "core/limits/feasibility.h"
#include "core/models/privacy_model.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// How far a model goes when the sensitive column has another number of attributes.
struct AlphaStanding {
    std::size_t alpha = 1;
    ModelLimit limit;
};

/// How far the model that is asked for can go on the table as one bucket.
struct RequestStanding {
    PrivacyModel model;                ///< as asked for when this was found
    ModelLimit limit;                  ///< with the present columns
    std::vector<AlphaStanding> others; ///< by alpha, ascending; empty where no limits by alpha were given

    /// Whether a request can hold by these limits; nullopt where they are another request's, or leave it open.
    std::optional<bool> admits(const PrivacyModel& request) const;
    /// Whether the limits speak for a request: of the present columns and of every other alpha.
    bool speaksFor(const PrivacyModel& request) const;
};

/// Whether a limit that was found for one request admits another; nullopt where it is another one's limit, or its figure leaves it open.
std::optional<bool> admits(const PrivacyModel& foundFor, const ModelLimit& limit, const PrivacyModel& request);

/// Find the limits of `model`, which must be valid. Not to be asked where nothing is claimed. O(groups).
RequestStanding requestStanding(const Feasibility& present, std::span<const AlphaLimit> others, const PrivacyModel& model);

} // namespace tranche
