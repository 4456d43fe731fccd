// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/archive/part_reader.h"

#include <algorithm>

namespace tranche {

PartReader::PartReader(const WorkbookArchive& archive, const WorkbookArchive::Part& part, JobContext& job, bool reports)
    : m_file(archive.file()), m_part(part), m_job(job), m_device(archive, part, job), m_xml(&m_device), m_reports(reports)
{
}

bool PartReader::next()
{
    if (m_declaresType || m_xml.atEnd())
        return false;
    m_device.endPiece();
    m_xml.readNext();
    if (++m_tokens % 4096 == 0 || m_xml.hasError()) {
        m_job.check();
        if (m_reports)
            m_job.step(std::min(m_device.bytesUnpacked(), m_part.bytes), std::max<std::uint64_t>(m_part.bytes, 1));
    }
    m_declaresType = m_xml.isDTD();
    return !m_declaresType && !m_xml.hasError();
}

bool PartReader::skip()
{
    for (std::uint64_t depth = 1; depth > 0;) {
        if (!next())
            return false;
        depth += starts() ? 1 : 0;
        depth -= ends() ? 1 : 0;
    }
    return true;
}

Result<void> PartReader::outcome() const
{
    const Place place{.file = m_file};
    if (const auto fault = m_device.fault())
        return *fault == WorkbookMessage::TextTooLong ? fail(ErrorCode::BadInput, {*fault, m_part.name}, place)
                                                      : fail(ErrorCode::BadInput, *fault, place);
    if (m_declaresType)
        return fail(ErrorCode::BadInput, {WorkbookMessage::DeclaresType, m_part.name}, place);
    if (m_xml.hasError())
        return fail(ErrorCode::BadInput, {WorkbookMessage::BadPart, m_part.name, static_cast<std::uint64_t>(m_xml.lineNumber())}, place);
    return {};
}

std::optional<std::string> PartReader::attribute(QStringView name) const
{
    for (const auto& each : m_xml.attributes())
        if (each.name() == name) {
            std::string value;
            appendUtf8(value, each.value());
            return value;
        }
    return std::nullopt;
}

std::optional<std::uint32_t> PartReader::number(QStringView name) const
{
    for (const auto& each : m_xml.attributes())
        if (each.name() == name) {
            bool whole = false;
            const auto value = each.value().toUInt(&whole);
            return whole ? std::optional(value) : std::nullopt;
        }
    return std::nullopt;
}

bool PartReader::flag(QStringView name) const
{
    const auto value = attribute(name);
    return value == "1" || value == "true";
}

void appendUtf8(std::string& text, QStringView more)
{
    const auto plain = std::ranges::all_of(more, [](QChar sign) { return sign.unicode() < 0x80; });
    if (!plain) {
        const auto bytes = more.toUtf8();
        text.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        return;
    }
    for (const auto sign : more)
        text += static_cast<char>(sign.unicode());
}

} // namespace tranche
