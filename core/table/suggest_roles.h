// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/table/attribute_profile.h"
#include "core/base/messages/role_message.h"
#include "core/base/statement.h"
#include "core/table/roles.h"
#include "core/table/schema.h"
#include "core/table/table.h"

#include <vector>

namespace tranche {

/// A role that an attribute probably has, and why. A proposal to be shown; never used without a person's word.
struct RoleSuggestion {
    Role role = Role::QuasiIdentifier;          ///< never Undecided
    Statement reason = RoleMessage::MayBeKnown; ///< names counts, never a cell value
    bool remarkable = false;                    ///< more is behind it than "an intruder may know it"
};

/// Suggestion for the attribute at place `id` of the schema, by the words of its name, the look of its values and how many are distinct.
/// The first rule that fits decides:
/// 1. nine in ten values look like mail addresses, or like telephone numbers: identifier;
/// 2. the name says person's name, mail, telephone, or a number of a person (passport, account, insurance): identifier;
/// 3. the name speaks of health, income, belief or the like: sensitive;
/// 4. every value, or 19 in 20, stands in one tuple only (10 tuples at least): identifier;
/// 5. half as many distinct values as tuples (20 tuples at least): excluded, for it correlates with everything by chance;
/// 6. the name says postal code or birth, or the values are dates: quasi-identifier, and remarkable;
/// 7. anything else: quasi-identifier, for an intruder may know it.
/// O(spellings) beside the profile.
RoleSuggestion suggestRole(const AttributeData& attribute, const AttributeProfile& profile, const Schema& schema, SourceId id);

/// One suggestion for each attribute of a table, in its order. O(cells).
std::vector<RoleSuggestion> suggestRoles(const Table& table, const Schema& schema);

} // namespace tranche
