// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/prepare.h"

namespace tranche::cli {

Result<Exit> membershipOfTable(Run& run)
{
    const auto requests = requestsOf(run.arguments);
    if (!requests)
        return std::unexpected(requests.error());
    return notYet("the command membership");
}

} // namespace tranche::cli
