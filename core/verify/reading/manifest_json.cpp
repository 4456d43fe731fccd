// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/manifest_json.h"

#include "core/base/messages/manifest_message.h"

#include "core/import/qt_text.h"

#include <QJsonDocument>

namespace tranche {

namespace {

/// Keys written in a text that is known to be JSON: strings followed by a colon.
std::size_t keysWritten(std::string_view json)
{
    std::size_t keys = 0;
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (json[at] != '"')
            continue;
        for (++at; json[at] != '"'; ++at)
            if (json[at] == '\\')
                ++at;
        const auto next = json.find_first_not_of(" \t\r\n", at + 1);
        if (next != std::string_view::npos && json[next] == ':')
            ++keys;
    }
    return keys;
}

std::size_t keysRead(const QJsonValue& value)
{
    std::size_t keys = 0;
    if (value.isArray()) {
        for (const auto entry : value.toArray())
            keys += keysRead(entry);
    } else if (value.isObject()) {
        const auto object = value.toObject();
        keys = static_cast<std::size_t>(object.size());
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            keys += keysRead(entry.value());
    }
    return keys;
}

Result<QJsonDocument> parseStrictly(std::string_view json)
{
    QJsonParseError problem;
    auto document = readJson(json, &problem);
    if (problem.error != QJsonParseError::NoError)
        return fail(ErrorCode::BadInput, ManifestMessage::NotJson);
    if (keysWritten(json) != keysRead(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object())))
        return fail(ErrorCode::BadInput, ManifestMessage::KeyTwice);
    return document;
}

} // namespace

Result<QJsonObject> parseObjectStrictly(std::string_view json)
{
    const auto document = parseStrictly(json);
    if (!document)
        return std::unexpected(document.error());
    return document->isObject() ? Result<QJsonObject>(document->object()) : fail(ErrorCode::BadInput, ManifestMessage::NotJson);
}

Result<QJsonArray> parseArrayStrictly(std::string_view json)
{
    const auto document = parseStrictly(json);
    if (!document)
        return std::unexpected(document.error());
    return document->isArray() ? Result<QJsonArray>(document->array()) : fail(ErrorCode::BadInput, ManifestMessage::NotJson);
}

} // namespace tranche
