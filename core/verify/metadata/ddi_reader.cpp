// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/metadata/ddi_reader.h"

#include <QXmlStreamReader>

#include <map>

namespace tranche {

namespace {

const QString ddiNamespace = QStringLiteral("ddi:codebook:2_5");

class DdiReader {
public:
    explicit DdiReader(std::string_view xml) : m_xml(QByteArray::fromRawData(xml.data(), static_cast<qsizetype>(xml.size()))) {}

    std::optional<DdiCodebook> read()
    {
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartElement:
                if (!start())
                    return std::nullopt;
                break;
            case QXmlStreamReader::EndElement: end(); break;
            case QXmlStreamReader::Characters: m_text += m_xml.text(); break;
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference:
            case QXmlStreamReader::ProcessingInstruction: return std::nullopt;
            default: break;
            }
        }
        return m_xml.hasError() || !m_isCodebook || m_saidTwice || m_strayLabel ? std::nullopt : std::optional(std::move(m_book));
    }

private:
    QString attribute(const char* name) const { return m_xml.attributes().value(QLatin1String(name)).toString(); }

    bool start()
    {
        m_text.clear();
        if (m_xml.namespaceUri() != ddiNamespace)
            return false;
        m_path += QLatin1Char('/');
        m_path += m_xml.name();
        if (m_path == QLatin1String("/codeBook"))
            m_isCodebook = attribute("version") == QLatin1String("2.5");
        else if (m_path == QLatin1String("/codeBook/fileDscr"))
            m_book.files.push_back({attribute("ID"), {}, {}, {}});
        else if (m_path == QLatin1String("/codeBook/dataDscr/var")) {
            m_book.variables.emplace_back();
            m_book.variables.back().name = attribute("name");
            m_book.variables.back().files = attribute("files");
        } else if (m_path.startsWith(QLatin1String("/codeBook/dataDscr/var/")))
            startInVariable(m_book.variables.back());
        return m_isCodebook;
    }

    void startInVariable(DdiVariable& variable)
    {
        const auto inside = m_path.mid(23); // what comes after ".../var/"
        if (inside == QLatin1String("catgry"))
            variable.categories.push_back({{}, {}, {}, attribute("missing") == QLatin1String("Y")});
        if (inside == QLatin1String("valrng/range")) {
            m_saidTwice = m_saidTwice || variable.hasRange;
            variable.hasRange = true;
            variable.minimum = attribute("min");
            variable.maximum = attribute("max");
        }
        if (inside == QLatin1String("varFormat")) {
            m_saidTwice = m_saidTwice || !variable.type.isEmpty();
            variable.type = attribute("type");
            variable.category = attribute("category");
            variable.formatName = attribute("formatname");
        }
        m_isFrequency = inside == QLatin1String("catgry/catStat") && attribute("type") == QLatin1String("freq");
    }

    void end()
    {
        if (m_path.endsWith(QLatin1String("/titl")))
            m_book.titles.push_back(m_text);
        else if (m_path.endsWith(QLatin1String("/labl")) && !isAtHome())
            m_strayLabel = true;
        else if (auto* text = textAt()) {
            m_saidTwice = m_saidTwice || !text->isEmpty();
            *text = m_text;
        }
        m_path.truncate(m_path.lastIndexOf(QLatin1Char('/')));
        m_text.clear();
    }

    /// Where the text of the element that ends belongs; null: nowhere.
    QString* textAt()
    {
        if (m_path.startsWith(QLatin1String("/codeBook/dataDscr/var/")))
            return textInVariable(m_book.variables.back());
        if (m_path.startsWith(QLatin1String("/codeBook/fileDscr/fileTxt/")))
            return textInFile(m_book.files.back());
        const std::map<QString, QString*> places{
            {QStringLiteral("/codeBook/stdyDscr/stdyInfo/abstract"), &m_book.purpose},
            {QStringLiteral("/codeBook/stdyDscr/dataAccs/useStmt/conditions"), &m_book.conditions},
            {QStringLiteral("/codeBook/stdyDscr/citation/distStmt/distrbtr"), &m_book.distributor},
            {QStringLiteral("/codeBook/stdyDscr/citation/distStmt/contact"), &m_book.contact},
        };
        const auto place = places.find(m_path);
        return place == places.end() ? nullptr : place->second;
    }

    /// A label of anything but an attribute or a value that is listed would be of something that the data does not have.
    bool isAtHome() const
    {
        return m_path == QLatin1String("/codeBook/dataDscr/var/labl") || m_path == QLatin1String("/codeBook/dataDscr/var/catgry/labl");
    }

    QString* textInVariable(DdiVariable& variable) const
    {
        const auto inside = m_path.mid(23);
        if (inside == QLatin1String("catgry/catValu"))
            return &variable.categories.back().value;
        if (inside == QLatin1String("catgry/labl"))
            return &variable.categories.back().label;
        if (inside == QLatin1String("catgry/catStat"))
            return m_isFrequency ? &variable.categories.back().frequency : nullptr;
        if (inside == QLatin1String("labl"))
            return &variable.label;
        if (inside == QLatin1String("txt"))
            return &variable.description;
        return inside == QLatin1String("notes") ? &variable.note : nullptr;
    }

    QString* textInFile(DdiFile& file) const
    {
        if (m_path.endsWith(QLatin1String("/fileName")))
            return &file.name;
        if (m_path.endsWith(QLatin1String("/caseQnty")))
            return &file.cases;
        return m_path.endsWith(QLatin1String("/varQnty")) ? &file.variables : nullptr;
    }

    QXmlStreamReader m_xml;
    QString m_path;
    QString m_text;
    bool m_isCodebook = false;
    bool m_isFrequency = false;
    bool m_strayLabel = false;
    bool m_saidTwice = false; ///< what is said once was said again: readers differ in which of the two they take
    DdiCodebook m_book;
};

} // namespace

std::optional<DdiCodebook> readDdi(std::string_view xml)
{
    return DdiReader(xml).read();
}

} // namespace tranche
