// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_context.h"

#include <algorithm>

namespace tranche {

bool JobContext::step(std::size_t done, std::size_t total)
{
    if (m_progress && total > 0) {
        const auto permille = static_cast<int>(static_cast<double>(std::min(done, total)) / static_cast<double>(total) * 1000.0);
        if (permille != std::exchange(m_lastPermille, permille))
            m_progress(permille);
    }
    return goOn();
}

} // namespace tranche
