// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace tranche::cli {

/// While it lives, Ctrl+C and a request to end ask the work to stop instead of killing the program.
/// Make it before any other thread starts; one at a time. The signals stay held back afterwards, so that the end of the program is orderly.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_watcher;
};

} // namespace tranche::cli
