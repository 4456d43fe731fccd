// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>

namespace tranche {

/// Why a stage after the roles has no result yet; never that a role is lacking where each has its own.
QString whyNotYetText(const Document& now);

} // namespace tranche
