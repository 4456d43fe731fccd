// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fuzz/fuzz.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <string>

namespace tranche::fuzz {

/// One file that is written again and again, for what reads files alone; it goes with the program. In memory where that can be had: a
/// file system may wait for the disk whenever a file is cut to nothing and written anew.
class FuzzFile {
public:
    explicit FuzzFile(const char* name) : m_path(m_folder.filePath(QString::fromLatin1(name)).toStdString()) {}

    const std::filesystem::path& with(std::string_view text) const
    {
        std::ofstream file(m_path, std::ios::binary | std::ios::trunc);
        file.write(text.data(), static_cast<std::streamsize>(text.size()));
        return m_path;
    }

private:
    static QString room() { return QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath(); }

    QTemporaryDir m_folder{room() + QStringLiteral("/tranche-fuzz-XXXXXX")};
    std::filesystem::path m_path;
};

} // namespace tranche::fuzz
