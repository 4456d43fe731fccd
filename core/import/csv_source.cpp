// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_source.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>
#include <cstring>

namespace tranche {

namespace {

Result<std::size_t> readFile(QFile& file, const std::string& name, std::span<char> target)
{
    const auto got = file.read(target.data(), static_cast<qint64>(target.size()));
    if (got < 0)
        return fail(ErrorCode::Io, "The file could not be read to its end. Check the disk or the connection and read it again.",
                    {.file = name});
    return static_cast<std::size_t>(got);
}

/// Windows leaves five bytes without a character; converters make control characters of them.
bool standsForNothing(const std::string& encoding, QStringView character)
{
    if (character.size() != 1 || character.front() == QChar::ReplacementCharacter)
        return true;
    return encoding == "windows-1252" && character.front() >= QChar(0x80) && character.front() <= QChar(0x9F);
}

Result<ByteCharacters> charactersOf(const std::string& encoding)
{
    ByteCharacters characters;
    for (std::size_t byte = 0x80; byte < characters.size(); ++byte) {
        QStringDecoder decoder(encoding.c_str());
        if (!decoder.isValid())
            return fail(ErrorCode::NotSupported, "This computer cannot convert the encoding. Save the file as UTF-8.");
        const QString character = decoder(QByteArray(1, static_cast<char>(byte)));
        characters[byte] = decoder.hasError() || standsForNothing(encoding, character) ? "\xFF" : character.toStdString();
    }
    return characters;
}

} // namespace

CsvSource::CsvSource(std::string name, std::string encoding) : m_name(std::move(name)), m_encoding(std::move(encoding)) {}
CsvSource::CsvSource(CsvSource&&) noexcept = default;
CsvSource& CsvSource::operator=(CsvSource&&) noexcept = default;
CsvSource::~CsvSource() = default;

Result<CsvSource> CsvSource::file(const std::filesystem::path& path, std::string encoding)
{
    CsvSource source(path.filename().string(), std::move(encoding));
    source.m_file = std::make_unique<QFile>(path);
    if (!source.m_file->exists())
        return fail(ErrorCode::NotFound, "There is no such file. Check its name and folder.", {.file = source.m_name});
    if (QFileInfo(*source.m_file).isDir())
        return fail(ErrorCode::Io, "This is a folder, a file was expected.", {.file = source.m_name});
    if (!source.m_file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(ErrorCode::Io, "The file cannot be opened. Check that you may read it.", {.file = source.m_name});
    source.m_size = static_cast<std::size_t>(std::max<qint64>(source.m_file->size(), 0));
    return source;
}

CsvSource CsvSource::text(std::string_view text, std::string_view name, std::string encoding)
{
    CsvSource source(std::string(name), std::move(encoding));
    source.m_text = text;
    source.m_size = text.size();
    return source;
}

Result<CsvWindow> CsvSource::window()
{
    std::optional<ByteCharacters> characters;
    if (m_encoding != "UTF-8") {
        auto converted = charactersOf(m_encoding);
        if (!converted)
            return std::unexpected(converted.error());
        characters = std::move(*converted);
    }
    if (m_file)
        return CsvWindow([this](std::span<char> target) { return readFile(*m_file, m_name, target); }, m_size, std::move(characters));
    const auto copy = [text = m_text](std::span<char> target) mutable {
        const auto count = std::min(target.size(), text.size());
        std::copy_n(text.begin(), count, target.begin());
        text.remove_prefix(count);
        return Result<std::size_t>(count);
    };
    return CsvWindow(copy, m_size, std::move(characters));
}

} // namespace tranche
