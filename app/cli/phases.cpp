// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/phases.h"

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace tranche::cli {

using namespace std::chrono_literals;

ProgressLine::ProgressLine(Show show) : m_terminal(isatty(STDERR_FILENO) == 1)
{
    m_shown = show == Show::Always || (show == Show::OnTerminal && m_terminal);
}

void ProgressLine::begin(std::string_view phase)
{
    m_phase = phase;
    // a phase that is done at once needs no line, except where somebody asked for it and reads it later
    m_next = std::chrono::steady_clock::now() + (m_terminal ? 200ms : 0ms);
}

void ProgressLine::update(int permille)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_shown || now < m_next)
        return;
    m_next = now + (m_terminal ? 100ms : 1000ms);
    draw(permille);
}

void ProgressLine::draw(int permille)
{
    const int percent = permille / 10;
    if (m_terminal)
        std::fprintf(stderr, "\r\033[K%s %d %%", m_phase.c_str(), percent);
    else
        std::fprintf(stderr, "progress: %s %d %%\n", m_phase.c_str(), percent);
    std::fflush(stderr);
    m_drawn = true;
}

void ProgressLine::clear()
{
    if (m_terminal && m_drawn)
        std::fputs("\r\033[K", stderr);
    m_drawn = false;
}

void Phases::addTime(std::string_view name, std::chrono::duration<double, std::milli> time)
{
    const auto found = std::ranges::find(m_timings, name, &Timing::phase);
    if (found == m_timings.end())
        m_timings.push_back({std::string(name), time.count()});
    else
        found->milliseconds += time.count();
}

} // namespace tranche::cli
