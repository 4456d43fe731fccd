// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/membership_report.h"

namespace tranche {

namespace {

void add(MatchingClasses& classes, std::size_t buckets, double number)
{
    (buckets <= 10 ? classes.upTo10 : buckets <= 20 ? classes.from11To20 : classes.above20) += number;
}

} // namespace

MatchingClasses MembershipReport::originalClasses() const
{
    MatchingClasses classes;
    for (const auto& [buckets, tuples] : originals)
        add(classes, buckets, static_cast<double>(tuples));
    return classes;
}

MatchingClasses MembershipReport::fakeClasses() const
{
    MatchingClasses classes;
    for (const auto& [buckets, number] : fakes)
        add(classes, buckets, number.approximate);
    return classes;
}

} // namespace tranche
