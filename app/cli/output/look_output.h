// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "core/import/look/import_look.h"

#include <string>

namespace tranche::cli {

/// What was seen of a source, for people: what it is taken for and what speaks for that, what is wrong, what would be converted, which
/// texts could mean "missing" and which dates could be read in two ways, each with the option that says so, what is left out. Neither a
/// cell nor a raw line, but for those texts.
std::string lookText(const ImportLook& look);

/// Key "source": the same as JSON.
void writeLook(JsonWriter& json, const ImportLook& look);

} // namespace tranche::cli
