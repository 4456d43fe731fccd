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

/// One folder of a release; `written` gets its files.
Result<void> writeFolder(const std::filesystem::path& folder, const std::map<std::string, std::string>& contents, FileOperations& files,
                         std::vector<std::filesystem::path>& written, JobContext& job)
{
    if (const auto made = files.makeFolder(folder); !made)
        return made;
    for (const auto& [name, bytes] : contents) {
        if (!job.goOn())
            return cancelled();
        if (const auto done = files.writeFile(folder / name, bytes); !done)
            return done;
        written.push_back(folder / name);
    }
    return job.goOn() ? Result<void>() : cancelled();
}

/// Everything inside the hidden folder reaches the disk before it gets its name.
Result<void> flush(const std::vector<std::filesystem::path>& written, const std::vector<std::filesystem::path>& folders, FileOperations& files, JobContext& job)
{
    if (const auto flushed = files.flushFiles(written); !flushed)
        return flushed;
    for (const auto& folder : folders)
        if (const auto flushed = files.flushFolder(folder); !flushed)
            return flushed;
    return job.goOn() ? Result<void>() : cancelled();
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
    std::vector<std::filesystem::path> written;
    if (const auto done = writeFolder(internalPart, rendered.internal, files, written, job); !done)
        return done;
    if (const auto done = writeFolder(releasePart, rendered.release, files, written, job); !done)
        return done;
    if (const auto flushed = flush(written, {internalPart, releasePart}, files, job); !flushed)
        return flushed;
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
