// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/archive/workbook_archive.h"

#include <QXmlStreamReader>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// Reads one part of a workbook as XML from its first byte to its last, without holding it. Every token asks the job now and then.
class PartReader {
public:
    /// All must outlive it. `reports`: whether the part's bytes are the job's progress.
    PartReader(const WorkbookArchive& archive, const WorkbookArchive::Part& part, JobContext& job, bool reports = false);

    /// Move on to the next token; false at the end of the part, or where it is not what it should be: see outcome().
    bool next();
    /// Move on to the end of the element whose start was read last; false as next().
    bool skip();
    /// BadInput where the part was not read to its end because of a fault in it.
    Result<void> outcome() const;

    bool starts() const { return m_xml.isStartElement(); }
    bool ends() const { return m_xml.isEndElement(); }
    /// Of an element, without its namespace.
    QStringView name() const { return m_xml.name(); }
    bool isText() const { return m_xml.isCharacters(); }
    QStringView text() const { return m_xml.text(); }
    /// Of the element whose start was read last, by its name without a namespace; none where it has no such attribute.
    std::optional<std::string> attribute(QStringView name) const;
    /// The same as a number; none where it is no whole number or too great for any sheet.
    std::optional<std::uint32_t> number(QStringView name) const;
    bool flag(QStringView name) const;
    QXmlStreamAttributes attributes() const { return m_xml.attributes(); }
    /// What was read last is not what it should be, in a way that XML does not rule: nothing more is read.
    void stop() { m_xml.raiseError(); }

private:
    const std::string& m_file;
    const WorkbookArchive::Part& m_part;
    JobContext& m_job;
    PartDevice m_device;
    QXmlStreamReader m_xml;
    bool m_reports;
    bool m_declaresType = false;
    std::uint32_t m_tokens = 0;
};

/// Append a text as UTF-8.
void appendUtf8(std::string& text, QStringView more);

} // namespace tranche
