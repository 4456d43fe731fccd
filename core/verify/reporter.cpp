// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reporter.h"

#include <algorithm>

namespace tranche {

namespace {

int weightOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return 0;
    case Verdict::NotShownByFile: return 1;
    case Verdict::Unreadable: return 2;
    case Verdict::DoesNotHold: break;
    }
    return 3;
}

} // namespace

void Reporter::add(Verdict verdict, Statement statement)
{
    if (m_report.checks.empty() || weightOf(verdict) > weightOf(m_report.verdict))
        m_report.verdict = verdict;
    m_report.checks.push_back({verdict, std::move(statement)});
}

void Reporter::add(const Error& error)
{
    add(error.code == ErrorCode::DoesNotHold ? Verdict::DoesNotHold : Verdict::Unreadable, error);
}

void Reporter::add(const Result<void>& checked, Statement whereItHolds)
{
    checked ? add(Verdict::Holds, std::move(whereItHolds)) : add(checked.error());
}

void Reporter::cannotSee(BlindSpotMessage blind)
{
    if (std::ranges::find(m_report.cannotSee, blind) == m_report.cannotSee.end())
        m_report.cannotSee.push_back(blind);
}

VerifyReport Reporter::finish(std::vector<BlindSpotMessage> cannotSee)
{
    const auto saysMore = [](auto blind) { return blind == BlindSpotMessage::NobodySigned || blind == BlindSpotMessage::MoreApprovals; };
    if (std::ranges::any_of(m_report.cannotSee, saysMore))
        std::erase(cannotSee, BlindSpotMessage::RemovedApprovals);
    std::erase_if(m_report.cannotSee, [&](auto blind) { return std::ranges::find(cannotSee, blind) != cannotSee.end(); });
    m_report.cannotSee.insert(m_report.cannotSee.begin(), cannotSee.begin(), cannotSee.end());
    return std::move(m_report);
}

} // namespace tranche
