// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/file_head.h"

#include "core/import/csv_reader.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tranche {

namespace {

constexpr qint64 headBytes = 65536;

std::string_view firstLines(std::string_view text, std::uint64_t lines)
{
    std::size_t end = 0;
    for (; lines > 0 && end < text.size(); --lines) {
        const std::size_t next = text.find('\n', end);
        end = next == std::string_view::npos ? text.size() : next + 1;
    }
    return text.substr(0, end);
}

} // namespace

std::string readHead(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::string head = file.read(headBytes).toStdString();
    if (file.atEnd())
        return head;
    const std::size_t lastEnd = head.rfind('\n');
    if (lastEnd != std::string::npos)
        head.resize(lastEnd + 1);
    return head;
}

Result<std::shared_ptr<const Table>> readHeadAs(const std::string& head, const QFileInfo& file, const CsvOptions& options, JobContext& job)
{
    const std::string name = file.fileName().toStdString();
    auto table = readCsvText(head, name, options, job);
    const bool onlyBeginning = static_cast<qint64>(head.size()) < file.size();
    if (table || !onlyBeginning || !options.quote || table.error().place.line < 2)
        return table;
    const bool quoteOpen = std::count(head.begin(), head.end(), *options.quote) % 2 != 0;
    return quoteOpen ? readCsvText(firstLines(head, table.error().place.line - 1), name, options, job) : table;
}

} // namespace tranche
