// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/report_input.h"
#include "core/release/report/sections/sections.h"

namespace tranche {

Report internalReport(const InternalReportInput& input)
{
    using namespace report;
    const Telling telling(input.report);
    auto made = frontOf(telling);
    made.kind = report::tr("Internal report");
    made.audience = report::tr("stays in the house");
    made.isPrivate = true;
    add(made.sections, report::tr("Context"), context(telling));
    add(made.sections, report::tr("Data"), data(telling, input));
    auto how = identifiability(telling, input);
    addTo(how, association(telling));
    add(made.sections, report::tr("Identifiability"), std::move(how));
    add(made.sections, report::tr("Governance"), governance(telling, input));
    return made;
}

} // namespace tranche
