// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/parameters.h"

namespace tranche {

Result<void> validate(const Parameters& parameters)
{
    if (parameters.bins < 2 || parameters.bins > 1'000'000)
        return fail(ErrorCode::InvalidArgument, "The number of bins must be between 2 and 1,000,000.");
    if (parameters.columns.columns < 1)
        return fail(ErrorCode::InvalidArgument, "The number of columns c must be 1 or more.");
    if (parameters.columns.alpha == 0U)
        return fail(ErrorCode::InvalidArgument, "Alpha must be 1 or more: the sensitive column holds at least the sensitive attribute.");
    if (const auto model = validate(parameters.model); !model)
        return model;
    if (parameters.minBucket == 0U)
        return fail(ErrorCode::InvalidArgument, "The least bucket size must be 1 or more.");
    for (const auto& request : parameters.generalize)
        if (request.attributes.empty() || request.least < 1)
            return fail(ErrorCode::InvalidArgument,
                        "A column to be generalized is named by its attributes, and its least frequency must be 1 or more.");
    return {};
}

} // namespace tranche
