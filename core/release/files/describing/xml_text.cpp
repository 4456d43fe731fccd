// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/xml_text.h"

#include "core/import/qt_text.h"

namespace tranche {

namespace {

bool fitsIntoXml(QChar sign)
{
    constexpr char16_t firstPrintable = 0x20;
    constexpr char16_t firstThatIsNone = 0xFFFE;
    const auto code = sign.unicode();
    return (code >= firstPrintable && code < firstThatIsNone) || code == u'\t' || code == u'\n' || code == u'\r';
}

} // namespace

QString xmlText(std::string_view text)
{
    auto result = qtText(text);
    for (auto& sign : result)
        if (!fitsIntoXml(sign))
            sign = QChar::ReplacementCharacter;
    return result;
}

void writeXmlText(QXmlStreamWriter& xml, std::string_view text)
{
    const auto parts = xmlText(text).split(QLatin1Char('\r'));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (i > 0)
            xml.writeEntityReference(QStringLiteral("#13"));
        xml.writeCharacters(parts[i]);
    }
}

void writeXmlElement(QXmlStreamWriter& xml, const char* name, std::string_view text)
{
    xml.writeStartElement(QString::fromLatin1(name));
    writeXmlText(xml, text);
    xml.writeEndElement();
}

} // namespace tranche
