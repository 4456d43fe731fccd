// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QString>
#include <QStringDecoder>

#include <string>
#include <string_view>

namespace tranche {

/// A text of ours for Qt, character for character; toStdString() gives the same bytes again. Qt's own conversions take a U+FEFF at the
/// front for a byte-order mark and drop it; in a value or a name it is a character like any other.
inline QString qtText(std::string_view utf8)
{
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decode(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

/// The same for JSON: Qt's reader drops U+FEFF at the front of a string, but not where it is escaped.
inline QByteArray escapedMarks(QByteArray json)
{
    return json.replace("\"\xEF\xBB\xBF", "\"\\ufeff");
}

/// JSON with all texts in it as they are.
inline QJsonDocument readJson(std::string_view text, QJsonParseError* fault = nullptr)
{
    return QJsonDocument::fromJson(escapedMarks(QByteArray(text.data(), static_cast<qsizetype>(text.size()))), fault);
}

/// JSON that any reader, Qt's too, reads back as it was.
inline std::string jsonBytes(const QJsonDocument& document, QJsonDocument::JsonFormat format)
{
    return escapedMarks(document.toJson(format)).toStdString();
}

} // namespace tranche
