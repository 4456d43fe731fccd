// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/folder_pair.h"

namespace tranche {

namespace {

/// Takes back what was made unless it is told that all went well.
class Undo {
public:
    explicit Undo(FileOperations& files) : m_files(files) {}
    ~Undo()
    {
        for (auto path = m_paths.rbegin(); path != m_paths.rend(); ++path)
            m_files.removeAll(*path);
    }
    Undo(const Undo&) = delete;
    Undo& operator=(const Undo&) = delete;

    void add(std::filesystem::path path) { m_paths.push_back(std::move(path)); }
    /// Only the hidden folder, which is empty by then, still goes.
    void keepTargets() { m_paths.resize(1); }

private:
    FileOperations& m_files;
    std::vector<std::filesystem::path> m_paths;
};

Result<void> writeFolder(const std::filesystem::path& folder, const std::map<std::string, std::string>& contents, FileOperations& files, JobContext& job)
{
    if (const auto made = files.makeFolder(folder); !made)
        return made;
    for (const auto& [name, bytes] : contents) {
        if (!job.goOn())
            return cancelled();
        if (const auto written = files.writeFile(folder / name, bytes); !written)
            return written;
    }
    return job.goOn() ? files.flushFolder(folder) : Result<void>(cancelled());
}

bool isThere(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::exists(std::filesystem::symlink_status(path, problem));
}

} // namespace

Result<WrittenRelease> targetsOf(const std::filesystem::path& name)
{
    const auto base = name.filename().string();
    if (base.empty() || base == "." || base == "..")
        return fail(ErrorCode::InvalidArgument, "The release has no name. Give the path of the target without an ending.");
    const auto folder = name.has_parent_path() ? name.parent_path() : std::filesystem::path(".");
    std::error_code problem;
    if (!std::filesystem::is_directory(folder, problem))
        return fail(ErrorCode::NotFound, "Nothing was written: the folder does not exist. Choose another folder.");
    WrittenRelease targets{folder / (base + ".release"), folder / (base + ".internal")};
    for (const auto& target : {targets.release, targets.internal})
        if (isThere(target))
            return fail(ErrorCode::AlreadyExists, "Nothing was written: a release of this name is there already. Choose another name.",
                        {.file = target.filename().string()});
    return targets;
}

Result<void> writeFolderPair(const RenderedRelease& rendered, const WrittenRelease& targets, FileOperations& files, JobContext& job)
{
    const auto parent = targets.release.parent_path();
    const auto hidden = files.makeHiddenFolder(parent);
    if (!hidden)
        return std::unexpected(hidden.error());
    Undo undo(files);
    undo.add(*hidden);
    // Halves of a release are called parts, so that even what a power cut leaves is not taken for one.
    const auto internalPart = *hidden / "part-1";
    const auto releasePart = *hidden / "part-2";
    if (const auto written = writeFolder(internalPart, rendered.internal, files, job); !written)
        return written;
    if (const auto written = writeFolder(releasePart, rendered.release, files, job); !written)
        return written;
    if (!job.goOn())
        return cancelled();
    if (const auto moved = files.rename(internalPart, targets.internal); !moved)
        return moved;
    undo.add(targets.internal);
    if (const auto moved = files.rename(releasePart, targets.release); !moved)
        return moved;
    undo.add(targets.release);
    if (const auto flushed = files.flushFolder(parent); !flushed)
        return flushed;
    undo.keepTargets();
    return {};
}

} // namespace tranche
