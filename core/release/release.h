// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/release/approval.h"

#include <map>
#include <string>
#include <vector>

namespace tranche {

enum class Layout { Together, PerColumn };  ///< data.csv, or one file a column
enum class FormulaCells { AsIs, Prefixed }; ///< cells that a spreadsheet would run

struct ReleaseOptions {
    Layout layout = Layout::Together;
    FormulaCells formulaCells = FormulaCells::AsIs;

    friend bool operator==(const ReleaseOptions&, const ReleaseOptions&) = default;
};

/// The source as `.internal` names it; nothing of it reaches `.release`.
struct SourceInfo {
    std::vector<std::string> fileNames; ///< base names
    std::string sha256;                 ///< of the files' bytes one after another, hex
};

/// Both folders, file by file, as they would be written.
struct RenderedRelease {
    std::map<std::string, std::string> release;
    std::map<std::string, std::string> internal;
    std::size_t formulaCells = 0; ///< cells that a spreadsheet would run (before prefixing)
};

/// An approved sliced table. Exists only where approval and sliced table have the same fingerprint.
class Release {
public:
    /// InvalidArgument when the approval was given for something else, or the snapshot is not ready. Cancelled.
    static Result<Release> make(Snapshot snapshot, Approval approval, SourceInfo source, ReleaseOptions options,
                                const JobContext& job = {});

    const Snapshot& snapshot() const { return m_snapshot; }
    const Approval& approval() const { return m_approval; }
    const SourceInfo& source() const { return m_source; }
    const ReleaseOptions& options() const { return m_options; }

private:
    Release(Snapshot snapshot, Approval approval, SourceInfo source, ReleaseOptions options);

    Snapshot m_snapshot;
    Approval m_approval;
    SourceInfo m_source;
    ReleaseOptions m_options;
};

/// The bytes of a draft (no approval in its manifest), for the verifier and the Approve panel; never written anywhere.
/// InvalidArgument when the snapshot is not ready or an attribute is called "bucket". Cancelled.
Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const SourceInfo& source, const ReleaseOptions& options, JobContext& job);

/// The bytes of an approved release. Every file but the manifest and the approvals equals the draft's.
Result<RenderedRelease> renderRelease(const Release& release, JobContext& job);

} // namespace tranche
