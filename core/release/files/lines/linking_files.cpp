// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/lines/linking_files.h"

#include "core/release/files/bucket_field.h"
#include "core/release/files/lines/line_file.h"
#include "core/slicing/slice.h"

#include <utility>

namespace tranche {

namespace {

Result<std::shared_ptr<const SlicedTable>> draw(const Snapshot& snapshot, RandomSource& random, JobContext& job)
{
    return slice({snapshot.published, snapshot.columns, snapshot.buckets}, OrderInBucket::Random, random, job);
}

Result<std::string> linkingFile(const SlicedTable& linked, LineFile file, FormulaCells formulaCells, JobContext& job)
{
    for (std::size_t i = 0; i < linked.columns().size(); ++i)
        file.columns.emplace_back(i);
    return lineFile(linked, file, formulaCells, job);
}

bool hasCodes(const Snapshot& snapshot)
{
    const auto& matrix = snapshot.correlation;
    return matrix && matrix->size() > 0 && matrix->codes(AttributeId(0)).size() == snapshot.published->rowCount();
}

} // namespace

std::string linkingPath(std::size_t number)
{
    return "linked/linked-" + std::to_string(number) + ".csv";
}

Result<std::map<std::string, std::string>> linkingFiles(const Snapshot& snapshot, const ReleaseOptions& options, RandomSource& random,
                                                        JobContext& job, std::vector<LinkingFigures>* figures)
{
    std::map<std::string, std::string> files;
    const auto field = linkedField(*snapshot.published);
    for (std::size_t number = 1; number <= options.linkings; ++number) {
        const auto share = [&](std::size_t done) { return static_cast<int>(1000 * done / options.linkings); };
        auto part = job.part(share(number - 1), share(number));
        auto drawing = part.part(0, 200);
        const auto linked = draw(snapshot, random, drawing);
        if (!linked)
            return std::unexpected(linked.error());
        auto writing = part.part(200, 600);
        auto text = linkingFile(**linked, {{}, field, "linked " + std::to_string(number)}, options.formulaCells, writing);
        if (!text)
            return std::unexpected(text.error());
        if (figures && hasCodes(snapshot)) {
            auto counting = part.part(600, 1000); // on all threads
            auto found = figuresOfLinking(**linked, *snapshot.correlation, counting);
            if (!found)
                return std::unexpected(found.error());
            figures->push_back(std::move(*found));
        }
        files.emplace(linkingPath(number), std::move(*text));
    }
    return files;
}

} // namespace tranche
