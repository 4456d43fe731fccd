// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"

#include <string>

namespace tranche {

/// The guarantee in one sentence: who can tie whom to what with which probability.
std::string guaranteeSentence(const Snapshot& snapshot);

} // namespace tranche
