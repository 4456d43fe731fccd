// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/folder_pair.h"

#include "core/release/writing/zip_archive.h"

#include <span>
#include <utility>

namespace tranche {

namespace {

constexpr auto manifestName = "manifest.json";

} // namespace

FolderPair::~FolderPair()
{
    for (auto path = m_undo.rbegin(); path != m_undo.rend(); ++path)
        m_files.removeAll(*path);
}

Result<void> FolderPair::makeHidden()
{
    const auto hidden = m_files.makeHiddenFolder(m_targets.release.parent_path());
    if (!hidden)
        return std::unexpected(hidden.error());
    m_undo.push_back(*hidden);
    // Halves of a release are called parts, so that even what a power cut leaves is not taken for one.
    m_internal = *hidden / leftoverInternal;
    m_release = *hidden / leftoverRelease;
    return m_lock.take(*hidden / leftoverNote, leftoverText(m_targets));
}

Result<void> FolderPair::writeFolder(const std::filesystem::path& folder, Access access, const Contents& contents, const JobContext& job)
{
    if (const auto made = m_files.makeFolder(folder, access); !made)
        return made;
    m_folders.push_back(folder);
    for (const auto& [name, bytes] : contents) {
        if (name == manifestName)
            continue;
        job.check();
        const auto file = folder / name;
        if (file.parent_path() != folder && m_folders.back() != file.parent_path()) {
            if (const auto made = m_files.makeFolder(file.parent_path(), access); !made)
                return made;
            m_folders.push_back(file.parent_path());
        }
        if (const auto done = m_files.writeFile(file, access, bytes, job); !done)
            return done;
        m_written.push_back(file);
    }
    return {};
}

Result<void> FolderPair::writeZip(const std::filesystem::path& zip, Access access, const Contents& contents, const JobContext& job)
{
    const auto& target = zip == m_release ? m_targets.release : m_targets.internal;
    const auto bytes = zipArchive(target.stem().string(), contents, job);
    if (!bytes)
        return std::unexpected(bytes.error());
    m_written.push_back(zip);
    return m_files.writeFile(zip, access, *bytes, job);
}

Result<void> FolderPair::write(const RenderedRelease& rendered, const JobContext& job)
{
    m_manifest = rendered.release.at(manifestName);
    if (const auto made = makeHidden(); !made)
        return made;
    const auto one = m_container == Container::Zip ? &FolderPair::writeZip : &FolderPair::writeFolder;
    if (const auto done = (this->*one)(m_internal, Access::OwnerOnly, rendered.internal, job); !done)
        return done;
    return (this->*one)(m_release, Access::Usual, rendered.release, job);
}

Result<void> FolderPair::flush(const JobContext& job)
{
    job.check();
    return m_files.flushFiles(m_written);
}

/// Everything inside the hidden folder reaches the disk before it gets its name.
Result<void> FolderPair::writeManifest(const JobContext& job)
{
    const auto last = m_release / manifestName;
    if (const auto done = m_files.writeFile(last, Access::Usual, m_manifest, job); !done)
        return done;
    if (const auto flushed = m_files.flushFiles(std::span(&last, 1)); !flushed)
        return flushed;
    for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder)
        if (const auto flushed = m_files.flushFolder(*folder); !flushed)
            return flushed;
    return {};
}

Result<void> FolderPair::name(const std::filesystem::path& hidden, const std::filesystem::path& target)
{
    if (const auto moved = m_files.rename(hidden, target); !moved)
        return moved;
    m_undo.push_back(target);
    return {};
}

Result<void> FolderPair::publish(const JobContext& job)
{
    if (m_container == Container::Folder)
        if (const auto written = writeManifest(job); !written)
            return written;
    job.check();
    if (const auto named = name(m_internal, m_targets.internal); !named)
        return named;
    if (const auto named = name(m_release, m_targets.release); !named)
        return named;
    if (const auto flushed = m_files.flushFolder(m_targets.release.parent_path()); !flushed)
        return flushed;
    m_undo.resize(1); // only the hidden folder, which holds nothing of use by now, still goes
    return {};
}

} // namespace tranche
