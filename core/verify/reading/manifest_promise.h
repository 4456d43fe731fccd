// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/reading/release_manifest.h"

#include <QJsonObject>

#include <cstddef>

namespace tranche {

/// How many of the keys that belong to what is promised are there: those of its model, `joint` and `generalized`.
std::size_t promiseKeys(const QJsonObject& object);

/// Model, its parameters, whether the sensitive attributes are one together, which columns are generalized; needs columns and sensitive
/// attributes to be read. BadInput, or NotSupported for a model of a later version.
Result<void> readPromise(const QJsonObject& object, ReleaseManifest& manifest);

} // namespace tranche
