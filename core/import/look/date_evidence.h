// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/table/schema.h"

#include <map>
#include <optional>
#include <span>
#include <string>

namespace tranche {

/// What speaks for how dates are read, as attributes are `decided`; nullopt where no attribute is one of dates. An order that only a person
/// can tell, and nobody has, comes first; then what was decided; then, of what the cells say themselves, the order that is no ISO.
/// O(attributes of dates).
std::optional<Evidence> dateEvidence(std::span<const DateSight> sights, const std::map<std::string, AttributeSchema>& decided);

} // namespace tranche
