// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <filesystem>
#include <utility>
#include <vector>
#include <zip.h>

namespace tranche::test {

/// A folder of files of given bytes.
class MadeFiles {
public:
    std::filesystem::path write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return file.filesystemFileName();
    }
    std::filesystem::path pathOf(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    /// A zip of entries, by name and bytes; a password locks them all.
    std::filesystem::path writeZip(const QString& name, const std::vector<std::pair<QByteArray, QByteArray>>& entries,
                                   const char* password = nullptr) const
    {
        const auto path = pathOf(name);
        auto* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
        for (const auto& [entry, bytes] : entries) {
            auto* source = zip_source_buffer(archive, bytes.data(), static_cast<zip_uint64_t>(bytes.size()), 0);
            const auto index = entry.endsWith('/') ? zip_dir_add(archive, entry.data(), ZIP_FL_ENC_UTF_8)
                                                   : zip_file_add(archive, entry.data(), source, ZIP_FL_ENC_UTF_8);
            if (entry.endsWith('/'))
                zip_source_free(source);
            else if (password)
                zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_AES_256, password);
        }
        if (zip_close(archive) != 0)
            qFatal("cannot write a test zip");
        return path;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tranche::test
