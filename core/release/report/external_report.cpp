// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/report_input.h"
#include "core/release/report/sections/sections.h"

namespace tranche {

Report externalReport(const ReportInput& input)
{
    using namespace report;
    const Telling telling(input);
    auto made = frontOf(telling);
    made.kind = report::tr("Release report");
    made.audience = report::tr("for recipients of the data");
    add(made.sections, report::tr("What is promised, and what is not"), promise(telling));
    auto what = published(telling, false);
    addTo(what, digests(telling));
    add(made.sections, report::tr("What was published"), std::move(what));
    auto how = shuffling(telling);
    how.emplace_back(protectionFigures(telling));
    add(made.sections, report::tr("How it was protected"), std::move(how));
    add(made.sections, report::tr("What the data still tell"), association(telling));
    add(made.sections, report::tr("How far one person is exposed"), exposure(telling));
    add(made.sections, report::tr("Conditions of use"), conditions(telling));
    add(made.sections, report::tr("Who answers for it"), signing(telling));
    return made;
}

} // namespace tranche
