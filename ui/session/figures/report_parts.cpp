// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figures/report_parts.h"

namespace tranche {

ReportFigures reportFiguresOf(const Document& document)
{
    ReportFigures figures;
    // A report tells of columns as they are published; the screen, of the kept table.
    if (document.snapshot.published == document.snapshot.kept)
        figures.columns = document.columnFacts;
    figures.association = document.association;
    figures.membership = document.membership;
    figures.wholeMembership = document.wholeMembership;
    figures.tupleRisks = document.tupleRisks;
    return figures;
}

} // namespace tranche
