// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>

namespace tranche {

/// What went wrong, with the attribute that it is about: "Age: Every value is missing."
QString failureText(const Error& error);
/// Why a stage after the roles has no result yet; never that a role is lacking where each has its own.
QString whyNotYetText(const Document& now);

} // namespace tranche
