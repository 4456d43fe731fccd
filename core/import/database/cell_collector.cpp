// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/cell_collector.h"

#include "core/base/memory.h"
#include "core/base/messages/import/database_message.h"
#include "core/table/table_builder.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace tranche {

namespace {

constexpr std::uint64_t lengthOfNull = std::numeric_limits<std::uint64_t>::max();
constexpr std::size_t recordsAtOnce = 1000;
constexpr std::string_view replacement = "\xEF\xBF\xBD";

} // namespace

Result<std::string> CellCollector::taken(const DatabaseRecords& records, std::size_t attribute)
{
    auto cell = records.cell(attribute);
    if (!cell)
        return std::unexpected(cell.error());
    if (!*cell) {
        ++m_nulls;
        m_digest.addNumber(lengthOfNull);
        return std::string();
    }
    auto text = std::move(**cell);
    m_digest.addNumber(text.size());
    m_digest.add(text);
    const auto& of = records.attributes()[attribute];
    if (m_trims && of.padded && text.ends_with(' ')) {
        text.erase(text.find_last_not_of(' ') + 1);
        if (std::ranges::find(m_trimmed, of.name) == m_trimmed.end())
            m_trimmed.push_back(of.name);
    }
    m_empty += text.empty() ? 1 : 0;
    m_unreadable += text.find(replacement) == std::string::npos ? 0 : 1;
    return text;
}

Result<std::shared_ptr<const Table>> CellCollector::collect(DatabaseRecords& records, std::size_t most, const JobContext& job)
{
    const auto width = records.attributes().size();
    std::vector<std::string> names;
    m_digest.addNumber(width);
    for (const auto& attribute : records.attributes()) {
        m_digest.addNumber(attribute.name.size());
        m_digest.add(attribute.name);
        names.push_back(attribute.name);
    }
    TableBuilder builder(std::move(names));
    std::vector<std::string> texts;
    const auto append = [&] {
        const std::vector<std::string_view> cells(texts.begin(), texts.end());
        builder.append(cells);
        texts.clear();
    };
    while (records.taken() < most) {
        const auto more = records.next(job);
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
        for (std::size_t i = 0; i < width; ++i) {
            auto text = taken(records, i);
            if (!text)
                return std::unexpected(text.error());
            texts.push_back(std::move(*text));
        }
        if (records.taken() % recordsAtOnce != 0)
            continue;
        job.check();
        append();
        if (const auto fits = checkMemory(builder.rowCount() * width); !fits) // what is there once more
            return std::unexpected(fits.error());
    }
    append();
    if (builder.rowCount() == 0)
        return fail(ErrorCode::BadInput, DatabaseMessage::NoRecord);
    return builder.finish(job);
}

std::vector<Statement> CellCollector::changes() const
{
    std::vector<Statement> all;
    if (m_nulls > 0)
        all.emplace_back(DatabaseMessage::NullsRead, m_nulls);
    if (m_empty > 0)
        all.emplace_back(DatabaseMessage::EmptyTextsRead, m_empty);
    if (m_unreadable > 0)
        all.emplace_back(DatabaseMessage::UnreadableRead, m_unreadable);
    if (!m_trimmed.empty())
        all.emplace_back(DatabaseMessage::PaddingRemoved, m_trimmed);
    return all;
}

} // namespace tranche
