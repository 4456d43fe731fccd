// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/chunks.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace tranche {

/// `count` times `value`; a large table is made in pieces, between which the job is asked. nullopt: told to stop.
template <class T>
std::optional<std::vector<T>> filledInSteps(std::size_t count, const T& value, const JobContext& job)
{
    std::vector<T> all;
    all.reserve(count);
    if (!inChunks(0, count, job, [&](std::size_t, std::size_t to) { all.resize(to, value); }))
        return std::nullopt;
    return std::optional(std::move(all));
}

} // namespace tranche
