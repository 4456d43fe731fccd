// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/message_words.h"
#include "core/base/result.h"

#include <string>
#include <utility>

namespace tranche {

/// A failure in a program's own words: about how it was called, where no message of the core fits.
inline std::unexpected<Error> failInWords(ErrorCode code, std::string sentence, Place place = {})
{
    return fail(code, {GeneralMessage::Worded, std::move(sentence)}, std::move(place));
}

} // namespace tranche
