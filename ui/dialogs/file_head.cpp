// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/file_head.h"

#include "core/import/csv_beginning.h"
#include "core/import/csv_reader.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/tr.h"

#include <QFile>
#include <QFileInfo>

namespace tranche {

namespace {

constexpr std::size_t firstBytes = std::size_t{1} << 16U;
constexpr std::size_t mostBytes = std::size_t{1} << 24U;

} // namespace

FileHead::FileHead(const QString& path) : m_path(path)
{
    readUpTo(firstBytes);
}

void FileHead::readUpTo(std::size_t bytes)
{
    QFile file(m_path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) // a pipe would be waited for
        return;
    m_bytes = file.read(static_cast<qint64>(bytes)).toStdString();
    m_whole = file.atEnd();
}

Result<std::shared_ptr<const Table>> FileHead::readAs(const CsvOptions& options, JobContext& job)
{
    const auto name = QFileInfo(m_path).fileName().toStdString();
    while (!m_whole) {
        const auto beginning = wholeRecords(m_bytes, options);
        if (beginning.bytes == m_bytes.size() || beginning.records > (options.header ? 1 : 0))
            return readCsvText(std::string_view(m_bytes).substr(0, beginning.bytes), name, options, job);
        const auto before = m_bytes.size();
        if (before >= mostBytes)
            return std::unexpected(
                inOwnWords(ErrorCode::BadInput, tr("The first record is longer than 16 MiB. Check the delimiter and the quotes.")));
        readUpTo(4 * before);
        if (m_bytes.size() <= before && !m_whole)
            break; // somebody shortened it
    }
    return readCsvText(m_bytes, name, options, job);
}

} // namespace tranche
