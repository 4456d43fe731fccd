// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/release/files/file_digests.h"
#include "core/release/internal/risk_before.h"
#include "core/release/release_request.h"
#include "core/release/report/report.h"
#include "core/release/report/report_figures.h"

#include <QLocale>

#include <cstddef>
#include <string>
#include <vector>

namespace tranche {

/// What a report is made of. Refers to what it names, which must outlive it.
struct ReportInput {
    const Snapshot& snapshot; ///< ready for release
    const ReleaseRequest& request;
    const ReportFigures& figures;
    std::vector<RuleFinding> rules = {}; ///< of the policy, judged; empty: there is none
    Digests digests = {};                ///< of the data files, by name
    std::string prepared = {};           ///< a day, "2026-11-28"; empty: not told
    QLocale locale = {};                 ///< how numbers are written; the words are in the language of the installed translations
};

/// An attack that was tried on the release, and what came of it, in words.
struct TriedAttack {
    QString name;
    QString before; ///< the same on the table itself; may be empty
    QString after;
    QString meaning; ///< may be empty
};

/// What the report that stays in the house tells besides.
struct InternalReportInput {
    ReportInput report;
    RiskBefore before = {};
    std::size_t formulaCells = 0;
    std::vector<TriedAttack> attacks = {};
    std::vector<std::string> auditLines = {}; ///< of the audit log, oldest first; the newest are shown
};

/// The report for who gets the release: what was protected and how, the guarantee, what is left of the data, the conditions. It knows
/// nothing but published attributes and what a release may say: no identifier or excluded attribute, source, path, person, later date or
/// signature. Sections that nothing was computed for are left out. O(attributes^2 + buckets + levels of risk).
Report externalReport(const ReportInput& input);

/// The report that stays in the house, by the headings context, data, identifiability, governance: risk before and after by the same
/// measures, buckets that are the worst by their number, what was tried and refused, rules, waivers and the end of the audit log. It names
/// what was left out of the release, and holds no value of a cell. O(attributes^2 + buckets log buckets + levels of risk).
Report internalReport(const InternalReportInput& input);

} // namespace tranche
