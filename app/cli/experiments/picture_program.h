// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/experiment_message.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/release/report/report.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tranche::cli {

/// The program beside this one that makes PNG of SVG, and PDF of reports. It is asked in a process of its own: this program does without
/// everything that pictures need and starts as quickly as ever.
class PictureProgram {
public:
    /// NotSupported, as `missing`, where it was not installed.
    static Result<PictureProgram> find(const Statement& missing = ExperimentMessage::NoPainter);

    /// The bytes of the PNG. NotSupported, as PictureFailed, where the program breaks off. Asks the job while it waits.
    Result<std::string> png(const std::string& svg, const JobContext& job) const;
    /// The bytes of the PDF of each, in their order. NotSupported, as ReportNotSet, where the program breaks off. Asks the job while it
    /// waits.
    Result<std::vector<std::string>> pdfs(std::span<const Report> reports, const JobContext& job) const;

private:
    /// What the program puts out; nullopt where it breaks off. `option`: null, or one word.
    std::optional<std::string> answer(const char* option, const std::string& text, const JobContext& job) const;

    explicit PictureProgram(std::filesystem::path program) : m_program(std::move(program)) {}

    std::filesystem::path m_program;
};

} // namespace tranche::cli
