// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "tests/support/tables.h"

namespace tranche::test {

/// Twelve tuples, three quasi-identifiers, three values of S; decided, nothing computed.
inline Snapshot smallTable()
{
    Snapshot now;
    now.table = tableOf({"A B C S", "a x 1 u", "b x 2 v", "a y 3 w", "b y 1 u", "a x 2 v", "b y 3 w", "a y 1 v", "b x 3 u", "a x 3 w",
                         "b y 2 v", "a y 2 u", "b x 1 w"});
    now.schema.attributes.resize(4);
    now.roles = {Role::QuasiIdentifier, Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive};
    now.parameters.model.l = Ratio(2, 1);
    now.parameters.columns = {1, 2};
    return now;
}

} // namespace tranche::test
