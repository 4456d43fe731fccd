// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_bytes.h"

#include "core/base/memory.h"
#include "core/base/messages/import/statistical_message.h"
#include "core/import/source/whole_files.h"

#include <cstdint>
#include <utility>

namespace tranche {

namespace {

Result<StatisticalBytes> readWhole(InputFile& file, JobContext& job)
{
    auto bytes = wholeFile(file, job);
    if (!bytes)
        return std::unexpected(bytes.error());
    StatisticalBytes whole{.name = file.name(), .bytes = std::move(*bytes)};
    const auto kind = statisticalKind(whole.bytes, whole.name);
    if (!kind)
        return fail(ErrorCode::BadInput, StatisticalMessage::OtherKind, {.file = whole.name});
    whole.kind = *kind;
    return whole;
}

} // namespace

Result<std::vector<StatisticalBytes>> readStatisticalBytes(std::span<const std::filesystem::path> files, JobContext& job)
{
    auto opened = openFiles(files);
    if (!opened)
        return std::unexpected(opened.error());
    std::uint64_t bytes = 0;
    for (const auto& file : *opened)
        bytes += file.size();
    if (const auto fits = checkMemory(bytes); !fits)
        return std::unexpected(fits.error());
    std::vector<StatisticalBytes> all;
    for (auto& file : *opened) {
        auto whole = readWhole(file, job);
        if (!whole)
            return std::unexpected(whole.error());
        all.push_back(std::move(*whole));
    }
    return all;
}

} // namespace tranche
