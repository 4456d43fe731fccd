// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/csv_source.h"

#include <algorithm>
#include <utility>

namespace tranche {

CsvSource::CsvSource(std::string name, std::string encoding, BadBytes bad)
    : m_name(std::move(name)), m_encoding(std::move(encoding)), m_bad(bad)
{
}

Result<CsvSource> CsvSource::file(const std::filesystem::path& path, std::string encoding, BadBytes bad)
{
    auto file = InputFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    CsvSource source(file->name(), std::move(encoding), bad);
    source.m_size = file->size();
    source.m_file = std::make_shared<InputFile>(std::move(*file));
    return source;
}

CsvSource CsvSource::text(std::string_view text, std::string_view name, std::string encoding, BadBytes bad)
{
    CsvSource source(std::string(name), std::move(encoding), bad);
    source.m_text = text;
    source.m_size = text.size();
    return source;
}

Result<CsvWindow> CsvSource::window(const JobContext& job, Heard heard)
{
    auto converter = makeConverter(m_encoding, m_bad);
    if (!converter)
        return std::unexpected(converter.error());
    if (m_file) {
        const auto read = [file = m_file, &job, heard = std::move(heard)](std::span<char> target) {
            const auto got = file->read(target, job);
            if (got && heard)
                heard({target.data(), *got});
            return got;
        };
        return CsvWindow(read, m_size, std::move(*converter));
    }
    const auto copy = [text = m_text](std::span<char> target) mutable {
        const auto count = std::min(target.size(), text.size());
        std::copy_n(text.begin(), count, target.begin());
        text.remove_prefix(count);
        return Result<std::size_t>(count);
    };
    return CsvWindow(copy, m_size, std::move(*converter));
}

Result<void> CsvSource::checkUnchanged() const
{
    return m_file ? m_file->checkUnchanged() : Result<void>();
}

bool CsvSource::isSameFile(const CsvSource& other) const
{
    return m_file && other.m_file && m_file->isSameFile(*other.m_file);
}

bool CsvSource::canBeReadAgain() const
{
    return !m_file || m_file->isRegular();
}

} // namespace tranche
