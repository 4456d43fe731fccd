// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/ddi_file.h"

#include "core/release/files/describing/date_format.h"
#include "core/release/files/describing/described_fields.h"
#include "core/release/files/describing/xml_text.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t valuesBetweenChecks = 4096;

QString ddiName(const char* name)
{
    return QString::fromLatin1(name);
}

/// Opens an element and closes it at the end of the scope.
class DdiElement {
public:
    DdiElement(QXmlStreamWriter& xml, const char* name) : m_xml(xml) { xml.writeStartElement(ddiName(name)); }
    ~DdiElement() { m_xml.writeEndElement(); }
    DdiElement(const DdiElement&) = delete;
    DdiElement& operator=(const DdiElement&) = delete;

private:
    QXmlStreamWriter& m_xml;
};

class DdiWriter {
public:
    DdiWriter(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job)
        : m_snapshot(snapshot), m_options(options), m_job(job), m_xml(&m_bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
    }

    std::string write()
    {
        m_xml.writeStartDocument();
        m_xml.writeStartElement(ddiName("codeBook"));
        m_xml.writeDefaultNamespace(ddiName("ddi:codebook:2_5"));
        m_xml.writeAttribute(ddiName("version"), ddiName("2.5"));
        writeDocument();
        writeStudy();
        writeFiles();
        writeData();
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        return m_bytes.toStdString();
    }

private:
    void writeTitle()
    {
        const DdiElement statement(m_xml, "titlStmt");
        const auto& title = m_options.details.title;
        writeXmlElement(m_xml, "titl", title.empty() ? "Sliced table without a title" : title);
    }

    void writeDocument()
    {
        const DdiElement document(m_xml, "docDscr");
        const DdiElement citation(m_xml, "citation");
        writeTitle();
        const DdiElement production(m_xml, "prodStmt");
        m_xml.writeStartElement(ddiName("software"));
        m_xml.writeAttribute(ddiName("version"), ddiName(TRANCHE_VERSION));
        writeXmlText(m_xml, "Tranche");
        m_xml.writeEndElement();
    }

    void writeDistribution()
    {
        const auto& details = m_options.details;
        if (details.owner.empty() && details.contact.empty())
            return;
        const DdiElement distribution(m_xml, "distStmt");
        if (!details.owner.empty())
            writeXmlElement(m_xml, "distrbtr", details.owner);
        if (!details.contact.empty())
            writeXmlElement(m_xml, "contact", details.contact);
    }

    void writeStudy()
    {
        const DdiElement study(m_xml, "stdyDscr");
        {
            const DdiElement citation(m_xml, "citation");
            writeTitle();
            writeDistribution();
        }
        if (const auto& purpose = m_options.details.purpose; !purpose.empty()) {
            const DdiElement information(m_xml, "stdyInfo");
            writeXmlElement(m_xml, "abstract", purpose);
        }
        if (const auto& conditions = m_options.details.conditions; !conditions.empty()) {
            const DdiElement access(m_xml, "dataAccs");
            const DdiElement use(m_xml, "useStmt");
            writeXmlElement(m_xml, "conditions", conditions);
        }
    }

    bool isTogether() const { return m_options.layout == Layout::Together; }

    void writeFile(const std::string& name, std::size_t number, std::size_t fields)
    {
        const DdiElement description(m_xml, "fileDscr");
        m_xml.writeAttribute(ddiName("ID"), fileId(number));
        const DdiElement text(m_xml, "fileTxt");
        writeXmlElement(m_xml, "fileName", name);
        const DdiElement dimensions(m_xml, "dimensns");
        writeXmlElement(m_xml, "caseQnty", std::to_string(m_snapshot.sliced->lineCount()));
        writeXmlElement(m_xml, "varQnty", std::to_string(fields));
    }

    void writeFiles()
    {
        const auto& columns = m_snapshot.sliced->columns().columns();
        if (isTogether()) {
            writeFile("data.csv", 1, fieldsOf(*m_snapshot.published).size() + 1);
            return;
        }
        for (std::size_t i = 0; i < columns.size(); ++i)
            writeFile("column-" + std::to_string(i + 1) + ".csv", i + 1, fieldsOf(*m_snapshot.published, columns[i]).size() + 1);
    }

