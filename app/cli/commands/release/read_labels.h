// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/slice_request.h"
#include "core/table/table.h"

namespace tranche::cli {

/// What --labels says about the attributes of the table becomes what is said about them (phase "read"); nothing changes where the option
/// was not given. BadInput as readAttributeTexts().
Result<void> readLabels(Run& run, const Table& table, SliceRequest& request);

/// What the source says about attributes and values is said too, where nothing else is.
void addLabelsOfSource(const Run& run, const Table& table, SliceRequest& request);

} // namespace tranche::cli
