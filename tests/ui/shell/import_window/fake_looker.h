// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/csv_message.h"
#include "core/import/csv_reader.h"
#include "core/jobs/job_runner.h"
#include "ui/shell/import_window/looker.h"

#include <QThread>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

namespace tranche::test {

/// A small table of persons as a look shows it.
inline std::shared_ptr<const Table> smallTable()
{
    JobContext job;
    const auto table = readCsvText("Age,Sex\n22,M\n33,F\n", "small.csv", CsvOptions{}, job);
    return *table;
}

/// A look at which nothing has to be decided.
inline ImportLook plainLook(ImportOptions options = {})
{
    return {.options = std::move(options), .records = 2, .attributes = 2, .head = smallTable(), .rawLines = {"Age,Sex", "22,M", "33,F"}};
}

inline ImportProblem raggedProblem(std::uint64_t line, bool stops = true)
{
    Statement said(CsvMessage::Ragged, std::uint64_t{2}, std::uint64_t{3});
    said.place.line = line;
    return {.said = std::move(said), .expected = {}, .found = {}, .stops = stops, .raw = "secret;22;M;x", .from = 11, .to = 12};
}

/// Looks as it is told, and remembers what it was asked. While it is held, it answers nobody.
class FakeLooker {
public:
    struct Asked {
        std::vector<std::filesystem::path> files;
        std::optional<ImportOptions> options;
        LookExtent extent;
        QThread* thread;
    };
    using Answer = std::function<Result<ImportLook>(const Asked&)>;

    /// What it finds; the options it was asked with, or else those of the look.
    Answer answer = [](const Asked& asked) { return Result<ImportLook>(plainLook(asked.options.value_or(ImportOptions()))); };
    std::atomic<bool> held = false;

    FakeLooker() = default;
    FakeLooker(const FakeLooker&) = delete;
    FakeLooker& operator=(const FakeLooker&) = delete;
    ~FakeLooker() { JobRunner::awaitLetGo(); } // whoever asked may be gone, and still waits

    Looker looker()
    {
        return [this](std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options, LookExtent extent,
                      JobContext& job) -> Result<ImportLook> {
            const Asked now{{files.begin(), files.end()}, options, extent, QThread::currentThread()};
            {
                const std::scoped_lock lock(m_mutex);
                m_asked.push_back(now);
            }
            while (held) {
                job.check();
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            auto look = answer(now);
            if (look)
                look->whole = extent == LookExtent::Whole;
            return look;
        };
    }
    std::vector<Asked> asked() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<Asked> m_asked;
};

} // namespace tranche::test
