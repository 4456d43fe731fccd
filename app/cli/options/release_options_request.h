// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/recipe/release_options.h"

#include <optional>

namespace tranche::cli {

/// The form of a release: what `base` says (of a recipe, or the default) where no option says otherwise. The texts about attributes are
/// those of `base`: --labels is a file about a table that has to be read first.
/// InvalidArgument for a value that there is not.
Result<ReleaseOptions> releaseOptions(const Arguments& arguments, ReleaseOptions base);

/// The first of these options that was given.
std::optional<std::string> givenReleaseOption(const Arguments& arguments);

} // namespace tranche::cli
