// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/folder_pair.h"

#include "core/release/zip_archive.h"

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

Result<void> FolderPair::pack(const RenderedRelease& rendered, const JobContext& job)
{
    const auto stem = [](const std::filesystem::path& zip) { return zip.stem().string(); };
    auto release = zipOf(rendered.release, stem(m_targets.release), job);
    if (!release)
        return std::unexpected(release.error());
    auto internal = zipOf(rendered.internal, stem(m_targets.internal), job);
    if (!internal)
        return std::unexpected(internal.error());
    m_packedRelease = std::move(*release);
    m_packedInternal = std::move(*internal);
    return {};
}

Result<void> FolderPair::write(const RenderedRelease& rendered, const JobContext& job)
{
    m_manifest = rendered.release.at(manifestName);
    if (const auto made = makeHidden(); !made)
        return made;
    if (m_container == Container::Zip)
        return pack(rendered, job);
    if (const auto done = writeFolder(m_internal, Access::OwnerOnly, rendered.internal, job); !done)
        return done;
    return writeFolder(m_release, Access::Usual, rendered.release, job);
}

Result<void> FolderPair::flush(const JobContext& job)
{
    job.check();
    return m_files.flushFiles(m_written);
}

/// Everything inside the hidden folder reaches the disk before it gets its name.
Result<void> FolderPair::writeKept(const JobContext& job)
{
    std::vector<std::filesystem::path> last;
    if (m_container == Container::Zip) {
        if (const auto done = m_files.writeFile(m_internal, Access::OwnerOnly, m_packedInternal, job); !done)
            return done;
        if (const auto done = m_files.writeFile(m_release, Access::Usual, m_packedRelease, job); !done)
            return done;
        last = {m_internal, m_release};
    } else {
        last = {m_release / manifestName};
        if (const auto done = m_files.writeFile(last.front(), Access::Usual, m_manifest, job); !done)
            return done;
    }
    if (const auto flushed = m_files.flushFiles(last); !flushed)
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
    if (const auto kept = writeKept(job); !kept)
        return kept;
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
