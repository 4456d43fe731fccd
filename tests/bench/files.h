// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/adult_like.h"
#include "tests/bench/measure.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace tranche::bench {

/// A folder that is gone at the end.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        auto name = (std::filesystem::temp_directory_path() / "tranche_bench_XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            std::abort();
        m_path = name;
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// A file in such a folder.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& text) : m_size(text.size()), m_hash(hashOf(text))
    {
        std::ofstream(path(), std::ios::binary) << text;
    }
    std::string path() const { return (m_folder.path() / "table.csv").string(); }
    std::string folder() const { return m_folder.path().string(); }
    std::size_t size() const { return m_size; }
    std::uint64_t hash() const { return m_hash; }

private:
    TemporaryFolder m_folder;
    std::size_t m_size;
    std::uint64_t m_hash;
};

} // namespace tranche::bench
