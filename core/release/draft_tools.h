// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report.h"
#include "core/release/report/report_figures.h"

#include <QLocale>

#include <string>
#include <vector>

namespace tranche {

/// What making a draft takes beside what is decided.
struct DraftTools {
    ReportFigures figures = {};                                 ///< that are known already; what is missing is computed
    const MembershipReport* fakes = nullptr;                    ///< that rules are judged by; null: counted where one asks for them
    PdfMaker pdf = {};                                          ///< empty: the reports are HTML alone
    RandomSource* random = nullptr;                             ///< of linkings and estimates; null: the system's entropy
    QLocale locale = {QLocale::English, QLocale::UnitedStates}; ///< how the reports write numbers
    std::string prepared = {};                                  ///< the day that the reports name, "2026-11-28"; empty: none
    std::vector<std::string> auditLines = {};                   ///< of the log so far, for the internal report
    bool reports = true; ///< false: nobody will approve it, and what the reports tell takes as long as all else
};

} // namespace tranche
