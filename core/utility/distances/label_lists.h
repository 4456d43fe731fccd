// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/keyed_lists.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Keys ascend in each list.
using WeightLists = KeyedLists<double>;

/// The labels that each symbol of an attribute stands for, and with what share: 1 for a single value. O(values of the sets).
WeightLists labelsOfSymbols(const PublishedAttribute& attribute, const AttributeLabels& labels, const JobContext& job);

/// By block, the expected count of each label. O(tuples + entries).
WeightLists labelsOfBlocks(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

/// By tuple, the share of each label. O(tuples + entries).
WeightLists labelsOfTuples(const Publication& publication, AttributeId attribute, const AttributeLabels& labels, const JobContext& job);

} // namespace tranche
