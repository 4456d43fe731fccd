// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/telling/verify_page.h"

#include <QString>

namespace tranche {

/// For a page or a JSON, in the language of the screen. `name` is that of the release, `summary` what the window concluded.
VerifyWords screenWords(const QString& name, const QString& summary);

} // namespace tranche
