// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/source_info.h"

#include "core/import/sha256.h"

#include <fstream>
#include <string_view>
#include <vector>

namespace tranche::cli {

Result<SourceInfo> sourceInfo(std::span<const std::filesystem::path> files, JobContext& job)
{
    SourceInfo info;
    Sha256 digest;
    std::vector<char> block(std::size_t{1} << 18U);
    for (const auto& file : files) {
        info.fileNames.push_back(file.filename().string());
        std::ifstream stream(file, std::ios::binary);
        while (stream) {
            if (!job.goOn())
                return cancelled();
            stream.read(block.data(), static_cast<std::streamsize>(block.size()));
            digest.add(std::string_view(block.data(), static_cast<std::size_t>(stream.gcount())));
        }
        if (!stream.eof())
            return fail(ErrorCode::Io, "The file could not be read a second time to note its digest.", {.file = file.filename().string()});
    }
    info.sha256 = digest.hex();
    return info;
}

} // namespace tranche::cli
