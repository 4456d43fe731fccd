// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/folder_pair.h"

#include <span>

namespace tranche {

namespace {

constexpr auto manifestName = "manifest.json";

} // namespace

FolderPair::~FolderPair()
{
    for (auto path = m_undo.rbegin(); path != m_undo.rend(); ++path)
        m_files.removeAll(*path);
}

Result<void> FolderPair::writeFolder(const std::filesystem::path& folder, Access access, const std::map<std::string, std::string>& contents,
                                     const JobContext& job)
{
    if (const auto made = m_files.makeFolder(folder, access); !made)
        return made;
    for (const auto& [name, bytes] : contents) {
        if (name == manifestName)
            continue;
        job.check();
        if (const auto done = m_files.writeFile(folder / name, access, bytes, job); !done)
            return done;
        m_written.push_back(folder / name);
    }
    return {};
}

Result<void> FolderPair::write(const RenderedRelease& rendered, const JobContext& job)
{
    m_manifest = rendered.release.at(manifestName);
    const auto hidden = m_files.makeHiddenFolder(m_targets.release.parent_path());
    if (!hidden)
        return std::unexpected(hidden.error());
    m_undo.push_back(*hidden);
    // Halves of a release are called parts, so that even what a power cut leaves is not taken for one.
    m_internal = *hidden / "part-1";
    m_release = *hidden / "part-2";
    if (const auto done = writeFolder(m_internal, Access::OwnerOnly, rendered.internal, job); !done)
        return done;
    return writeFolder(m_release, Access::Usual, rendered.release, job);
}

Result<void> FolderPair::flush(const JobContext& job)
{
    job.check();
    return m_files.flushFiles(m_written);
}

Result<void> FolderPair::publish(const JobContext& job)
{
    const auto last = m_release / manifestName;
    if (const auto done = m_files.writeFile(last, Access::Usual, m_manifest, job); !done)
        return done;
    // Everything inside the hidden folder reaches the disk before it gets its name.
    if (const auto flushed = m_files.flushFiles(std::span(&last, 1)); !flushed)
        return flushed;
    for (const auto& folder : {m_internal, m_release})
        if (const auto flushed = m_files.flushFolder(folder); !flushed)
            return flushed;
    job.check();
    if (const auto moved = m_files.rename(m_internal, m_targets.internal); !moved)
        return moved;
    m_undo.push_back(m_targets.internal);
    if (const auto moved = m_files.rename(m_release, m_targets.release); !moved)
        return moved;
    m_undo.push_back(m_targets.release);
    if (const auto flushed = m_files.flushFolder(m_targets.release.parent_path()); !flushed)
        return flushed;
    m_undo.resize(1); // only the hidden folder, which is empty by now, still goes
    return {};
}

} // namespace tranche
