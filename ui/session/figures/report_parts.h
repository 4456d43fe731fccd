// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report_figures.h"
#include "ui/session/document.h"

namespace tranche {

/// The figures of a document that the reports of its release tell, as far as they are there; wholeReportFigures() computes the others.
ReportFigures reportFiguresOf(const Document& document);

} // namespace tranche
