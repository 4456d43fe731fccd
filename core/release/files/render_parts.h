// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/release.h"

#include <map>
#include <string>
#include <vector>

namespace tranche {

/// "Tranche 0.1.0".
std::string programName();

/// SHA-256 of each file by its name, hex. A job that is told to stop leaves some out.
using Digests = std::map<std::string, std::string>;
Digests digestsOf(const std::map<std::string, std::string>& files, const JobContext& job);

/// manifest.json over the digests of the other files (DEFINITIONS, Release). `signatures` stay empty and `policy` null so far.
std::string manifestFile(const Snapshot& snapshot, const Digests& otherFiles, const std::vector<Approval>& approvals);

/// approvals.json of the internal folder.
std::string approvalsFile(const std::vector<Approval>& approvals);

/// decisions.json of the internal folder: everything that was decided, like a recipe; no data, no seed. Values are listed only
/// for the given order of a released attribute, and only those that are released.
std::string decisionsFile(const Snapshot& snapshot, const ReleaseOptions& options);

/// report.json and report.txt of the internal folder: risk before and after. A job that is told to stop leaves them wrong.
std::map<std::string, std::string> riskReportFiles(const Snapshot& snapshot, std::size_t formulaCells, const JobContext& job);

/// source.json of the internal folder.
std::string sourceFile(const SourceInfo& source);

} // namespace tranche
