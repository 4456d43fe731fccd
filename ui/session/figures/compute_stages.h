// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "ui/session/document.h"

#include <functional>
#include <memory>

namespace tranche {

/// Compute all that a document lacks, stage by stage, and hand over the document after each result; then the figures beside the
/// stages. A stage that fails ends the stages and is handed over as the document's failure; cancelling hands over nothing more.
void computeStages(Document document, RandomSource& random, JobContext& job, const std::function<void(const Document&)>& handOver);

/// Compute the figures that a finished document lacks and nobody waits for, the most expensive ones (Turn::InBackground). Each is handed
/// over by itself, as what it changes of the document that is current then.
void computeFigures(Document document, RandomSource& random, JobContext& job,
                    const std::function<void(std::function<void(Document&)>)>& handOver);

} // namespace tranche
