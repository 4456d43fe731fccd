// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_bytes.h"

#include "core/base/memory.h"
#include "core/base/messages/import_message.h"
#include "core/base/messages/import/statistical_message.h"
#include "core/import/source/input_file.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t bytesAtATime = std::size_t{1} << 20U;

Result<StatisticalBytes> readWhole(InputFile& file, JobContext& job)
{
    StatisticalBytes whole{.name = file.name(), .bytes = {}};
    whole.bytes.reserve(file.size());
    while (true) {
        job.check();
        const auto before = whole.bytes.size();
        whole.bytes.resize(before + bytesAtATime);
        const auto got = file.read(std::span(whole.bytes).subspan(before), job);
        if (!got)
            return std::unexpected(got.error());
        whole.bytes.resize(before + *got);
        if (*got == 0)
            break;
    }
    if (const auto unchanged = file.checkUnchanged(); !unchanged)
        return std::unexpected(unchanged.error());
    const auto kind = statisticalKind(whole.bytes, whole.name);
    if (!kind)
        return fail(ErrorCode::BadInput, StatisticalMessage::OtherKind, {.file = whole.name});
    whole.kind = *kind;
    return whole;
}

} // namespace

Result<std::vector<StatisticalBytes>> readStatisticalBytes(std::span<const std::filesystem::path> files, JobContext& job)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    std::vector<InputFile> opened;
    std::uint64_t bytes = 0;
    for (const auto& path : files) {
        auto file = InputFile::open(path);
        if (!file)
            return std::unexpected(file.error());
        if (std::ranges::any_of(opened, [&](const auto& other) { return other.isSameFile(*file); }))
            return fail(ErrorCode::InvalidArgument, ImportMessage::FileTwice, {.file = file->name()});
        bytes += file->size();
        opened.push_back(std::move(*file));
    }
    if (const auto fits = checkMemory(bytes); !fits)
        return std::unexpected(fits.error());
    std::vector<StatisticalBytes> all;
    for (auto& file : opened) {
        auto whole = readWhole(file, job);
        if (!whole)
            return std::unexpected(whole.error());
        all.push_back(std::move(*whole));
    }
    return all;
}

} // namespace tranche
