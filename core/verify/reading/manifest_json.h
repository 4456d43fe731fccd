// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string_view>

namespace tranche {

/// The object a JSON text holds. BadInput when it is no JSON, no object, or an object in it has a key twice: readers differ in
/// which of the two they take, so a promise could be read in two ways.
Result<QJsonObject> parseObjectStrictly(std::string_view json);
/// The same of an array.
Result<QJsonArray> parseArrayStrictly(std::string_view json);

} // namespace tranche
