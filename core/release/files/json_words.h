// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/qt_text.h"
#include "core/table/schema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace tranche {

// Words and forms that the JSON files of a release share.

inline std::string_view typeWord(AttributeType type)
{
    switch (type) {
    case AttributeType::Numeric: return "numeric";
    case AttributeType::Date: return "date";
    case AttributeType::Categorical: break;
    }
    return "categorical";
}

inline std::string_view missingWord(MissingRule rule)
{
    return rule == MissingRule::KeepAsValue ? "value" : "drop";
}

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
