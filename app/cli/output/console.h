// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace tranche::cli {

/// Exit statuses of the program.
enum class Exit { Done = 0, CannotBeMet = 1, BadInput = 2, Cancelled = 3 };

/// The status that belongs to a failure.
Exit exitOf(ErrorCode code);

/// Where a command says things. Text for people goes to standard output, everything about the run to standard error.
class Console {
public:
    explicit Console(bool quiet) : m_quiet(quiet) {}

    /// Standard output belongs to JSON from now on; text for people is dropped.
    void giveOutputToJson() { m_outputTaken = true; }
    void text(std::string_view text) const;
    void note(std::string_view sentence) const;
    /// Says the failure, with its place, even when quiet, and returns the status to end with.
    Exit failed(const Error& error) const;
    /// JSON to standard output.
    static void rawOutput(std::string_view text);

private:
    bool m_quiet;
    bool m_outputTaken = false;
};

} // namespace tranche::cli
