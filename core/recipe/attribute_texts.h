// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/recipe/release_details.h"

#include <filesystem>
#include <span>
#include <string>

namespace tranche {

/// What is said about attributes, from a CSV in UTF-8 with the fields name, label and description, in any order, and no other. An
/// attribute without a line, or with an empty one, has no text.
/// BadInput, with file and line and nothing of what stands there: other fields, a name that is none of `attributes`, a name twice, and as
/// readCsv(). NotFound, Io. O(bytes + lines * attributes' names).
Result<AttributeTexts> readAttributeTexts(const std::filesystem::path& file, std::span<const std::string> attributes, JobContext& job);

} // namespace tranche
