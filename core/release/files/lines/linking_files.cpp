// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/lines/linking_files.h"

#include "core/release/files/bucket_field.h"
#include "core/release/files/lines/line_file.h"
#include "core/slicing/slice.h"

#include <utility>

namespace tranche {

namespace {

Result<std::string> linkingFile(const Snapshot& snapshot, LineFile file, FormulaCells formulaCells, RandomSource& random, JobContext& job)
{
    auto drawing = job.part(0, 300);
    const auto linked = slice({snapshot.published, snapshot.columns, snapshot.buckets}, OrderInBucket::Random, random, drawing);
    if (!linked)
        return std::unexpected(linked.error());
    for (std::size_t i = 0; i < (*linked)->columns().size(); ++i)
        file.columns.emplace_back(i);
    auto writing = job.part(300, 1000);
    return lineFile(**linked, file, formulaCells, writing);
}

} // namespace

std::string linkingPath(std::size_t number)
{
    return "linked/linked-" + std::to_string(number) + ".csv";
}

Result<std::map<std::string, std::string>> linkingFiles(const Snapshot& snapshot, const ReleaseOptions& options, RandomSource& random,
                                                        JobContext& job)
{
    std::map<std::string, std::string> files;
    const auto field = linkedField(*snapshot.published);
    for (std::size_t number = 1; number <= options.linkings; ++number) {
        const auto share = [&](std::size_t done) { return static_cast<int>(1000 * done / options.linkings); };
        auto part = job.part(share(number - 1), share(number));
        auto text = linkingFile(snapshot, {{}, field, "linked " + std::to_string(number)}, options.formulaCells, random, part);
        if (!text)
            return std::unexpected(text.error());
        files.emplace(linkingPath(number), std::move(*text));
    }
    return files;
}

} // namespace tranche
