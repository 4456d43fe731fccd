// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace tranche {

/// A failure in the window's own words: about what was asked of it, where no message of the core fits.
inline Error inOwnWords(ErrorCode code, const QString& sentence)
{
    return Error(code, {GeneralMessage::Worded, sentence.toStdString()});
}

} // namespace tranche
