// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tranche {

// How texts and numbers of this program become JSON, in recipes and in the files of a release alike.

inline QString jsonText(std::string_view text)
{
    return qtText(text);
}

inline qint64 jsonNumber(std::size_t number)
{
    return static_cast<qint64>(number);
}

inline QJsonArray jsonTexts(std::span<const std::string> texts)
{
    QJsonArray array;
    for (const auto& text : texts)
        array.append(jsonText(text));
    return array;
}

/// Keys sorted, four blanks a level, a line end at the end: equal contents give equal bytes.
inline std::string jsonFile(const QJsonObject& object)
{
    return jsonBytes(QJsonDocument(object), QJsonDocument::Indented);
}

} // namespace tranche
