// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <string>

namespace tranche::cli {

/// The program beside this one that makes PNG of SVG. It is asked in a process of its own: this program does without everything that
/// pictures need and starts as quickly as ever.
class PictureProgram {
public:
    /// NotSupported where it was not installed.
    static Result<PictureProgram> find();

    /// The bytes of the PNG. NotSupported, as PictureFailed, where the program breaks off. Asks the job while it waits.
    Result<std::string> png(const std::string& svg, const JobContext& job) const;

private:
    explicit PictureProgram(std::filesystem::path program) : m_program(std::move(program)) {}

    std::filesystem::path m_program;
};

} // namespace tranche::cli