    void writeData()
    {
        const DdiElement data(m_xml, "dataDscr");
        std::size_t number = 0;
        for (const auto& field : describedFields(m_snapshot, m_options))
            writeVariable(field, ++number);
    }

    void writeVariable(const DescribedField& field, std::size_t number)
    {
        const DdiElement variable(m_xml, "var");
        m_xml.writeAttribute(ddiName("ID"), QLatin1Char('V') + QString::number(number));
        m_xml.writeAttribute(ddiName("name"), xmlText(field.name));
        m_xml.writeAttribute(ddiName("files"), fileId(isTogether() ? 1 : field.column));
        m_xml.writeAttribute(ddiName("intrvl"), ddiName(field.meaning().numeric() ? "contin" : "discrete"));
        if (!field.text.label.empty())
            writeXmlElement(m_xml, "labl", field.text.label);
        if (field.meaning().numeric())
            writeRange(field);
        if (!field.text.description.empty())
            writeXmlElement(m_xml, "txt", field.text.description);
        writeCategories(field);
        writeFormat(field);
        writeXmlElement(m_xml, "notes", "slicing column " + std::to_string(field.column));
    }

    void writeRange(const DescribedField& field)
    {
        const auto present = field.meaning().presentCount();
        if (present == 0)
            return;
        const DdiElement valid(m_xml, "valrng");
        const DdiElement range(m_xml, "range");
        if (field.isNumber() && !field.isWhole())
            m_xml.writeAttribute(ddiName("UNITS"), ddiName("REAL"));
        m_xml.writeAttribute(ddiName("min"), xmlText(field.value(0)));
        m_xml.writeAttribute(ddiName("max"), xmlText(field.value(present - 1)));
    }

    void writeCategories(const DescribedField& field)
    {
        const auto& attribute = field.meaning();
        const bool listsAll = !attribute.numeric();
        if (!listsAll && !attribute.missingCode && !field.hasLabels())
            return;
        const auto frequencies = frequenciesOf(*m_snapshot.published, field.field, m_job);
        for (std::size_t code = 0; code < attribute.presentCount(); ++code) {
            if (code % valuesBetweenChecks == 0)
                m_job.check();
            if (listsAll || !field.label(code).empty())
                writeCategory(field, code, frequencies[code], false);
        }
        if (attribute.missingCode)
            writeCategory(field, *attribute.missingCode, frequencies[*attribute.missingCode], true);
    }

    void writeCategory(const DescribedField& field, std::size_t code, std::uint64_t frequency, bool isMissing)
    {
        const DdiElement category(m_xml, "catgry");
        if (isMissing)
            m_xml.writeAttribute(ddiName("missing"), ddiName("Y"));
        writeXmlElement(m_xml, "catValu", field.value(code));
        if (const auto label = field.label(code); !label.empty())
            writeXmlElement(m_xml, "labl", label);
        m_xml.writeStartElement(ddiName("catStat"));
        m_xml.writeAttribute(ddiName("type"), ddiName("freq"));
        writeXmlText(m_xml, std::to_string(frequency));
        m_xml.writeEndElement();
    }

    void writeFormat(const DescribedField& field)
    {
        m_xml.writeEmptyElement(ddiName("varFormat"));
        m_xml.writeAttribute(ddiName("type"), ddiName(field.isNumber() ? "numeric" : "character"));
        const auto dates = dateFormatOf(field.meaning());
        if (!dates)
            return;
        m_xml.writeAttribute(ddiName("category"), ddiName("date"));
        if (!dates->pattern.empty())
            m_xml.writeAttribute(ddiName("formatname"), xmlText(dates->pattern));
    }

    static QString fileId(std::size_t number) { return QLatin1Char('F') + QString::number(number); }

    const Snapshot& m_snapshot;
    const ReleaseOptions& m_options;
    const JobContext& m_job;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace

std::string ddiFile(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job)
{
    return DdiWriter(snapshot, options, job).write();
}

} // namespace tranche
