// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/manifest_json.h"

#include "core/base/messages/manifest_message.h"
#include "core/import/qt_text.h"
#include "core/import/repeated_key.h"

#include <QJsonDocument>

namespace tranche {

namespace {

Result<QJsonDocument> parseStrictly(std::string_view json)
{
    QJsonParseError problem;
    auto document = readJson(json, &problem);
    if (problem.error != QJsonParseError::NoError)
        return fail(ErrorCode::BadInput, ManifestMessage::NotJson);
    if (repeatedKey(json))
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
