// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/whole_files.h"

#include "core/base/memory.h"
#include "core/base/messages/import_message.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tranche {

Result<std::vector<InputFile>> openFiles(std::span<const std::filesystem::path> files)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    std::vector<InputFile> opened;
    for (const auto& path : files) {
        auto file = InputFile::open(path);
        if (!file)
            return std::unexpected(file.error());
        if (std::ranges::any_of(opened, [&](const auto& other) { return other.isSameFile(*file); }))
            return fail(ErrorCode::InvalidArgument, ImportMessage::FileTwice, {.file = file->name()});
        opened.push_back(std::move(*file));
    }
    return opened;
}

Result<std::string> wholeFile(InputFile& file, JobContext& job)
{
    constexpr std::size_t piece = std::size_t{1} << 20U;
    std::string bytes;
    for (std::size_t read = 1; read > 0;) {
        job.check();
        if (bytes.size() + piece > bytes.capacity()) {
            const auto room = std::max({file.size() + piece, bytes.capacity() * 2, piece});
            if (const auto fits = checkMemory(room); !fits)
                return std::unexpected(fits.error());
            bytes.reserve(room);
        }
        const auto before = bytes.size();
        bytes.resize(before + piece);
        const auto got = file.read(std::span(bytes).subspan(before), job);
        if (!got)
            return std::unexpected(got.error());
        read = *got;
        bytes.resize(before + read);
    }
    if (const auto whole = file.checkUnchanged(); !whole)
        return std::unexpected(whole.error());
    return bytes;
}

Result<void> addBytes(Sha256& digest, InputFile& file, const JobContext& job)
{
    constexpr std::size_t atATime = std::size_t{1} << 20U;
    std::vector<char> bytes(atATime);
    while (true) {
        job.check();
        const auto got = file.read(bytes, job);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return {};
        digest.add({bytes.data(), *got});
    }
}

} // namespace tranche
