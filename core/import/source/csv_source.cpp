// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/csv_source.h"

#include "core/base/messages/import_message.h"

#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

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
            return fail(ErrorCode::NotSupported, ImportMessage::CannotConvert);
        const QString character = decoder(QByteArray(1, static_cast<char>(byte)));
        characters[byte] = decoder.hasError() || standsForNothing(encoding, character) ? "\xFF" : character.toStdString();
    }
    return characters;
}

} // namespace

CsvSource::CsvSource(std::string name, std::string encoding) : m_name(std::move(name)), m_encoding(std::move(encoding)) {}

Result<CsvSource> CsvSource::file(const std::filesystem::path& path, std::string encoding)
{
    auto file = InputFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    CsvSource source(file->name(), std::move(encoding));
    source.m_size = file->size();
    source.m_file = std::make_shared<InputFile>(std::move(*file));
    return source;
}

CsvSource CsvSource::text(std::string_view text, std::string_view name, std::string encoding)
{
    CsvSource source(std::string(name), std::move(encoding));
    source.m_text = text;
    source.m_size = text.size();
    return source;
}

Result<CsvWindow> CsvSource::window(const JobContext& job, Heard heard)
{
    std::optional<ByteCharacters> characters;
    if (m_encoding != "UTF-8") {
        auto converted = charactersOf(m_encoding);
        if (!converted)
            return std::unexpected(converted.error());
        characters = std::move(*converted);
    }
    if (m_file) {
        const auto read = [file = m_file, &job, heard = std::move(heard)](std::span<char> target) {
            const auto got = file->read(target, job);
            if (got && heard)
                heard({target.data(), *got});
            return got;
        };
        return CsvWindow(read, m_size, std::move(characters));
    }
    const auto copy = [text = m_text](std::span<char> target) mutable {
        const auto count = std::min(target.size(), text.size());
        std::copy_n(text.begin(), count, target.begin());
        text.remove_prefix(count);
        return Result<std::size_t>(count);
    };
    return CsvWindow(copy, m_size, std::move(characters));
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
