// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fuzz/fuzz.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <string>

namespace tranche::fuzz {

/// One file that is written again and again, for what reads files alone; it goes with the program.
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
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
};

} // namespace tranche::fuzz
