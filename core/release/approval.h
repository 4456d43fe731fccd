// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/release/release_request.h"

#include <string>

namespace tranche {

/// A person's word that this very sliced table may be published.
class Approval {
public:
    /// InvalidArgument when name or reason is blank, or the snapshot's report does not meet the request.
    static Result<Approval> make(const Snapshot& snapshot, const ReleaseRequest& request, std::string name, std::string reason,
                                 const JobContext& job = {});

    const std::string& name() const { return m_name; }
    const std::string& reason() const { return m_reason; }
    const std::string& time() const { return m_time; } ///< UTC, ISO 8601
    const std::string& fingerprint() const { return m_fingerprint; }

private:
    Approval() = default;

    std::string m_name;
    std::string m_reason;
    std::string m_time;
    std::string m_fingerprint;
};

} // namespace tranche
